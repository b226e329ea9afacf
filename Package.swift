// swift-tools-version: 6.2
import PackageDescription

// What Strata consists of, bottom first. A new screen is one line in `features`.

var core: [Module] {
    [
        Module("TerminalUI", uses: ["CNcurses"], testsUse: ["TerminalProbe"], links: .ncurses),
        Module(
            "PreviewKit", uses: ["TerminalUI", "FileWatching"],
            testsUse: ["SnapshotKit", "TerminalUI"],
            hasSnapshots: true),
        Module("SnapshotKit", uses: ["TerminalUI"]),
        Module(
            "StaticSwift", packages: .swiftSyntax + [.swiftOperators], testsUse: ["Mutations"]),
        Module("FileWatching"),
        Module("BuildSettings"),
    ]
}

var domain: [Module] {
    [Module("Architecture")]
}

var data: [Module] {
    [
        Module(
            "SwiftSources", uses: ["Architecture", "StaticSwift"],
            packages: .swiftSyntax + .swiftDiagnostics),
        Module("ObjectiveCSources", uses: ["Architecture"]),
        Module(
            "SwiftPackages", uses: ["Architecture", "StaticSwift"],
            testsUse: ["Architecture", "StaticSwift", "Mutations"] + .swiftSyntax),
        Module(
            "XcodeProjects", uses: ["Architecture", "BuildSettings"],
            testsUse: ["Architecture", "BuildSettings"]),
        Module(
            "XcodeGenProjects", uses: ["Architecture", "BuildSettings"], packages: [.yams],
            testsUse: readerTests),
        Module(
            "TuistProjects", uses: ["Architecture", "StaticSwift"],
            testsUse: ["Architecture", "Processes", "Mutations"]),
        Module("BazelPackages", uses: ["Architecture"], testsUse: readerTests),
        Module("CocoaPods", uses: ["Architecture"], testsUse: readerTests),
        Module(
            "SourceTrees", uses: ["Architecture", "FileWatching"], testsUse: ["Architecture"]),
        Module("GitRepositories", uses: ["Architecture"]),
        Module("Processes", uses: ["Architecture"], packages: [.subprocess, .systemPackage]),
        Module(
            "Configuration", uses: ["Architecture"], packages: [.yams],
            testsUse: ["Architecture", "Mutations"]),
        Module("WorkspaceFiles", uses: ["Architecture"]),
        Module(
            "SnapshotFiles", uses: ["Architecture", "FileWatching"], testsUse: ["Architecture"]),
        Module(
            "ManifestEditing", uses: ["Architecture"], packages: .swiftSyntax + [.yams],
            testsUse: ["Architecture", "SwiftPackages"]),
        Module("ChangeFiles", uses: ["Architecture"]),
        Module(
            "TemplateFiles", uses: ["Architecture"], testsUse: newFeatures,
            embeds: ["terminal", "plain", "swiftui", "uikit", "composable"].map {
                "Templates/\($0).template"
            }),
        Module("Reports", uses: ["Architecture", "TerminalUI"], testsUse: ["Architecture"]),
    ]
}

/// What the tests of readers use.
var readerTests: [Target.Dependency] { ["Architecture", "Mutations", "TemporaryCodebases"] }

/// What makes a new feature, from reading the others to writing files.
var newFeatures: [Target.Dependency] {
    ["Architecture", "ChangeFiles", "ManifestEditing", "SourceTrees", "SwiftPackages"]
        + ["SwiftSources"]
}

var features: [Feature] {
    [
        Feature("Overview"),
        Feature("Gaps"),
        Feature("Modules"),
        Feature("ModuleDetail"),
        Feature("Violations"),
        Feature("DevAppList"),
        Feature("ComponentList"),
        Feature("Snapshots"),
        Feature("Workspaces"),
    ]
}

/// The one program that shows the previews of all features; docs/decisions/0006 says why.
var gallery: [Target] {
    [
        .executableTarget(
            name: "StrataGallery",
            dependencies: features.map { .byName(name: $0.name) } + ["PreviewKit", "TerminalUI"],
            path: "Sources/DevApps/StrataGallery",
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "StrataGalleryTests",
            dependencies: ["StrataGallery", "SnapshotKit", "TerminalUI", "Violations"],
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
    targets: libraries + features.flatMap(\.targets) + gallery + app,
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
        // What the tests of TerminalUI run in a terminal of its own.
        .executableTarget(
            name: "TerminalProbe",
            dependencies: ["TerminalUI"],
            path: "Tests/Core/TerminalProbe",
            swiftSettings: .strict
        ),
    ]
    // Damaged inputs for the tests of readers.
    targets.append(
        .target(name: "Mutations", path: "Tests/Core/Mutations", swiftSettings: .strict))
    // Folders with projects in them for the same tests.
    targets.append(
        .target(
            name: "TemporaryCodebases", dependencies: ["Architecture"],
            path: "Tests/Data/TemporaryCodebases", swiftSettings: .strict))
    targets += core.flatMap { $0.targets(in: "Core") }
    targets += domain.flatMap { $0.targets(in: "Domain") }
    targets += data.flatMap { $0.targets(in: "Data") }
    return targets
}

var app: [Target] {
    let wired = ["Architecture", "TerminalUI"] + data.map(\.name) + features.map(\.name)
    return [
        .executableTarget(
            name: "strata",
            dependencies: wired.map { .byName(name: $0) } + [.argumentParser],
            path: "Sources/App/strata",
            swiftSettings: .strict
        ),
        .testTarget(
            name: "strataTests",
            dependencies: ["strata", "StrataGallery", "PreviewKit", "Architecture", "TerminalUI"],
            path: "Tests/App/strataTests",
            swiftSettings: .strict
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: ["strata", .subprocess, .systemPackage],
            path: "Tests/EndToEndTests",
            swiftSettings: .strict
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Architecture", "SwiftSources", "SourceTrees",
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Sources/Benchmarks",
            exclude: ["Reload"],
            swiftSettings: .strict
        ),
        // Builds without the parser, like the dev apps that it measures.
        .executableTarget(
            name: "ReloadBenchmark",
            dependencies: ["CNcurses"],
            path: "Sources/Benchmarks/Reload",
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
    let embeds: [String]
    let links: [LinkerSetting]

    init(
        _ name: String, uses: [Target.Dependency] = [], packages: [Target.Dependency] = [],
        testsUse: [Target.Dependency]? = nil, hasSnapshots: Bool = false, embeds: [String] = [],
        links: [LinkerSetting] = []
    ) {
        self.name = name
        self.uses = uses
        self.packages = packages
        // Most tests use what their module does.
        self.testsUse = testsUse ?? uses
        self.hasSnapshots = hasSnapshots
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
                swiftSettings: .strict,
                linkerSettings: links
            ),
            .testTarget(
                name: "\(name)Tests",
                dependencies: [.byName(name: name)] + testsUse,
                path: "Tests/\(layer)/\(name)Tests",
                exclude: hasSnapshots ? ["Snapshots"] : [],
                swiftSettings: .strict
            ),
        ]
    }
}

/// One screen: its library, its dev executable and its tests.
struct Feature {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    var targets: [Target] {
        [
            .target(
                name: name,
                dependencies: ["Architecture", "TerminalUI"],
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
                dependencies: [
                    .byName(name: name), "Architecture", "TerminalUI", "SnapshotKit",
                ],
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

extension Target.Dependency {
    static var argumentParser: Self {
        .product(name: "ArgumentParser", package: "swift-argument-parser")
    }
    static var subprocess: Self { .product(name: "Subprocess", package: "swift-subprocess") }
    static var swiftOperators: Self { .product(name: "SwiftOperators", package: "swift-syntax") }
    static var systemPackage: Self { .product(name: "SystemPackage", package: "swift-system") }
    static var yams: Self { .product(name: "Yams", package: "Yams") }
}
