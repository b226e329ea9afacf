import Architecture
import Chronicling
import Codebase
import Diagnosing
import Health
import Inverting
import ModuleDetail
import TerminalUI

extension Section.ID {
    static let health = Self("health")
}

extension CompositionRoot {
    /// What hurts, and what to do first.
    func makeHealth(in session: CodebaseSession) -> any Screen {
        let analysis = ScreenAnalysis(session.analysis)
        let factory = HealthFactory(
            source: analysis,
            history: { [services] in await services.changeHistory(of: session.root) },
            tryFirstStep: services.tryFirstStep(by: inversions),
            owners: services.owners(analysis.root))
        return session.counting(
            analysis, on: factory.makeScreen(router: HealthRoutes(root: self, session: session)))
    }
}

private struct HealthRoutes: HealthRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func showGraph(of id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, at: .graph, in: session))
    }

    func planExtraction(of id: ModuleID?) {
        root.navigator.push(root.makeExtraction(of: id, in: session))
    }

    func showDependents(of id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, at: .dependents, in: session))
    }

    func askWhy(about id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, at: .why, in: session))
    }

    func openViolation(_ id: Violation.ID) {
        root.navigator.push(root.makeViolations(selecting: id, in: session))
    }

    func showImports(behind edge: EdgeID) {
        root.navigator.push(root.makeModuleDetail(of: edge.from, at: .whyTo(edge.to), in: session))
    }

    func openInversion(of violation: Violation.ID) {
        root.openInversion(of: violation, in: session)
    }

    func invert(_ violations: [Violation.ID]) {
        root.askToInvert(violations, in: session)
    }

    func extract(_ step: ExtractionStep, of module: ModuleID) {
        guard case .complete(let analysis) = session.state else {
            return root.navigator.toast("The sources are still being read.")
        }
        var request = ExtractionRequest(module: module, candidate: step.name, files: step.files)
        request.isClosed = step.isClosed
        root.askToExtract(request, of: analysis, in: session)
    }

    func decide(about violations: [Violation.ID]) {
        root.askToDecide(about: Set(violations), of: session.analysis, in: session)
    }

    func exclude(_ violations: [Violation.ID]) {
        root.askToExclude(Set(violations), in: session)
    }

    func move(_ modules: [ModuleID]) { root.askToMove(modules, in: session) }

    func openGaps() { root.navigator.push(root.makeGaps(in: session)) }

    func openOverview() { root.navigator.switchTo(.overview) }

    func openViolations() { root.navigator.switchTo(.violations) }

    func openPreviews() { root.navigator.switchTo(.previews) }

    func openCoupling() { root.openCoupling(in: session) }

    func openComposition() { root.navigator.switchTo(.composition) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func blame(violation: Violation.ID) { root.blame(.violation(violation), in: session) }

    func blame(edge: EdgeID) { root.blame(.edge(edge), in: session) }

    func blame(module: ModuleID) { root.blame(.module(module), in: session) }

    func explain(_ kinds: [ViolationKind]) { root.explain(kinds) }

    func copy(_ text: String) { root.copy(text) }

    func fixManifests(_ kind: ViolationKind) {
        root.askToFixManifests(for: kind, in: session)
    }

    func arrangeLayers() { root.navigator.push(root.makeLayers(in: session)) }

    func writeLayers() { root.askToWriteLayers(of: session) }
}
