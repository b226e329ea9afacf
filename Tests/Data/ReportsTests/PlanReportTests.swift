import Architecture
import Codebase
import Extracting
import Foundation
import Reports
import Testing

@Suite struct PlanReportTests {
    private let plan = ExtractionPlan(
        module: "::Shop", moduleName: "Shop", files: 9, lines: 1200, unclear: 2,
        candidates: [
            ExtractionCandidate(
                name: "Cart", kind: .feature, origin: .folder, files: ["Shop/Cart/Cart.swift"],
                lines: 80, why: ["It names nothing."],
                price: ExtractionPrice(
                    types: ["Cart"], members: 3, cutEdges: 1, cutSites: 2, onCycles: 1,
                    cutCost: 12, imports: 4, tests: ["ShopTests/CartTests.swift"], objectiveC: 0),
                cut: [
                    ExtractionCandidate.CutEdge(
                        from: "Shop/Cart/Cart.swift", to: "Shop/Store_1.swift", coupling: .service,
                        sites: 2, names: ["Store"])
                ], needs: ["Models"])
        ])

    @Test func `JSON has candidates with price, cut and needs, and the steps`() throws {
        let analysis = Analysis.empty
        let text = try jsonText(of: PlanReport(plan, in: analysis))
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(json?["schema"] as? Int == 1)
        #expect(json?["module"] as? String == "::Shop")
        #expect(json?["steps"] as? [String] == ["Cart"])
        let candidate = (json?["candidates"] as? [[String: Any]])?.first
        #expect(candidate?["kind"] as? String == "feature")
        #expect(candidate?["files"] as? [String] == ["Shop/Cart/Cart.swift"])
        #expect(candidate?["lines"] as? Int == 80)
        #expect(candidate?["needs"] as? [String] == ["Models"])
        let price = candidate?["price"] as? [String: Any]
        #expect(price?["imports"] as? Int == 4)
        #expect(price?["estimates"] as? [String] == ["members", "cutCost", "tests"])
        let cut = (candidate?["cut"] as? [[String: Any]])?.first
        #expect(cut?["class"] as? String == "service")
        #expect(cut?["sites"] as? Int == 2)
        #expect(cut?["to"] as? String == "Shop/Store_1.swift")
    }

    @Test func `the text says what is an estimate and what is cut`() {
        let text = planText(of: plan, paint: Paint(isOn: false))
        #expect(text.hasPrefix("Shop: 9 files, 1,200 lines\n\n"))
        #expect(text.contains("\n1. Cart  feature, 1 file, 80 lines\n"))
        #expect(text.contains("1 type and ~3 members become package or public"))
        #expect(text.contains("✂ Cart.swift → Store_1.swift  service, 2 lines: Store"))
        #expect(text.contains("numbers with ~ are estimates"))
    }

    @Test func `Markdown is a list to tick off, with paths as they are`() {
        let text = planMarkdown(of: plan)
        #expect(text.contains("- [ ] **Cart** (feature, 1 file, 80 lines)"))
        #expect(text.contains("  - [ ] `Shop/Cart/Cart.swift` → `Shop/Store_1.swift`: service"))
    }

    @Test func `what a trial found replaces what names tell`() throws {
        var tried = plan
        tried.candidates = plan.candidates.map { candidate in
            ExtractionCandidate(
                name: candidate.name, kind: candidate.kind, origin: candidate.origin,
                files: candidate.files, lines: candidate.lines,
                why: [ExtractionCandidate.namesNothing + "."], price: candidate.price, cut: [],
                needs: [])
        }
        tried.candidates[0].trial = ExtractionTrial(
            obstacle: "3 lines of it use what stays in Shop.", uses: 3, taken: [], imports: 0,
            symbols: 0)
        let refused = planText(of: tried, paint: Paint(isOn: false))
        #expect(!refused.contains("It names nothing that stays"))
        #expect(refused.contains("as reading its files shows: 3 lines of it use what stays"))
        tried.candidates[0].trial = ExtractionTrial(
            obstacle: nil, uses: 0, taken: ["Shop/Tax.swift"], imports: 7, symbols: 9)
        let fits = planText(of: tried, paint: Paint(isOn: false))
        #expect(fits.contains("It uses nothing else that stays if these move along: Tax.swift."))
        #expect(fits.contains("9 names become package or public; 7 files need an import."))
        #expect(try jsonText(of: PlanReport(tried, in: .empty)).contains("\"fits\" : true"))
    }

    @Test func `prices of unclear names are said to be at least`() throws {
        var unclear = plan
        let candidate = plan.candidates[0]
        var price = candidate.price
        price.unclear = 2
        unclear.candidates = [
            ExtractionCandidate(
                name: "Cart", kind: .feature, origin: .folder, files: candidate.files, lines: 80,
                why: [], price: price, cut: candidate.cut, needs: [])
        ]
        let text = planText(of: unclear, paint: Paint(isOn: false))
        #expect(text.contains("at least 4 files need an import"))
        #expect(text.contains("To turn around: at least 1 edge (by name), 2 lines"))
        #expect(try jsonText(of: PlanReport(unclear, in: .empty)).contains("\"exact\" : false"))
    }

    @Test func `who told the edges is said in text and JSON`() throws {
        var built = plan
        built.edges = EdgeAccuracy([.compiler, .compiler, .syntax(.changed)])
        built.commits = 12
        let text = planText(of: built, paint: Paint(isOn: false))
        #expect(text.contains("Edges are exact in 2 of 3 files, and found by name in the others"))
        #expect(text.contains("What changed together is that of the latest 12 commits."))
        #expect(text.contains("1 edge (by name)"))
        let json = try jsonText(of: PlanReport(built, in: .empty))
        #expect(json.contains("\"teller\" : \"partly exact\""))
        #expect(json.contains("\"commits\" : 12"))
        let none = planMarkdown(of: plan)
        #expect(none.contains("No commits of git were found: what changed together is not known."))
    }

    @Test func `JSON names the group of which a step is a part`() throws {
        var parts = plan
        parts.candidates[0].division = ExtractionCandidate.Division(
            group: "Carts", number: 1, count: 3)
        let text = try jsonText(of: PlanReport(parts, in: .empty))
        #expect(text.contains("\"of\" : \"Carts\""))
        #expect(try jsonText(of: PlanReport(plan, in: .empty)).contains("\"part\" : null"))
    }

    @Test func `tests are said to be able to follow, and tildes become words`() {
        let text = planText(of: plan, notes: ["Read this first."], paint: Paint(isOn: false))
        #expect(text.hasPrefix("Shop: 9 files, 1,200 lines\nRead this first.\n"))
        #expect(text.contains("~1 test file names mainly it and can follow."))
        let markdown = planMarkdown(of: plan)
        #expect(!markdown.contains("~"))
        #expect(markdown.contains("about 3 members"))
    }

    @Test func `a plan without candidates says where to go on`() {
        let empty = ExtractionPlan(
            module: "::Shop", moduleName: "Shop", files: 1, lines: 5, unclear: 0, candidates: [])
        let text = planText(of: empty, paint: Paint(isOn: false))
        #expect(text.contains("strata plan --seed FOLDER"))
    }
}

extension Analysis {
    fileprivate static var empty: Analysis {
        Analysis(
            codebase: Codebase(root: "/shop", modules: []),
            graph: ModuleGraph(nodes: [], edges: []),
            configuration: LayerConfiguration(source: .inferred, layers: []),
            assignment: LayerAssignment(layers: [:]), violations: [], facts: [:],
            isComplete: true, incomplete: [], milliseconds: 0)
    }
}
