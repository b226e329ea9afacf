import Architecture
import Codebase
import Testing

@testable import Configuration

/// Every mistake in `.strata.yml` is named with its place and with what was expected.
@Suite struct ConfigurationMistakesTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String
        let line: Int
        let column: Int
        let found: String
        let expected: String

        var testDescription: String { name }
    }

    private static let layer = "layers:\n  - name: A\n    modules: B\n"

    static let mistakes = [
        Mistake(
            name: "a rule without a reason", text: "rules:\n  - { from: A, to: B }", line: 2,
            column: 5, found: "This rule has no reason.",
            expected: "Add “reason:” and say why; it is shown with each import."),
        Mistake(
            name: "a rule about nothing", text: "rules:\n  - { to: B, reason: C }", line: 2,
            column: 5, found: "This rule is about no module.",
            expected: "Add “from:” with a pattern."),
        Mistake(
            name: "a rule that does not say what is imported",
            text: "rules:\n  - { from: A, reason: C }", line: 2, column: 5,
            found: "This rule does not say what is imported.",
            expected: "Add “to:” with one pattern or a list of them."),
        Mistake(
            name: "a budget without a number", text: layer + "budgets:\n  - layer: A", line: 5,
            column: 5, found: "This budget has no number.",
            expected: "Add “at_most:” with the number of violations that may be recorded."),
        Mistake(
            name: "a budget below 0", text: "budgets:\n  - at_most: -1", line: 2, column: 14,
            found: "Found “-1”.", expected: "Write a whole number."),
        Mistake(
            name: "a budget of an unknown layer",
            text: layer + "budgets:\n  - { layer: B, at_most: 1 }", line: 5, column: 14,
            found: "There is no layer called “B”.",
            expected: "Did you mean “A”? The layers are: A."),
        Mistake(
            name: "a budget of a layer and of modules",
            text: layer + "budgets:\n  - { layer: A, modules: B, at_most: 1 }", line: 5,
            column: 26, found: "Both “layer” and “modules” are given.",
            expected: "Write one of them."),
        Mistake(
            name: "unknown units", text: "units: folder", line: 1, column: 8,
            found: "“folder” is not a valid value here.", expected: "Did you mean “folders”?"),
        Mistake(
            name: "unknown units of a module", text: "units:\n  App: file", line: 2, column: 8,
            found: "“file” is not a valid value here.",
            expected: "The values are: modules, folders."),
        Mistake(
            name: "units of a bad pattern", text: "units: { '[App]': folders }", line: 1,
            column: 10,
            found: "“[App]” has brackets", expected: "Use * for"),
        Mistake(
            name: "units that are a list", text: "units: [folders]", line: 1, column: 8,
            found: "Found a list.", expected: "Write a text."),
        Mistake(
            name: "an acceptance without a path", text: "accept:\n  - reason: R", line: 2,
            column: 5, found: "This acceptance has no path.", expected: "Add “path:”"),
        Mistake(
            name: "an acceptance without a reason", text: "accept:\n  - path: A", line: 2,
            column: 5, found: "This acceptance has no reason.", expected: "Add “reason:”"),
        Mistake(
            name: "an acceptance of everything", text: "accept:\n  - { path: '**/*', reason: R }",
            line: 2, column: 13, found: "This would accept everything", expected: "Name a folder"),
        Mistake(
            name: "an acceptance of a bad pattern", text: "accept:\n  - { path: /A, reason: R }",
            line: 2, column: 13, found: "“/A” begins with a slash", expected: "Use * for"),
        Mistake(
            name: "unknown key on top", text: "layer:\n  - name: A", line: 1, column: 1,
            found: "There is no key “layer” here.", expected: "Did you mean “layers”?"),
        Mistake(
            name: "unknown key of a layer", text: layer + "    preers: allowed", line: 4, column: 5,
            found: "There is no key “preers” here.", expected: "Did you mean “peers”?"),
        Mistake(
            name: "unknown key that is like no other", text: layer + "    zebra: 1", line: 4,
            column: 5, found: "There is no key “zebra” here.", expected: "The keys are: name, "),
        Mistake(
            name: "layers that are no list", text: "layers:\n  name: A", line: 2, column: 3,
            found: "Found a mapping.", expected: "Write a list."),
        Mistake(
            name: "layers that are nothing", text: "layers:\nseverities: {}", line: 1, column: 8,
            found: "Found nothing.", expected: "Write a list."),
        Mistake(
            name: "a layer that is a word", text: "layers:\n  - A", line: 2, column: 5,
            found: "Found “A”.", expected: "Write a mapping"),
        Mistake(
            name: "a layer without a name", text: "layers:\n  - modules: B", line: 2, column: 5,
            found: "This layer has no name.", expected: "Add “name:”"),
        Mistake(
            name: "a layer without patterns", text: "layers:\n  - name: A", line: 2, column: 5,
            found: "This layer selects no modules.", expected: "Add one of “modules:”"),
        Mistake(
            name: "a blank name", text: "layers:\n  - name: ' '\n    modules: B", line: 2,
            column: 11,
            found: "The value is empty.", expected: "Write a text."),
        Mistake(
            name: "a layer twice", text: layer + "  - name: A\n    modules: C", line: 4, column: 11,
            found: "Line 2 already has a layer called “A”.", expected: "Give each layer"),
        Mistake(
            name: "a pattern that is a mapping",
            text: "layers:\n  - name: A\n    modules:\n      - {x: y}", line: 4, column: 9,
            found: "Found a mapping.", expected: "Write a text."),
        Mistake(
            name: "a bad pattern", text: "layers:\n  - name: A\n    modules: '[AB]'", line: 3,
            column: 14, found: "“[AB]” has brackets", expected: "Use * for"),
        Mistake(
            name: "an unknown role", text: "layers:\n  - name: A\n    roles: [features]", line: 3,
            column: 13, found: "There is no role “features”.", expected: "Did you mean “feature”?"),
        Mistake(
            name: "an unknown word for peers", text: layer + "    peers: forbiden", line: 4,
            column: 12, found: "“forbiden” is not a valid value here.",
            expected: "Did you mean “forbidden”?"
        ),
        Mistake(
            name: "strict that is no flag", text: layer + "    strict: maybe", line: 4, column: 13,
            found: "Found “maybe”.", expected: "Write true or false."),
        Mistake(
            name: "an unknown layer", text: layer + "    may_import: [Cor]", line: 4, column: 18,
            found: "There is no layer called “Cor”.", expected: "The layers are: A."),
        Mistake(
            name: "an import of a layer above",
            text: layer + "  - {name: C, modules: D, may_import: [A]}", line: 4, column: 40,
            found: "Layer “C” may only import layers below it.", expected: "Move “A” below “C”"),
        Mistake(
            name: "an unknown kind", text: "severities:\n  upwards: error", line: 2, column: 3,
            found: "There is no key “upwards” here.", expected: "Did you mean “upward”?"),
        Mistake(
            name: "an unknown severity", text: "severities:\n  upward: eror", line: 2, column: 11,
            found: "“eror” is not a valid value here.", expected: "Did you mean “error”?"),
        Mistake(
            name: "an exclusion without a reason", text: "exclude:\n  - kind: peer", line: 2,
            column: 5, found: "This exclusion has no reason.", expected: "Add “reason:”"),
        Mistake(
            name: "an exclusion with an empty reason",
            text: "exclude:\n  - kind: peer\n    reason: ''", line: 3, column: 13,
            found: "The value is empty.", expected: "Write a text."),
        Mistake(
            name: "an exclusion of everything", text: "exclude:\n  - reason: r", line: 2, column: 5,
            found: "This would exclude every violation.", expected: "Add “kind:”"),
        Mistake(
            name: "an exclusion of an unknown kind",
            text: "exclude:\n  - kinds: [peer, cycles]\n    reason: r", line: 2, column: 19,
            found: "“cycles” is not a valid value here.", expected: "Did you mean “cycle”?"),
        Mistake(
            name: "both kind and kinds",
            text: "exclude:\n  - kind: peer\n    kinds: [cycle]\n    reason: r", line: 3,
            column: 12,
            found: "Both “kind” and “kinds” are given.", expected: "Write one of them."),
        Mistake(
            name: "an end that compares two things",
            text: "exclude:\n  - from: {name: A, path: B}\n    reason: r", line: 2, column: 11,
            found: "This has 2 keys, but needs one.", expected: "Write one of"),
        Mistake(
            name: "a key twice", text: "layers: []\nlayers: []", line: 1, column: 1,
            found: "The key “layers” appears twice.", expected: "Remove one"),
        Mistake(
            name: "a tab", text: "layers:\n\t- name: A", line: 2, column: 1,
            found: "Invalid YAML: ", expected: "indent with spaces"),
        Mistake(
            name: "a bracket that is not closed", text: "layers: [a\nb: c", line: 2, column: 2,
            found: "Invalid YAML: ", expected: "Correct the YAML"),
        Mistake(
            name: "an alias without an anchor", text: "layers: *none", line: 1, column: 9,
            found: "Invalid YAML: found undefined alias.", expected: "Correct the YAML"),
        Mistake(
            name: "a list on top", text: "- a", line: 1, column: 1,
            found: "Found a list.", expected: "Write a mapping"),
        Mistake(
            name: "two documents", text: "layers: []\n---\nlayers: []", line: 2, column: 1,
            found: "Invalid YAML: ", expected: "Correct the YAML"),
    ]

    @Test(arguments: mistakes) func `the first mistake is named`(_ mistake: Mistake) throws {
        let error = #expect(throws: ConfigurationError.self) {
            try ConfigurationParser(file: ".strata.yml").parse(mistake.text)
        }
        let found = try #require(error)
        #expect(found.file == ".strata.yml")
        #expect([found.line, found.column] == [mistake.line, mistake.column])
        #expect(found.found.contains(mistake.found))
        #expect(found.expected.contains(mistake.expected))
    }

    @Test(arguments: ["", "\n\n", "# nothing but a comment\n", "---\n", "~"])
    func `an empty file says what to write`(_ text: String) throws {
        let error = #expect(throws: ConfigurationError.self) {
            try ConfigurationParser(file: ".strata.yml").parse(text)
        }
        #expect(error?.found == "The file is empty.")
        #expect(error?.line == 1)
    }

    @Test func `all mistakes of a file are reported at once, in line order`() throws {
        let text = """
            layers:
              - name: App
                modulse: [ShopApp]
                peers: forbiden
                strict: maybe
              - name: Core
                modules: '[AB]'
                roles: [cor]
              - modules: Data
            severities:
              upward: eror
              upwards: error
            exclude:
              - kind: cycles
                reason: r
              - from: A
            unit: folders
            """
        let error = #expect(throws: ConfigurationError.self) {
            try ConfigurationParser(file: ".strata.yml").parse(text)
        }
        let first = try #require(error)
        #expect(
            ([first] + first.others).map(\.line) == [3, 4, 5, 7, 8, 9, 11, 12, 14, 16, 17])
        #expect(first.description.split(separator: "\n").count == 11)
    }

    @Test func `a misspelt key is one mistake, not also a missing one`() throws {
        for text in [
            "layers:\n  - nam: App\n    modules: A\n  - {name: B, modules: B, may_import: [App]}",
            "layers:\n  - name: A\n    modulse: A", "exclude:\n  - form: A\n    reason: r",
            "exclude:\n  - from: A\n    raeson: r",
        ] {
            let error = #expect(throws: ConfigurationError.self) {
                try ConfigurationParser(file: ".strata.yml").parse(text)
            }
            #expect(error?.found.contains("There is no key") == true)
            #expect(error?.others == [])
        }
    }

    @Test func `every mistake is said in sentences`() {
        for mistake in Self.mistakes {
            let error = #expect(throws: ConfigurationError.self) {
                try ConfigurationParser(file: ".strata.yml").parse(mistake.text)
            }
            #expect(error?.found.hasSuffix(".") == true)
            #expect(
                error?.expected.hasSuffix(".") == true || error?.expected.hasSuffix("?") == true)
        }
    }
}
