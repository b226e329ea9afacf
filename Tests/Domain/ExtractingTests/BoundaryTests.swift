import Architecture
import Codebase
import DomainStubs
import Extracting
import Testing

@Suite struct BoundaryTests {
    /// Two models that all name; a client names one screen of those that use it.
    private var analysis: Analysis {
        var declares = ["App/main.swift": ["Root"]]
        var uses = ["App/main.swift": ["CartBoard"]]
        for name in ["User", "Price"] { declares["App/Models/\(name).swift"] = [name] }
        for part in ["Board", "Logic", "Line", "Sheet"] {
            declares["App/Cart/Cart\(part).swift"] = ["Cart\(part)"]
            uses["App/Cart/Cart\(part).swift"] = ["User", "Price"]
        }
        uses["App/Models/User.swift"] = ["CartBoard"]
        return .monolith(declares: declares, uses: uses)
    }

    private func planned() throws -> (PlanExtraction, ExtractionPlan) {
        let module = try #require(chooseMonolith(in: analysis))
        let planExtraction = PlanExtraction(module, in: analysis)
        return (planExtraction, planExtraction.plan(steps: 10))
    }

    @Test func `uses that leave a group are those of its cut, line by line`() throws {
        let (planExtraction, plan) = try planned()
        let boundaries = planExtraction.boundaries(of: plan)
        for (candidate, boundary) in zip(plan.candidates, boundaries) {
            #expect(boundary.outgoing.count == candidate.cut.reduce(0) { $0 + $1.names.count })
            #expect(
                boundary.outgoing.reduce(0) { $0 + $1.lines.count } == candidate.price.cutSites)
        }
        let models = try #require(boundaries.first)
        #expect(models.outgoing.map(\.name) == ["CartBoard"])
        #expect(models.outgoing.map(\.lines) == [[10]])
        #expect(Set(models.incoming.map(\.from.name)).count == plan.candidates[0].price.imports)
    }

    @Test func `every file of the module is in one part of the picture`() throws {
        let (planExtraction, plan) = try planned()
        let parts = planExtraction.parts(of: plan)
        #expect(parts.reduce(0) { $0 + $1.files } == plan.files)
        #expect(parts.reduce(0) { $0 + $1.lines } == plan.lines)
        #expect(parts.compactMap(\.candidate).sorted() == Array(plan.candidates.indices))
    }

    @Test func `what stays without folders is grouped by names, then by cycles`() throws {
        var declares = ["App/main.swift": ["Root"]]
        var uses: [String: [String]] = [:]
        for part in ["Loader", "Cache", "Writer"] {
            declares["App/Image\(part).swift"] = ["Image\(part)"]
        }
        for (one, other) in [("Left", "Right"), ("Right", "Left")] {
            declares["App/\(one).swift"] = [one]
            uses["App/\(one).swift"] = [other]
        }
        declares["App/Alone.swift"] = ["Alone"]
        let analysis = Analysis.monolith(declares: declares, uses: uses)
        let module = try #require(chooseMonolith(in: analysis))
        let planExtraction = PlanExtraction(module, in: analysis)
        let parts = planExtraction.parts(of: planExtraction.plan(steps: 0))
        let counts = Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0.files) })
        #expect(counts["Image…"] == 3)
        #expect(counts.first { $0.key.hasSuffix("and 1 in a cycle") }?.value == 2)
        #expect(counts["Alone.swift"] == 1)
        #expect(parts.reduce(0) { $0 + $1.files } == 7)
    }

    @Test func `what is to be done about a use names the file or type that it is about`() {
        for coupling in EdgeClass.allCases {
            let crossing = ExtractionBoundary.Crossing(
                from: "App/A.swift", to: "App/B/Bell.swift", name: "Bell", coupling: coupling,
                lines: [4])
            #expect(crossing.recipe.contains("Bell"))
        }
    }

    @Test func `each step leaves fewer lines, and says how many`() throws {
        let (planExtraction, plan) = try planned()
        var left = plan.lines
        for (candidate, win) in zip(plan.candidates, planExtraction.wins(of: plan)) {
            left -= candidate.lines
            #expect(win.linesLeft == left)
            #expect(win.linesOfPreview >= candidate.lines)
        }
    }

    @Test func `who says no more gets what was chosen until then`() throws {
        let module = try #require(chooseMonolith(in: analysis))
        let planExtraction = PlanExtraction(module, in: analysis)
        #expect(planExtraction.plan(steps: 10) { _ in false }.candidates.isEmpty)
        var told: [Int] = []
        let whole = planExtraction.plan(steps: 10) {
            told.append($0)
            return true
        }
        #expect(told.max() == whole.candidates.count || told.max() == whole.candidates.count - 1)
    }
}
