import Architecture
import Codebase
import DomainStubs
import Extracting
import Testing

@Suite struct WhatIfTests {
    /// An app over a kit; three features name two models.
    private var shop: Analysis {
        var sources = ["App/main.swift", "App/Models/User.swift", "App/Models/Price.swift"]
        var facts: [RelativePath: SourceFacts] = [
            "App/main.swift": .stub(lines: 10, uses: ["CartBoard": [4]]),
            "App/Models/User.swift": declaring("User", lines: 40),
            "App/Models/Price.swift": declaring("Price", lines: 60),
            "Kit/Kit.swift": .stub(lines: 5),
        ]
        for name in ["Cart", "Search", "Profile"] {
            let file = "App/\(name)/\(name)Board.swift"
            sources.append(file)
            facts[RelativePath(file)] = .stub(
                lines: 30, imports: name == "Cart" ? [ImportStatement(module: "Kit", line: 1)] : [],
                declares: [.stub("\(name)Board", .struct, .internal)],
                uses: ["User": [3], "Price": [5]])
        }
        let app = Module.stub(
            "App", .app, at: "App", role: .app, sources: sources.map { RelativePath($0) },
            uses: ["Kit"])
        return .modules([app, .stub("Kit", sources: ["Kit/Kit.swift"])], facts: facts)
    }

    private func declaring(_ type: String, lines: Int) -> SourceFacts {
        .stub(lines: lines, declares: [.stub(type, .struct, .internal)])
    }

    private func edges(_ analysis: Analysis) -> [String] {
        analysis.graph.edges.map { "\($0.from.targetName) > \($0.to.targetName)" }.sorted()
    }

    private let models = WhatIf(moves: [
        .module("Models", layer: nil), .folder("App/Models", from: nil, to: "Models"),
    ])

    @Test func `what moves leaves its module, which then uses the new one`() throws {
        let after = try models.applied(to: shop)
        #expect(edges(after) == ["App > Kit", "App > Models"])
        let made = try #require(after.codebase.module("Models"))
        #expect(made.sources == ["App/Models/Price.swift", "App/Models/User.swift"])
        #expect(try #require(after.codebase.module("App")).sources.count == 4)
    }

    @Test func `declarations follow the files, so that none is missing or idle`() throws {
        let whatIf = WhatIf(moves: [
            .module("Cart", layer: nil), .folder("App/Cart", from: "App", to: "Cart"),
        ])
        let after = try whatIf.applied(to: shop)
        #expect(edges(after) == ["App > Cart", "Cart > App", "Cart > Kit"])
        #expect(after.graph.edges.allSatisfy { $0.declared == .direct })
        let kinds = Set(after.violations.map(\.kind))
        #expect(kinds.isDisjoint(with: [.undeclared, .unused, .unimported, .transitive]))
        #expect(kinds.contains(.cycle))
    }

    @Test func `figures say what is different`() throws {
        let after = try models.applied(to: shop)
        let app = try #require(shop.codebase.module("App"))
        let comparison = WhatIfComparison(from: shop, to: after, monolith: app.id)
        func figure(_ name: String) -> [Int] {
            comparison.figures.filter { $0.name == name }.flatMap { [$0.before, $0.after] }
        }
        #expect(figure("lines of App") == [200, 100])
        #expect(figure("files of App") == [6, 4])
        #expect(figure("modules that App builds with") == [2, 3])
        #expect(figure("lines that App builds with") == [205, 205])
        #expect(figure("modules") == [2, 3])
        #expect(figure("levels") == [2, 2])
        #expect(figure("cycles") == [0, 0])
        #expect(comparison.difference.addedModules.map(\.targetName) == ["Models"])
    }

    @Test func `a feature that the rest still names makes a cycle`() throws {
        let whatIf = WhatIf(moves: [
            .module("Cart", layer: nil), .type("CartBoard", from: nil, to: "Cart"),
        ])
        let after = try whatIf.applied(to: shop)
        let app = try #require(shop.codebase.module("App"))
        let comparison = WhatIfComparison(from: shop, to: after, monolith: app.id)
        #expect(comparison.figures.first { $0.name == "cycles" }?.after == 1)
        let cut = WhatIf(moves: whatIf.moves + [.cut(from: "Cart", to: "App")])
        let mended = try cut.applied(to: shop)
        #expect(edges(mended) == ["App > Cart", "Cart > Kit"])
    }

    @Test func `nothing is changed by no moves, nor in what was given`() throws {
        let before = shop
        #expect(edges(try WhatIf().applied(to: before)) == edges(before))
        _ = try models.applied(to: before)
        #expect(before.codebase.modules.count == 2)
    }

    @Test(arguments: [
        (WhatIfMove.type("Nobody", from: nil, to: "Kit"), "No file declares a type Nobody."),
        (.folder("Nowhere", from: nil, to: "Kit"), "No module compiles a file in Nowhere."),
        (.files(["App/main.swift"], from: "Kit", to: "App"), "Kit does not compile"),
        (.cut(from: "App", to: "Nothing"), "There is no module Nothing."),
        (.module("Kit", layer: nil), "There is a module Kit already."),
        (.module("New", layer: "Roof"), "There is no layer Roof."),
        (.interface(of: "App"), "No file of App declares protocols alone."),
    ])
    func `a move that means nothing is named with its number`(
        move: WhatIfMove, reason: String
    ) throws {
        let whatIf = WhatIf(moves: models.moves + [move])
        let error = #expect(throws: WhatIfError.self) { try whatIf.applied(to: shop) }
        #expect(error?.move == 2)
        #expect(error?.description.hasPrefix("Move 3: \(reason)") == true, "\(error as Any)")
    }

    @Test func `an interface takes the files with protocols alone`() throws {
        let facts: [RelativePath: SourceFacts] = [
            "Kit/Contract.swift": .stub(declares: [.stub("Contract", .protocol, .public)]),
            "Kit/Client.swift": .stub(
                declares: [.stub("Client", .class, .public)], uses: ["Contract": [3]]),
        ]
        let analysis = Analysis.modules(
            [.stub("Kit", sources: Array(facts.keys))], facts: facts)
        let after = try WhatIf(moves: [.interface(of: "Kit")]).applied(to: analysis)
        #expect(after.codebase.module("KitInterface")?.sources == ["Kit/Contract.swift"])
        #expect(edges(after) == ["Kit > KitInterface"])
    }

    @Test func `a new module stands in the layer that was named`() throws {
        let written = LayerConfiguration(
            source: .file(".strata.yml"),
            layers: [
                Layer(name: "Apps", patterns: [ModulePattern(.name, "App")]),
                Layer(name: "Core", patterns: [ModulePattern(.name, "Kit")]),
            ])
        let before = Analysis.modules(
            shop.codebase.modules, facts: shop.facts, written: written)
        let named = WhatIf(moves: [.module("Models", layer: "Core")] + models.moves.dropFirst())
        let id = ModuleID(container: .root, target: "Models")
        let after = try named.applied(to: before)
        #expect(after.assignment.layers[id] == 1)
        #expect(try models.applied(to: before).violations.map(\.kind) == [.unassigned])
    }

    @Test func `prices fall when what was named is gone`() throws {
        let app = try #require(shop.codebase.module("App"))
        let planExtraction = PlanExtraction(app, in: shop)
        let plan = try #require(planExtraction(seed: "App/Cart", steps: 1))
        let gone: Set<RelativePath> = ["App/Models/User.swift"]
        let changes = planExtraction.priceChanges(of: plan, without: gone)
        #expect(changes.map { [$0.before, $0.after] } == [[2, 1]])
        #expect(planExtraction.priceChanges(of: plan, without: ["App/Cart/CartBoard.swift"]) == [])
    }

    @Test func `what was undone is done again, until something else is changed`() {
        var history = WhatIfHistory()
        history.change { $0.append(.module("One", layer: nil)) }
        history.change { $0.append(.module("Two", layer: nil)) }
        history.undo()
        history.rename(to: "first")
        #expect(history.current.moves == [.module("One", layer: nil)] && history.canRedo)
        history.redo()
        #expect(history.current.moves.count == 2 && history.current.name == "first")
        history.undo()
        history.undo()
        #expect(history.current.moves == [] && !history.canUndo)
        history.change { $0.append(.interface(of: "Kit")) }
        #expect(!history.canRedo)
    }

    @Test func `each example of a move is read as what it says`() {
        let moves = WhatIfMove.examples.map { WhatIfMove(typed: $0) }
        #expect(
            moves == [
                .module("Models", layer: "Core"), .interface(of: "Client"),
                .type("User", from: nil, to: "Models"), .type("User", from: "App", to: "Models"),
                .folder("App/Models", from: nil, to: "Models"),
                .files(["App/A.swift", "App/B.swift"], from: nil, to: "Models"),
                .cut(from: "Models", to: "App"),
            ])
        for text in ["", "move", "move it all", "cut A", "new module", "new module A to B"] {
            #expect(WhatIfMove(typed: text) == nil, "\(text)")
        }
    }
}
