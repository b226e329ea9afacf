import Codebase
import Previews
import TerminalUI

extension Section.ID {
    static let previews = Self("previews")
}

extension CompositionRoot {
    /// What previews show of a codebase, and what they cost.
    func makePreviews(in session: CodebaseSession) -> any Screen {
        PreviewsFactory(source: session.analysis)
            .makeScreen(router: PreviewRoutes(root: self, session: session))
    }
}

private struct PreviewRoutes: PreviewsRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func showDevApp(_ id: ModuleID) { root.navigator.switchTo(.devApps) }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }
}
