import TableModel
import TextMeasurement

extension LayoutEnvironment {
  /// The picture and then the title, side by side where the button aligns its content.
  func arrange(_ button: ButtonAttributes, _ shown: NodeContent, _ size: Size) -> ArrangedButton {
    let content = contentRect(of: button, size)
    let imageSize = imageSize(of: button, shown, content)
    let title = title(of: button, shown, room: content.width - imageSize.width)
    let titleSize =
      title.map {
        Size(
          width: min(content.width - imageSize.width, $0.block.size.width),
          height: min(content.height, $0.block.size.height))
      } ?? .zero
    let x = x(of: button, width: imageSize.width + titleSize.width, in: content)
    var arranged = ArrangedButton(
      style: button.style, title: title,
      titleFrame: move(
        Rect(
          x: x + imageSize.width, y: y(of: button, height: titleSize.height, in: content),
          width: titleSize.width, height: titleSize.height), by: button.titleInsets, button))
    if imageSize.width > 0, let name = button.image {
      arranged.image = ArrangedImage(name: name, file: shown.image, contentMode: .scaleAspectFit)
      arranged.imageFrame = move(
        Rect(
          x: x, y: y(of: button, height: imageSize.height, in: content), width: imageSize.width,
          height: imageSize.height), by: button.imageInsets, button)
    }
    return arranged
  }

  private func contentRect(of button: ButtonAttributes, _ size: Size) -> Rect {
    let insets = physical(button.contentInsets ?? .zero)
    let (left, right) = (insets.leading, insets.trailing)
    // What does not fit between its insets takes their room.
    guard left + right < size.width, insets.top + insets.bottom < size.height else {
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
    let middle = Rect(
      x: left, y: insets.top, width: size.width - left - right,
      height: size.height - insets.top - insets.bottom
    )
    guard isCentered(button) else { return middle }
    // Centred content may reach over them.
    return Rect(
      x: (left - right) / 2, y: (insets.top - insets.bottom) / 2, width: size.width, height: size.height)
  }

  private func isCentered(_ button: ButtonAttributes) -> Bool {
    [.center, .fill].contains(button.contentHorizontalAlignment)
      && [.center, .fill].contains(button.contentVerticalAlignment)
  }

  private func imageSize(of button: ButtonAttributes, _ shown: NodeContent, _ content: Rect) -> Size {
    guard !button.style.isGlyph, let name = button.image, !name.isEmpty else { return .zero }
    let size = shown.image?.size ?? button.imageSize ?? metrics.controls.placeholderImage
    return Size(width: min(size.width, content.width), height: min(size.height, content.height))
  }

  private func title(of button: ButtonAttributes, _ shown: NodeContent, room: Double) -> ArrangedText? {
    guard !button.title.isEmpty, !button.style.isGlyph else { return nil }
    return ArrangedText(
      block: titleBlock(of: button, shown, room: room), font: shown.font,
      color: button.titleColor ?? shown.view.tintColor ?? .semantic(.tint),
      alignment: .center)
  }

  /// A button as wide as its title asks for shows all of it, also where that is rounded down to whole points.
  private func titleBlock(of button: ButtonAttributes, _ shown: NodeContent, room: Double) -> TextBlock {
    let whole = shown.unwrapped ?? layOut(button.title, font: shown.font, mode: .middleTruncation)
    let asked = metrics.controls.roundsButtonTitles ? whole.lines.first?.width.rounded() : nil
    if room + TemplateLayout.slack >= asked ?? whole.size.width { return whole }
    return layOut(button.title, font: shown.font, maxWidth: room, mode: .middleTruncation)
  }

  private func x(of button: ButtonAttributes, width: Double, in content: Rect) -> Double {
    switch forward(button.contentHorizontalAlignment) {
    case .leading: content.x
    case .trailing: content.maxX - width
    default: grid.round(content.x + (content.width - width) / 2)
    }
  }

  /// An alignment that says leading or trailing.
  private func forward(_ alignment: ButtonAttributes.HorizontalAlignment)
    -> ButtonAttributes.HorizontalAlignment
  {
    switch alignment {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    default: alignment
    }
  }

  /// Insets that say left and right, whatever the reading direction, as they are before frames are mirrored.
  private func physical(_ insets: DirectionalInsets) -> DirectionalInsets {
    guard isRightToLeft else { return insets }
    return DirectionalInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  /// Insets move what is centred by half their difference, what stands at an edge by that edge's own.
  ///
  /// Source: UIButton's documentation of its edge insets, in which sizes take no part.
  private func move(_ frame: Rect, by insets: DirectionalInsets, _ button: ButtonAttributes) -> Rect {
    let insets = physical(insets)
    var moved = frame
    switch forward(button.contentHorizontalAlignment) {
    case .leading: moved.x += insets.leading
    case .trailing: moved.x -= insets.trailing
    default: moved.x += (insets.leading - insets.trailing) / 2
    }
    switch button.contentVerticalAlignment {
    case .center, .fill: moved.y += (insets.top - insets.bottom) / 2
    case .top: moved.y += insets.top
    case .bottom: moved.y -= insets.bottom
    }
    return moved
  }

  private func y(of button: ButtonAttributes, height: Double, in content: Rect) -> Double {
    switch button.contentVerticalAlignment {
    case .center, .fill: grid.round(content.y + (content.height - height) / 2)
    case .top: content.y
    case .bottom: content.maxY - height
    }
  }
}
