import Architecture
import Codebase
import Testing

@testable import Configuration

/// What is written into `.strata.baseline.yml` is read back, and mistakes in it are named.
@Suite struct BaselineParserTests {
    private func mistake(in text: String) -> ConfigurationError? {
        do throws(ConfigurationError) {
            _ = try BaselineParser().parse(text)
            return nil
        } catch {
            return error
        }
    }

    private let baseline = Baseline([
        BaselineEntry(.sideways, ["::Cart", "A/A.xcodeproj::Orders \"2\""], names: ["b", "a"]),
        BaselineEntry(.upward, ["::Core", "::Home"], names: []),
        BaselineEntry(.unassigned, ["::Loose"]),
        BaselineEntry(
            .cycle, ["::B", "::A"],
            note: BaselineEntry.Note(
                reason: "One.\nTwo: {, }", owner: "ada", since: "2026-11-23")),
    ])

    @Test func `a record is read back as it was written`() throws {
        let read = try BaselineParser().parse(writeBaseline(baseline))
        #expect(writeBaseline(read) == writeBaseline(baseline))
        #expect(read.entries.map(\.id) == baseline.entries.map(\.id))
        #expect(read.entries.map(\.names) == baseline.entries.map(\.names))
        #expect(read.entries.map(\.note) == baseline.entries.map(\.note))
    }

    @Test func `an entry is one line, and an empty record is read back`() throws {
        let lines = writeBaseline(baseline).split(separator: "\n")
        #expect(lines.count(where: { $0.hasPrefix("  - ") }) == 4)
        #expect(lines.last?.hasPrefix(#"  - { kind: upward, from: "::Core", to: "::Home""#) == true)
        #expect(try BaselineParser().parse(writeBaseline(Baseline())) == Baseline())
    }

    @Test func `the marker of a merge is named with its line`() {
        let text = writeBaseline(baseline).replacing(
            "  - { kind: sideways", with: "<<<<<<< HEAD\n  - { kind: sideways")
        let mistake = mistake(in: text)
        #expect(mistake?.line == 6)
        #expect(mistake?.found == "A merge left “<<<<<<<” here.")
    }

    @Test func `the marker of a merge is found behind ends of lines of Windows`() {
        let text = writeBaseline(baseline).replacing(
            "  - { kind: sideways", with: "<<<<<<< HEAD\n  - { kind: sideways"
        ).replacing("\n", with: "\r\n")
        #expect(mistake(in: text)?.line == 6)
    }

    @Test func `a key is a text, with quotation marks and without`() {
        let mistake = mistake(in: "version: 1\non: a\n'on': b\n")
        #expect(mistake?.found == "The key “on” appears twice.")
    }

    @Test func `a record of a later version is not read`() {
        let text = writeBaseline(baseline).replacing("version: 1", with: "version: 2")
        #expect(mistake(in: text)?.found == "A later version of Strata wrote this record.")
    }

    @Test(
        arguments: [
            ("", "The file is empty."),
            ("violations: []\n", "The record has no version."),
            ("version: one\n", "“one” is not a version of a record."),
            ("version: 1\nviolations: 3\n", "Found “3”."),
            ("version: 1\nviolations:\n  - {from: a}\n", "This entry has no kind."),
            (
                "version: 1\nviolations:\n  - {kind: sideways}\n",
                "This entry does not say which modules it is about."
            ),
            (
                "version: 1\nviolations:\n  - {kind: cycle, modules: [a]}\n",
                "This entry does not say which modules it is about."
            ),
            ("version: 1\nviolation: []\n", "There is no key “violation” here."),
        ])
    func `a mistake is named`(text: String, found: String) {
        #expect(mistake(in: text)?.found == found)
    }
}
