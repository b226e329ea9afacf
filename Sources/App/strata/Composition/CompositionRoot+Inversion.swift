import Architecture
import Codebase
import Inversion
import Inverting
import TerminalUI

extension CompositionRoot {
    /// What can be done about a violation of a codebase's modules.
    func makeInversion(of violation: Violation.ID, in session: CodebaseSession) -> any Screen {
        InversionFactory(
            source: ScreenAnalysis(session.analysis, by: .modules),
            services: InversionServices(
                plan: inversions, prove: proofs,
                applyChanges: services.applyChanges,
                writer: services.writer, texts: services.texts, highlight: services.highlight,
                isTrusted: { session.analysis.trustLevel == .trusted })
        ).makeScreen(of: violation, router: InversionRoutes(root: self, session: session))
    }

    /// Shows what can be done about a violation.
    func openInversion(of violation: Violation.ID, in session: CodebaseSession) {
        navigator.push(makeInversion(of: violation, in: session))
    }

    /// Works out what can be done about a violation once a person has looked at it for a moment.
    func anticipate(_ violation: Violation.ID, in session: CodebaseSession) {
        anticipation?.cancel()
        anticipation = Task { [inversions] in
            do { try await Task.sleep(for: Self.look) } catch { return }
            guard case .complete(let analysis) = session.state else { return }
            let modules = analysis.ofModules
            guard let violation = modules.violations.first(where: { $0.id == violation })
            else { return }
            inversions.anticipate(violation, in: modules)
        }
    }

    /// Who moves through a list rests on a row for less.
    private static let look = Duration.milliseconds(120)
}

private struct InversionRoutes: InversionRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, by: .modules, in: session))
    }

    func editLine(_ file: RelativePath, line: Int?) {
        root.edit(file, line: line, in: session)
    }

    func copyPatch(_ patch: String, of files: Int) {
        root.terminal.copy(patch)
        root.navigator.toast("Copied the patch of \(files.counted("file")); git apply reads it")
    }

    func explain(_ kinds: [ViolationKind]) { root.explain(kinds) }

    func noteChange(_ sentence: String) { root.navigator.toast(sentence, .success) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }
}
