import Architecture
import Codebase
import DomainStubs
import Editing
import Testing

@Suite struct LayerDraftTests {
    private static func analysis(_ layers: [Layer]?) -> Analysis {
        let uses = ["Home": ["Login", "Core"], "Core": ["Login"], "Login": []]
        let modules = ["Home", "Login", "Core"].map { Module.stub($0, uses: uses[$0] ?? []) }
        let facts = Dictionary(
            uniqueKeysWithValues: modules.map { module in
                let imports = (uses[module.name] ?? []).enumerated()
                return (
                    module.sources[0],
                    SourceFacts.stub(
                        imports: imports.map { ImportStatement(module: $1, line: $0 + 1) })
                )
            })
        return analyze(
            .stub(modules), facts: facts,
            written: layers.map { LayerConfiguration(source: .file(".strata.yml"), layers: $0) })
    }

    private let written = Self.analysis([
        .stub("Features", ["Home", "Login"]), .stub("Base", ["Core"]),
    ])

    private func id(_ name: String) -> ModuleID { ModuleID(container: .root, target: name) }

    @Test func `written layers are what the draft begins with`() {
        let draft = LayerDraft(written)
        #expect(draft.bands.map(\.name) == ["Features", "Base"])
        #expect(draft.bands[0].modules == [id("Home"), id("Login")])
        #expect(LayerDraftEffect(draft, of: written).appeared.isEmpty)
    }

    @Test func `moving a module ends what it broke, and says so`() {
        var draft = LayerDraft(written)
        let before = LayerDraftEffect(draft, of: written)
        #expect(before.violations.map(\.kind) == [.upward])
        draft.move([id("Login")], to: draft.bands[1].id)
        let after = LayerDraftEffect(draft, of: written)
        #expect(after.violations.isEmpty && after.ended.map(\.from) == [id("Core")])
        #expect(after.totals.before.counts[.error] == 1)
        #expect(after.totals.after.counts[.error] == nil)
    }

    @Test func `the order of layers decides what leads up`() {
        var draft = LayerDraft(written)
        draft.shift(draft.bands[1].id, by: -1)
        #expect(draft.bands.map(\.name) == ["Base", "Features"])
        let effect = LayerDraftEffect(draft, of: written)
        #expect(effect.appeared.count == 1 && effect.ended.count == 1)
        #expect(effect.violations.map(\.to) == [id("Core")])
    }

    @Test func `names are unique, and a layer without modules is not written`() {
        var draft = LayerDraft(written)
        #expect(draft.problem(withName: "Base", of: draft.bands[0].id) != nil)
        #expect(draft.problem(withName: "Base", of: draft.bands[1].id) == nil)
        #expect(draft.problem(withName: " ", of: nil) != nil)
        draft.add("Shared", below: draft.bands[0].id)
        #expect(draft.bands.map(\.name) == ["Features", "Shared", "Base"])
        #expect(draft.emptyNames == ["Shared"])
        #expect(draft.configuration(of: written).layers.map(\.name) == ["Features", "Base"])
    }

    @Test func `what a removed layer held stands in none`() {
        var draft = LayerDraft(written)
        draft.remove(draft.bands[1].id)
        #expect(draft.unplaced == [id("Core")] && draft.position(of: id("Core")) == nil)
        let effect = LayerDraftEffect(draft, of: written)
        #expect(effect.violations.contains { $0.kind == .unassigned })
    }

    @Test func `inferred layers put in order make no error that was none`() {
        let inferred = Self.analysis(nil)
        var draft = LayerDraft(inferred)
        let low = draft.add("Low", below: nil)
        draft.move([id("Home")], to: low)
        let effect = LayerDraftEffect(draft, of: inferred)
        #expect(effect.violations.contains { $0.kind == .upward })
        #expect(!effect.violations.contains { $0.severity == .error })
    }

    @Test func `a pattern stays while it selects nothing else`() {
        let analysis = Self.analysis([
            .stub("Features", ["*o*"]), .stub("Rest", ["Nothing"]),
        ])
        var draft = LayerDraft(analysis)
        #expect(draft.lostPatterns(in: analysis).isEmpty)
        let all = draft.configuration(of: analysis).layers
        #expect(all.map { $0.patterns.map(\.text) } == [["*o*"]])
        draft.move([id("Core")], to: draft.bands[1].id)
        let layers = draft.configuration(of: analysis).layers
        #expect(layers.map { $0.patterns.map(\.text) } == [["Home", "Login"], ["Core"]])
    }

    @Test func `changes are taken back and made again`() {
        var history = LayerDraftHistory(LayerDraft(written))
        history.change { $0.rename($0.bands[0].id, to: "Screens") }
        history.change { _ in }
        #expect(history.count == 1 && history.canUndo && !history.canRedo)
        history.undo()
        #expect(history.current.bands[0].name == "Features" && history.canRedo)
        history.redo()
        #expect(history.current.bands[0].name == "Screens")
    }

    @Test func `a module that is new stands in no layer, one that is gone in none`() {
        var draft = LayerDraft(written)
        draft.rename(draft.bands[0].id, to: "Screens")
        let modules = ["Home", "Core", "Search"].map { Module.stub($0) }
        let followed = draft.following(analyze(.stub(modules), facts: [:], written: nil))
        #expect(followed.unplaced == [id("Search")])
        #expect(followed.bands.map(\.modules) == [[id("Home")], [id("Core")]])
        #expect(followed.bands[0].name == "Screens")
    }
}
