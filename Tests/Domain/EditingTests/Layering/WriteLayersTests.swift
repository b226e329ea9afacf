import Architecture
import Codebase
import Configuration
import DomainStubs
import Editing
import Testing

/// What writing layers changes in a `.strata.yml`, read as the program reads it.
@Suite struct WriteLayersTests {
    private let reader = YAMLConfigurationReader()

    private func configuration(_ text: String?) async throws -> LayerConfiguration? {
        guard let text else { return nil }
        let contents = PatchedContents(
            NoContents(), patches: [".strata.yml": Array(text.utf8)])
        return try await reader.configuration(in: contents)
    }

    private func analysis(_ text: String?) async throws -> Analysis {
        let modules = [
            Module.stub("ShopApp", .app, uses: ["HomeFeature"]),
            .stub("HomeFeature", uses: ["PayFeature"]), .stub("PayFeature"), .stub("Core"),
        ]
        let uses = ["ShopApp": ["HomeFeature"], "HomeFeature": ["PayFeature"]]
        let facts = Dictionary(
            uniqueKeysWithValues: modules.map { module in
                let imports = (uses[module.name] ?? []).enumerated()
                return (
                    module.sources[0],
                    SourceFacts.stub(
                        imports: imports.map { ImportStatement(module: $1, line: $0 + 1) })
                )
            })
        return analyze(.stub(modules), facts: facts, written: try await configuration(text))
    }

    private func written(
        _ text: String?, _ edit: (inout LayerDraft) -> Void = { _ in }
    ) async throws -> String {
        let analysis = try await analysis(text)
        var draft = LayerDraft(analysis)
        edit(&draft)
        let change = try await WriteLayers(reader: reader).draft(
            draft.configuration(of: analysis), isArranged: true, of: analysis,
            file: ".strata.yml", in: text
        ).change
        return try #require(change.after)
    }

    private static let rest = """
        # Ours.
        budgets:
          - { modules: [PayFeature], at_most: 3 }  # falls
        exclude:
          - kind: unused
            reason: Later.
        severities:
          transitive: warning
        x-note: kept

        """

    @Test func `a file without layers keeps all that it says`() async throws {
        let text = try await written(Self.rest)
        for line in Self.rest.split(separator: "\n") {
            #expect(text.contains(line + "\n"), "\(line) is gone")
        }
        let after = try #require(try await configuration(text))
        #expect(after.budgets.map(\.limit) == [3])
        #expect(after.exclusions.map(\.reason) == ["Later."])
        #expect(after.severities[.transitive] == .warning)
        #expect(!after.layers.isEmpty)
    }

    @Test func `nothing becomes an error, and the stricter line stands beside it`() async throws {
        let text = try await written(Self.rest)
        #expect(text.contains("  sideways: warning\n  # sideways: error\n"))
        let after = try await analysis(text)
        #expect(after.violations.contains { $0.kind == .sideways })
        #expect(!after.violations.contains { $0.severity == .error })
    }

    @Test func `only the layers of a file are replaced`() async throws {
        let text = """
            # Ours.
            layers:
              - name: Top
                modules: [ShopApp, "*Feature"]
              - name: Low
                modules: [Core]

            # Limits.
            budgets:
              - { modules: [Core], at_most: 0 }

            """
        let changed = try await written(text) { draft in
            draft.rename(draft.bands[1].id, to: "Base")
        }
        #expect(changed.hasPrefix("# Ours.\nlayers:\n"))
        #expect(changed.hasSuffix(text[text.ranges(of: "\n# Limits.")[0].lowerBound...]))
        #expect(changed.contains("name: \"Base\"") && changed.contains("\"*Feature\""))
        let after = try await analysis(changed)
        #expect(after.configuration.layers.map(\.name) == ["Top", "Base"])
    }

    @Test func `a budget of a layer that is gone is told, and nothing is written`() async throws {
        let text = """
            layers:
              - { name: Top, modules: [ShopApp, HomeFeature, PayFeature] }
              - { name: Low, modules: [Core] }
            budgets:
              - { layer: Low, at_most: 0 }

            """
        await #expect(throws: DecisionError.self) {
            try await written(text) { draft in draft.rename(draft.bands[1].id, to: "Base") }
        }
    }

    @Test func `layers of modules are not written where folders are units`() async throws {
        let analysis = try await analysis(nil)
        await #expect(throws: DecisionError.self) {
            try await WriteLayers(reader: reader).draft(
                LayerDraft(analysis).configuration(of: analysis), of: analysis,
                file: ".strata.yml", in: "units: folders\n")
        }
    }

    @Test func `the same layers are not written again`() async throws {
        let first = try await written(nil)
        #expect(!first.contains("Inferred by Strata"))
        await #expect(throws: DecisionError.saidAlready) { try await written(first) }
    }
}
