import TableModel

extension BaseRules {
  /// Fonts of what the script adds.
  static let interactionFonts: [ResolvedFont] = [.system(17), .system(17, .semibold)]

  /// What a page that can be operated looks like beyond one that stands still. Newer properties are among the rules: they
  /// go into the late sheet.
  static let interaction: StaticString = """
    &{--shift:40px;--sign:1}
    &.rtl{--shift:-40px;--sign:-1}
    & .listing{position:relative;-webkit-tap-highlight-color:transparent}
    & .bar{position:sticky;top:0;z-index:3;display:flex;justify-content:flex-end;align-items:center;height:44px;padding:0 8px;background:var(--page)}
    & .bar button,& .refresh button,& .next button{appearance:none;margin:0;padding:0 8px;border:0;background-color:transparent;\
    color:var(--link);cursor:pointer;font:400 17px/44px -apple-system,"SF Pro Text",sans-17,var(--more)}
    & .refresh button,& .next button{padding:0;font:inherit;color:inherit}
    & .next button{color:var(--link)}
    & .editing .toggle{font-weight:600}
    & .barred .title{padding-top:2px}
    &.plain .barred .sticky{top:calc(44px + var(--stick))}
    & .barred .index ul{top:max(52px,calc(50vh - var(--half)))}
    & .index{touch-action:none}
    & .barred>[data-section]{scroll-margin-top:44px}
    & .listing .rows{height:auto;min-height:0;touch-action:pan-y pinch-zoom;-webkit-user-select:none;user-select:none;-webkit-touch-callout:none}
    & .editing .rows{contain-intrinsic-size:auto var(--e)}
    & .listing div.cell:not(.edited){position:relative}
    & .live .row>.cell,& .live .row>.strip{transition:transform .3s}
    & .live .cell[role=button]{cursor:default}
    & .live .cell:active,& .pressed .cell{background:var(--press)}
    & .editing .cell:active{background:none}
    & .cover{left:0;top:0;width:100%;height:100%}
    & .listing:not(.editing) .rows>li.chosen{background:var(--chosen)}
    & .cell:focus{outline:none}
    & .cell:focus-visible,& .tool:focus-visible,& .confirm:focus-visible{outline:3px solid var(--tint);outline-offset:-3px;border-radius:6px}
    & .actions button:focus-visible,& .confirm:focus-visible{outline-color:#fff}
    & button.accessory{position:absolute;margin:0;padding:0;border:0;background-color:transparent;cursor:pointer}
    & .listing .accessory{transition:opacity .2s}
    & .editing .accessory{opacity:0;visibility:hidden}
    & .live .strip{overflow:hidden}
    & .live .strip:hover,& .live .awake .strip,& .live .open .strip{overflow-x:auto;overflow-y:hidden}
    & .live.editing .strip{overflow:hidden}
    & .editing .strip,& .dragged .strip{scroll-snap-type:none}
    & .listing .actions button{flex:1 0 auto;min-width:0;max-width:none;padding:0 8px;transition:flex .2s,padding .2s}
    & .listing .actions .implicit{min-width:74px;background:var(--danger)}
    & .live .row:not(.dragged) .implicit{max-width:120px}
    & .fixedButtons .actions .implicit{min-width:90px}
    & .live.fixedButtons .row:not(.dragged) .implicit{max-width:90px}
    & .paddedButtons .actions .implicit{min-width:0;padding:0 10px}
    & .live.paddedButtons .row:not(.dragged) .implicit{max-width:none}
    & .full button:not(.outermost){flex:0 0 0px;width:0;min-width:0;padding:0}
    & .cell.edited{display:none}
    & .editing .elsewhere{left:var(--l)!important;width:var(--w)!important}
    & .editing .redrawn{height:auto!important}
    & .editing .redrawn>.edited{display:block}
    & .editing .redrawn>.strip,& .editing .redrawn>.cell:not(.edited){display:none}
    & .editing .shifted>.cell,& .editing .shifted>.strip{transform:translateX(var(--shift))}
    & .tool{position:absolute;top:0;height:100%;margin:0;padding:0;border:0;background-color:transparent;cursor:pointer;opacity:0;\
    visibility:hidden;transition:opacity .3s,transform .3s}
    & .editing .tool{opacity:1;visibility:visible}
    & .minus.tool,& .plus.tool{left:8px;width:40px}
    &.rtl .minus.tool,&.rtl .plus.tool{left:auto;right:8px}
    & .grip.tool{right:calc(var(--side) + var(--index,0px));width:27px;cursor:grab;touch-action:none}
    &.rtl .grip.tool{right:auto;left:calc(var(--side) + var(--index,0px))}
    & .confirm{position:absolute;z-index:1;top:0;right:0;height:100%;min-width:82px;margin:0;padding:0 16px;border:0;background:var(--danger);\
    color:#fff;cursor:pointer;font:400 17px/22px -apple-system,"SF Pro Text",sans-17,var(--more);transform:translateX(100%);transition:transform .3s}
    &.rtl .confirm{right:auto;left:0;transform:translateX(-100%)}
    & .confirming .confirm{transform:none}
    & .confirming>.tool,& .confirming>.strip,& .confirming>.cell{transform:translateX(calc(var(--w)*-1*var(--sign)))}
    & .editing .confirming.shifted>.cell,& .editing .confirming.shifted>.strip{transform:translateX(calc(var(--shift) - var(--w)*var(--sign)))}
    & .lifted:not(.held),& .landing{visibility:hidden}
    & .lifted:not(.held) .tool,& .landing .tool{visibility:hidden}
    & .held{z-index:2;box-shadow:inset 0 0 0 2px var(--tint)}
    & .listing .ghost{position:fixed;z-index:9;margin:0;content-visibility:visible;pointer-events:none;border-radius:10px;overflow:hidden;\
    background:var(--lift);box-shadow:0 1px 3px rgba(0,0,0,.12),0 10px 30px rgba(0,0,0,.22);opacity:.96}
    & .listing .ghost li::after,& .listing .ghost li::before{display:none}
    & .live{transition:transform .3s}
    & .pulling{transform:translateY(var(--pull));transition:none}
    & .pulled .refresh::before{transform:rotate(180deg)}
    & .refresh::before{transition:transform .3s}
    & .busy::before{animation:tr-spin 1s steps(8) infinite}
    @keyframes tr-spin{to{transform:rotate(1turn)}}
    & .menu{position:fixed;z-index:10;min-width:200px;max-width:280px;overflow:hidden;border-radius:13px;background:var(--sheet);\
    box-shadow:0 0 0 .5px var(--line),0 12px 60px rgba(0,0,0,.28);animation:tr-menu .15s ease-out}
    @keyframes tr-menu{from{opacity:0;transform:scale(.92)}}
    & .menu button{display:block;width:100%;margin:0;padding:11px 16px;border:0;border-top:.5px solid var(--line);background-color:transparent;\
    color:var(--label);text-align:start;cursor:pointer;font:400 17px/22px -apple-system,"SF Pro Text",sans-17,var(--more)}
    & .menu button:first-child{border-top:0}
    & .menu button:hover,& .menu button:focus{background-color:var(--press);outline:none}
    & .menu button:focus-visible{outline:2px solid var(--tint);outline-offset:-2px;border-radius:6px}
    & .menu .destructive{color:var(--warning)}
    &.insetGrouped .listing .last>li:last-child::after{display:none}
    &.grouped .listing .last>li:last-child::after{left:0;width:100%}
    &.grouped .lined .first>li:first-child::before{content:"";top:0;left:0;width:100%;border-top:var(--pixel) solid var(--line)}
    @media (prefers-reduced-motion:reduce){&,& *,& *::before{transition:none!important;animation:none!important}}
    @media print{& .bar{display:none}}

    """
}
