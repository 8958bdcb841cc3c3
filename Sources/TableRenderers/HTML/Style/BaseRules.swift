import TableModel

/// The rules that every page has: `&` stands for the class they are bound to.
enum BaseRules {
  static let document: StaticString = """
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0;min-height:100vh;overflow-x:auto}
    body.tr{background:var(--desk)}
    body .table{min-height:100vh}

    """

  /// The page around the rows.
  static let page: StaticString = """
    &{--more:"Noto Sans","Noto Sans CJK SC","Noto Sans CJK JP","Noto Sans Arabic","Noto Sans Hebrew",\
    "Noto Sans Thai","Noto Sans Devanagari","Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji",system-ui,sans-serif;\
    text-rendering:geometricPrecision;color:var(--label)}
    & *{box-sizing:border-box}
    & .table{position:relative;margin:0 auto;padding-bottom:28px;background:var(--page)}
    & .title{margin:0;padding:18px var(--side) 8px;font:700 34px/41px -apple-system,"SF Pro Display",sans-34,var(--more);\
    overflow-wrap:break-word}
    &.insetGrouped .title{padding-left:20px;padding-right:20px}
    & .hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap}
    & .refresh,& .next{margin:0;padding:12px var(--side);text-align:center;color:var(--second);\
    font:400 15px/20px -apple-system,"SF Pro Text",sans-15,var(--more)}
    & .refresh::before{content:"";display:inline-block;width:20px;height:20px;margin:0 8px;vertical-align:-5px;background:var(--spin) center/20px no-repeat}
    & .next a{color:var(--link);text-decoration:none}
    & .next a:hover{text-decoration:underline}
    & .head{position:relative;margin:0;white-space:pre;text-align:left}
    &.plain .sticky{position:sticky;top:var(--stick);z-index:1;background:var(--page)}
    &.plain.ios12 .sticky{background:var(--band)}
    & .index{position:absolute;top:0;bottom:0;z-index:2;right:0;width:15px;pointer-events:none}
    &.rtl .index{right:auto;left:0}
    & .index ul{position:sticky;top:8px;margin:0;padding:0;list-style:none;pointer-events:auto}
    & .index a{display:block;color:var(--link);text-decoration:none;text-align:center;\
    font:600 11px/14px -apple-system,"SF Pro Text",sans-11,var(--more)}
    & a:focus-visible,& button:focus-visible,& .strip:focus-visible{outline:3px solid var(--tint);outline-offset:-3px;border-radius:6px}
    &.cards{background:var(--page)}
    & .gallery{max-width:1400px;margin:0 auto;padding:24px;display:flex;flex-wrap:wrap;gap:28px;align-items:flex-start;\
    justify-content:center}
    & .gallery .title{flex:0 0 100%;padding:0;text-align:center}
    & .gallery .lead{flex:0 0 100%;margin:-20px 0 0;text-align:center;color:var(--second);\
    font:400 17px/22px -apple-system,"SF Pro Text",sans-17,var(--more)}
    & .card h2{margin:0 4px;font:600 17px/22px -apple-system,"SF Pro Text",sans-17,var(--more);overflow-wrap:break-word}
    & .card p{margin:2px 4px 8px;color:var(--second);font:400 13px/18px -apple-system,"SF Pro Text",sans-13,var(--more);\
    overflow-wrap:break-word}
    & .card code{font:500 12px/18px ui-monospace,"SF Mono",mono-12,monospace;padding:1px 6px;border-radius:5px;background:var(--fill);color:var(--label)}
    &.cards .card .rows{margin:0;border-radius:12px;overflow:hidden;box-shadow:0 1px 3px rgba(0,0,0,.06),0 6px 20px rgba(0,0,0,.06)}

    """

  /// Fonts of the page's own texts.
  static func fonts(for kind: PageHead.Kind) -> [ResolvedFont] {
    let gallery: [ResolvedFont] = [
      .system(17), .system(17, .semibold), ResolvedFont(face: .monospaced, pointSize: 12, weight: .medium),
    ]
    let all: [ResolvedFont] = [
      .system(34, .bold), .system(15), .system(13), .system(13, .medium), .system(13, .semibold),
      .system(11, .semibold),
    ]
    return switch kind {
    case .table, .tables: all
    case .gallery: all + gallery
    case .comparison: all + [.system(17, .semibold), .system(15, .semibold)]
    }
  }
}
