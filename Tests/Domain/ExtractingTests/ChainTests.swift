import Codebase
import Extracting
import Testing

/// The steps up to a group, and what is left of them once some are made.
@Suite struct ChainTests {
    private static let price = ExtractionPrice(
        types: [], members: 0, cutEdges: 0, cutSites: 0, onCycles: 0, cutCost: 0, imports: 0,
        tests: [], objectiveC: 0)

    private func candidate(_ name: String, needs: [String] = []) -> ExtractionCandidate {
        ExtractionCandidate(
            name: name, kind: .core, origin: .folder,
            files: ["App/\(name)/A.swift", "App/\(name)/B.swift"].map { RelativePath($0) },
            lines: 2, why: [], price: Self.price, cut: [], needs: needs)
    }

    private func plan(_ candidates: [ExtractionCandidate]) -> ExtractionPlan {
        ExtractionPlan(
            module: ModuleID(container: "", target: "App"), moduleName: "App", files: 20,
            lines: 20, unclear: 0, candidates: candidates)
    }

    @Test func `what a group does not need is left out, and the order stays`() {
        let plan = plan([
            candidate("Models"), candidate("Other"), candidate("Client", needs: ["Models"]),
            candidate("Theme"), candidate("Cart", needs: ["Client", "Theme"]),
            candidate("Late", needs: ["Cart"]),
        ])
        #expect(plan.leading(to: "Cart").steps == ["Models", "Client", "Theme", "Cart"])
        #expect(plan.leading(to: "Models").steps == ["Models"])
        #expect(plan.leading(to: "Nothing").steps == [])
    }

    @Test func `a divided group is all its parts, and a part only those it needs`() {
        var parts = [
            candidate("Big 1"), candidate("Big 2", needs: ["Models"]),
            candidate("Big 3", needs: ["Big 1"]),
        ]
        for number in parts.indices {
            parts[number].division = ExtractionCandidate.Division(
                group: "Big", number: number + 1, count: 3)
        }
        let plan = plan([candidate("Models"), candidate("Other")] + parts)
        #expect(plan.leading(to: "Big").steps == ["Models", "Big 1", "Big 2", "Big 3"])
        #expect(plan.leading(to: "Big 3").steps == ["Big 1", "Big 3"])
    }

    @Test func `a step needs what was not made, and moves what is left of it`() throws {
        let step = candidate("Cart", needs: ["Models", "Theme"])
        let after = try #require(
            step.after(["Models"], leaving: ["App/Cart/B.swift", "App/main.swift"]))
        #expect(after.needs == ["Theme"] && !after.isNext)
        #expect(after.files == ["App/Cart/B.swift"])
        #expect(try #require(step.after(["Models", "Theme"], leaving: Set(step.files))).isNext)
        #expect(step.after([], leaving: ["App/main.swift"]) == nil)
    }
}
