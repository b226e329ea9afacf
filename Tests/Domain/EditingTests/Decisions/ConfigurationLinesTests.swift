import Architecture
import Codebase
import Testing

@testable import Editing

/// Changes to the text of a `.strata.yml`, line by line.
@Suite struct ConfigurationLinesTests {
    private let exclusion = Exclusion(
        kinds: [.sideways], from: ModulePattern(.name, "Home"),
        to: ModulePattern(.id, "App::Profile"), reason: "Until \"spring\".", line: nil)
    private let entry = """
          - kind: sideways
            from: Home
            to: { id: "App::Profile" }
            reason: "Until \\"spring\\"."

        """

    private func edited(
        _ text: String, _ change: (inout ConfigurationLines) throws -> Void
    ) rethrows -> String {
        var lines = ConfigurationLines(text)
        try change(&lines)
        return lines.text
    }

    @Test func `the first exclusion begins a list at the end`() throws {
        let text = try edited("layers: []\n") { try $0.add([exclusion]) }
        #expect(text == "layers: []\n\nexclude:\n" + entry)
        #expect(try edited("") { try $0.add([exclusion]) } == "exclude:\n" + entry)
    }

    @Test func `an exclusion stands behind the last, before what follows`() throws {
        let list = "exclude:\n  - kind: peer\n    reason: R.  # why\n"
        let text = try edited(list + "\n# Severities.\nseverities:\n") { try $0.add([exclusion]) }
        #expect(text == list + entry + "\n# Severities.\nseverities:\n")
    }

    @Test func `entries at the left edge stay there, and an empty list is filled`() throws {
        let text = try edited("exclude:\n- kind: peer\n  reason: R.\nlayers: []\n") {
            try $0.add([exclusion])
        }
        #expect(text.contains("\n- kind: sideways\n  from: Home\n"))
        #expect(text.hasSuffix("\nlayers: []\n"))
        #expect(try edited("exclude: []\n") { try $0.add([exclusion]) } == "exclude:\n" + entry)
    }

    @Test func `a list on one line is left to a person`() {
        #expect(throws: DecisionError.self) {
            try edited("exclude: [{ kind: peer, reason: R }]\n") { try $0.add([exclusion]) }
        }
    }

    @Test func `several kinds of one dependency are one entry`() throws {
        let both = Exclusion(
            kinds: [.sideways, .bypass], from: nil, to: ModulePattern(.name, "off"), reason: "R",
            line: nil)
        let text = try edited("") { try $0.add([both]) }
        #expect(text.contains("  - kinds: [sideways, bypass]\n    to: \"off\"\n"))
    }

    @Test func `a severity takes the place of the one that is there`() throws {
        let text = "severities:\n  peer: error  # strict\n  unused: warning\n"
        #expect(
            try edited(text) { try $0.weigh(.peer, .info) }
                == "severities:\n  peer: info # strict\n  unused: warning\n")
    }

    @Test func `a new severity stands behind the others and their comments`() throws {
        let text = "severities:\n    peer: warning\n    # peer: error\n\nlayers: []\n"
        #expect(
            try edited(text) { try $0.weigh(.unused, .off) }
                == "severities:\n    peer: warning\n    # peer: error\n    unused: \"off\"\n"
                + "\nlayers: []\n")
        #expect(
            try edited("layers: []\n") { try $0.weigh(.peer, .warning) }
                == "layers: []\n\nseverities:\n  peer: warning\n")
    }

    @Test(arguments: [
        ("    modules: [A, B]", "    modules: [A, B, New]"),
        ("    modules: [\"A\"]", "    modules: [\"A\", \"New\"]"),
        ("    modules: []", "    modules: [New]"),
        ("    modules: A", "    modules: [A, New]"),
        (
            "    modules:\n      - A\n      # why\n      - B",
            "    modules:\n      - A\n      # why\n      - B\n      - New"
        ),
        ("    modules:\n    - \"A\"", "    modules:\n    - \"A\"\n    - \"New\""),
        (
            "    modules: [A,\n      B,\n    ]", "    modules: [A,\n      B,\n      New,\n    ]"
        ),
        ("    modules: [\n      B\n    ]", "    modules: [\n      B,\n      New,\n    ]"),
        ("    paths: x", "    modules: [New]\n    paths: x"),
    ]) func `a name joins the list of its layer as that is written`(
        before: String, after: String
    ) throws {
        func text(_ list: String) -> String {
            "layers:\n  - name: Top\n\(list)\n  - name: Low\n    modules: [Z]\n"
        }
        let result = try edited(text(before)) { lines in
            try lines.add(["New"], under: "modules", to: lines.layer(namedIn: 2))
        }
        #expect(result == text(after))
    }

    @Test(arguments: [
        ("    modules: [A, B]", "    modules: [B]", 3),
        ("    modules: [B, A]  # these", "    modules: [B]  # these", 3),
        ("    paths: p\n    modules: A", "    paths: p", 4),
        ("    paths: p\n    modules: [\"A\"]", "    paths: p", 4),
        ("    modules:\n      - B\n      - \"A\"  # old", "    modules:\n      - B", 5),
        ("    paths: p\n    modules:\n      - A", "    paths: p", 5),
    ]) func `a name leaves its list, and the list with the last one`(
        before: String, after: String, line: Int
    ) throws {
        func text(_ list: String) -> String { "layers:\n  - name: Top\n\(list)\nunits: modules\n" }
        let result = try edited(text(before)) { lines in
            try lines.remove("A", in: line, from: lines.layer(namedIn: 2))
        }
        #expect(result == text(after))
    }

    @Test func `lines that end as on Windows do so afterwards`() throws {
        let text = try edited("layers: []\r\n") { try $0.weigh(.peer, .error) }
        #expect(text == "layers: []\r\n\r\nseverities:\r\n  peer: error\r\n")
    }

    @Test func `a layer in braces or behind an alias is left to a person`() {
        for text in ["layers:\n  - { name: Top, modules: [A] }\n", "x-a: &a [A]\nlayers: *a\n"] {
            #expect(throws: DecisionError.self) {
                try edited(text) { try $0.add(["N"], under: "modules", to: $0.layer(namedIn: 2)) }
            }
        }
    }
}
