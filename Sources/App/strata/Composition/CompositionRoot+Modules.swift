import Codebase
import ModuleDetail
import Modules
import TerminalUI

extension CompositionRoot {
    /// The table of a codebase's modules.
    func makeModules(in session: CodebaseSession) -> any Screen {
        ModulesFactory(source: session.analysis)
            .makeScreen(router: ModulesRoutes(root: self, session: session))
    }
}

private struct ModulesRoutes: ModulesRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func showGraph(of id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, at: .graph, in: session))
    }

    func showDependents(of id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, at: .dependents, in: session))
    }

    func askWhy(about id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, at: .why, in: session))
    }

    func explainRules(brokenBy module: ModuleID) {
        root.explainRules(brokenBy: module, in: session)
    }

    func showViolations(of module: ModuleID) {
        root.navigator.push(root.makeViolations(of: module, in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func showGaps() { root.navigator.push(root.makeGaps(in: session)) }

    func openWorkspaces() { root.navigator.switchTo(id: "workspaces") }
}
