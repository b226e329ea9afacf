import Codebase
import Gaps
import TerminalUI

extension CompositionRoot {
    /// What could not be read in a codebase, and what no module claims.
    func makeGaps(in session: CodebaseSession) -> any Screen {
        GapsFactory(source: session.analysis)
            .makeScreen(router: GapsRoutes(root: self, session: session))
    }
}

private struct GapsRoutes: GapsRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func trustCodebase() { root.trust(session) }
}
