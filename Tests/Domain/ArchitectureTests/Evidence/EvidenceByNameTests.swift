import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct EvidenceByNameTests {
    private let file: RelativePath = "Sources/App/App.swift"

    /// The uses of Core that stand under the import of Core in one file of App.
    private func uses(
        of declarations: [Declaration], in uses: [String: [Int]],
        by statement: ImportStatement = ImportStatement(module: "Core", line: 1),
        own: [Declaration] = [], also others: [(module: Module, declares: [Declaration])] = [],
        core: Module = .stub("Core")
    ) -> [String] {
        let app = Module.stub("App", depends: [DependencyReference(.module(core.id))])
        var facts: [RelativePath: SourceFacts] = [
            core.sources[0]: .stub(declares: declarations)
        ]
        var imports = [statement]
        for other in others {
            facts[other.module.sources[0]] = .stub(declares: other.declares)
            imports.append(ImportStatement(module: other.module.moduleName, line: 2))
        }
        facts[file] = .stub(imports: imports, declares: own, uses: uses)
        let analysis = Analysis.stub(.stub([app, core] + others.map(\.module)), facts: facts)
        let edge = EdgeID(from: app.id, to: core.id)
        return evidenceByName(for: edge, in: analysis).first?.uses
            .map { "\($0.line) \($0.name)" } ?? []
    }

    private let elsewhere = Module.stub("Core", in: "Packages/Core")

    @Test func `lines that use a public name are listed in their order`() {
        #expect(
            uses(of: [.stub("Cart"), .stub("Item")], in: ["Item": [9, 4], "Cart": [4, 7]])
                == ["4 Cart", "4 Item", "7 Cart", "9 Item"])
    }

    @Test func `a name that the module does not declare is no use`() {
        #expect(uses(of: [.stub("Cart")], in: ["Basket": [3]]).isEmpty)
    }

    @Test func `an internal name is no use`() {
        #expect(uses(of: [.stub("Cart", .struct, .internal)], in: ["Cart": [3]]).isEmpty)
    }

    @Test func `an internal name is one for a testable import`() {
        let testable = ImportStatement(module: "Core", attributes: ["@testable"], line: 1)
        #expect(
            uses(of: [.stub("Cart", .struct, .internal)], in: ["Cart": [3]], by: testable)
                == ["3 Cart"])
    }

    @Test func `a package name is seen inside the package only`() {
        let names = [Declaration.stub("Cart", .struct, .package)]
        #expect(uses(of: names, in: ["Cart": [3]]) == ["3 Cart"])
        #expect(uses(of: names, in: ["Cart": [3]], core: elsewhere).isEmpty)
    }

    @Test func `a scoped import brings its name and the members of that alone`() {
        let scoped = ImportStatement(
            module: "Core", path: "Core.Cart", kind: .struct, line: 1)
        let names: [Declaration] = [
            .stub("Cart"), .stub("Item"), .stub("checkout", .func, in: "Cart"),
            .stub("wrap", .func, in: "Item"),
        ]
        let found = uses(
            of: names, in: ["Cart": [2], "Item": [3], "checkout": [4], "wrap": [5]], by: scoped)
        #expect(found == ["2 Cart", "4 checkout"])
    }

    @Test func `a name that the importing module declares itself is its own`() {
        #expect(
            uses(of: [.stub("Cart")], in: ["Cart": [3]], own: [.stub("Cart", .struct, .internal)])
                .isEmpty)
    }

    @Test func `a name that two imported modules declare is left out`() {
        let other = (module: Module.stub("Shop"), declares: [Declaration.stub("Cart")])
        #expect(
            uses(
                of: [.stub("Cart"), .stub("Item")], in: ["Cart": [3], "Item": [4]], also: [other])
                == ["4 Item"])
    }

    @Test func `a name that the other module keeps to itself is not ambiguous`() {
        let hidden = Declaration.stub("Cart", .struct, .internal)
        let other = (module: Module.stub("Shop"), declares: [hidden])
        #expect(uses(of: [.stub("Cart")], in: ["Cart": [3]], also: [other]) == ["3 Cart"])
    }

    @Test func `extensions, initialisers and everyday members bring no name`() {
        let names: [Declaration] = [
            .stub("String", .extension), .stub("init", .`init`, in: "Cart"),
            .stub("count", .var, in: "Cart"),
        ]
        #expect(uses(of: names, in: ["String": [2], "init": [3], "count": [4]]).isEmpty)
    }

    @Test func `the import itself is no use`() {
        #expect(uses(of: [.stub("Core", .enum)], in: ["Core": [1, 5]]) == ["5 Core"])
    }

    @Test func `every import of an edge has its evidence`() {
        let app = Module.stub("App", sources: ["a.swift", "b.swift"], uses: ["Core"])
        let core = Module.stub("Core")
        let facts: [RelativePath: SourceFacts] = [
            "a.swift": .stub(
                imports: [ImportStatement(module: "Core", line: 1)], uses: ["Cart": [3]]),
            "b.swift": .importing("Core"),
            core.sources[0]: .stub(declares: [.stub("Cart")]),
        ]
        let analysis = Analysis.stub(.stub([app, core]), facts: facts)
        let found = evidenceByName(for: EdgeID(from: app.id, to: core.id), in: analysis)
        #expect(found.map(\.site.file) == ["a.swift", "b.swift"])
        #expect(found.map(\.uses.count) == [1, 0])
    }

    @Test func `a re-exported module counts for the one that re-exports it`() {
        let app = Module.stub("App", uses: ["Kit"])
        let kit = Module.stub("Kit", uses: ["Base"])
        let base = Module.stub("Base")
        let exported = ImportStatement(module: "Base", attributes: ["@_exported"], line: 1)
        let facts: [RelativePath: SourceFacts] = [
            app.sources[0]: .stub(
                imports: [ImportStatement(module: "Kit", line: 1)], uses: ["Cart": [5]]),
            kit.sources[0]: .stub(imports: [exported]),
            base.sources[0]: .stub(declares: [.stub("Cart")]),
        ]
        let analysis = Analysis.stub(.stub([app, kit, base]), facts: facts)
        let found = evidenceByName(for: EdgeID(from: app.id, to: kit.id), in: analysis)
        #expect(found.first?.uses == [Evidence.Use(line: 5, name: "Cart")])
    }

    @Test func `an edge without imports has no evidence`() {
        let analysis = Analysis.stub([.stub("App", uses: ["Core"]), .stub("Core")])
        #expect(evidenceByName(for: EdgeID(from: "::App", to: "::Core"), in: analysis).isEmpty)
        #expect(evidenceByName(for: EdgeID(from: "::Core", to: "::App"), in: analysis).isEmpty)
    }

    @Test func `a violation has the evidence of its sites in their order`() throws {
        let modules = [Module.stub("A"), .stub("B"), .stub("C")]
        let analysis = Analysis.stub(modules, imports: ["A": ["B"], "B": ["C"], "C": ["A"]])
        let cycle = try #require(analysis.violations.first { $0.kind == .cycle })
        let found = evidenceByName(for: cycle, in: analysis)
        #expect(found.map(\.site) == cycle.sites)
        #expect(found.count == 3)
    }
}
