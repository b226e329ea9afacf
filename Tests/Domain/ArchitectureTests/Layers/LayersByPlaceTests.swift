import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct LayersByPlaceTests {
    private func module(_ name: String, in folder: String, uses: [String] = []) -> Module {
        .stub(name, at: RelativePath("\(folder)/\(name)"), uses: uses)
    }

    private func analysis(_ modules: [Module]) -> Analysis {
        .modules(
            modules,
            facts: Dictionary(
                uniqueKeysWithValues: modules.map { module in
                    let imports = module.dependencies.map(\.name.bareName).enumerated()
                    return (
                        module.sources[0],
                        SourceFacts.stub(
                            imports: imports.map { ImportStatement(module: $1, line: $0 + 1) })
                    )
                }), written: nil)
    }

    @Test func `where only depths are known, folders are proposed and no levels`() {
        let found = analysis([
            Module.stub("Ferry", .app, uses: ["Cabin"]),
            module("Rope", in: "Hull"), module("Tide", in: "Hull", uses: ["Rope"]),
            module("Cabin", in: "Rooms", uses: ["Tide"]), module("Deck", in: "Rooms"),
        ])
        #expect(found.configuration.layers.contains { $0.isDepth })
        let proposed = proposeLayers(found)
        #expect(proposed.layers.map(\.name) == ["Apps", "Rooms", "Hull"])
        #expect(!writeConfiguration(proposed).contains("Level"))
        let assignment = assignLayers(proposed, to: found.codebase)
        #expect(assignment.problems.isEmpty && assignment.unassigned.isEmpty)
    }

    @Test func `what breaks proposed folders is a warning`() {
        let found = analysis([
            module("Rope", in: "Hull", uses: ["Deck"]), module("Tide", in: "Hull", uses: ["Rope"]),
            module("Cabin", in: "Rooms", uses: ["Tide"]), module("Deck", in: "Rooms"),
        ])
        let after = found.governed(by: proposeLayers(found).inFile)
        #expect(after.violations.contains { $0.kind == .upward })
        #expect(!after.violations.contains { $0.severity == .error })
    }

    @Test func `modules of one folder are one layer to split`() {
        let found = analysis([
            module("Rope", in: "Sources"), module("Tide", in: "Sources", uses: ["Rope"]),
        ])
        let proposed = proposeLayers(found)
        #expect(proposed.layers.map(\.name) == ["Sources"])
        #expect(proposed.layers.first?.reason?.contains("split this one") == true)
    }
}
