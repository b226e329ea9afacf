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
