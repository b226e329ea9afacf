import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct AssignLayersTests {
    private func assign(_ layers: [Layer], to modules: [Module]) -> LayerAssignment {
        assignLayers(
            LayerConfiguration(source: .file(".strata.yml"), layers: layers), to: .stub(modules))
    }

    private func layer(_ name: String, _ patterns: ModulePattern...) -> Layer {
        Layer(name: name, patterns: patterns)
    }

    @Test func `a module stands in the layer whose pattern matches`() {
        let found = assign(
            [.stub("Top", ["App"]), .stub("Bottom", ["C*"])], to: [.stub("App"), .stub("Core")])
        #expect(found.layers == ["::App": 0, "::Core": 1])
        #expect(found.problems.isEmpty)
    }

    @Test func `every subject of a pattern is compared with its own thing`() {
        let module = Module.stub("Home", in: "Kit", at: "Kit/Features/Home", role: .feature)
        for pattern in [
            ModulePattern(.name, "H*"), ModulePattern(.path, "Kit/Features/**"),
            ModulePattern(.id, "Kit::Home"), ModulePattern(.role, "feature"),
        ] {
            #expect(assign([layer("One", pattern)], to: [module]).layers == [module.id: 0])
        }
    }

    @Test func `a name pattern also means what code imports`() {
        let module = Module.stub("Shared-iOS", module: "Shared")
        #expect(assign([.stub("One", ["Shared"])], to: [module]).layers.count == 1)
    }

    @Test func `a module that no layer claims is unassigned`() {
        let found = assign([.stub("Top", ["App"])], to: [.stub("App"), .stub("Z"), .stub("B")])
        #expect(found.unassigned == ["::B", "::Z"])
    }

    @Test func `a module in two layers is an error and in none`() {
        let found = assign(
            [.stub("Top", ["Home"]), .stub("Bottom", ["*"])], to: [.stub("Home")])
        #expect(found.layers.isEmpty)
        #expect(found.unassigned.isEmpty)
        #expect(found.problems == [.ambiguous(module: "::Home", layers: ["Top", "Bottom"])])
        #expect(found.problems[0].isError)
    }

    @Test func `two patterns of one layer may match the same module`() {
        #expect(assign([.stub("Top", ["Home", "H*"])], to: [.stub("Home")]).problems.isEmpty)
    }

    @Test func `a pattern that matches nothing is a warning`() {
        let pattern = ModulePattern(.name, "Gone", line: 3)
        let found = assign([layer("Top", pattern)], to: [.stub("Home")])
        #expect(found.problems == [.matchesNothing(layer: "Top", pattern: pattern)])
        #expect(!found.problems[0].isError)
    }

    @Test func `what is not shipped needs no layer`() {
        let modules = [Role.testing, .tests, .devApp, .plugin, .macro, .external].map {
            Module.stub($0.rawValue, role: $0)
        }
        let found = assign([.stub("All", ["*"])], to: modules)
        #expect(found.layers.isEmpty)
        #expect(found.unassigned.isEmpty)
        #expect(found.problems.isEmpty)
    }

    @Test func `a fixture needs no layer`() {
        #expect(assign([], to: [.stub("Kit", in: "Tests/Fixtures/Kit")]).unassigned.isEmpty)
    }
}
