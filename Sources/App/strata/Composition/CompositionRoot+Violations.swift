import Architecture
import Chronicling
import Codebase
import TerminalUI
import Violations

extension Section.ID {
    static let violations = Self("violations")
}

extension CompositionRoot {
    /// All violations, or those of one module or kind.
    func makeViolations(
        of module: ModuleID? = nil, kind: ViolationKind? = nil,
        selecting violation: Violation.ID? = nil, by units: Units? = nil,
        in session: CodebaseSession
    ) -> any Screen {
        let analysis = ScreenAnalysis(session.analysis, by: units)
        let factory = ViolationsFactory(
            source: analysis, texts: services.texts, evidence: services.collectEvidence,
            owners: services.owners(analysis.root))
        return session.counting(
            analysis,
            on: factory.makeScreen(
                module: module, kind: kind, violation: violation,
                router: ViolationsRoutes(root: self, session: session, analysis: analysis)))
    }
}

private struct ViolationsRoutes: ViolationsRouter {
    let root: CompositionRoot
    let session: CodebaseSession
    let analysis: ScreenAnalysis

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, by: analysis.units, in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func showGaps() { root.navigator.push(root.makeGaps(in: session)) }

    func noteLook(at violation: Violation.ID) {
        if analysis.units?.areModules != false { root.anticipate(violation, in: session) }
    }

    func openInversion(of violation: Violation.ID) {
        root.openInversion(of: violation, in: session)
    }

    func invert(_ violations: [Violation.ID]) {
        root.askToInvert(violations, in: session)
    }

    func blame(_ id: Violation.ID) { root.blame(.violation(id), in: session) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }

    func record(_ violations: [Violation.ID]) {
        root.askToRecord(Set(violations), of: analysis, in: session)
    }

    func annotate(_ entries: [BaselineEntry.ID]) {
        root.askForNote(on: Set(entries), in: session)
    }

    func prune(_ entries: [BaselineEntry.ID]) {
        root.askToPrune(Set(entries), of: analysis, in: session)
    }

    func decide(about violations: [Violation.ID]) {
        root.askToDecide(about: Set(violations), of: analysis, in: session)
    }

    func openRatchet() { root.navigator.push(root.makeRatchet(in: session)) }
}
