import Architecture
import Codebase

/// The rules about what objects are made of.
package struct CompositionRules: FurtherRules {
    private let read: ReadComposition

    /// - Parameter outlines: What reads the files that name a container.
    package init(outlines: any SourceOutlineReader) {
        read = ReadComposition(outlines: outlines)
    }

    package func findings(in analysis: Analysis) async -> FurtherFindings {
        let composition = await read.composition(of: analysis, isWhole: false)
        return FurtherFindings(
            violations: violations(of: composition, in: analysis),
            notes: composition.unreached.map {
                IncompleteItem(path: $0.place.file, line: $0.place.line, reason: $0.reason)
            })
    }

    /// One violation for each rule, module and type, with all its places.
    private func violations(of composition: Composition, in analysis: Analysis) -> [Violation] {
        struct Key: Hashable {
            let kind: ViolationKind
            let module: ModuleID
            let type: String
        }
        let groups = Dictionary(grouping: composition.findings) {
            Key(kind: $0.kind, module: $0.module, type: $0.type)
        }
        return groups.compactMap { key, findings in
            guard let first = findings.first else { return nil }
            let natural = findings.map(\.severity).max { $0.weight < $1.weight } ?? first.severity
            let chosen = analysis.configuration.severities[key.kind]
            let severity = chosen ?? (key.kind.standardSeverity == .off ? .off : natural)
            let byFile = Dictionary(grouping: findings, by: \.place.file)
            let sites = byFile.sorted { $0.key < $1.key }.compactMap { file, findings in
                Reference(
                    file: file,
                    uses: findings.map { Reference.Use(line: $0.place.line, name: key.type) })
            }
            return Violation(
                kind: key.kind, from: key.module, to: ModuleID(rawValue: key.type),
                severity: severity, message: first.message, sites: sites.map(Site.reference))
        }
    }
}
