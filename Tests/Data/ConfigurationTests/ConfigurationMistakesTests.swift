import Architecture
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
            name: "unknown units", text: "units: folder", line: 1, column: 8,
            found: "“folder” is not known here.", expected: "Did you mean “folders”?"),
        Mistake(
            name: "unknown units of a module", text: "units:\n  App: file", line: 2, column: 8,
            found: "“file” is not known here.", expected: "The words are: modules, folders."),
        Mistake(
            name: "units of a bad pattern", text: "units: { '[App]': folders }", line: 1,
            column: 10,
            found: "“[App]” has brackets", expected: "Write * for"),
        Mistake(
            name: "units that are a list", text: "units: [folders]", line: 1, column: 8,
            found: "There is a list here.", expected: "Write a text."),
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
            found: "There is a mapping here.", expected: "Write a list."),
        Mistake(
            name: "layers that are nothing", text: "layers:\nseverities: {}", line: 1, column: 8,
            found: "There is nothing here.", expected: "Write a list."),
        Mistake(
            name: "a layer that is a word", text: "layers:\n  - A", line: 2, column: 5,
            found: "There is “A” here.", expected: "Write a mapping"),
        Mistake(
            name: "a layer without a name", text: "layers:\n  - modules: B", line: 2, column: 5,
            found: "This layer has no name.", expected: "Add “name:”"),
        Mistake(
            name: "a layer without patterns", text: "layers:\n  - name: A", line: 2, column: 5,
            found: "This layer selects no modules.", expected: "Add one of “modules:”"),
        Mistake(
            name: "a blank name", text: "layers:\n  - name: ' '\n    modules: B", line: 2,
            column: 11,
            found: "There is nothing here.", expected: "Write a text."),
        Mistake(
            name: "a layer twice", text: layer + "  - name: A\n    modules: C", line: 4, column: 11,
            found: "There is already a layer called “A” in line 2.", expected: "Give each layer"),
        Mistake(
            name: "a pattern that is a mapping",
            text: "layers:\n  - name: A\n    modules:\n      - {x: y}", line: 4, column: 9,
            found: "There is a mapping here.", expected: "Write a text."),
        Mistake(
            name: "a bad pattern", text: "layers:\n  - name: A\n    modules: '[AB]'", line: 3,
            column: 14, found: "“[AB]” has brackets", expected: "Write * for"),
        Mistake(
            name: "an unknown role", text: "layers:\n  - name: A\n    roles: [features]", line: 3,
            column: 13, found: "There is no role “features”.", expected: "Did you mean “feature”?"),
        Mistake(
            name: "an unknown word for peers", text: layer + "    peers: forbiden", line: 4,
            column: 12, found: "“forbiden” is not known here.",
            expected: "Did you mean “forbidden”?"
        ),
        Mistake(
            name: "strict that is no flag", text: layer + "    strict: maybe", line: 4, column: 13,
            found: "There is “maybe” here.", expected: "Write true or false."),
        Mistake(
            name: "an unknown layer", text: layer + "    may_import: [Cor]", line: 4, column: 18,
            found: "There is no layer called “Cor”.", expected: "The layers are: A."),
        Mistake(
            name: "an import of a layer above",
            text: layer + "  - {name: C, modules: D, may_import: [A]}", line: 4, column: 40,
            found: "“C” may import layers below it only.", expected: "Move “A” below it"),
        Mistake(
            name: "an unknown kind", text: "severities:\n  upwards: error", line: 2, column: 3,
            found: "There is no key “upwards” here.", expected: "Did you mean “upward”?"),
        Mistake(
            name: "an unknown severity", text: "severities:\n  upward: eror", line: 2, column: 11,
            found: "“eror” is not known here.", expected: "Did you mean “error”?"),
        Mistake(
            name: "an exclusion without a reason", text: "exclude:\n  - kind: peer", line: 2,
            column: 5, found: "This exclusion has no reason.", expected: "Add “reason:”"),
        Mistake(
            name: "an exclusion with an empty reason",
            text: "exclude:\n  - kind: peer\n    reason: ''", line: 3, column: 13,
            found: "There is nothing here.", expected: "Write a text."),
        Mistake(
            name: "an exclusion of everything", text: "exclude:\n  - reason: r", line: 2, column: 5,
            found: "This would exclude every violation", expected: "Say “kind:”"),
        Mistake(
            name: "an exclusion of an unknown kind",
            text: "exclude:\n  - kinds: [peer, cycles]\n    reason: r", line: 2, column: 19,
            found: "“cycles” is not known here.", expected: "Did you mean “cycle”?"),
        Mistake(
            name: "both kind and kinds",
            text: "exclude:\n  - kind: peer\n    kinds: [cycle]\n    reason: r", line: 3,
            column: 12,
            found: "There is both “kind” and “kinds”.", expected: "Write one of them."),
        Mistake(
            name: "an end that compares two things",
            text: "exclude:\n  - from: {name: A, path: B}\n    reason: r", line: 2, column: 11,
            found: "This compares 2 things.", expected: "Write one of"),
        Mistake(
            name: "a key twice", text: "layers: []\nlayers: []", line: 1, column: 1,
            found: "The key “layers” is here twice.", expected: "Remove one"),
        Mistake(
            name: "a tab", text: "layers:\n\t- name: A", line: 2, column: 1,
            found: "This is no YAML: ", expected: "indentation is made of spaces"),
        Mistake(
            name: "a bracket that is not closed", text: "layers: [a\nb: c", line: 2, column: 2,
            found: "This is no YAML: ", expected: "Correct the YAML"),
        Mistake(
            name: "an alias without an anchor", text: "layers: *none", line: 1, column: 9,
            found: "This is no YAML: found undefined alias.", expected: "Correct the YAML"),
        Mistake(
            name: "a list on top", text: "- a", line: 1, column: 1,
            found: "There is a list here.", expected: "Write a mapping"),
        Mistake(
            name: "two documents", text: "layers: []\n---\nlayers: []", line: 2, column: 1,
            found: "This is no YAML: ", expected: "Correct the YAML"),
    ]

    @Test(arguments: mistakes)
    func theFirstMistakeIsNamed(_ mistake: Mistake) throws {
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
    func anEmptyFileSaysWhatToWrite(_ text: String) throws {
        let error = #expect(throws: ConfigurationError.self) {
            try ConfigurationParser(file: ".strata.yml").parse(text)
        }
        #expect(error?.found == "The file says nothing.")
        #expect(error?.line == 1)
    }

    @Test func everyMistakeIsSaidInSentences() {
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
