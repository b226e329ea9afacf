import Architecture
import Codebase

/// The result of `strata check` as commands that a GitHub workflow shows beside the lines.
///
/// The format: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
package func gitHubAnnotations(of result: CheckResult) -> String {
    result.findings.filter { $0.suppression == nil }.map { finding in
        let level =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .info, .off: "notice"
            }
        let column = finding.column.map { ",col=\($0)" } ?? ""
        return "::\(level) file=\(finding.file.gitHubProperty),line=\(finding.line)\(column),"
            + "title=Strata: \(finding.rule.gitHubProperty)::\(finding.message.gitHubData)\n"
    }.joined()
}

/// The result of `strata check` as JUnit XML: a suite of test cases, one for each rule that nothing
/// breaks and one for each violation.
package func junitText(of result: CheckResult) -> String {
    let findings = result.findings.filter { $0.severity != .info && $0.severity != .off }
    let rules = ViolationKind.allCases.map(\.rawValue) + CheckFinding.furtherRules
    var cases: [String] = []
    for rule in rules {
        let broken = findings.filter { $0.rule == rule }
        if broken.isEmpty { cases.append(#"    <testcase classname="strata" name="\#(rule)"/>"#) }
        cases += broken.map(testCase)
    }
    let failures = findings.count { $0.severity == .error && $0.suppression == nil }
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="\(cases.count)" failures="\(failures)">
          <testsuite name="strata check" tests="\(cases.count)" failures="\(failures)">
        \(cases.joined(separator: "\n"))
          </testsuite>
        </testsuites>

        """
}

private func testCase(of finding: CheckFinding) -> String {
    let name = "\(finding.file):\(finding.line): \(finding.message)".xmlText
    let head = #"    <testcase classname="strata.\#(finding.rule)" name="\#(name)""#
    if let suppression = finding.suppression {
        return head + #"><skipped message="\#(suppression.state.rawValue)"/></testcase>"#
    }
    // Only errors fail check, so only they fail here.
    if finding.severity != .error { return head + "/>" }
    return head + #"><failure type="\#(finding.rule)" message="\#(finding.message.xmlText)"/>"#
        + "</testcase>"
}

/// The result of `strata check` as a Code Climate report, which GitLab shows in merge requests.
///
/// The format: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
package struct CodeClimateReport: Encodable, Sendable {
    private let issues: [Issue]

    private struct Issue: Encodable, Sendable {
        let description: String
        let check_name: String
        let fingerprint: String
        let severity: String
        let location: Location
    }

    private struct Location: Encodable, Sendable {
        let path: String
        let lines: Lines
    }

    private struct Lines: Encodable, Sendable {
        let begin: Int
    }

    package init(_ result: CheckResult) {
        issues = result.findings.filter { $0.suppression == nil }.map { finding in
            let severity =
                switch finding.severity {
                case .error: "major"
                case .warning: "minor"
                case .info, .off: "info"
                }
            return Issue(
                description: finding.message, check_name: finding.rule,
                fingerprint: finding.fingerprint, severity: severity,
                location: Location(path: finding.file, lines: Lines(begin: finding.line)))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        try issues.encode(to: encoder)
    }
}

extension String {
    /// What comes after the colons of a workflow command.
    fileprivate var gitHubData: String {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(Substring($0)).visible.escaping(["%": "%25"]) }.joined(separator: "%0A")
    }

    /// What stands in a property of a workflow command.
    fileprivate var gitHubProperty: String {
        visible.escaping(["%": "%25", ":": "%3A", ",": "%2C"])
    }

    /// Text for attributes of XML.
    fileprivate var xmlText: String {
        visible.escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
    }
}
