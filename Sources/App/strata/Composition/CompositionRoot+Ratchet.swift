import Architecture
import Chronicling
import Codebase
import Foundation
import Ratchet
import TerminalUI

extension Section.ID {
    static let ratchet = Self("ratchet")
}

extension CompositionRoot {
    /// How the record of violations became what it is.
    func makeRatchet(in session: CodebaseSession) -> any Screen {
        let analysis = ScreenAnalysis(session.analysis)
        let factory = RatchetFactory(
            source: analysis, readHistory: services.readBaselineHistory,
            owners: services.owners(analysis.root),
            now: { Int(Date().timeIntervalSince1970) })
        return session.counting(
            analysis,
            on: factory.makeScreen(
                router: RatchetRoutes(root: self, session: session, analysis: analysis)))
    }
}

private struct RatchetRoutes: RatchetRouter {
    let root: CompositionRoot
    let session: CodebaseSession
    let analysis: ScreenAnalysis

    func openViolation(_ id: Violation.ID) {
        root.navigator.push(
            root.makeViolations(selecting: id, by: analysis.units, in: session))
    }

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, by: analysis.units, in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copy(_ text: String) { root.copy(text) }

    func explain(_ kinds: [ViolationKind]) { root.explain(kinds) }

    func blame(_ id: Violation.ID) { root.blame(.violation(id), in: session) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }
}
