extension BaseRules {
  /// The page of several tables: cards on a desk, each as wide as its table.
  static let tables: StaticString = """
    & .tables{padding:24px 0;display:flex;flex-wrap:wrap;gap:28px;align-items:flex-start;justify-content:center}
    & .tables>.title{flex:0 0 100%;padding:0 16px;text-align:center}
    & .tables .table{margin:0;min-height:0;border-radius:24px;box-shadow:0 2px 6px rgba(0,0,0,.05),0 12px 40px rgba(0,0,0,.1)}

    """
}
