import Architecture
import Codebase
import ModuleDetail
import TerminalUI

extension CompositionRoot {
    /// One module of a codebase.
    func makeModuleDetail(
        of module: ModuleID, at part: ModuleDetailFactory.Part? = nil, in session: CodebaseSession
    ) -> any Screen {
        ModuleDetailFactory(source: session.analysis, texts: services.texts)
            .makeScreen(
                of: module, at: part, router: ModuleDetailRoutes(root: self, session: session))
    }
}

private struct ModuleDetailRoutes: ModuleDetailRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func showViolations(of id: ModuleID) {
        root.navigator.push(root.makeViolations(of: id, in: session))
    }

    func explain(_ kinds: [ViolationKind]) { root.explain(kinds) }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }
}
