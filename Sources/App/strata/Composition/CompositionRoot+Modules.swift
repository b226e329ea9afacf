import Architecture
import Codebase
import ModuleDetail
import Modules
import TerminalUI

extension Section.ID {
    static let modules = Self("modules")
}

extension CompositionRoot {
    /// The table of a codebase's modules.
    func makeModules(in session: CodebaseSession) -> any Screen {
        let analysis = ScreenAnalysis(session.analysis)
        let router = ModulesRoutes(root: self, session: session, analysis: analysis)
        return session.counting(
            analysis,
            on: ModulesFactory(source: analysis, owners: services.owners(analysis.root))
                .makeScreen(router: router))
    }
}

private struct ModulesRoutes: ModulesRouter {
    let root: CompositionRoot
    let session: CodebaseSession
    let analysis: ScreenAnalysis

    /// What a row of the table is about: modules stand among their folders.
    private func units(of id: ModuleID) -> Units? {
        let modules = analysis.current.analysis?.ofModules.codebase.modules ?? []
        return modules.contains { $0.id == id } ? .modules : analysis.units
    }

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, by: units(of: id), in: session))
    }

    func showGraph(of id: ModuleID) {
        root.navigator.push(
            root.makeModuleDetail(of: id, at: .graph, by: units(of: id), in: session))
    }

    func planExtraction(of id: ModuleID?) {
        root.navigator.push(root.makeExtraction(of: id, in: session))
    }

    func showDependents(of id: ModuleID) {
        root.navigator.push(
            root.makeModuleDetail(of: id, at: .dependents, by: units(of: id), in: session))
    }

    func askWhy(about id: ModuleID) {
        root.navigator.push(
            root.makeModuleDetail(of: id, at: .why, by: units(of: id), in: session))
    }

    func explainRules(brokenBy module: ModuleID) {
        root.explainRules(brokenBy: module, in: session)
    }

    func showViolations(of module: ModuleID) {
        root.navigator.push(root.makeViolations(of: module, by: units(of: module), in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func showGaps() { root.navigator.push(root.makeGaps(in: session)) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }
}
