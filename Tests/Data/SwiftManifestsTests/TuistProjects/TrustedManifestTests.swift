import Codebase
import Foundation
import Processes
import TemporaryCodebases
import Testing
import Tiers
import SwiftManifests

/// Compiles and runs manifests with the toolchain that runs the tests.
@Suite(.real, .timeLimit(.minutes(20))) struct TrustedManifestTests {
    /// One for all tests, so that our own ProjectDescription is compiled once.
    private static let runner = SwiftManifestRunner(runPatience: .seconds(240))
    private let reader = TuistProjectReader(runner: runner)

    /// Which targets there are depends on a file that is no part of the codebase.
    private let openManifest = """
        import Foundation
        import ProjectDescription
        import ProjectDescriptionHelpers
        FileManager.default.createFile(atPath: "left-behind", contents: nil)
        let file = FileHandle(forReadingAtPath: "names.txt")!.availableData
        let names = String(decoding: file, as: UTF8.self).split(separator: " ")
        let project = Project(name: "P", targets: names.map { .part("\\($0)") })
        """

    private var openFiles: [String: String] {
        [
            "Tuist/ProjectDescriptionHelpers/Part.swift": """
            import ProjectDescription
            extension Target {
                public static func part(_ name: String) -> Target {
                    .target(
                        name: name, destinations: .iOS, product: .framework, bundleId: name,
                        sources: ["\\(name)/**"])
                }
            }
            """,
            "Project.swift": openManifest, "names.txt": "A B", "A/a.swift": "", "B/b.swift": "",
        ]
    }

    @Test func `without trust nothing of a manifest is run, and trust is offered`() async throws {
        let codebase = try TemporaryCodebase(openFiles)
        let reading = await codebase.read(with: reader)
        #expect(reading.incomplete.contains { $0.remedy == .trust })
        #expect(reading.incomplete.allSatisfy { $0.reason.hasSuffix("let the manifest run.") })
        #expect(!FileManager.default.fileExists(atPath: codebase.root + "/left-behind"))
    }

    @Test func `with trust the manifest says what it makes where evaluation cannot`() async throws {
        let codebase = try TemporaryCodebase(openFiles)
        let reading = await codebase.read(with: reader, trust: .trusted)
        #expect(reading.incomplete == [])
        #expect(reading.files == ["A": ["A/a.swift"], "B": ["B/b.swift"]])
    }

    @Test func `run and evaluated, manifests say the same`() async throws {
        let codebase = try TemporaryCodebase(Self.fixture)
        let evaluated = await codebase.read()
        let runner = TuistProjectReader(runner: Self.runner, runsAll: true)
        let run = await codebase.read(with: runner, trust: .trusted)
        #expect(evaluated.incomplete == [])
        #expect(evaluated.modules.count == 4)
        #expect(evaluated.modules.map(\.name).contains("HomeInterface"))
        #expect(run.modules.map(\.withoutPlaces) == evaluated.modules.map(\.withoutPlaces))
        #expect(run.externals == evaluated.externals)
        #expect(run.generated == evaluated.generated)
    }

    @Test
    func `what the compiler refuses stays incomplete, with the compiler's reason`() async throws {
        var files = openFiles
        files["Project.swift"] = openManifest + "\nlet broken: Int = \"text\""
        let codebase = try TemporaryCodebase(files)
        let reading = await codebase.read(with: reader, trust: .trusted)
        let reasons = reading.incomplete.map(\.reason)
        let words = "The compiler rejected Project.swift: Project.swift:8:"
        #expect(reasons.contains { $0.contains(words) })
        #expect(reading.incomplete.allSatisfy { $0.remedy == .none })
    }

    /// A plugin, helpers with an enum of modules, paths of every kind, folders and settings.
    private static let fixture = [
        "Tuist/Config.swift": """
        import ProjectDescription
        let config = Config(plugins: [.local(path: .relativeToRoot("Plugins/Names"))])
        """,
        "Plugins/Names/Plugin.swift": """
        import ProjectDescription
        let plugin = Plugin(name: "Names")
        """,
        "Plugins/Names/ProjectDescriptionHelpers/Feature.swift": """
        import ProjectDescription
        public enum Feature: String, CaseIterable {
            case home, search
            public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
            public var path: Path { .relativeToRoot("Features/\\(name)") }
        }
        extension TargetDependency {
            public static func interface(of feature: Feature) -> TargetDependency {
                .project(target: feature.name + "Interface", path: feature.path)
            }
        }
        """,
        "Tuist/ProjectDescriptionHelpers/Project+Feature.swift": """
        import Names
        import ProjectDescription
        extension Project {
            public static func feature(
                _ feature: Feature, uses: [TargetDependency] = [], packages: [Package] = []
            ) -> Project {
                let flag = Environment.split.getBoolean(default: true)
                let interface = Target.target(
                    name: feature.name + "Interface", destinations: [.iPhone, .mac],
                    product: .staticFramework, bundleId: "i",
                    sources: .paths([.relativeToManifest("Interface/**")]),
                    settings: .settings(base: ["PRODUCT_NAME": "\\(feature.name)API"]))
                let main = Target.target(
                    name: feature.name, destinations: .iOS, product: .framework, bundleId: "m",
                    sources: [.glob("Sources/**", excluding: ["Sources/Old/**"])],
                    buildableFolders: ["More"],
                    dependencies: [.target(interface), .sdk(name: "Charts", type: .framework)]
                        + uses)
                return Project(
                    name: feature.name, packages: packages,
                    targets: flag ? [interface, main] : [main])
            }
        }
        """,
        "Features/Home/Project.swift": """
        import Names
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.feature(
            .home,
            uses: Feature.allCases.filter { $0 != .home }.map { .interface(of: $0) } + [
                .external(name: "Alpha", condition: .when([.ios])),
                .xcframework(path: "//Binaries/Beta.xcframework"),
                .package(product: "Gamma", type: .macro),
            ],
            packages: [.remote(url: "https://x.org/gamma.git", requirement: .exact("1.2.3"))])
        """,
        "Features/Search/Project.swift": """
        import Names
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project.feature(.search)
        """,
        "Features/Home/Interface/I.swift": "", "Features/Home/Sources/H.swift": "",
        "Features/Home/Sources/Old/O.swift": "", "Features/Home/More/M.swift": "",
        "Features/Search/Interface/I.swift": "", "Features/Search/Sources/S.swift": "",
    ]
}

extension Module {
    /// The module without what a run cannot tell: where its dependencies are written.
    fileprivate var withoutPlaces: Module {
        Module(
            id: id, name: name, moduleName: moduleName, kind: kind, role: role, origin: origin,
            container: container, manifest: manifest, path: path, sources: sources,
            otherSources: otherSources,
            dependencies: dependencies.map {
                DependencyReference($0.name, condition: $0.condition, purpose: $0.purpose)
            })
    }
}
