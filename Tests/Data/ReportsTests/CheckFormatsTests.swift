import Architecture
import Codebase
import Foundation
import Testing

@testable import Reports

/// What `strata check` writes for the tools that show it.
@Suite struct CheckFormatsTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Corpus")

    /// Home imports Profile; something recorded is gone, and a file could not be read.
    private func result(
        message: String = "Home imports Profile.", severity: Severity = .error
    ) -> CheckResult {
        let analysis = Analysis.withSidewaysImport(
            severity: severity, unread: "Sources/A b/Ä,1:x.swift")
        let violations = analysis.violations.map {
            Violation(
                kind: $0.kind, from: $0.from, to: $0.to, severity: $0.severity, message: message,
                sites: $0.sites)
        }
        let entry = BaselineEntry(.upward, ["::Core", "::Home"], names: ["Home"], line: 6)
        return CheckResult(
            analysis, violations: violations, stale: [StaleEntry(entry: entry, rest: nil)],
            evidence: Dictionary(
                uniqueKeysWithValues: violations.map {
                    ($0.id, evidenceByName(for: $0, in: analysis))
                }))
    }

    private func object(_ text: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    @Test func `SARIF is valid by the schema of its standard`() throws {
        let schema = try JSONSchema(
            Data(contentsOf: Self.corpus.appendingPathComponent("sarif-schema-2.1.0.json")))
        let text = try jsonText(of: SarifReport(result(), version: "1.0"))
        let mistakes = schema.mistakes(in: try object(text))
        #expect(mistakes.isEmpty, "\(mistakes.prefix(5))")
        let broken = text.replacing(#""level" : "error""#, with: #""level" : "fatal""#)
        #expect(!schema.mistakes(in: try object(broken)).isEmpty)
    }

    @Test func `SARIF has the rules with help, places, fingerprints and details`() throws {
        let text = try jsonText(of: SarifReport(result(), version: "1.0"))
        let report = try #require(try object(text) as? [String: Any])
        let run = try #require((report["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.count == ViolationKind.allCases.count + 3)
        #expect(rules.allSatisfy { ($0["help"] as? [String: String])?["text"]?.isEmpty == false })
        #expect((run["automationDetails"] as? [String: String])?["id"] == "strata/check/")
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["sideways", "stale", "incomplete"])
        let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
        let texts: [String?] = prints.map { $0["strataFinding/v1"] }
        #expect(
            texts == [
                "sideways ::Home ::Profile", "stale upward ::Core ::Home",
                "incomplete Sources/A b/Ä,1:x.swift It is not UTF-8.",
            ])
        #expect(text.contains(#""uri" : "Sources/A%20b/%C3%84%2C1%3Ax.swift""#))
        #expect(text.contains(#""startLine" : 2"#))
    }

    @Test func `GitHub gets a command for each finding, with nothing that would end it`() {
        let wanted = """
            ::error file=Sources/Home/Home.swift,line=2,col=1,title=Strata: sideways::100 %25%0Aof it
            ::error file=.strata.baseline.yml,line=6,title=Strata: stale::upward Core → Home is \
            gone, but recorded. Run: strata baseline --prune
            ::error file=Sources/A b/Ä%2C1%3Ax.swift,line=1,title=Strata: incomplete::It is not UTF-8.

            """
        #expect(gitHubAnnotations(of: result(message: "100 %\nof it")) == wanted)
    }

    @Test func `JUnit is XML in which only errors fail`() throws {
        let text = junitText(of: result(message: "a < b & \"c\"\u{1B}"))
        let parser = XMLCounter(text)
        #expect(parser.isWhole)
        #expect(parser.counts["failure"] == 3)
        #expect(parser.counts["testcase"] == ViolationKind.allCases.count + 3)
        let warned = XMLCounter(junitText(of: result(severity: .warning)))
        #expect(warned.counts["failure"] == 2)
    }

    @Test func `Code Climate has a list of issues with their places`() throws {
        let text = try jsonText(of: CodeClimateReport(result()))
        let issues = try #require(try object(text) as? [[String: Any]])
        #expect(issues.map { $0["check_name"] as? String } == ["sideways", "stale", "incomplete"])
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
        let location = try #require(issues[0]["location"] as? [String: Any])
        #expect(location["path"] as? String == "Sources/Home/Home.swift")
        #expect((location["lines"] as? [String: Int])?["begin"] == 2)
    }

    @Test func `Markdown has a table, and escapes what would end a cell`() {
        let text = checkMarkdown(of: result(message: "a | <b> `c`"))
        #expect(text.hasPrefix("### Strata: 1 error, 0 warnings\n\n| rule | what |"))
        #expect(text.contains(#"| sideways | a \| \<b\> \`c\` | `Sources/Home/Home.swift:2` |"#))
        #expect(text.contains("**Stale**: run `strata baseline --prune`"))
        #expect(text.contains("**Incomplete**: 1 item could not be read"))
    }
}

/// Reads XML and counts its elements.
private final class XMLCounter {
    private(set) var counts: [String: Int] = [:]
    let isWhole: Bool

    /// Elements of what has neither comments nor sections, which is all that is written.
    init(_ text: String) {
        var open: [Substring] = []
        var rest = text[...]
        var isWhole = true
        while let start = rest.firstIndex(of: "<") {
            guard let end = rest[start...].firstIndex(of: ">") else {
                isWhole = false
                break
            }
            let tag = rest[rest.index(after: start)..<end]
            let between = rest[..<start]
            if between.contains("&") { isWhole = false }
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("?") { continue }
            if tag.hasPrefix("/") {
                if open.popLast() != tag.dropFirst() { isWhole = false }
                continue
            }
            let name = tag.prefix { $0.isLetter }
            counts[String(name), default: 0] += 1
            let quotes = tag.count { $0 == "\"" }
            let isClean = tag.unicodeScalars.allSatisfy { $0.value >= 0x20 }
            if !quotes.isMultiple(of: 2) || !isClean || tag.contains("<") { isWhole = false }
            if !tag.hasSuffix("/") { open.append(name) }
        }
        self.isWhole = isWhole && open.isEmpty
    }
}
