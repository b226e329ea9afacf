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
    let guarantees: [GuaranteeRecord]
    let hosts: [HostRecord]

    struct GuaranteeRecord: Encodable, Sendable {
        let root: String
        let file: String
        let line: Int
        let initialisers: Int
        let arguments: Int
    }

    struct HostRecord: Encodable, Sendable {
        let module: String
        let files: [HostedRecord]
    }

    struct HostedRecord: Encodable, Sendable {
        let file: String
        let lines: Int
        let part: String
        @ExplicitNull var destination: DestinationRecord?
        let uses: [String]
        let users: [String]
        let needs: [String]
    }

    struct DestinationRecord: Encodable, Sendable {
        let kind: String
        @ExplicitNull var name: String?
        let reason: String
    }

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
        guarantees = composition.guarantees.map { one in
            GuaranteeRecord(
                root: one.root, file: one.place.file.string, line: one.place.line,
                initialisers: one.initialisers, arguments: one.arguments)
        }
        hosts = composition.hosts.map { host in
            HostRecord(module: host.module.rawValue, files: host.files.map(HostedRecord.init))
        }
    }

    private enum CodingKeys: CodingKey {
        case schema, roots, registrations, resolutions, findings, unreached, guarantees, hosts
    }
}

extension CompositionReport.HostedRecord {
    fileprivate init(_ one: HostedFile) {
        self.init(
            file: one.file.string, lines: one.lines, part: one.part.rawValue,
            destination: one.destination.map(CompositionReport.DestinationRecord.init),
            uses: one.uses.map(\.rawValue), users: one.users.map(\.string),
            needs: one.needs.map(\.string))
    }
}

extension CompositionReport.DestinationRecord {
    fileprivate init(_ one: HostDestination) {
        let (kind, name): (String, String?) =
            switch one.place {
            case .module(let module): ("module", module.rawValue)
            case .layer(let name): ("layer", name)
            case .newFeature: ("newFeature", nil)
            case .newViews: ("newViews", nil)
            case .newCore: ("newCore", nil)
            case .stays: ("stays", nil)
            case .unknown: ("unknown", nil)
            }
        self.init(kind: kind, name: name, reason: one.reason)
    }
}
