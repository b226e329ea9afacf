import Architecture
import Codebase
import Composition
import TerminalUI

extension Section.ID {
    static let composition = Self("composition")
}

extension CompositionRoot {
    /// What objects are made of, and how long each lives.
    func makeComposition(in session: CodebaseSession) -> any Screen {
        CompositionFactory(
            source: session.analysis, read: services.readComposition, texts: services.texts
        ).makeScreen(router: CompositionRoutes(root: self, session: session))
    }
}

private struct CompositionRoutes: CompositionRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func explain(_ kinds: [ViolationKind]) { root.explain(kinds) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }
}
