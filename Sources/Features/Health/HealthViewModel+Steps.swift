import Architecture
import Codebase
import Diagnosing
import FeatureKit

extension HealthViewModel {
    /// Does the first step of the selected finding.
    func takeStep() {
        guard let finding = finding, let step = finding.steps.first else { return }
        take(step, of: finding)
    }

    /// Opens the selected line of the evidence.
    func openEvidence() {
        guard let finding = finding, let row = selectedEvidence else { return }
        switch row {
        case .heading: break
        case .step(let step, _): take(step, of: finding)
        case .edge(let edge, _, _, _, _): open(edge, of: finding)
        case .module(let id, _): router.openModule(id)
        }
    }

    /// Shows what stands behind a dependency: its violation, or the imports themselves.
    private func open(_ edge: EdgeID, of finding: HealthFinding) {
        if let violation = violation(of: edge, in: finding) {
            router.openViolation(violation)
        } else {
            router.showImports(behind: edge)
        }
    }

    /// The violation about a dependency that a finding has.
    func violation(of edge: EdgeID, in finding: HealthFinding) -> Violation.ID? {
        (table.violations[edge] ?? []).map(\.id).first(where: finding.violations.contains)
    }

    private func take(_ step: HealthStep, of finding: HealthFinding) {
        switch step.action {
        case .invert(let edge): invert(edge, of: finding)
        case .invertAll(let violations): router.invert(violations)
        case .take(let step, let module): router.extract(step, of: module)
        case .move:
            if let first = finding.edges.first { invert(first, of: finding) }
        case .cut(let edge): open(edge, of: finding)
        case .openRule(let kind): router.explain([kind])
        case .openViolations:
            if let first = finding.violations.first { router.openViolation(first) }
        case .openGaps: router.openGaps()
        case .openComposition: router.openComposition()
        case .openPreviews: router.openPreviews()
        case .openCoupling: router.openCoupling()
        case .openGraph(let module): router.showGraph(of: module)
        case .record, .prune: router.openViolations()
        case .writeLayers: router.openOverview()
        case .nameLayers: router.arrangeLayers()
        case .layer(let modules): router.move(modules)
        case .exclude(let edge, let kind): exclude(edge, kind, of: finding)
        case .configure:
            table.isWritten
                ? router.editLine(".strata.yml", line: nil) : router.openOverview()
        case .extract(let module): router.planExtraction(of: module)
        case .fixManifests(let kind): router.fixManifests(kind)
        }
    }

    private func exclude(_ edge: EdgeID, _ kind: ViolationKind, of finding: HealthFinding) {
        let about = (table.violations[edge] ?? []).filter { finding.violations.contains($0.id) }
        let ofKind = about.filter { $0.kind == kind }
        router.exclude((ofKind.isEmpty ? about : ofKind).map(\.id))
    }

    /// Asks what to decide about what the selection breaks.
    func decide() { router.decide(about: decidable) }

    /// The violations that the selection is about: those of a line of the evidence, or of a finding.
    var decidable: [Violation.ID] {
        guard let finding = finding else { return [] }
        guard focus == .evidence, case .edge(let edge, _, _, _, _) = selectedEvidence else {
            return finding.violations
        }
        return (table.violations[edge] ?? []).map(\.id).filter(finding.violations.contains)
    }

    private func invert(_ edge: EdgeID, of finding: HealthFinding) {
        if let violation = violation(of: edge, in: finding) {
            router.openInversion(of: violation)
        } else {
            router.showImports(behind: edge)
        }
    }
}
