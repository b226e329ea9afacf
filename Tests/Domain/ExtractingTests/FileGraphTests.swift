import Architecture
import Codebase
import DomainStubs
import Extracting
import Testing

@Suite struct FileGraphTests {
    private func graph(
        _ declares: [String: [String]], _ uses: [String: [String]]
    ) throws -> FileGraph {
        let analysis = Analysis.monolith(declares: declares, uses: uses)
        return FileGraph(of: try #require(analysis.codebase.modules.first), in: analysis)
    }

    private func names(_ graph: FileGraph) -> [String] {
        graph.edges.map { "\(graph.files[$0.from].name) > \(graph.files[$0.to].name)" }
    }

    @Test func `a file leads to the file whose type it names`() throws {
        let graph = try graph(
            ["App/A.swift": ["Apple"], "App/B.swift": ["Berry"]], ["App/A.swift": ["Berry"]])
        #expect(names(graph) == ["A.swift > B.swift"])
        #expect(graph.edges.first?.sites == 1)
    }

    @Test func `a name that two files declare makes no edge and is counted`() throws {
        let graph = try graph(
            ["App/A.swift": ["Apple"], "App/B.swift": ["Berry"], "App/C.swift": ["Berry"]],
            ["App/A.swift": ["Berry"]])
        #expect(names(graph) == [])
        #expect(graph.unclear == 1)
    }

    @Test(arguments: [
        (["Berry"], ["A.swift > B.swift"], 0), (["Can", "Berry"], ["A.swift > C.swift"], 1),
    ])
    func `a name that is also a nested type is unclear beside the type around it`(
        uses: [String], edges: [String], unclear: Int
    ) throws {
        let graph = try graph(
            [
                "App/A.swift": ["Apple"], "App/B.swift": ["Berry"],
                "App/C.swift": ["Can", "Can.Berry"],
            ], ["App/A.swift": uses])
        #expect(names(graph) == edges)
        #expect(graph.unclear == unclear)
    }

    @Test func `files that reach each other are one group`() throws {
        let graph = try graph(
            ["App/A.swift": ["Apple"], "App/B.swift": ["Berry"], "App/C.swift": ["Cherry"]],
            [
                "App/A.swift": ["Berry"], "App/B.swift": ["Apple"], "App/C.swift": ["Apple"],
            ])
        #expect(graph.groups == [[0, 1], [2]])
    }

    @Test func `what is called a controller is a screen, and shared ones cost more`() throws {
        let graph = try graph(
            [
                "App/A.swift": ["Apple"], "App/B.swift": ["BerryViewController"],
                "App/C.swift": ["Cherry"],
            ], ["App/A.swift": ["BerryViewController", "Cherry"]])
        #expect(graph.edges.map(\.coupling) == [.navigation, .model])
        #expect(EdgeClass.event.cost > EdgeClass.navigation.cost)
    }

    private func graph(
        declaring declares: [String: [Declaration]], uses: [String: [String]],
        hidden: [String] = []
    ) throws -> FileGraph {
        let files = Set(declares.keys).union(uses.keys)
        let facts = Dictionary(
            uniqueKeysWithValues: files.map { file in
                let lines = (uses[file] ?? []).enumerated().map { ($1, [$0 + 10]) }
                return (
                    RelativePath(file),
                    SourceFacts(
                        lineCount: 20, imports: [], declarations: declares[file] ?? [],
                        uses: NameUses(Dictionary(lines, uniquingKeysWith: +)), hidden: hidden,
                        problems: [])
                )
            })
        let app = Module.stub("App", .app, at: "App", role: .app, sources: Array(facts.keys))
        return FileGraph(of: app, in: .modules([app], facts: facts))
    }

    @Test func `a function, a value and an added member lead to their file`() throws {
        let added = Declaration(
            name: "isWellFormed", kind: .var, access: .internal, container: "String", line: 3)
        let graph = try graph(
            declaring: [
                "App/B.swift": [.stub("makeBerries", .func, .internal)],
                "App/C.swift": [.stub("cherryLimit", .let, .internal)],
                "App/D.swift": [added],
            ], uses: ["App/A.swift": ["makeBerries", "cherryLimit", "isWellFormed"]])
        #expect(names(graph) == ["A.swift > B.swift", "A.swift > C.swift", "A.swift > D.swift"])
        #expect(graph.edges.map(\.coupling) == [.model, .model, .model])
    }

    @Test func `a word alone, a hidden name and one of two files lead nowhere`() throws {
        let own = Declaration(
            name: "hasBerries", kind: .var, access: .internal, container: "Basket", line: 3)
        let graph = try graph(
            declaring: [
                "App/B.swift": [
                    .stub("berry", .func, .internal), .stub("makeBerries", .func, .internal),
                    .stub("hiddenLimit", .let, .internal), .stub("Basket", .struct, .internal), own,
                ],
                "App/C.swift": [.stub("makeBerries", .func, .internal)],
            ], uses: ["App/A.swift": ["berry", "makeBerries", "hiddenLimit", "hasBerries"]],
            hidden: ["hiddenLimit"])
        #expect(names(graph) == [])
    }
}
