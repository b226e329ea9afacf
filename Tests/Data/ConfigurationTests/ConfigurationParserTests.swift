import Architecture
import Codebase
import Testing

@testable import Configuration

@Suite struct ConfigurationParserTests {
    private func parse(_ text: String) throws -> LayerConfiguration {
        try ConfigurationParser(file: ".strata.yml").parse(text)
    }

    @Test func `units are a word or a word for each pattern`() throws {
        #expect(try parse("units: folders").units == .folders)
        #expect(try parse("units: modules").units == .modules)
        #expect(try parse("severities: {}").units == .modules)
        let some = try parse("units:\n  App*: folders\n  Core: modules\n  P::X: folders").units
        let patterns = [ModulePattern(.name, "App*"), ModulePattern(.id, "P::X")]
        #expect(some == Units(foldersOf: patterns))
    }

    @Test func `rules have one pattern or several, and forbid unless they say only`() throws {
        let found = try parse(
            """
            rules:
              - { from: "*Feature", to: Alamofire, reason: Use Client. }
              - from: { path: "Domain/**" }
                to: [Foundation, { role: core }]
                imports: only
                reason: It is pure.
            """)
        #expect(
            found.rules == [
                ImportRule(
                    from: ModulePattern(.name, "*Feature", line: 2),
                    to: [ModulePattern(.name, "Alamofire", line: 2)], imports: .forbidden,
                    reason: "Use Client.", line: 2),
                ImportRule(
                    from: ModulePattern(.path, "Domain/**", line: 3),
                    to: [
                        ModulePattern(.name, "Foundation", line: 4),
                        ModulePattern(.role, "core", line: 4),
                    ], imports: .only, reason: "It is pure.", line: 3),
            ])
        #expect(found.layers.isEmpty)
    }

    @Test func `budgets are read with the place of their numbers`() throws {
        let found = try parse(
            """
            layers:
              - { name: A, modules: "*", migrating: true }
            budgets:
              - { layer: A, at_most: 12 }
              - modules: ["B*", P::X]
                kinds: [upward, peer]
                at_most: 0
              - at_most: 3
            """)
        let patterns = [
            ModulePattern(.name, "B*", line: 5), ModulePattern(.id, "P::X", line: 5),
        ]
        #expect(
            found.budgets == [
                Budget(.layer("A"), limit: 12, place: Budget.Place(line: 4, column: 26)),
                Budget(
                    .modules(patterns), kinds: [.upward, .peer], limit: 0,
                    place: Budget.Place(line: 7, column: 14)),
                Budget(.codebase, limit: 3, place: Budget.Place(line: 8, column: 14)),
            ])
        #expect(found.layers.first?.options.migrating == true)
    }

    @Test func `a whole file is read as it is written`() throws {
        let found = try parse(
            """
            layers:
              - name: Features
                paths: ["Sources/Features/**"]
                roles: feature
                peers: features
                interfaces: forbidden
                strict: true
                may_import: [Core]
              - name: Core
                modules:
                  - Kit*
                  - Base
                ids: ["Packages/X::X"]
                pure: yes
            severities:
              transitive: error
              unused: off
            exclude:
              - kinds: [upward, cycle]
                from: Old
                to: { path: "Sources/New/**" }
                reason: Moves soon.
            """)
        #expect(found.source == .file(".strata.yml"))
        #expect(found.layers.map(\.name) == ["Features", "Core"])
        #expect(
            found.layers[0].patterns == [
                ModulePattern(.path, "Sources/Features/**", line: 3),
                ModulePattern(.role, "feature", line: 4),
            ])
        #expect(
            found.layers[0].options
                == LayerOptions(
                    peers: .features, interfacesSideways: false, strict: true, mayImport: ["Core"]))
        #expect(found.layers[0].line == 2)
        #expect(found.layers[1].patterns.map(\.text) == ["Kit*", "Base", "Packages/X::X"])
        #expect(found.layers[1].patterns.map(\.line) == [11, 12, 13])
        #expect(found.layers[1].options == LayerOptions(pure: true))
        #expect(found.severities == [.transitive: .error, .unused: .off])
        #expect(
            found.exclusions == [
                Exclusion(
                    kinds: [.upward, .cycle], from: ModulePattern(.name, "Old", line: 20),
                    to: ModulePattern(.path, "Sources/New/**", line: 21), reason: "Moves soon.",
                    line: 19)
            ])
    }

    @Test func `a single pattern needs no list`() throws {
        let found = try parse("layers:\n  - {name: A, modules: B}")
        #expect(found.layers[0].patterns.map(\.text) == ["B"])
    }

    @Test func `a kind alone needs no list`() throws {
        let found = try parse("exclude:\n  - {kind: peer, reason: r}")
        #expect(found.exclusions[0].kinds == [.peer])
        #expect(try parse("exclude:\n  - {kinds: peer, reason: r}").exclusions[0].kinds == [.peer])
    }

    @Test func `an end with two colons is an identifier`() throws {
        let found = try parse("exclude:\n  - {from: 'Kit::A', to: B, reason: r}")
        #expect(found.exclusions[0].from?.subject == .id)
        #expect(found.exclusions[0].to?.subject == .name)
    }

    @Test func `nothing may be imported where the list is empty`() throws {
        let found = try parse("layers:\n  - {name: A, modules: B, may_import: []}")
        #expect(found.layers[0].options.mayImport == [])
    }

    @Test func `anchors and merged mappings work`() throws {
        let found = try parse(
            """
            x-common: &common
              peers: forbidden
              strict: true
            layers:
              - <<: *common
                name: A
                modules: &names [X, Y]
              - name: B
                modules: *names
                <<: *common
                strict: false
            """)
        #expect(found.layers[0].options == LayerOptions(peers: .forbidden, strict: true))
        #expect(found.layers[1].options == LayerOptions(peers: .forbidden))
        #expect(found.layers[1].patterns.map(\.text) == ["X", "Y"])
    }

    @Test func `a file without layers leaves them to be inferred`() throws {
        let found = try parse("severities: {unused: info}")
        #expect(found.layers.isEmpty)
        #expect(found.severities == [.unused: .info])
    }

    @Test func `words that YAML takes for other things are names all the same`() throws {
        let found = try parse("layers:\n  - {name: 2.0, modules: [on, 1e3, true]}")
        #expect(found.layers[0].name == "2.0")
        #expect(found.layers[0].patterns.map(\.text) == ["on", "1e3", "true"])
    }
}
