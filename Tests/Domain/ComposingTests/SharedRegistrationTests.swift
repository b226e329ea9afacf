import Architecture
import Codebase
import Composing
import Configuration
import SourceFiles
import Testing

/// Registrations in files that several apps compile.
@Suite struct SharedRegistrationTests {
    private static let assembler = """
        import Swinject
        extension Assembler {
            static let assembler: Assembler = .init([Common()])
            static func resolve<Service>(_ type: Service.Type) -> Service {
                assembler.resolver.resolve(type)!
            }
        }
        """
    private static let app = """
        final class Start {
            let logger: Logging = Assembler.resolve(Logging.self)
            let clock: Clock = Assembler.resolve(Clock.self)
        }
        """
    private static let files: [RelativePath: String] = [
        "Shared/Common.swift": """
        import Swinject
        protocol Logging {}
        protocol Clock {}
        final class Logger: Logging {}
        final class Common: Assembly {
            func assemble(container: Container) {
                container.register(Logging.self) { _ in Logger() }
            }
        }
        """,
        "Phone/Assembler.swift": assembler, "Phone/App.swift": app,
        "TV/Assembler.swift": assembler, "TV/App.swift": app,
    ]

    @Test func `a registration counts for each app that compiles its file`() async throws {
        #expect(
            try await missing(in: Self.files, of: TwoApps())
                == ["Clock Phone/App.swift", "Clock TV/App.swift"])
    }

    private static let served: [RelativePath: String] = [
        "Kit/Kit.swift": """
        import Swinject
        public protocol Clock {}
        public enum Services { public static let container = Container() }
        public final class Face { let clock = Services.container.resolve(Clock.self)! }
        """,
        "ShopSample/App.swift": """
        import Kit
        import Swinject
        final class Quartz: Clock {}
        func start() { Services.container.register(Clock.self) { _ in Quartz() } }
        """,
        "Tool/main.swift": "print(1)\n",
    ]

    /// What is called a sample is the app here; a program beside it reaches nothing of what asks.
    @Test func `what only dev apps reach is served by what they register`() async throws {
        #expect(try await missing(in: Self.served, of: SampleAndTool(usesKit: false)) == [])
        #expect(
            try await missing(in: Self.served, of: SampleAndTool(usesKit: true))
                == ["Clock Kit/Kit.swift"])
    }

    /// What is asked for and registered nowhere, each with its file.
    private func missing(
        in files: [RelativePath: String], of reader: any ProjectReader
    ) async throws -> Set<String> {
        let trees = MemoryTrees(files: files)
        let analyze = AnalyzeCodebase(
            trees: trees, readers: [reader], facts: ParsingSourceFactsReader(),
            configuration: YAMLConfigurationReader())
        var analysis: Analysis?
        for await state in analyze.states(root: "/memory", trust: .untrusted) {
            if case .complete(let complete) = state { analysis = complete }
        }
        let composition = await ReadComposition(
            outlines: ParsingSourceOutlineReader(), trees: trees
        ).composition(of: try #require(analysis))
        let missing = composition.findings.filter { $0.kind == .unregistered }
        return Set(missing.map { "\($0.type) \($0.place.file)" })
    }
}

/// A library, an app that is called a sample, and a program.
private struct SampleAndTool: ProjectReader {
    let usesKit: Bool
    var origin: Origin { .xcodegen }

    func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        let kinds: [(String, TargetKind, [String])] = [
            ("Kit", .library, []), ("ShopSample", .app, ["Kit"]),
            ("Tool", .executable, usesKit ? ["Kit"] : []),
        ]
        let modules = kinds.map { name, kind, uses in
            Module(
                id: ModuleID(container: .root, target: name), name: name, moduleName: name,
                kind: kind, origin: .xcodegen, container: .root, manifest: nil,
                path: RelativePath(name),
                sources: tree.swiftFiles.filter { $0.components[0] == name },
                dependencies: uses.map { DependencyReference(.target($0)) })
        }
        return ProjectReading(modules: modules, manifests: [])
    }
}

/// Two apps that share a folder.
private struct TwoApps: ProjectReader {
    var origin: Origin { .xcodegen }

    func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        let modules = ["Phone", "TV"].map { name in
            Module(
                id: ModuleID(container: .root, target: name), name: name, moduleName: name,
                kind: .app, origin: .xcodegen, container: .root, manifest: nil,
                path: RelativePath(name),
                sources: tree.swiftFiles.filter {
                    ["Shared", name].contains(String($0.components[0]))
                },
                dependencies: [])
        }
        return ProjectReading(modules: modules, manifests: [])
    }
}
