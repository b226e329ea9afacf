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
        let trees = MemoryTrees(files: Self.files)
        let analyze = AnalyzeCodebase(
            trees: trees, readers: [TwoApps()], facts: ParsingSourceFactsReader(),
            configuration: YAMLConfigurationReader())
        var analysis: Analysis?
        for await state in analyze(root: "/memory", trust: .untrusted) {
            if case .complete(let complete) = state { analysis = complete }
        }
        let composition = await ReadComposition(
            outlines: ParsingSourceOutlineReader(), trees: trees)(try #require(analysis))
        let missing = composition.findings.filter { $0.kind == .unregistered }
        #expect(
            Set(missing.map { "\($0.type) \($0.place.file)" })
                == ["Clock Phone/App.swift", "Clock TV/App.swift"])
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
