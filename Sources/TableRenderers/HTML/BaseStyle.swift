import TableModel

/// The rules that every page has.
enum BaseStyle {
  static func writeShapes(to html: inout HTMLWriter) { html.raw(shapes) }

  static func writeColors(to html: inout HTMLWriter, isDark: Bool) { html.raw(isDark ? dark : light) }

  private static let shapes: StaticString = """
    body{margin:0;min-height:100vh;display:flex;justify-content:center}
    .tr,.tr *{box-sizing:border-box}
    .tr{position:relative;margin:0 auto;padding-bottom:24px;-webkit-text-size-adjust:100%;text-size-adjust:100%;\
    font:17px/22px -apple-system,"SF Pro Text",Inter,"Noto Sans",sans-serif;background:var(--page);color:var(--label);\
    overflow-wrap:normal}
    .tr h1{margin:0;padding:14px 16px 10px;font-size:28px;line-height:34px;font-weight:700;letter-spacing:-.01em;\
    overflow-wrap:break-word}
    .tr.insetGrouped h1{padding-left:20px;padding-right:20px}
    .tr .v{position:absolute;width:1px;height:1px;margin:0;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .tr .hf{position:relative;margin:0;font-weight:400}
    .tr ul{margin:0;padding:0;list-style:none}
    .tr .rows{position:relative;background:var(--row)}
    .tr.insetGrouped .rows{margin-left:var(--side);margin-right:var(--side);border-radius:var(--corner);overflow:hidden}
    .tr{--corner:10px}
    .tr.ios26{--corner:26px}
    .tr .r{position:relative;overflow:hidden}
    .tr .r::after{content:"";position:absolute;bottom:0;background:var(--line);pointer-events:none}
    .tr .c{position:absolute;top:0;right:0;bottom:0;left:0;color:inherit;text-decoration:none}
    .tr a.c:hover{background:var(--press)}
    .tr :focus-visible{outline:3px solid var(--tint);outline-offset:-3px;border-radius:6px}
    .tr .t{position:absolute;white-space:pre;text-decoration:none}
    .tr a.t{text-decoration:underline}
    .tr .n{display:block}
    .tr .p{position:absolute;overflow:hidden}
    .tr .im{background-repeat:no-repeat;background-position:center}
    .tr .no{background:var(--fill);border:1px dashed var(--gray)}
    .tr .fd{border:.5px solid var(--gray);border-radius:5px}
    .tr .k{position:absolute;display:flex;align-items:center;justify-content:flex-end;gap:12px}
    .tr .ch i,.tr .in i{width:9px;height:9px;border:solid var(--gray3);border-width:2.5px 2.5px 0 0;transform:rotate(45deg);\
    margin-right:2px;border-radius:1px}
    .tr.rtl .ch i,.tr.rtl .in i{transform:rotate(-135deg);margin:0 0 0 2px}
    .tr .ck i{width:8px;height:14px;border:solid var(--tint);border-width:0 2.2px 2.2px 0;transform:rotate(42deg) translate(-2px,-2px);\
    margin-right:3px}
    .tr .in b{width:22px;height:22px;border:1.6px solid var(--tint);border-radius:50%;color:var(--tint);\
    font:600 14px/19px Georgia,"Times New Roman",serif;text-align:center}
    .tr .ed{position:absolute}
    .tr .ed i{position:absolute;left:50%;top:50%;width:22px;height:22px;margin:-11px;border-radius:50%;background:var(--red)}
    .tr .ins i{background:var(--green)}
    .tr .ed i::before,.tr .ins i::after{content:"";position:absolute;left:5.5px;top:10px;width:11px;height:2px;background:#fff}
    .tr .ins i::after{transform:rotate(90deg)}
    .tr .mv{position:absolute}
    .tr .mv::before,.tr .mv::after{content:"";position:absolute;left:50%;top:50%;width:22px;margin-left:-11px}
    .tr .mv::before{height:14px;margin-top:-7px;border:solid var(--gray3);border-width:2px 0}
    .tr .mv::after{height:2px;margin-top:-1px;background:var(--gray3)}
    .tr .tg{position:absolute;border-radius:99px;background:var(--fill2)}
    .tr .tg.on{background:var(--green)}
    .tr .tg i{position:absolute;top:2px;bottom:2px;left:2px;width:27px;border-radius:99px;background:#fff;\
    box-shadow:0 2px 6px rgb(0 0 0/.2)}
    .tr.ios26 .tg i{width:37px}
    .tr .tg.on i{left:auto;right:2px}
    .tr .sl{position:absolute}
    .tr .sl::before{content:"";position:absolute;left:2px;right:2px;top:50%;height:4px;margin-top:-2px;border-radius:2px;background:var(--fill2)}
    .tr .sl i{position:absolute;left:2px;top:50%;height:4px;margin-top:-2px;border-radius:2px;background:var(--tint)}
    .tr .sl b{position:absolute;top:50%;width:27px;height:27px;margin:-13.5px;border-radius:50%;background:#fff;\
    box-shadow:0 .5px 4px rgb(0 0 0/.25),0 4px 10px rgb(0 0 0/.12);transform:translateX(-50%);margin-left:0}
    .tr .pg{position:absolute;border-radius:2px;background:var(--fill2);overflow:hidden}
    .tr .pg i{display:block;height:100%;background:var(--tint);border-radius:2px}
    .tr .sr{position:absolute;border-radius:8px;background:var(--fill)}
    .tr .sr i{position:absolute;left:50%;top:25%;bottom:25%;width:1px;background:var(--line)}
    .tr .sr::before,.tr .sr::after,.tr .sr i::before{content:"";position:absolute;left:25%;top:50%;width:13px;height:2px;\
    margin:-1px 0 0 -6.5px;background:var(--label)}
    .tr .sr::after{left:75%}
    .tr .sr i::before{left:calc(47px / 2 + .5px);transform:rotate(90deg)}
    .tr .sg{position:absolute;display:flex;padding:2px;border-radius:9px;background:var(--fill)}
    .tr .sg b{flex:1 1 0;min-width:0;overflow:hidden;white-space:nowrap;text-align:center;border-radius:7px;\
    font:500 13px/1 -apple-system,"SF Pro Text",Inter,"Noto Sans",sans-serif;display:flex;align-items:center;justify-content:center;color:var(--label)}
    .tr .sg .at{background:var(--thumb);font-weight:600;box-shadow:0 3px 8px rgb(0 0 0/.12)}
    .tr .sp{display:inline-block;width:16px;height:16px;margin-right:8px;vertical-align:-3px;border-radius:50%;\
    border:3px dotted var(--gray)}
    .tr .sp.big{position:absolute;margin:0}
    .tr .rf,.tr .nx{margin:0;padding:12px 16px;text-align:center;font-size:15px;line-height:20px;color:var(--label2)}
    .tr .nx a{color:var(--tint)}
    .tr .ix{position:absolute;top:0;bottom:0;right:0;z-index:2;pointer-events:none}
    .tr.rtl .ix{right:auto;left:0}
    .tr .ix ul{position:sticky;top:8px;pointer-events:auto;padding:0 2px}
    .tr .ix a{display:block;min-width:15px;text-align:center;font-size:11px;line-height:14px;font-weight:600;color:var(--tint);text-decoration:none}
    .tr .st{position:absolute;top:0;right:0;bottom:0;left:0;display:flex;overflow-x:auto;overflow-y:hidden;scroll-snap-type:x mandatory}
    .tr .st::-webkit-scrollbar{display:none}
    .tr .st .c{position:relative;flex:0 0 100%;height:100%;scroll-snap-align:start;background:inherit}
    .tr .ac{display:flex;flex:none;height:100%;animation:tr-rest .2s step-end}
    .tr .le{scroll-snap-align:start}
    .tr .te{scroll-snap-align:end}
    @keyframes tr-rest{from{scroll-snap-align:none}}
    .tr .ac button{min-width:74px;padding:0 15px;border:0;font:inherit;color:#fff;cursor:pointer}
    .tr .card{margin:0 0 8px}
    .tr .card h2{margin:0;padding:18px 20px 0;font-size:15px;line-height:20px;font-weight:600}
    .tr .card p{margin:0;padding:0 20px 6px;font-size:13px;line-height:18px;color:var(--label2)}

    """

  /// Rules newer than the style checker that the Nu checker brings: they make a page quicker and finer, none of them
  /// moves a box.
  static let modern: StaticString = """
    .tr .r{content-visibility:auto}
    .tr .st{scrollbar-width:none;overscroll-behavior-x:contain}
    @media (forced-colors:active){.tr .r::after{background:CanvasText}}

    """

  private static let light: StaticString = """
    .tr{--label:#000;--label2:#66666b;--tint:#0066d6;--row:#fff;--page:#f2f2f7;--line:rgb(60 60 67/.29);\
    --gray:#8e8e93;--gray3:#c4c4c7;--fill:rgb(118 118 128/.12);--fill2:rgb(120 120 128/.2);--green:#34c759;--red:#ff3b30;\
    --thumb:#fff;--press:rgb(60 60 67/.08)}
    .tr.plain{--page:#fff}
    body{background:#e3e3e8}

    """

  private static let dark: StaticString = """
    .tr{--label:#fff;--label2:#a5a5ac;--tint:#4da3ff;--row:#1c1c1e;--page:#000;--line:rgb(84 84 88/.6);\
    --gray:#8e8e93;--gray3:#5a5a5e;--fill:rgb(118 118 128/.24);--fill2:rgb(120 120 128/.36);--green:#30d158;--red:#ff453a;\
    --thumb:#636366;--press:rgb(235 235 245/.1)}
    .tr.plain{--row:#000}
    body{background:#161618}

    """
}
