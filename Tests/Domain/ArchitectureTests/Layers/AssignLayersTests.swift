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

    @Test func aModuleStandsInTheLayerWhosePatternMatches() {
        let found = assign(
            [.stub("Top", ["App"]), .stub("Bottom", ["C*"])], to: [.stub("App"), .stub("Core")])
        #expect(found.layers == ["::App": 0, "::Core": 1])
        #expect(found.problems.isEmpty)
    }

    @Test func everySubjectOfAPatternIsComparedWithItsOwnThing() {
        let module = Module.stub("Home", in: "Kit", at: "Kit/Features/Home", role: .feature)
        for pattern in [
            ModulePattern(.name, "H*"), ModulePattern(.path, "Kit/Features/**"),
            ModulePattern(.id, "Kit::Home"), ModulePattern(.role, "feature"),
        ] {
            #expect(assign([layer("One", pattern)], to: [module]).layers == [module.id: 0])
        }
    }

    @Test func aNamePatternAlsoMeansWhatCodeImports() {
        let module = Module.stub("Shared-iOS", module: "Shared")
        #expect(assign([.stub("One", ["Shared"])], to: [module]).layers.count == 1)
    }

    @Test func aModuleThatNoLayerClaimsIsUnassigned() {
        let found = assign([.stub("Top", ["App"])], to: [.stub("App"), .stub("Z"), .stub("B")])
        #expect(found.unassigned == ["::B", "::Z"])
    }

    @Test func aModuleInTwoLayersIsAnErrorAndInNone() {
        let found = assign(
            [.stub("Top", ["Home"]), .stub("Bottom", ["*"])], to: [.stub("Home")])
        #expect(found.layers.isEmpty)
        #expect(found.unassigned.isEmpty)
        #expect(found.problems == [.ambiguous(module: "::Home", layers: ["Top", "Bottom"])])
        #expect(found.problems[0].isError)
    }

    @Test func twoPatternsOfOneLayerMayMatchTheSameModule() {
        #expect(assign([.stub("Top", ["Home", "H*"])], to: [.stub("Home")]).problems.isEmpty)
    }

    @Test func aPatternThatMatchesNothingIsAWarning() {
        let pattern = ModulePattern(.name, "Gone", line: 3)
        let found = assign([layer("Top", pattern)], to: [.stub("Home")])
        #expect(found.problems == [.matchesNothing(layer: "Top", pattern: pattern)])
        #expect(!found.problems[0].isError)
    }

    @Test func whatIsNotShippedNeedsNoLayer() {
        let modules = [Role.testing, .tests, .devApp, .plugin, .macro, .external].map {
            Module.stub($0.rawValue, role: $0)
        }
        let found = assign([.stub("All", ["*"])], to: modules)
        #expect(found.layers.isEmpty)
        #expect(found.unassigned.isEmpty)
        #expect(found.problems.isEmpty)
    }

    @Test func aFixtureNeedsNoLayer() {
        #expect(assign([], to: [.stub("Kit", in: "Tests/Fixtures/Kit")]).unassigned.isEmpty)
    }
}
