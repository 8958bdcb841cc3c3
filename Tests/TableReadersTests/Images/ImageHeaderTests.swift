import TableModel
import TableReaders
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ImageHeaderTests {
  @Test func readsPNG() {
    expect(png(width: 60, height: 40), "image/png", 60, 40)
  }

  @Test func readsPNGThatXcodeHasRewritten() {
    let plain = png(width: 87, height: 29)
    let chunk = [0, 0, 0, 4] + Array("CgBI".utf8) + [0x50, 0, 0x20, 2] + [0x2B, 0xD5, 0xB3, 0x7F]
    expect(Array(plain[..<8]) + chunk + plain[8...], "image/png", 87, 29)
  }

  @Test func readsGIF() {
    expect(Array("GIF89a".utf8) + [0x2C, 0x01, 0x0A, 0, 0, 0, 0], "image/gif", 300, 10)  // 0x012C
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF] as [UInt8])
  func readsJPEGOfEveryKindOfFrame(marker: UInt8) {
    expect(jpeg(frame: marker, width: 640, height: 480), "image/jpeg", 640, 480)
  }

  @Test func skipsJPEGSegmentsAndFillBytesBeforeTheFrame() {
    let comment: [UInt8] = [0xFF, 0xFE, 0, 6, 0xFF, 0xC0, 1, 2]
    let fill: [UInt8] = [0xFF, 0xFF, 0xFF]
    let frame = jpeg(frame: 0xC2, width: 33, height: 44).dropFirst(2)
    expect([0xFF, 0xD8] + comment + fill + frame, "image/jpeg", 33, 44)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt8])
  func turnsJPEGByItsOrientation(orientation: UInt8) {
    for isLittleEndian in [true, false] {
      let exif = exifSegment(orientation: orientation, isLittleEndian: isLittleEndian)
      let bytes = [0xFF, 0xD8] + exif + jpeg(frame: 0xC0, width: 30, height: 20).dropFirst(2)
      let isTurned = orientation >= 5
      expect(bytes, "image/jpeg", isTurned ? 20 : 30, isTurned ? 30 : 20)
    }
  }

  @Test func readsLossyWebP() {
    let frame: [UInt8] = [0, 0, 0, 0x9D, 0x01, 0x2A, 0x90, 0x41, 0x20, 0x80]
    expect(webP("VP8 ", frame), "image/webp", 400, 32)  // 0x4190 & 0x3FFF = 0x190, 0x8020 & 0x3FFF = 0x20
  }

  @Test func readsLosslessWebP() {
    let bits = UInt32(99) | UInt32(49) << 14
    let frame = [0x2F] + (0..<4).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
    expect(webP("VP8L", frame), "image/webp", 100, 50)  // one more than stored
  }

  @Test func readsExtendedWebP() {
    let frame: [UInt8] = [0, 0, 0, 0, 0xFF, 0x01, 0, 0x7F, 0, 0]
    expect(webP("VP8X", frame), "image/webp", 512, 128)  // 0x1FF + 1, 0x7F + 1
  }

  @Test(arguments: [
    ("<svg width='24' height='12px'/>", 24.0, 12.0),
    ("<svg width='12pt' height='1in'/>", 16, 96),  // 12 · 4/3
    ("<svg width='25.4mm' height='2.54cm'/>", 96, 96),
    ("<svg viewBox='0 0 32 16'/>", 32, 16),
    ("<svg width='64' viewBox='0,0,32,16'/>", 64, 32),  // 64 · 16/32
    ("<svg height='8' viewBox='0 0 32 16'/>", 16, 8),  // 8 · 32/16
    ("<svg width='100%' height='100%' viewBox='0 0 5 7'/>", 5, 7),
    ("<svg/>", 300, 150),
    ("<s:svg xmlns:s='http://www.w3.org/2000/svg' width='3' height='4'>", 3, 4),
    (
      "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg width='9'> -->\n<!DOCTYPE svg [<!ENTITY a 'b>'>]>\n<svg width='1' height='2'>",
      1, 2
    ),
  ])
  func readsSVG(text: String, width: Double, height: Double) {
    expect(Array(text.utf8), "image/svg+xml", width, height)
  }

  @Test(arguments: [
    "", "<", "<svg", "<?xml", "<!--", "<!DOCTYPE svg", "<html><svg width='1' height='1'/></html>", "svg",
    "GIF89a",
    "RIFF....WEBPVP8 ", "<svg width='0' height='0' viewBox='0 0 0 0'", "<svg width='1e999' height='-4'/>",
  ])
  func givesNothingOrADefaultForWhatIsNoImage(text: String) {
    let header = ImageHeader(bytes: Array(text.utf8))
    #expect(header == nil || header?.width == 300)
  }

  @Test func survivesTruncationAtEveryByte() {
    let exif = exifSegment(orientation: 6, isLittleEndian: false)
    let samples = [
      png(width: 6, height: 4), [0xFF, 0xD8] + exif + jpeg(frame: 0xC0, width: 3, height: 2).dropFirst(2),
      webP("VP8X", [0, 0, 0, 0, 9, 0, 0, 9, 0, 0]), webP("VP8L", [0x2F, 1, 1, 1, 1]),
      Array("<?xml version='1.0'?><!-- x --><svg width='4' height='4'>".utf8),
    ]
    for sample in samples {
      #expect(ImageHeader(bytes: sample) != nil)
      for count in sample.indices { _ = ImageHeader(bytes: Array(sample[..<count])) }
      for index in sample.indices {
        var changed = sample
        changed[index] = 0xFF
        _ = ImageHeader(bytes: changed)
      }
    }
  }

  @Test func refusesSizesThatNoImageHas() {
    #expect(ImageHeader(bytes: png(width: 0, height: 4)) == nil)
    #expect(ImageHeader(bytes: png(width: 4_000_000_000, height: 4)) == nil)
    #expect(ImageHeader(bytes: jpeg(frame: 0xC0, width: 7, height: 0)) == nil)
  }

  @Test(arguments: [
    ("a.png", 60.0), ("a@2x.png", 30), ("icons/a@3x.png", 20), ("a@2x~ipad.png", 30), ("a@2x.b.png", 60),
    ("@2x", 30),
  ])
  func hasTheScaleThatItsNameSays(name: String, width: Double) throws {
    let header = try #require(ImageHeader(bytes: png(width: 60, height: 30)))
    #expect(header.pointSize(inFileNamed: name) == Size(width: width, height: width / 2))
  }

  @Test func hasOnePixelAPointAsSVG() throws {
    let header = try #require(ImageHeader(bytes: Array("<svg width='24' height='12'/>".utf8)))
    #expect(header.pointSize(inFileNamed: "a@2x.svg") == Size(width: 24, height: 12))
  }

  @Test(.enabled(if: SharedFolder.contains("seeds/SWTableViewCell")))
  func readsFilesOfApps() throws {
    let icon = SharedFolder.url.appending(path: "seeds/SWTableViewCell/SWTableViewCell/check@2x.png")
    let header = try #require(ImageHeader(bytes: Array(try Data(contentsOf: icon))))
    #expect(header.mediaType == "image/png")
    let assets = "seeds/DGTemplateLayoutCell/TemplateLayoutDemo/TemplateLayoutDemo/Assets.xcassets"
    let photo = SharedFolder.url.appending(path: assets + "/3.imageset/11.jpeg")
    #expect(ImageHeader(bytes: Array(try Data(contentsOf: photo)))?.mediaType == "image/jpeg")
  }

  private func expect(
    _ bytes: [UInt8], _ mediaType: String, _ width: Double, _ height: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    let header = ImageHeader(bytes: bytes)
    #expect(header?.mediaType == mediaType, sourceLocation: location)
    #expect(abs((header?.width ?? 0) - width) < 1e-9, sourceLocation: location)
    #expect(abs((header?.height ?? 0) - height) < 1e-9, sourceLocation: location)
  }

  private func png(width: UInt32, height: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bigEndian(width)
      + bigEndian(height) + [8, 6, 0, 0, 0]
  }

  private func jpeg(frame: UInt8, width: UInt16, height: UInt16) -> [UInt8] {
    [
      0xFF, 0xD8, 0xFF, frame, 0, 17, 8, UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8),
      UInt8(width & 0xFF), 3,
    ]
  }

  private func webP(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(chunk.utf8) + [0, 0, 0, 0] + content
  }

  private func exifSegment(orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let content = Array("Exif".utf8) + [0, 0] + tiff
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }

  private func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
