import Architecture
import Codebase

/// Something wrong with a composition.
package struct CompositionFinding: Equatable, Sendable {
    /// The rule.
    package let kind: ViolationKind
    /// The type it is about, with the name beside it.
    package let type: String
    /// Where.
    package let place: CompositionPlace
    /// The module in which it is.
    package let module: ModuleID
    /// One sentence or two.
    package let message: String
    /// How much it weighs unless a person says otherwise.
    package var severity: Severity

    package init(
        kind: ViolationKind, type: String, place: CompositionPlace, module: ModuleID,
        message: String, severity: Severity? = nil
    ) {
        self.kind = kind
        self.type = type
        self.place = place
        self.module = module
        self.message = message
        self.severity = severity ?? kind.toldSeverity
    }
}

extension ViolationKind {
    /// How severe a finding is where compositions are looked at, of rules too that `check` has off.
    fileprivate var toldSeverity: Severity {
        switch self {
        case .unset: .warning
        case .unchecked: .info
        default: standardSeverity
        }
    }
}

extension Composition {
    /// The same with the severities that a person chose; what is off is left out.
    package func weighed(by configuration: LayerConfiguration) -> Composition {
        var weighed = self
        weighed.findings = findings.compactMap { finding -> CompositionFinding? in
            var finding = finding
            finding.severity = configuration.severities[finding.kind] ?? finding.severity
            return finding.severity == .off ? nil : finding
        }
        return weighed
    }
}
