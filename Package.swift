// swift-tools-version: 6.2
import PackageDescription

// What Strata consists of, bottom first. A new screen is one line in `features`.

var core: [Module] {
    [
        Module("OperatingSystem", testsUse: ["Tiers"]),
        Module("Graphs", testsUse: ["RandomSamples"]),
        Module("TerminalUI", draws: true),
        Module(
            "CursesBackend", uses: ["CNcurses", "TerminalUI"],
            testsUse: ["CNcurses", "TerminalProbe", "TerminalUI", "Tiers"], links: .ncurses),
        Module("ScreenPreviews", uses: ["TerminalUI"]),
        Module(
            "PreviewKit",
            uses: ["TerminalUI", "ScreenPreviews", "CursesBackend"]
                + ["OperatingSystem"],
            testsUse: ["SnapshotKit", "ScreenPreviews", "TerminalUI", "Tiers"],
            hasSnapshots: true),
        Module(
            "SnapshotKit", uses: ["TerminalUI", "ScreenPreviews", "OperatingSystem"],
            testsUse: ["TerminalUI", "ScreenPreviews"]),
        Module(
            "StaticSwift", uses: ["OperatingSystem"], packages: .swiftSyntax + [.swiftOperators],
            testsUse: ["Corpora", "Mutations", "Tiers"], hasCorpus: true),
        Module(
            "SwiftScanning",
            testsUse: ["GrammarForms", "Mutations"] + .swiftSyntax),
        Module("YAMLKeys", packages: [.yams]),
        Module("ContentCache", uses: ["OperatingSystem"], testsUse: []),
    ]
}

var domain: [Module] {
    [
        Module(
            "Codebase", uses: ["Graphs"],
            testsUse: ["Architecture", "DomainStubs", "RandomSamples", "Tiers"]),
        Module(
            "Architecture", uses: ["Codebase", "Graphs"],
            testsUse: [
                "Codebase", "Editing", "Graphs", "Previewing", "DomainStubs", "RandomSamples",
                "Tiers",
            ]),
        Module(
            "Editing", uses: ["Codebase", "Architecture"],
            testsUse: [
                "Codebase", "Architecture", "Configuration", "DomainStubs", "RandomSamples",
            ]),
        Module(
            "Previewing", uses: ["Codebase", "Architecture", "Graphs"],
            testsUse: ["Codebase", "Architecture", "DomainStubs", "RandomSamples"]),
        // The tests read what is written in them as the program does.
        Module(
            "Inverting", uses: ["Codebase", "Architecture", "Editing", "Extracting"],
            testsUse: [
                "Codebase", "Architecture", "Editing", "Extracting", "CocoaPods",
                "Configuration", "DomainStubs", "LocalFiles", "ManifestEditing", "SourceTrees",
                "SwiftManifests",
                "SourceFiles", "Tiers", "XcodeProjects",
            ], hasCorpus: true),
        // So do these.
        Module(
            "Composing", uses: ["Codebase", "Architecture"],
            testsUse: [
                "Codebase", "Architecture", "Configuration", "HostileTexts", "SwiftManifests",
                "SourceFiles", "Tiers",
            ], hasCorpus: true),
        Module(
            "Extracting", uses: ["Codebase", "Architecture", "Graphs"],
            testsUse: ["Codebase", "Architecture", "DomainStubs", "Graphs", "RandomSamples"]),
        Module(
            "Chronicling", uses: ["Codebase", "Architecture", "Previewing", "Graphs"],
            testsUse: ["Codebase", "Architecture", "DomainStubs"]),
        Module(
            "Diagnosing",
            uses: ["Codebase", "Architecture", "Previewing", "Chronicling", "Graphs"],
            testsUse: ["Codebase", "Architecture", "DomainStubs"]),
    ]
}

var data: [Module] {
    [
        Module(
            "SourceFiles",
            uses: [
                "Codebase", "StaticSwift", "SwiftScanning", "ContentCache", "OperatingSystem",
            ],
            packages: .swiftSyntax + .swiftDiagnostics,
            // What is read is compared with what compilers say.
            testsUse: [
                "Codebase", "ContentCache", "GitRepositories", "GrammarForms", "IndexStores",
                "IndexProbe", "Mutations", "SourceTrees", "Tiers",
            ]
        ),
        Module(
            "IndexStores", uses: ["Codebase", "CIndexStore", "OperatingSystem"],
            packages: [.subprocess, .systemPackage],
            testsUse: [
                "Codebase", "GitRepositories", "IndexProbe", "OperatingSystem", "Tiers",
                .subprocess, .systemPackage,
            ]),
        Module(
            "SwiftManifests", uses: ["Codebase", "Editing", "StaticSwift"],
            testsUse: readerTests
                + ["Architecture", "Corpora", "Processes", "SourceTrees", "StaticSwift"]
                + .swiftSyntax,
            hasCorpus: true,
            embeds: ["TuistProjects/Stub/ProjectDescription.swift"]),
        Module(
            "XcodeProjects", uses: ["Codebase", "Editing", "YAMLKeys"], packages: [.yams],
            testsUse: readerTests + ["Architecture", "Editing", "ManifestEditing"]),
        Module(
            "BazelPackages", uses: ["Codebase"], testsUse: readerTests + ["Corpora"],
            hasCorpus: true),
        Module(
            "CocoaPods", uses: ["Codebase"], testsUse: readerTests + ["Corpora"], hasCorpus: true),
        Module(
            "SourceTrees", uses: ["Codebase", "OperatingSystem"], testsUse: ["Codebase", "Tiers"]),
        Module(
            "GitRepositories", uses: ["Codebase", "Chronicling", "Editing", "OperatingSystem"],
            testsUse: ["Codebase", "Chronicling", "Editing", "TemporaryCodebases", "Tiers"]),
        Module(
            "Processes",
            uses: ["Codebase", "Editing", "Inverting", "Previewing", "OperatingSystem"],
            packages: [.subprocess, .systemPackage],
            testsUse: ["Codebase", "Previewing", "Tiers"]),
        Module(
            "Configuration", uses: ["Codebase", "Architecture", "Extracting", "YAMLKeys"],
            packages: [.yams],
            testsUse: [
                "Codebase", "Architecture", "Extracting", "HostileTexts", "SourceTrees",
                "Mutations", "Tiers",
            ]),
        Module(
            "KeptReadings", uses: ["Codebase", "Architecture", "Chronicling", "ContentCache"],
            testsUse: [
                "Codebase", "Architecture", "Chronicling", "SourceTrees", "TemporaryCodebases",
                "Tiers",
                // Whose readings are kept.
                "BazelPackages", "CocoaPods", "SwiftManifests", "XcodeProjects",
            ]),
        Module(
            "LocalFiles",
            uses: [
                "Codebase", "Editing", "Previewing", "ContentCache", "OperatingSystem",
                "CFileTimes",
            ],
            testsUse: newFeatures + ["Previewing", "TemporaryCodebases", "CFileTimes"],
            embeds: ["terminal", "plain", "swiftui", "uikit", "composable"].map {
                "Templates/\($0).template"
            }),
        Module(
            "ManifestEditing", uses: ["Codebase", "Editing", "YAMLKeys"],
            packages: .swiftSyntax + [.yams],
            testsUse: ["Codebase", "Editing", "SwiftManifests"]),
        Module(
            "Reports",
            uses: ["Codebase", "Architecture", "Editing", "Inverting", "Previewing", "Composing"]
                + ["Extracting", "Diagnosing", "Chronicling", "Graphs", "TerminalUI"],
            testsUse: [
                "Codebase", "Architecture", "Editing", "Inverting", "Previewing", "Composing",
                "Extracting", "Diagnosing", "Chronicling", "HostileTexts",
            ],
            hasCorpus: true),
    ]
}

/// What the tests of readers use.
var readerTests: [Target.Dependency] {
    ["Codebase", "Mutations", "TemporaryCodebases", "Tiers"]
}

/// What makes a new feature, from reading the others to writing files.
var newFeatures: [Target.Dependency] {
    [
        "Codebase", "Architecture", "Editing", "ManifestEditing", "SourceTrees",
        "SwiftManifests",
    ]
        + ["HostileTexts", "SourceFiles", "Tiers"]
}

/// What features share: the code, and the codebases in their previews and tests.
var shared: [Target] {
    [
        .target(
            name: "FeatureKit",
            dependencies: ["Codebase", "Architecture", "Editing", "TerminalUI"],
            path: "Sources/Shared/FeatureKit",
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "FeatureKitTests",
            dependencies: ["FeatureKit", "Samples", "Codebase", "Architecture", "TerminalUI"],
            path: "Tests/Shared/FeatureKitTests",
            swiftSettings: .strict
        ),
        .target(
            name: "Samples", dependencies: ["Codebase", "Architecture"],
            path: "Sources/Shared/Samples",
            swiftSettings: .strict
        ),
    ]
}

var features: [Feature] {
    [
        Feature(
            "Overview", uses: ["Codebase", "Architecture", "Inverting", "Samples"],
            testsUse: ["Codebase", "Architecture", "FeatureKit", "Samples"]),
        Feature(
            "Health", uses: ["Codebase", "Architecture", "Diagnosing", "Previewing", "Samples"],
            testsUse: ["Codebase", "Architecture", "Diagnosing", "FeatureKit", "Samples"]),
        Feature(
            "Extraction", uses: ["Codebase", "Architecture", "Extracting", "Samples"],
            testsUse: ["Codebase", "Architecture", "Extracting", "FeatureKit", "Samples"]),
        Feature(
            "Layers", uses: ["Codebase", "Architecture", "Editing", "Samples"],
            testsUse: ["Codebase", "Architecture", "Editing", "FeatureKit"]),
        Feature(
            "Graph", uses: ["Codebase", "Architecture", "Graphs", "Samples"],
            testsUse: ["Codebase", "Architecture", "FeatureKit"]),
        Feature("Gaps"),
        Feature("Modules"),
        Feature("ModuleDetail", testsUse: ["Codebase", "Architecture", "FeatureKit", "Samples"]),
        Feature(
            "Violations", uses: ["Codebase", "Architecture", "Inverting", "Samples"],
            testsUse: ["Codebase", "Architecture", "FeatureKit", "Samples"]),
        Feature("Ratchet", testsUse: ["Codebase", "Architecture", "FeatureKit"]),
        Feature(
            "History", uses: ["Codebase", "Architecture", "Chronicling", "Samples"],
            testsUse: ["Codebase", "Architecture", "Chronicling"]),
        Feature(
            "Inversion", uses: ["Codebase", "Architecture", "Editing", "Inverting", "Samples"],
            testsUse: ["Codebase", "Architecture", "Editing", "Inverting"]),
        Feature(
            "DevAppList", uses: ["Codebase", "Architecture", "Editing", "Previewing", "Samples"],
            testsUse: ["Codebase", "Architecture", "Previewing", "FeatureKit"]),
        Feature("Previews", uses: ["Codebase", "Architecture", "Previewing", "Samples"]),
        Feature(
            "Snapshots", uses: ["Codebase", "Editing", "Previewing", "Samples"],
            testsUse: ["Codebase", "Editing", "Previewing"]),
        Feature(
            "Composition", uses: ["Codebase", "Architecture", "Composing", "Samples"],
            testsUse: ["Codebase", "Architecture", "Composing", "FeatureKit", "Samples"]),
        Feature("Workspaces", uses: ["Codebase"], testsUse: ["Codebase"]),
    ]
}

/// The one program that shows the previews of all features; docs/decisions/0006 says why.
var gallery: [Target] {
    [
        .executableTarget(
            name: "StrataGallery",
            dependencies: features.map { .byName(name: $0.name) }
                + ["PreviewKit", "ScreenPreviews", "TerminalUI"],
            path: "Sources/DevApps/StrataGallery",
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "StrataGalleryTests",
            dependencies: [
                "StrataGallery", "ScreenPreviews", "SnapshotKit", "TerminalUI", "Tiers",
            ],
            path: "Tests/DevApps/StrataGalleryTests",
            exclude: ["Snapshots"],
            swiftSettings: .strict
        ),
    ]
}

let package = Package(
    name: "Strata",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "strata", targets: ["strata"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: libraries + shared + features.flatMap(\.targets) + gallery + app,
    swiftLanguageModes: [.v6]
)

// `STRATA_TESTS=ModulesTests,GapsTests swift test` builds and runs these tests alone.
if let names = Context.environment["STRATA_TESTS"]?.split(separator: ",") {
    package.targets.removeAll { target in
        target.isTest && !names.contains { $0 == target.name }
    }
}

var libraries: [Target] {
    var targets: [Target] = [
        .systemLibrary(name: "CNcurses", path: "Shims/CNcurses", providers: .ncurses),
        .systemLibrary(name: "CIndexStore", path: "Shims/CIndexStore"),
        .systemLibrary(name: "CFileTimes", path: "Shims/CFileTimes"),
        // What the tests of IndexStores run to read stores, which may end it.
        .executableTarget(
            name: "IndexProbe", dependencies: ["IndexStores"], path: "Tests/Helpers/IndexProbe",
            swiftSettings: .strict),
        // What the tests of CursesBackend run in a terminal of its own.
        .executableTarget(
            name: "TerminalProbe",
            dependencies: ["CursesBackend", "TerminalUI"],
            path: "Tests/Helpers/TerminalProbe",
            swiftSettings: .strict
        ),
    ]
    // Damaged inputs for the tests of readers.
    targets.append(
        .target(name: "Mutations", path: "Tests/Helpers/Mutations", swiftSettings: .strict))
    // Small sources for the tests of what reads them.
    targets.append(
        .target(name: "GrammarForms", path: "Tests/Helpers/GrammarForms", swiftSettings: .strict))
    // Programs with the answers of their languages for the tests of interpreters.
    targets.append(.target(name: "Corpora", path: "Tests/Helpers/Corpora", swiftSettings: .strict))
    // Folders with projects in them for the same tests.
    targets.append(
        .target(
            name: "TemporaryCodebases", dependencies: ["Codebase", "SourceTrees"],
            path: "Tests/Helpers/TemporaryCodebases", swiftSettings: .strict))
    // Texts that mean harm, and who judges what became of them.
    targets.append(
        .target(
            name: "HostileTexts", dependencies: .swiftSyntax, path: "Tests/Helpers/HostileTexts",
            swiftSettings: .strict))
    // Numbers and graphs that look random and are the same in every run.
    targets.append(
        .target(
            name: "RandomSamples", dependencies: ["Graphs"], path: "Tests/Helpers/RandomSamples",
            swiftSettings: .strict))
    // Small codebases and analyses for the tests of the domain.
    targets.append(
        .target(
            name: "DomainStubs", dependencies: ["Codebase", "Architecture"],
            path: "Tests/Helpers/DomainStubs", swiftSettings: .strict))
    // Which tests a quick run leaves out, and what all test files keep to.
    targets += [
        .target(name: "Tiers", path: "Tests/Helpers/Tiers", swiftSettings: .strict),
        .testTarget(
            name: "TestFilesTests", dependencies: ["Tiers"],
            path: "Tests/Helpers/TestFilesTests", swiftSettings: .strict),
    ]
    targets += core.flatMap { $0.targets(in: "Core") }
    targets += domain.flatMap { $0.targets(in: "Domain") }
    targets += data.flatMap { $0.targets(in: "Data") }
    return targets
}

var app: [Target] {
    let wired =
        domain.map(\.name) + ["TerminalUI", "CursesBackend", "OperatingSystem"] + data.map(\.name)
        + features.map(\.name)
    return [
        .executableTarget(
            name: "strata",
            dependencies: wired.map { .byName(name: $0) } + [.argumentParser],
            path: "Sources/App/strata",
            swiftSettings: .strict
        ),
        .testTarget(
            name: "strataTests",
            dependencies: .domain + [
                "Chronicling", "Extracting", "Inverting", "DomainStubs", "RandomSamples",
                "strata", "StrataGallery", "PreviewKit", "ScreenPreviews", "TemporaryCodebases",
                "TerminalUI", "Tiers",
            ],
            path: "Tests/App/strataTests",
            swiftSettings: .strict
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["strata", "HostileTexts", "Tiers", .subprocess, .systemPackage],
            path: "Tests/EndToEndTests",
            swiftSettings: .strict
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Codebase", "Architecture", "Configuration", "SourceTrees", "Processes",
                "SourceFiles", "SwiftManifests", "XcodeProjects", "BazelPackages", "CocoaPods",
                "Editing",
                "Extracting", "Inverting", "ManifestEditing",
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Sources/Benchmarks",
            exclude: ["Terminal"],
            swiftSettings: .strict
        ),
        // Builds without the parser, like the dev apps that it measures.
        .executableTarget(
            name: "TerminalBenchmarks",
            dependencies: ["CNcurses"],
            path: "Sources/Benchmarks/Terminal",
            swiftSettings: .strict
        ),
    ]
}

/// A library of one layer with its tests.
struct Module {
    let name: String
    let uses: [Target.Dependency]
    let packages: [Target.Dependency]
    /// What the tests use besides the module.
    let testsUse: [Target.Dependency]
    let hasSnapshots: Bool
    /// Whether the tests have programs whose answers are recorded.
    let hasCorpus: Bool
    let embeds: [String]
    let links: [LinkerSetting]
    /// Whether it goes over all cells of a screen.
    let draws: Bool

    init(
        _ name: String, uses: [Target.Dependency] = [], packages: [Target.Dependency] = [],
        testsUse: [Target.Dependency]? = nil, hasSnapshots: Bool = false,
        hasCorpus: Bool = false, embeds: [String] = [], links: [LinkerSetting] = [],
        draws: Bool = false
    ) {
        self.name = name
        self.uses = uses
        self.draws = draws
        self.packages = packages
        // Most tests use what their module does.
        self.testsUse = testsUse ?? uses
        self.hasSnapshots = hasSnapshots
        self.hasCorpus = hasCorpus
        self.embeds = embeds
        self.links = links
    }

    func targets(in layer: String) -> [Target] {
        [
            .target(
                name: name,
                dependencies: uses + packages,
                path: "Sources/\(layer)/\(name)",
                resources: embeds.map { .embedInCode($0) },
                swiftSettings: .strict + (draws ? .optimized : []),
                linkerSettings: links
            ),
            .testTarget(
                name: "\(name)Tests",
                dependencies: [.byName(name: name)] + testsUse,
                path: "Tests/\(layer)/\(name)Tests",
                exclude: (hasSnapshots ? ["Snapshots"] : []) + (hasCorpus ? ["Corpus"] : []),
                swiftSettings: .strict
            ),
        ]
    }
}

/// One screen: its library, its dev executable and its tests.
struct Feature {
    let name: String
    let uses: [Target.Dependency]
    let testsUse: [Target.Dependency]

    init(
        _ name: String, uses: [Target.Dependency] = ["Codebase", "Architecture", "Samples"],
        testsUse: [Target.Dependency]? = nil
    ) {
        self.name = name
        self.uses = uses
        self.testsUse = testsUse ?? uses + ["FeatureKit"]
    }

    var targets: [Target] {
        [
            .target(
                name: name,
                dependencies: uses + ["FeatureKit", "TerminalUI", "ScreenPreviews"],
                path: "Sources/Features/\(name)",
                swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
            ),
            .executableTarget(
                name: "\(name)Dev",
                dependencies: [.byName(name: name), "PreviewKit"],
                path: "Sources/DevApps/\(name)Dev",
                swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
            ),
            .testTarget(
                name: "\(name)Tests",
                dependencies: testsUse
                    + [.byName(name: name), "TerminalUI", "ScreenPreviews", "SnapshotKit"],
                path: "Tests/Features/\(name)Tests",
                exclude: ["Snapshots"],
                swiftSettings: .strict
            ),
        ]
    }
}

extension [SwiftSetting] {
    static var strict: Self {
        [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
    }
}

extension [SwiftSetting] {
    /// For what draws: dev apps and tests, which are debug builds, draw thousands of screens.
    static var optimized: Self {
        [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
    }
}

extension [LinkerSetting] {
    /// The wide library on Linux; macOS has one that is both.
    static var ncurses: Self {
        [
            .linkedLibrary("ncursesw", .when(platforms: [.linux])),
            .linkedLibrary("tinfo", .when(platforms: [.linux])),
            .linkedLibrary("ncurses", .when(platforms: [.macOS])),
        ]
    }
}

extension [SystemPackageProvider] {
    static var ncurses: Self { [.apt(["libncurses-dev"])] }
}

extension [Target.Dependency] {
    static var swiftSyntax: Self {
        [
            .product(name: "SwiftSyntax", package: "swift-syntax"),
            .product(name: "SwiftParser", package: "swift-syntax"),
        ]
    }

    static var swiftDiagnostics: Self {
        [
            .product(name: "SwiftDiagnostics", package: "swift-syntax"),
            .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        ]
    }
}

extension [Target.Dependency] {
    /// All rooms of the domain, as features and the app use them.
    static var domain: Self { ["Codebase", "Architecture", "Editing", "Previewing"] }
}

extension Target.Dependency {
    static var argumentParser: Self {
        .product(name: "ArgumentParser", package: "swift-argument-parser")
    }
    static var subprocess: Self { .product(name: "Subprocess", package: "swift-subprocess") }
    static var swiftOperators: Self { .product(name: "SwiftOperators", package: "swift-syntax") }
    static var systemPackage: Self { .product(name: "SystemPackage", package: "swift-system") }
    static var yams: Self { .product(name: "Yams", package: "Yams") }
}
