// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// One stage of the pipeline: the arrows of the architecture are the `dependencies` written here, and
/// `Tests/ArchitectureTests` holds the `import` lines under Sources to the same table.
func stage(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// The files of Templates.
let templateNames = [
  "action", "article", "choice", "contact", "download", "field", "figure", "heading", "message", "note",
  "product", "slider", "stepper", "toggle",
]

/// The parts of the script of a page that can be operated, in the folder Sources/TableRenderers/HTML/Interaction/Script.
let scriptNames = [
  "rows", "announcements", "glide", "swipe", "drag", "selection", "editing", "reorder", "menu", "loading",
  "start",
]

let package = Package(
  name: "tablerender",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "tablerender", targets: ["tablerender"]),
    .library(name: "TableRenderKit", targets: ["TableRenderKit"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CPropertyList", pkgConfig: "libplist-2.0",
      providers: [.apt(["libplist-dev"]), .brew(["libplist"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CFontConfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "CTextShaping", dependencies: ["CHarfBuzz", "CICU", "CFontConfig"]),
    stage("Diagnostics"),
    .target(
      name: "TableModel", dependencies: ["Diagnostics"], swiftSettings: strict,
      // Rounding calls the C library's functions where the processor has no instruction for them.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    stage("TableSyntax", ["Diagnostics", "CLibXML2", "CPropertyList", "CSQLite"]),
    stage("TableReaders", ["TableSyntax", "TableModel", "Diagnostics"]),
    stage("TextMeasurement", ["TableModel", "CTextShaping"]),
    stage("ConstraintSolver"),
    stage("TableLayout", ["TableModel", "ConstraintSolver", "TextMeasurement", "Diagnostics"]),
    stage("TableDiff", ["TableModel"]),
    stage("TableSessions", ["TableModel", "TableDiff"]),
    stage("TableScripts", ["Diagnostics", "TableModel", "TableSessions"]),
    stage(
      "TableRenderers", ["TableModel", "TableLayout", "TextMeasurement", "TableDiff", "TableSessions"],
      resources: scriptNames.map { .embedInCode("HTML/Interaction/Script/\($0).js") }),
    .target(
      name: "BuiltInTemplates", path: "Templates", resources: templateNames.map { .embedInCode("\($0).xml") },
      swiftSettings: strict),
    stage(
      "TableRenderKit",
      [
        "Diagnostics", "TableModel", "TableSyntax", "TableReaders", "TextMeasurement",
        "TableLayout", "TableDiff", "TableSessions", "TableScripts", "TableRenderers", "BuiltInTemplates",
      ]),
    stage("TableRenderCommand", ["TableRenderKit", "Diagnostics"]),
    .executableTarget(
      name: "tablerender", dependencies: ["TableRenderCommand"], swiftSettings: strict),
    .executableTarget(
      name: "tablerender-benchmark", dependencies: ["TableRenderKit", "ConstraintSolver"],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["CSQLite"], path: "Tests/TestSupport", swiftSettings: strict),
    tests("ArchitectureTests", ["TestSupport"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("TableModelTests", ["TableModel", "Diagnostics"]),
    tests("TableSyntaxTests", ["TableSyntax", "Diagnostics", "TestSupport"]),
    tests("TableReadersTests", ["TableReaders", "TableSyntax", "TableModel", "Diagnostics", "TestSupport"]),
    tests("ConstraintSolverTests", ["ConstraintSolver", "TestSupport"]),
    tests("TextMeasurementTests", ["TextMeasurement", "TableModel", "TestSupport"]),
    tests(
      "TableLayoutTests",
      [
        "TableLayout", "TextMeasurement", "TableReaders", "TableSyntax", "TableModel", "Diagnostics",
        "TestSupport",
      ], exclude: ["Fixtures/Cases"]),
    tests("TableDiffTests", ["TableDiff", "TableModel", "TestSupport"]),
    tests("TableSessionsTests", ["TableSessions", "TableDiff", "TableModel", "TestSupport"]),
    tests(
      "TableRenderersTests",
      ["TableRenderers", "TableLayout", "TextMeasurement", "TableModel", "Diagnostics", "TestSupport"]),
    tests(
      "TableScriptsTests", ["TableScripts", "TableSessions", "TableModel", "Diagnostics", "TestSupport"]),
    tests("TableRenderKitTests", ["TableRenderKit", "TableLayout", "TestSupport"]),
    tests("BrowserTests", ["TestSupport", "tablerender"]),
    tests(
      "CommandTests", ["TableRenderCommand", "TableRenderKit", "Diagnostics", "TestSupport", "tablerender"],
      exclude: ["Cases"]),
  ],
  swiftLanguageModes: [.v6]
)
