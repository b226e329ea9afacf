import Architecture
import Codebase
import ModuleDetail
import Overview
import TerminalUI

extension Section.ID {
    static let overview = Self("overview")
}

extension CompositionRoot {
    /// The layers of a codebase.
    func makeOverview(in session: CodebaseSession) -> any Screen {
        let analysis = ScreenAnalysis(session.analysis)
        let router = OverviewRoutes(root: self, session: session, analysis: analysis)
        return session.counting(
            analysis,
            on: OverviewFactory(source: analysis, evidence: services.collectEvidence)
                .makeScreen(router: router))
    }
}

private struct OverviewRoutes: OverviewRouter {
    let root: CompositionRoot
    let session: CodebaseSession
    let analysis: ScreenAnalysis

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, by: analysis.units, in: session))
    }

    func showGraph(of id: ModuleID) {
        root.navigator.push(
            root.makeModuleDetail(of: id, at: .graph, by: analysis.units, in: session))
    }

    func drawGraph(selecting id: ModuleID?) {
        root.navigator.push(root.makeGraph(selecting: id, in: session))
    }

    func planExtraction(of id: ModuleID?) {
        root.navigator.push(root.makeExtraction(of: id, in: session))
    }

    func showDependents(of id: ModuleID) {
        root.navigator.push(
            root.makeModuleDetail(of: id, at: .dependents, by: analysis.units, in: session))
    }

    func askWhy(about id: ModuleID) {
        root.navigator.push(
            root.makeModuleDetail(of: id, at: .why, by: analysis.units, in: session))
    }

    func showViolations(module: ModuleID?, kind: ViolationKind?, violation: Violation.ID?) {
        root.navigator.push(
            root.makeViolations(
                of: module, kind: kind, selecting: violation, by: analysis.units, in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func arrangeLayers() { root.navigator.push(root.makeLayers(in: session)) }

    func writeLayers() { root.askToWriteLayers(of: session) }

    func explain(_ kinds: [ViolationKind]) { root.explain(kinds) }

    func showGaps() { root.navigator.push(root.makeGaps(in: session)) }

    func openInversion(of violation: Violation.ID) {
        root.openInversion(of: violation, in: session)
    }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }
}
