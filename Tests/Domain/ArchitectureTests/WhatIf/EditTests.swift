import Architecture
import Codebase
import DomainStubs
import Testing

/// Modules and dependencies that are added and removed in thought.
@Suite struct EditTests {
    private let before = analyze(
        .stub([
            .stub("App", .executable, uses: ["Feed", "Core"]), .stub("Feed", uses: ["Core"]),
            .stub("Core"),
        ]),
        facts: [
            "Sources/App/App.swift": .importing("Feed", "Core"),
            "Sources/Feed/Feed.swift": .importing("Core"), "Sources/Core/Core.swift": .stub(),
        ], written: nil)

    private func edge(_ from: ModuleID, _ to: ModuleID, in analysis: Analysis) -> Edge? {
        analysis.graph.edge(EdgeID(from: from, to: to))
    }

    private func expect(_ error: CodebaseEditError, from edit: CodebaseEdit) {
        #expect(throws: error) { try before.applying([edit]) }
    }

    @Test func `no edit changes nothing`() throws {
        let after = try before.applying([])
        #expect(after.codebase == before.codebase && after.graph == before.graph)
        #expect(after.violations == before.violations && after.totals == before.totals)
    }

    @Test func `nothing claims the files of a removed module`() throws {
        let after = try before.applying([.remove("::Feed")])
        #expect(after.codebase.unclaimed == ["Sources/Feed/Feed.swift"])
        #expect(edge("::App", "::Feed", in: after) == nil)
        #expect(edge("::App", "unknown:::Feed", in: after)?.imports.count == 1)
    }

    @Test func `a module that is added is imported by its name`() throws {
        let removed = try before.applying([.remove("::Core")])
        #expect(edge("::App", "::Core", in: removed) == nil)
        let after = try removed.applying([.add(.stub("Core"))])
        #expect(edge("::App", "::Core", in: after)?.imports.count == 1)
        #expect(after.codebase.unclaimed == [])
    }

    @Test(arguments: ["FeedInterface", "Feed2", "Zoo"])
    func `a blank module changes as much as reading all again`(name: String) throws {
        let removed = try before.applying([.remove("::Core")])
        for analysis in [before, removed] {
            let blank = Module.stub(name, sources: [])
            let after = try analysis.adding(blank)
            let anew = analyze(
                after.codebase, facts: analysis.facts, written: nil, unread: analysis.unread)
            #expect(after.graph == anew.graph && after.assignment == anew.assignment)
            #expect(after.violations == anew.violations && after.totals == anew.totals)
        }
    }

    @Test func `a blank module that imports may mean is linked`() throws {
        let removed = try before.applying([.remove("::Core")])
        let after = try removed.adding(.stub("Core", sources: []))
        #expect(edge("::App", "::Core", in: after)?.imports.count == 1)
        #expect(edge("::App", "unknown:::Core", in: after) == nil)
    }

    @Test func `an edge without a declaration is undeclared`() throws {
        let id = EdgeID(from: "::Feed", to: "::Core")
        let after = try before.applying([.undeclare(id)])
        #expect(edge("::Feed", "::Core", in: after)?.declared == .no)
        #expect(after.violations.contains { $0.kind == .undeclared && $0.from == "::Feed" })
        let again = try after.applying([.declare(id)])
        #expect(again.violations.map(\.id) == before.violations.map(\.id))
    }

    @Test func `code that is gone leaves what is declared`() throws {
        let id = EdgeID(from: "::Feed", to: "::Core")
        let after = try before.applying([.disconnect(id)])
        #expect(edge("::Feed", "::Core", in: after)?.isOnlyDeclared == true)
        #expect(
            try after.applying([.connect(id)]).violations.map(\.id).sorted()
                == before.violations.map(\.id).sorted())
    }

    @Test func `an edge is there though no file says so`() throws {
        let after = try before.applying([.connect(EdgeID(from: "::Core", to: "::App"))])
        #expect(edge("::Core", "::App", in: after)?.isOnlyDeclared == false)
        #expect(after.violations.contains { $0.kind == .cycle })
    }

    @Test func `what cannot be done is refused with the reason`() {
        expect(.noModule("::Gone"), from: .remove("::Gone"))
        expect(.moduleExists("::Core"), from: .add(.stub("Core")))
        expect(.itself("::Core"), from: .declare(EdgeID(from: "::Core", to: "::Core")))
        let unknown = EdgeID(from: "::Core", to: "::App")
        expect(.notDeclared(unknown), from: .undeclare(unknown))
        expect(
            .notInModule("Sources/Feed/Feed.swift", "::Core"),
            from: .move(["Sources/Feed/Feed.swift"], from: "::Core", to: "::App"))
        let cut = FileCut(
            of: "Sources/Core/Core.swift", lines: [1...2], to: "Sources/Feed/Feed.swift")
        expect(
            .fileExists("Sources/Feed/Feed.swift"),
            from: .extract(cut, from: "::Core", to: "::App"))
    }

    @Test func `one of several modules of a product is not undeclared alone`() throws {
        let app = Module.stub(
            "App", .executable, depends: [DependencyReference(.product("Both", package: nil))])
        let modules = [app, Module.stub("One"), .stub("Two")]
        let both = Product(name: "Both", package: "", modules: ["::One", "::Two"])
        let analysis = analyze(.stub(modules, products: [both]), facts: [:], written: nil)
        let edge = EdgeID(from: "::App", to: "::One")
        #expect(throws: CodebaseEditError.declaredTogether(edge, with: ["::Two"])) {
            try analysis.applying([.undeclare(edge)])
        }
    }
}
