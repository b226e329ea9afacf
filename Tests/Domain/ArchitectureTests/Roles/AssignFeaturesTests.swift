import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase
@testable import Editing
@testable import Previewing

@Suite struct AssignFeaturesTests {
    /// An app and an extension over modules of which none is called a feature; `draws` show screens.
    private func codebase(
        draws: Set<String> = ["Home", "Search", "Profile", "Widgets"],
        uses more: [String: [String]] = [:]
    ) -> (codebase: Codebase, graph: ModuleGraph, facts: [RelativePath: SourceFacts]) {
        var uses = [
            "Shop": ["Home", "Search", "Profile", "Widgets", "Net"], "Notify": ["Home"],
            "Home": ["Widgets", "Net"], "Search": ["Widgets", "Profile"], "Profile": ["Widgets"],
        ]
        uses.merge(more) { $1 }
        let names = ["Shop", "Notify", "Home", "Search", "Profile", "Widgets", "Net", "Orders"]
        let modules = names.map { name in
            Module.stub(
                name, name == "Shop" ? .app : name == "Notify" ? .appExtension : .library,
                uses: uses[name] ?? [])
        }
        let facts = modules.map { module in
            let view = Inheritance(
                type: module.name + "View", kind: .struct, names: ["View"], lines: 3...9)
            let imports = (uses[module.name] ?? []) + ["SwiftUI"]
            return (
                module.sources[0],
                SourceFacts.stub(
                    imports: imports.map { ImportStatement(module: $0, line: 1) },
                    inherits: draws.contains(module.name) ? [view] : [])
            )
        }
        let codebase = assignRoles(.stub(modules))
        let known = Dictionary(uniqueKeysWithValues: facts)
        return (codebase, linkModules(codebase, facts: known), known)
    }

    private func features(
        _ found: (codebase: Codebase, graph: ModuleGraph, facts: [RelativePath: SourceFacts]),
        written: LayerConfiguration? = nil
    ) -> [String] {
        assignFeatures(found.codebase, graph: found.graph, facts: found.facts, written: written)
            .modules.filter { $0.role == .feature }.map(\.name).sorted()
    }

    @Test func `screens that an app combines are features, what most use is not`() {
        #expect(
            features(codebase(uses: ["Shop": ["Home", "Search", "Orders", "Profile", "Widgets"]]))
                == ["Home", "Search"])
    }

    @Test func `one that a few features use is a feature too`() {
        let found = codebase(
            draws: ["Home", "Search", "Profile", "Widgets", "Orders", "Net"],
            uses: [
                "Shop": ["Home", "Search", "Profile", "Widgets", "Orders"], "Home": ["Widgets"],
                "Orders": ["Widgets"],
            ])
        #expect(features(found) == ["Home", "Orders", "Profile", "Search"])
    }

    @Test func `without screens or without an app of several nothing is a feature`() {
        #expect(features(codebase(draws: [])) == [])
        #expect(features(codebase(uses: ["Shop": ["Home"]])) == [])
    }

    @Test func `what names tell is not asked of the screens`() {
        var found = codebase()
        let modules = found.codebase.modules + [.stub("PayFeature", role: .feature)]
        found.codebase = found.codebase.replacing(modules: modules)
        #expect(features(found) == ["PayFeature"])
    }

    @Test func `a layer of features that a person wrote decides against names`() {
        var found = codebase()
        let modules = found.codebase.modules + [.stub("FeatureFlags", role: .feature)]
        found.codebase = found.codebase.replacing(modules: modules)
        let written = LayerConfiguration(
            source: .file(".strata.yml"),
            layers: [
                .stub("Screens", ["Home", "Net"], options: LayerOptions(peers: .features)),
                .stub("Base", ["FeatureFlags"]),
            ])
        #expect(features(found, written: written) == ["Home", "Net"])
    }

    @Test func `layers, dev apps and the pattern of new ones have the same features`() {
        let found = codebase()
        let named = assignFeatures(
            found.codebase, graph: found.graph, facts: found.facts, written: nil)
        let analysis = Analysis.stub(named, facts: found.facts)
        let layer = analysis.configuration.layers.firstIndex { $0.options.peers == .features }
        let inLayer = named.modules.filter { analysis.assignment.layers[$0.id] == layer }
        let survey = FindDevApps(isMac: true).survey(analysis)
        let families = FeatureFamily.all(in: named)
        #expect(inLayer.map(\.name).sorted() == ["Home", "Search"])
        #expect(survey.missing.map(\.targetName) == ["Home", "Search"])
        #expect(families.map(\.stem) == ["Home", "Search"])
        #expect(analysis.configuration.severity(of: .sideways) == .warning)
    }
}
