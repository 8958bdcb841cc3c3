extension BaseRules {
  /// Views and controls as they stand: a page without a script has nothing to operate.
  static let controls: StaticString = """
    & .pic{overflow:hidden;background-repeat:no-repeat;background-position:center}
    & .scaleToFill,& .redraw{background-size:100% 100%}
    & .scaleAspectFit{background-size:contain}
    & .scaleAspectFill{background-size:cover}
    & .top{background-position:top}
    & .bottom{background-position:bottom}
    & .left{background-position:left}
    & .right{background-position:right}
    & .topLeft{background-position:left top}
    & .topRight{background-position:right top}
    & .bottomLeft{background-position:left bottom}
    & .bottomRight{background-position:right bottom}
    & .missing{background:var(--fill) var(--picture) center/60% no-repeat}
    & .switch{border-radius:99px;background:var(--track)}
    & .lit{background:var(--on)}
    & .done{background:var(--tint)}
    & .switch::before{content:"";position:absolute;left:2px;top:50%;width:27px;height:27px;margin-top:-13.5px;border-radius:99px;\
    background:#fff;box-shadow:0 3px 8px rgba(0,0,0,.15),0 1px 1px rgba(0,0,0,.12)}
    & .lit::before{left:auto;right:2px}
    &.rtl .switch::before{left:auto;right:2px}
    &.rtl .switch.lit::before{left:2px;right:auto}
    &.ios26 .switch::before{width:39px;height:24px;margin-top:-12px}
    & .slider::before,& .slider span{top:50%;height:4px;margin-top:-2px;border-radius:2px}
    & .slider::before{content:"";position:absolute;left:2px;right:2px;background:var(--track)}
    & .slider span{left:2px}
    &.rtl .slider span{left:auto;right:2px}
    & .slider span::before{content:"";position:absolute;right:-13.5px;top:50%;width:27px;height:27px;margin-top:-13.5px;\
    border-radius:50%;background:#fff;box-shadow:0 .5px 4px rgba(0,0,0,.22),0 6px 13px rgba(0,0,0,.1)}
    &.rtl .slider span::before{right:auto;left:-13.5px}
    &.ios26 .slider span::before{right:-19px;width:38px;height:24px;margin-top:-12px;border-radius:12px}
    &.ios26.rtl .slider span::before{right:auto;left:-19px}
    & .bar{border-radius:2px;background:var(--track);overflow:hidden}
    & .bar span{left:0;top:0;bottom:0;border-radius:2px}
    &.rtl .bar span{left:auto;right:0}
    &.ios26 .stepper{border-radius:16px}
    & .stepper::before,& .stepper::after{content:"";position:absolute;top:0;bottom:0;width:50%}
    &.rtl .stepper::before{left:auto;right:0}
    &.rtl .stepper::after{right:auto;left:0}
    & .segments{display:flex;padding:2px;border-radius:9px;background:var(--fill)}
    & .segments span{position:relative;flex:1 1 0;min-width:0;border-radius:7px;overflow:hidden;text-align:center;text-overflow:ellipsis;\
    color:var(--label);font:500 13px/27px -apple-system,"SF Pro Text",sans-13,var(--more);font-weight:500}
    & .segments .on{background:var(--thumb);font-weight:600;box-shadow:0 3px 8px rgba(0,0,0,.12),0 3px 1px rgba(0,0,0,.04)}
    &.ios26 .segments,&.ios26 .segments span{border-radius:99px}
    & .spin{background:var(--spin) center/contain no-repeat}
    & .field{border:1px solid var(--track);border-radius:6px}
    & .field.bezel,& .field.line{border-color:var(--gray);border-radius:0}

    """
}
