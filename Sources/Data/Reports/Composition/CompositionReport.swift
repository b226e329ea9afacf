import Architecture
import Codebase
import Composing

/// The JSON of `strata composition`.
package struct CompositionReport: Encodable, Sendable {
    let schema = 1
    let roots: [RootRecord]
    let registrations: [RegistrationRecord]
    let resolutions: [ResolutionRecord]
    let findings: [FindingRecord]
    let unreached: [UnreachedRecord]

    struct RootRecord: Encodable, Sendable {
        let name: String
        let file: String
        let line: Int
        let style: String
    }

    struct RegistrationRecord: Encodable, Sendable {
        let type: String
        let otherTypes: [String]
        @ExplicitNull var name: String?
        let arguments: [String]
        let lifetime: String
        let container: String
        let style: String
        let file: String
        let line: Int
        @ExplicitNull var implementation: String?
    }

    struct ResolutionRecord: Encodable, Sendable {
        let type: String
        @ExplicitNull var name: String?
        let arguments: [String]
        let forced: Bool
        let style: String
        let file: String
        let line: Int
    }

    struct FindingRecord: Encodable, Sendable {
        let kind: String
        let type: String
        let file: String
        let line: Int
        let message: String
        let severity: String
    }

    struct UnreachedRecord: Encodable, Sendable {
        let file: String
        let line: Int
        let reason: String
    }

    package init(_ composition: Composition) {
        roots = composition.roots.map {
            RootRecord(
                name: $0.name, file: $0.place.file.string, line: $0.place.line,
                style: $0.style.rawValue)
        }
        registrations = composition.registrations.map { one in
            RegistrationRecord(
                type: one.type, otherTypes: one.otherTypes, name: one.name.text,
                arguments: one.arguments ?? [], lifetime: one.lifetime.rawValue,
                container: one.container, style: one.style.rawValue, file: one.place.file.string,
                line: one.place.line, implementation: one.implementation)
        }
        resolutions = composition.resolutions.map { one in
            ResolutionRecord(
                type: one.type, name: one.name.text, arguments: one.arguments ?? [],
                forced: one.isForced, style: one.style.rawValue, file: one.place.file.string,
                line: one.place.line)
        }
        findings = composition.findings.map { one in
            FindingRecord(
                kind: one.kind.rawValue, type: one.type, file: one.place.file.string,
                line: one.place.line, message: one.message, severity: one.severity.rawValue)
        }
        unreached = composition.unreached.map {
            UnreachedRecord(file: $0.place.file.string, line: $0.place.line, reason: $0.reason)
        }
    }

    private enum CodingKeys: CodingKey {
        case schema, roots, registrations, resolutions, findings, unreached
    }
}
