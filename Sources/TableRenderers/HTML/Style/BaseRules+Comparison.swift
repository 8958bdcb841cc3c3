extension BaseRules {
  /// What a page of a comparison is wider than its two columns, points: its edges, the gap and the mark beside rows.
  static let comparisonPadding = 78.0  // 24 + 4 + 10 + 16 + 24

  /// The page of a comparison.
  static let comparison: StaticString = """
    & .compare{margin:0 auto;padding:24px;font:400 15px/20px -apple-system,"SF Pro Text",sans-15,var(--more)}
    & .compare h1{margin:0 0 4px;font:700 34px/41px -apple-system,"SF Pro Display",sans-34,var(--more)}
    & .compare h2{margin:28px 0 8px;font:600 17px/22px -apple-system,"SF Pro Text",sans-17,var(--more);overflow-wrap:break-word}
    & .compare h2.head{margin:0}
    & .lead{margin:0 0 4px;color:var(--second);overflow-wrap:break-word}
    & .changes{overflow-wrap:break-word;margin:12px 0;padding:0 0 0 28px;max-height:240px;overflow-y:auto}
    & .changes a,& .note a{color:var(--link);text-decoration:none}
    & .changes a:hover,& .note a:hover{text-decoration:underline}
    & input[type=radio]{margin:12px 6px 12px 0}
    & label{margin-right:18px}
    & .pair{display:flex;flex-wrap:wrap;margin:0 0 1px;padding:0 0 0 10px;border-left:4px solid transparent;column-gap:16px}
    & .note,& .values{flex:0 0 100%;min-width:0;margin:0;overflow-wrap:break-word}
    & .note{padding:8px 0 4px;font-weight:600}
    & .values{padding:0 0 6px 20px}
    & .mark{padding:0 7px;border-radius:9px;background:var(--move);color:var(--label)}
    & .side{position:relative;background:var(--page);overflow:hidden}
    & .side.none{background:none}
    & .names{position:sticky;top:0;z-index:2;padding-top:6px;padding-bottom:6px;background:var(--page)}
    & .names p{margin:0;font-weight:600;overflow-wrap:break-word}
    & .skip{margin:4px 0 4px 14px;color:var(--second)}
    & .change{scroll-margin:30vh}
    & .change:focus{outline:3px solid var(--tint);outline-offset:2px;border-radius:4px}
    & .insert{border-color:var(--inserted)}
    & .delete{border-color:var(--deleted)}
    & .move{border-color:var(--moved)}
    & .update{border-color:var(--updated)}
    & ins{background:var(--insert);text-decoration:none;border-radius:3px;padding:0 2px}
    & del{background:var(--delete);border-radius:3px;padding:0 2px}
    & #view-merged:checked~.pairs .same .old,& #view-merged:checked~.pairs .none{display:none}
    & #view-merged:checked~.pairs .pair{display:block}
    & #view-merged:checked~.pairs .change .old .rows::before,& #view-merged:checked~.pairs .change .new .rows::before{content:"";\
    position:absolute;z-index:2;left:0;top:0;bottom:0;width:4px;background:var(--deleted)}
    & #view-merged:checked~.pairs .change .new .rows::before{background:var(--inserted)}

    """

  /// The colours of the kinds of change: what stands behind words, and what stands beside rows.
  static func changeColors(isDark: Bool) -> StaticString {
    isDark
      ? "--insert:#12431f;--delete:#5b1a1a;--move:#17395f;--inserted:#3fb950;--deleted:#f85149;--moved:#58a6ff;--updated:#d29922;"
      : "--insert:#c8f2d3;--delete:#ffd3d0;--move:#d3e5ff;--inserted:#1f883d;--deleted:#cf222e;--moved:#0969da;--updated:#bf8700;"
  }

  /// From change to change by keys; the page reads as well without.
  static let comparisonScript: StaticString = """
    <script>
    addEventListener("keydown",function(e){
    if(e.altKey||e.ctrlKey||e.metaKey||/^(input|textarea|select)$/i.test(e.target.tagName)&&e.target.type!="radio")return;
    var d={n:1,j:1,p:-1,k:-1}[e.key];if(!d)return;
    var all=[].slice.call(document.querySelectorAll(".change")),at=all.indexOf(document.activeElement);
    var next=all[at<0?(d>0?0:all.length-1):at+d];
    if(next){next.focus({preventScroll:true});next.scrollIntoView({block:"center"})}});
    </script>

    """
}
