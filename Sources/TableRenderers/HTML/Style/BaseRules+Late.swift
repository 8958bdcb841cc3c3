extension BaseRules {
  /// Pictures of our own, as custom properties.
  static let pictures: StaticString = """
    &{--spin:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cg stroke='%238e8e93' \
    stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M10 2v4'/%3E%3Cpath d='M15.7 4.3l-2.9 2.9' opacity='.3'/%3E%3Cpath \
    d='M18 10h-4' opacity='.38'/%3E%3Cpath d='M15.7 15.7l-2.9-2.9' opacity='.46'/%3E%3Cpath d='M10 18v-4' opacity='.54'/%3E%3Cpath \
    d='M4.3 15.7l2.9-2.9' opacity='.62'/%3E%3Cpath d='M2 10h4' opacity='.7'/%3E%3Cpath d='M4.3 4.3l2.9 2.9' opacity='.85'/%3E%3C/g%3E%3C/svg%3E");\
    --picture:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%238e8e93' \
    stroke-width='1.5' stroke-linejoin='round'%3E%3Crect x='2.5' y='4.5' width='19' height='15' rx='2.5'/%3E%3Cpath d='M3 17l5.5-5.5 4.5 \
    4.5 3-3 5 4.5'/%3E%3Ccircle cx='15.8' cy='9' r='1.6'/%3E%3C/svg%3E")}

    """

  /// What checkers of style sheets do not know: newer properties, and gradients of named colours.
  static let late: StaticString = """
    & .rows{height:var(--h);content-visibility:auto;contain-intrinsic-size:auto var(--h)}
    & .table{overflow:clip}
    & .strip{scrollbar-width:none;overscroll-behavior-x:contain}
    & .index ul{top:max(8px,calc(50vh - var(--half)))}
    & .info::before{content:"";position:absolute;left:0;top:50%;width:22px;height:22px;margin-top:-11px;\
    border:1.7px solid var(--tint);border-radius:50%;background:linear-gradient(var(--tint),var(--tint)) center 4.2px/2.2px 2.2px no-repeat,\
    linear-gradient(var(--tint),var(--tint)) center 7.8px/2px 7px no-repeat}
    & .add::before{content:"";position:absolute;top:50%;width:22px;height:22px;margin-top:-11px;\
    border:1.7px solid var(--tint);border-radius:50%;background:linear-gradient(var(--tint),var(--tint)) center/10px 1.8px no-repeat,\
    linear-gradient(var(--tint),var(--tint)) center/1.8px 10px no-repeat}
    & .grip{background:linear-gradient(var(--mark),var(--mark)) center calc(50% - 5px)/22px 2px no-repeat,\
    linear-gradient(var(--mark),var(--mark)) center/22px 2px no-repeat,\
    linear-gradient(var(--mark),var(--mark)) center calc(50% + 5px)/22px 2px no-repeat}
    & .stepper{border-radius:8px;background:linear-gradient(var(--hair),var(--hair)) center/1px 18px no-repeat,var(--fill)}
    & .stepper::before{left:0;background:linear-gradient(var(--label),var(--label)) center/13px 1.6px no-repeat}
    & .stepper::after{right:0;background:linear-gradient(var(--label),var(--label)) center/13px 1.6px no-repeat,\
    linear-gradient(var(--label),var(--label)) center/1.6px 13px no-repeat}
    @media (max-resolution:1dppx){& .rows>li::after{margin-bottom:.5px}}
    @media print{& .rows{content-visibility:visible}}
    @media (forced-colors:active){& .lit,& .done{forced-color-adjust:none}}

    """
}
