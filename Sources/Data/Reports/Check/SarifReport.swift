import Architecture
import Codebase

/// The result of `strata check` as SARIF 2.1.0, which code scanning services read.
///
/// The format: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
package struct SarifReport: Encodable, Sendable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable, Sendable {
        let tool: Tool
        let automationDetails: AutomationDetails
        let columnKind = "unicodeCodePoints"
        let invocations: [Invocation]
        let results: [Result]
    }

    struct AutomationDetails: Encodable, Sendable {
        let id: String
    }

    struct Invocation: Encodable, Sendable {
        let executionSuccessful: Bool
    }

    struct Tool: Encodable, Sendable {
        let driver: Driver

        struct Driver: Encodable, Sendable {
            let name = "Strata"
            let version: String
            let rules: [Rule]
        }
    }

    struct Rule: Encodable, Sendable {
        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Message
        let defaultConfiguration: Configuration

        struct Configuration: Encodable, Sendable {
            let level: String
        }
    }

    struct Message: Encodable, Sendable {
        let text: String
    }

    struct Result: Encodable, Sendable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let relatedLocations: [Location]
        let partialFingerprints: [String: String]
        let suppressions: [Suppression]?
    }

    struct Suppression: Encodable, Sendable {
        let kind: String
        let justification: String?
    }

    struct Location: Encodable, Sendable {
        let physicalLocation: PhysicalLocation
    }

    struct PhysicalLocation: Encodable, Sendable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    struct ArtifactLocation: Encodable, Sendable {
        let uri: String
        let uriBaseId = "%SRCROOT%"
    }

    struct Region: Encodable, Sendable {
        let startLine: Int
        let startColumn: Int?
    }

    /// - Parameter version: The version of the program.
    package init(_ result: CheckResult, version: String) {
        let findings = result.findings
        let ids = ViolationKind.allCases.map(\.rawValue) + CheckFinding.furtherRules
        runs = [
            Run(
                tool: Tool(driver: Tool.Driver(version: version, rules: ids.map(Rule.init))),
                automationDetails: AutomationDetails(id: "strata/check/"),
                invocations: [
                    Invocation(executionSuccessful: result.analysis.incomplete.isEmpty)
                ],
                results: findings.map { Result($0, index: ids.firstIndex(of: $0.rule) ?? 0) })
        ]
    }
}

extension SarifReport.Rule {
    fileprivate init(_ id: String) {
        self.id = id
        guard let kind = ViolationKind(rawValue: id) else {
            let (what, remedy) = Self.texts(of: id)
            shortDescription = SarifReport.Message(text: what)
            fullDescription = shortDescription
            help = SarifReport.Message(text: remedy)
            defaultConfiguration = Configuration(level: "error")
            return
        }
        let explanation = explainRule(kind)
        shortDescription = SarifReport.Message(text: explanation.summary)
        fullDescription = SarifReport.Message(text: explanation.what)
        help = SarifReport.Message(text: explanation.why + "\n\n" + explanation.remedy)
        defaultConfiguration = Configuration(level: kind.standardSeverity.sarifLevel)
    }

    /// What a rule beside those of violations finds, and what to do.
    private static func texts(of id: String) -> (what: String, remedy: String) {
        switch id {
        case "stale":
            (
                "Something recorded is gone.",
                "Remove it from the record with: strata baseline --prune"
            )
        case "budget":
            (
                "More or fewer violations are recorded than a budget says.",
                "Repair what is too many. Lower a budget that is too high with: "
                    + "strata baseline --prune"
            )
        default:
            (
                "Something could not be read.",
                "The message says what to do. What cannot be repaired may be accepted in "
                    + ".strata.yml."
            )
        }
    }
}

extension SarifReport.Result {
    fileprivate init(_ finding: CheckFinding, index: Int) {
        ruleId = finding.rule
        ruleIndex = index
        level = finding.severity.sarifLevel
        message = SarifReport.Message(text: finding.message)
        locations = [
            SarifReport.Location(finding.file, line: finding.line, column: finding.column)
        ]
        relatedLocations = finding.others.map {
            SarifReport.Location($0.file, line: $0.line, column: $0.column)
        }
        partialFingerprints = ["strataFinding/v1": finding.fingerprint]
        suppressions = finding.suppression.map { suppression in
            [
                SarifReport.Suppression(
                    kind: suppression.isInSource ? "inSource" : "external",
                    justification: suppression.reason)
            ]
        }
    }
}

extension SarifReport.Location {
    fileprivate init(_ file: String, line: Int, column: Int?) {
        physicalLocation = SarifReport.PhysicalLocation(
            artifactLocation: SarifReport.ArtifactLocation(uri: file.percentEncodedPath),
            region: SarifReport.Region(startLine: max(1, line), startColumn: column))
    }
}

extension Architecture.Severity {
    fileprivate var sarifLevel: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        case .off: "none"
        }
    }
}

extension String {
    /// A path as a relative reference of RFC 3986; a colon in the first part would be a scheme.
    var percentEncodedPath: String {
        utf8.map { byte in
            let scalar = UnicodeScalar(byte)
            let isPlain = byte < 0x80 && scalar.properties.isAlphabetic
            if isPlain || "0123456789-._~/+@".unicodeScalars.contains(scalar) {
                return String(scalar)
            }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}
