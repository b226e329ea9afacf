import Testing

@testable import Architecture

@Suite struct ProposeLayersTests {
    private let declares = [
        "App/ShopApp.swift": ["ShopApp"], "App/Presentation/List.swift": ["ListView"],
        "App/Domain/Movie.swift": ["Movie"], "App/Data/Store.swift": ["MovieStore"],
        "App/Gadgets/G.swift": ["Gadget"],
    ]
    private let uses = [
        "App/ShopApp.swift": ["ListView", "MovieStore"],
        "App/Presentation/List.swift": ["Movie", "Gadget"], "App/Data/Store.swift": ["Movie"],
    ]

    @Test func `layers inside a module stand one below the other, and hold when written`() {
        let found = AnalyzeUnits()(.monolith(declares: declares, uses: uses), by: .folders)
        let proposed = ProposeLayers()(found)
        #expect(proposed.units == .folders && proposed.refined.isEmpty)
        let assignment = AssignLayers()(proposed, to: found.codebase)
        #expect(assignment.problems.isEmpty && assignment.unassigned.isEmpty)
        let checked = CheckRules()(
            codebase: found.codebase, graph: found.graph, configuration: proposed,
            assignment: assignment)
        #expect(checked.violations.isEmpty)
        #expect(
            proposed.layers.map(\.name).filter { $0 != "Apps" } == [
                "Program", "Presentation", "Data", "Domain",
            ])
        #expect(proposed.severities.isEmpty)
    }

    @Test func `what folders break already is proposed as a warning`() {
        var uses = uses
        uses["App/Domain/Movie.swift"] = ["MovieStore"]
        let found = AnalyzeUnits()(.monolith(declares: declares, uses: uses), by: .folders)
        let proposed = ProposeLayers()(found)
        let written = LayerConfiguration(
            source: .file(".strata.yml"), layers: proposed.layers,
            severities: proposed.severities, units: proposed.units)
        let checked = CheckRules()(
            codebase: found.codebase, graph: found.graph, configuration: written,
            assignment: AssignLayers()(written, to: found.codebase))
        #expect(checked.violations.contains { $0.kind == .cycle })
        #expect(checked.violations.allSatisfy { $0.severity != .error })
        #expect(
            WriteConfiguration()(proposed).contains(
                "# Remove a line to make that kind an error.\nseverities:\n  upward: warning"))
    }

    @Test func `modules stay as they are inferred`() {
        let base = Analysis.monolith(declares: declares, uses: uses)
        #expect(
            ProposeLayers()(base).layers == InferLayers()(base.codebase, graph: base.graph).layers)
    }
}
