import Architecture
import Codebase
import Configuration
import DomainStubs
import Editing
import Testing

/// What decisions change in a `.strata.yml`, read as the program reads it.
@Suite struct DraftDecisionTests {
    private let reader = YAMLConfigurationReader()
    private static let layers = """
        # Ours.
        layers:
          - name: Features
            modules: ["*Feature"]
            peers: features
          - name: Core
            modules: [Core]  # alone

        """

    /// Two features of which one imports the other, and a core that imports a feature.
    private func analysis(_ text: String?) async throws -> Analysis {
        let names = ["HomeFeature", "ProfileFeature", "Core"]
        let imports = [
            "HomeFeature": ["ProfileFeature", "Core"], "Core": ["ProfileFeature"],
            "ShopApp": ["HomeFeature"],
        ]
        let modules =
            [Module.stub("ShopApp", .app, uses: ["HomeFeature"])]
            + names.map { Module.stub($0, uses: imports[$0] ?? []) }
        let facts = Dictionary(
            uniqueKeysWithValues: modules.map { module in
                let imported = (imports[module.name] ?? []).enumerated()
                return (
                    module.sources[0],
                    SourceFacts.stub(
                        imports: imported.map { ImportStatement(module: $1, line: $0 + 1) })
                )
            })
        return analyze(.stub(modules), facts: facts, written: try await configuration(text))
    }

    private func configuration(_ text: String?) async throws -> LayerConfiguration? {
        guard let text else { return nil }
        let contents = PatchedContents(
            NoContents(), patches: [".strata.yml": Array(text.utf8)])
        return try await reader.configuration(in: contents)
    }

    private func draft(
        _ text: String?, _ decision: (Analysis) -> Decision
    ) async throws -> DecisionDraft {
        let analysis = try await analysis(text)
        return try await DraftDecision(reader: reader).draft(
            decision(analysis), of: analysis, file: ".strata.yml", in: text)
    }

    private func id(_ name: String) -> ModuleID { ModuleID(container: .root, target: name) }

    @Test func `excluding counts one error less, and leaves the rest of the text`() async throws {
        let draft = try await draft(Self.layers) { analysis in
            .exclude(analysis.violations.filter { $0.kind == .sideways }, reason: "Legacy.")
        }
        let text = try #require(draft.change.after)
        #expect(text.hasPrefix(Self.layers))
        #expect(
            text.contains("  - kind: sideways\n    from: HomeFeature\n    to: ProfileFeature\n"))
        #expect(draft.totals.before.excluded == 0 && draft.totals.after.excluded == 1)
        let errors = draft.totals.before.counts[.error, default: 0]
        #expect(draft.totals.after.counts[.error, default: 0] == errors - 1)
        let after = try await analysis(text)
        #expect(after.excluded.map(\.permission?.reason) == ["Legacy."])
    }

    @Test func `the first exclusion makes a file, and layers stay inferred`() async throws {
        let draft = try await draft(nil) { .exclude($0.violations, reason: "R.") }
        let text = try #require(draft.change.after)
        #expect(draft.change.before == nil && text.hasPrefix("exclude:\n"))
        let after = try await analysis(text)
        #expect(after.configuration.source == .inferred && after.violations.isEmpty)
    }

    @Test func `a severity holds for all of its kind`() async throws {
        let draft = try await draft(Self.layers) { _ in .weigh(.sideways, .info) }
        #expect(draft.change.after == Self.layers + "\nseverities:\n  sideways: info\n")
        #expect(draft.totals.after.counts[.info, default: 0] == 1)
    }

    @Test func `what the file says already is not written again`() async throws {
        let text = Self.layers + "severities:\n  peer: info\n"
        await #expect(throws: DecisionError.saidAlready) {
            try await draft(text) { _ in .weigh(.peer, .info) }
        }
    }

    @Test func `a pattern gives way to the names of the others that it selects`() async throws {
        let draft = try await draft(Self.layers) { _ in .move(id("ProfileFeature"), to: "Core") }
        #expect(
            draft.change.after
                == """
                # Ours.
                layers:
                  - name: Features
                    modules: [HomeFeature]
                    peers: features
                  - name: Core
                    modules: [Core, ProfileFeature]  # alone

                """)
        #expect(draft.remarks.count == 1 && draft.remarks[0].contains("“*Feature” of Features"))
        #expect(draft.totals.after.counts[.error, default: 0] == 0)
    }

    @Test func `inferred layers are written with the module in its new one`() async throws {
        let first = try await analysis(nil)
        let target = try #require(
            first.configuration.layers.indices.first { $0 != first.assignment.layers[id("Core")] })
        let name = first.configuration.layers[target].name
        let draft = try await draft(nil) { _ in .move(id("Core"), to: name) }
        let after = try await analysis(draft.change.after)
        let position = try #require(after.assignment.layers[id("Core")])
        #expect(after.configuration.layers[position].name == name)
        #expect(after.configuration.source == .file(".strata.yml"))
    }

    @Test func `the last module of a layer, and layers elsewhere, are left to a person`() async {
        await #expect(throws: DecisionError.self) {
            try await draft(Self.layers) { _ in .move(id("Core"), to: "Features") }
        }
        let alias =
            "x-m: &m [\"*Feature\"]\nlayers:\n  - name: F\n    modules: *m\n"
            + "  - name: C\n    modules: Core\n"
        await #expect(throws: DecisionError.self) {
            try await draft(alias) { _ in .move(id("HomeFeature"), to: "C") }
        }
    }

    @Test func `a file that nobody can read is not touched`() async throws {
        let analysis = try await analysis(nil)
        await #expect {
            try await DraftDecision(reader: reader).draft(
                .weigh(.peer, .info), of: analysis, file: ".strata.yml", in: "layers: 1\n")
        } throws: { error in
            if case DecisionError.mistake = error { true } else { false }
        }
    }
}
