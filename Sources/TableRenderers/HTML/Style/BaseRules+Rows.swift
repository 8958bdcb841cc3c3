extension BaseRules {
  /// Rows and what stands in them beside a document's own views.
  static let rows: StaticString = """
    & .rows{position:relative;margin:0;padding:0;list-style:none;background:var(--cell)}
    &.insetGrouped .rows{margin-left:var(--side);margin-right:var(--side)}
    &.insetGrouped .first{border-top-left-radius:10px;border-top-right-radius:10px}
    &.insetGrouped .last{border-bottom-left-radius:10px;border-bottom-right-radius:10px}
    &.insetGrouped.ios26 .first{border-top-left-radius:26px;border-top-right-radius:26px}
    &.insetGrouped.ios26 .last{border-bottom-left-radius:26px;border-bottom-right-radius:26px}
    &.insetGrouped .rows,& .rows>li{overflow:hidden}
    & .rows>li{position:relative;white-space:pre;text-align:left}
    & .rows>li::after,& .rows>li::before{position:absolute;z-index:1;pointer-events:none}
    & .rows .cut{overflow:hidden}
    & .rows span,& .rows a,& .head span,& .head a{position:absolute}
    & .cell,& .linked{color:inherit;text-decoration:none}
    & .rows .m,& .head .m{white-space:normal}
    & .rows .m>span,& .head .m>span{position:static;display:block;white-space:pre}
    & .rows .cell{left:0;top:0;width:100%;height:100%}
    & .rows a.cell:hover,& .rows a.cell:active{background:var(--press)}
    & .linked{text-decoration:underline}
    & .strip{position:absolute;left:0;top:0;width:100%;height:100%;display:flex;overflow-x:auto;overflow-y:hidden;\
    scroll-snap-type:x mandatory;background:inherit;direction:ltr}
    & .back{direction:rtl}
    & .strip::-webkit-scrollbar{display:none}
    & .strip>*{flex:0 0 auto;height:100%;direction:ltr}
    &.rtl .strip>*{direction:rtl}
    & .strip>.strip{position:relative;flex-basis:100%;scroll-snap-align:start;direction:ltr}
    & .strip>.cell{position:relative;flex-basis:100%;scroll-snap-align:start;background:inherit}
    & .actions{display:flex;scroll-snap-align:end}
    & .back>.actions{order:1}
    & .actions button{box-sizing:border-box;margin:0;padding:0 8px;border:0;border-radius:0;color:#fff;cursor:pointer;\
    font:400 15px/18px -apple-system,"SF Pro Text",sans-15,var(--more);white-space:normal;overflow:hidden}
    & .actions button:hover{text-decoration:underline}
    & .rows .glyph{position:static;display:block;flex:none;max-width:100%;margin:0 auto}
    & .chevron::before{content:"";position:absolute;right:2px;top:50%;width:9px;height:9px;margin-top:-4.5px;\
    border:solid var(--mark);border-width:2.5px 2.5px 0 0;border-radius:1px;transform:rotate(45deg)}
    &.rtl .chevron::before{right:auto;left:2px;transform:rotate(-135deg)}
    & .check::before{content:"";position:absolute;left:50%;top:50%;width:7.5px;height:14px;margin:-9.5px 0 0 -4px;\
    border:solid var(--tint);border-width:0 2.2px 2.2px 0;border-radius:1px;transform:rotate(41deg)}
    & .info.middle::before,& .add.middle::before{left:50%;margin-left:-11px}
    &.rtl .info:not(.middle)::before{left:auto;right:0}
    & .minus::before,& .plus::before{content:"";position:absolute;left:50%;top:50%;width:22px;height:22px;margin:-11px;\
    border-radius:50%;background:linear-gradient(#fff,#fff) center/11px 2px no-repeat var(--red)}
    & .plus::before{background:linear-gradient(#fff,#fff) center/11px 2px no-repeat,linear-gradient(#fff,#fff) center/2px 11px no-repeat var(--on)}

    """
}
