import Codebase
import Inverting
import TerminalUI

/// A row of the evidence: a part of the edge, or a place that uses it.
nonisolated enum EvidenceRow: Hashable, Sendable {
    case coupling(Coupling)
    case site(CouplingSite)

    /// Every part with its places; with a filter only what matches it, under its heading.
    static func rows(of inversion: Inversion, matching filter: String) -> [EvidenceRow] {
        let matcher = FilterMatcher(filter, mode: .substring)
        return inversion.couplings.flatMap { coupling -> [EvidenceRow] in
            let words = "\(coupling.kind.rawValue) \(coupling.name) \(coupling.reason)"
            let sites =
                filter.isEmpty || matcher.match(words) != nil
                ? coupling.sites
                : coupling.sites.filter { matcher.match($0.file.string) != nil }
            guard !sites.isEmpty else { return [] }
            return [.coupling(coupling)] + sites.map(EvidenceRow.site)
        }
    }
}
