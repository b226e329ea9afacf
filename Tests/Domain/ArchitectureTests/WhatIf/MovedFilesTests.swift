import Architecture
import Codebase
import DomainStubs
import Testing

/// Files that change their module in thought.
@Suite struct MovedFilesTests {
    /// `Shop` has `Cart` and `Price`, which `Cart` uses; `App` imports `Shop`; `Kit` is empty.
    private static func analysis(
        app uses: [String: [Int]] = ["Price": [4]], kit: SourceFacts? = nil
    ) -> Analysis {
        let shop = Module.stub("Shop", sources: ["Shop/Cart.swift", "Shop/Price.swift"])
        let app = Module.stub("App", .executable, sources: ["App.swift"], uses: ["Shop"])
        let kit = kit.map { ($0, Module.stub("Kit", sources: ["Kit.swift"], uses: ["Shop"])) }
        var facts: [RelativePath: SourceFacts] = [
            "Shop/Cart.swift": .stub(declares: [.stub("Cart")], uses: ["Price": [2, 3]]),
            "Shop/Price.swift": .stub(declares: [.stub("Price")], uses: ["Int": [1]]),
            "App.swift": .stub(imports: [ImportStatement(module: "Shop", line: 1)], uses: uses),
        ]
        facts["Kit.swift"] = kit?.0
        let modules = [shop, app, kit?.1 ?? .stub("Kit", sources: [])]
        return analyze(.stub(modules), facts: facts, written: nil)
    }

    private func names(_ analysis: Analysis, _ from: ModuleID, _ to: ModuleID) -> [String] {
        let edge = analysis.graph.edge(EdgeID(from: from, to: to))
        return edge?.references.flatMap { $0.uses.map { "\($0.name):\($0.line)" } } ?? []
    }

    private func move(_ file: RelativePath, in analysis: Analysis) throws -> Analysis {
        try analysis.applying([.move([file], from: "::Shop", to: "::Kit")])
    }

    @Test func `what stays needs the new module of what it names`() throws {
        let after = try move("Shop/Price.swift", in: Self.analysis())
        #expect(names(after, "::Shop", "::Kit") == ["Price:2", "Price:3"])
        #expect(names(after, "::Kit", "::Shop") == [])
    }

    @Test func `what moved needs the old module for what stayed`() throws {
        let after = try move("Shop/Cart.swift", in: Self.analysis())
        #expect(names(after, "::Kit", "::Shop") == ["Price:2", "Price:3"])
        #expect(names(after, "::Shop", "::Kit") == [])
    }

    @Test func `an import for what moved alone leads to its new module`() throws {
        let after = try move("Shop/Price.swift", in: Self.analysis())
        #expect(names(after, "::App", "::Kit") == ["Price:4"])
        let old = try #require(after.graph.edge(EdgeID(from: "::App", to: "::Shop")))
        #expect(old.isOnlyDeclared && old.declared == .direct)
    }

    @Test func `an import for what moved and what stayed leads to both`() throws {
        let before = Self.analysis(app: ["Price": [4], "Cart": [5]])
        let after = try move("Shop/Price.swift", in: before)
        #expect(names(after, "::App", "::Kit") == ["Price:4"])
        #expect(after.graph.edge(EdgeID(from: "::App", to: "::Shop"))?.imports.count == 1)
    }

    @Test func `an import that names nothing stays where it leads`() throws {
        let after = try move("Shop/Price.swift", in: Self.analysis(app: ["print": [4]]))
        #expect(names(after, "::App", "::Kit") == [])
        #expect(after.graph.edge(EdgeID(from: "::App", to: "::Shop"))?.imports.count == 1)
    }

    @Test func `the module that gets the type needs no import of it`() throws {
        let kit = SourceFacts.stub(
            imports: [ImportStatement(module: "Shop", line: 1)], uses: ["Price": [3]])
        let after = try move("Shop/Price.swift", in: Self.analysis(kit: kit))
        let edge = try #require(after.graph.edge(EdgeID(from: "::Kit", to: "::Shop")))
        #expect(edge.isOnlyDeclared)
    }

    @Test func `new edges are declared as the manifests say`() throws {
        let before = Self.analysis()
        let edge = EdgeID(from: "::Shop", to: "::Kit")
        let moved = CodebaseEdit.move(["Shop/Price.swift"], from: "::Shop", to: "::Kit")
        #expect(try before.applying([moved]).graph.edge(edge)?.declared == .no)
        #expect(try before.applying([moved, .declare(edge)]).graph.edge(edge)?.declared == .direct)
    }

    @Test func `what comes back was never away`() throws {
        let before = Self.analysis()
        let away = try move("Shop/Price.swift", in: before)
        let back = try away.applying([.move(["Shop/Price.swift"], from: "::Kit", to: "::Shop")])
        #expect(back.graph == before.graph)
        #expect(back.codebase == before.codebase)
    }

    @Test func `a cycle that a move makes is a violation`() throws {
        let before = Self.analysis()
        #expect(!before.violations.contains { $0.kind == .cycle })
        let kit = SourceFacts.stub(
            imports: [ImportStatement(module: "Shop", line: 1)], uses: ["Cart": [3]])
        let after = try move("Shop/Price.swift", in: Self.analysis(kit: kit))
        #expect(after.violations.contains { $0.kind == .cycle })
    }

    @Test func `lines that are cut out take their names along`() throws {
        let facts = SourceFacts.stub(
            lines: 20,
            declares: [
                Declaration(
                    name: "List", kind: .struct, access: .public, container: nil, line: 1),
                Declaration(
                    name: "Receipt", kind: .struct, access: .public, container: nil, line: 11),
            ],
            uses: ["Receipt": [4], "Price": [12]])
        let shop = Module.stub("Shop", sources: ["Shop.swift", "Price.swift"])
        let before = analyze(
            .stub([shop, .stub("Kit", sources: [])]),
            facts: ["Shop.swift": facts, "Price.swift": .stub(declares: [.stub("Price")])],
            written: nil)
        let cut = FileCut(of: "Shop.swift", lines: [11...20], to: "Receipt.swift")
        let after = try before.applying([.extract(cut, from: "::Shop", to: "::Kit")])
        #expect(names(after, "::Shop", "::Kit") == ["Receipt:4"])
        #expect(names(after, "::Kit", "::Shop") == ["Price:12"])
        #expect(after.codebase.module("Kit")?.sources == ["Receipt.swift"])
        #expect(after.facts["Receipt.swift"]?.lineCount == 10)
        #expect(after.totals.lines == before.totals.lines)
    }
}
