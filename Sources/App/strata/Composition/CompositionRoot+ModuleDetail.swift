import Architecture
import Codebase
import ModuleDetail
import TerminalUI

extension CompositionRoot {
    /// One module of a codebase, or one folder where folders stand as modules.
    func makeModuleDetail(
        of module: ModuleID, at part: ModuleDetailFactory.Part? = nil, by units: Units? = nil,
        in session: CodebaseSession
    ) -> any Screen {
        session.noteOpening(module)
        let analysis = ScreenAnalysis(session.analysis, by: units)
        let factory = ModuleDetailFactory(
            source: analysis, texts: services.texts, evidence: services.collectEvidence)
        return session.counting(
            analysis,
            on: factory.makeScreen(
                of: module, at: part,
                router: ModuleDetailRoutes(root: self, session: session, analysis: analysis)))
    }
}

private struct ModuleDetailRoutes: ModuleDetailRouter {
    let root: CompositionRoot
    let session: CodebaseSession
    let analysis: ScreenAnalysis

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, by: analysis.units, in: session))
    }

    func showPaths(from: ModuleID, to: ModuleID) {
        root.navigator.push(root.makeGraph(between: (from, to), in: session))
    }

    func showViolations(of id: ModuleID) {
        root.navigator.push(root.makeViolations(of: id, by: analysis.units, in: session))
    }

    func explain(_ kinds: [ViolationKind]) { root.explain(kinds) }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }
}
