import Architecture
import Codebase
import Extraction
import ModuleDetail
import TerminalUI

extension CompositionRoot {
    /// What to take out of a module, or of the one that Strata would take apart.
    func makeExtraction(of module: ModuleID? = nil, in session: CodebaseSession) -> any Screen {
        ExtractionFactory(source: session.analysis)
            .makeScreen(for: module, router: ExtractionRoutes(root: self, session: session))
    }
}

private struct ExtractionRoutes: ExtractionRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }
}
