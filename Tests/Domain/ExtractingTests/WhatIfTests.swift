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

    @Test func `taken over edges are those that linking everything again finds`() throws {
        let app = try #require(shop.codebase.module("App"))
        let kit = try #require(shop.codebase.module("Kit"))
        let tests = Module.stub(
            "AppTests", .test, at: "Tests", sources: ["Tests/Tests.swift"], uses: ["App"])
        let other = Module.stub(
            "Other", at: "Other", sources: ["Other/Other.swift"], uses: ["Kit"])
        var facts = shop.facts
        facts["Tests/Tests.swift"] = .stub(
            imports: [
                ImportStatement(module: "App", attributes: ["@testable"], line: 1),
                ImportStatement(module: "Kit", line: 2),
            ], uses: ["User": [4]])
        facts["Other/Other.swift"] = .stub(imports: [ImportStatement(module: "Kit", line: 1)])
        let before = Analysis.modules([app, kit, tests, other], facts: facts)
        let plans: [[WhatIfMove]] = [
            models.moves,
            [.module("Cart", layer: nil), .folder("App/Cart", from: nil, to: "Cart")],
            [.folder("App/Cart", from: nil, to: "Other"), .cut(from: "App", to: "Kit")],
            [.module("Kit2", layer: nil), .files(["Kit/Kit.swift"], from: nil, to: "Kit2")],
        ]
        for moves in plans {
            let after = try WhatIf(moves: moves).applied(to: before)
            #expect(after.graph == linkModules(after.codebase, facts: after.facts), "\(moves)")
        }
    }

    /// The layers of ``shop``, with what a test says of them.
    private func proposed(
        _ kind: ExtractionCandidate.Kind, _ folder: String, layers: [Layer],
        after moves: [WhatIfMove] = [], needs: [String] = []
    ) throws -> String? {
        let shop = Analysis.modules(
            shop.codebase.modules, facts: shop.facts,
            written: LayerConfiguration(source: .file(".strata.yml"), layers: layers))
        let app = try #require(shop.codebase.module("App"))
        let files = app.sources.filter { $0.isInside(RelativePath(folder)) }
        let candidate = ExtractionCandidate(
            name: "New", kind: kind, origin: .folder, files: files, lines: 1, why: [],
            price: ExtractionPrice(
                types: [], members: 0, cutEdges: 0, cutSites: 0, onCycles: 0, cutCost: 0,
                imports: 0, tests: [], objectiveC: 0), cut: [], needs: needs)
        let made = WhatIf.moves(extracting: candidate, from: app.id, in: shop, after: moves)
        guard case .module("New", let layer)? = made.first else { return "no module" }
        return layer
    }

    private func layer(_ name: String, _ modules: String..., options: LayerOptions = .init())
        -> Layer
    {
        Layer(name: name, patterns: modules.map { ModulePattern(.name, $0) }, options: options)
    }

    @Test func `core goes as low as its imports let it, a feature where features are`() throws {
        let layers = [
            layer("Apps", "App"), layer("Features", options: LayerOptions(peers: .features)),
            layer("Core", "Kit"), layer("Ground"),
        ]
        #expect(try proposed(.core, "App/Models", layers: layers) == "Ground")
        #expect(try proposed(.core, "App/Cart", layers: layers) == "Core")
        #expect(try proposed(.feature, "App/Cart", layers: layers) == "Features")
        let made = WhatIfMove.module("Models", layer: "Core")
        #expect(
            try proposed(.core, "App/Models", layers: layers, after: [made], needs: ["models"])
                == "Core")
    }

    @Test func `where layers are but depths none is proposed, and none is missed`() throws {
        let app = try #require(shop.codebase.module("App"))
        #expect(shop.configuration.layers.contains { $0.isDepth })
        let plan = PlanExtraction(app, in: shop).plan(seed: "App/Models", steps: 1)
        let candidate = try #require(plan?.candidates.last)
        let moves = WhatIf.moves(extracting: candidate, from: app.id, in: shop)
        #expect(moves.first == .module("Models", layer: nil))
        let after = try WhatIf(moves: moves).applied(to: shop)
        #expect(!after.violations.contains { $0.kind == .unassigned })
    }

    @Test func `no layer is proposed that rules forbid, or that only a person chooses`() throws {
        let pure = layer("Ground", options: LayerOptions(pure: true))
        let apps = layer("Apps", "App", options: LayerOptions(mayImport: ["Core"]))
        #expect(
            try proposed(.core, "App/Models", layers: [apps, layer("Core", "Kit"), pure]) == "Core")
        #expect(try proposed(.core, "App/Models", layers: [apps, pure]) == "Apps")
        #expect(try proposed(.core, "App/Models", layers: [layer("Core", "Kit")]) == nil)
        let named = [layer("Apps", "App"), layer("Core", "Kit", "N*")]
        #expect(try proposed(.core, "App/Models", layers: named) == nil)
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
        let plan = try #require(planExtraction.plan(seed: "App/Cart", steps: 1))
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
