import Architecture
import Codebase
import Graph
import TerminalUI

extension CompositionRoot {
    /// Who depends on whom, drawn, with a module selected if one is named.
    ///
    /// - Parameter ends: The modules between which every path is drawn; nil for the whole graph.
    func makeGraph(
        selecting module: ModuleID? = nil, between ends: (from: ModuleID, to: ModuleID)? = nil,
        in session: CodebaseSession
    ) -> any Screen {
        GraphFactory(source: session.analysis)
            .makeScreen(
                selecting: module, between: ends, router: GraphRoutes(root: self, session: session))
    }
}

private struct GraphRoutes: GraphRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func showViolations(of module: ModuleID) {
        root.navigator.push(root.makeViolations(of: module, in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }
}
