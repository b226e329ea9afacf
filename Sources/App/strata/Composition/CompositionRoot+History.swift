import Architecture
import Chronicling
import Codebase
import Foundation
import History
import Previewing
import Reports
import TerminalUI

extension CompositionRoot {
    /// How the architecture got here.
    ///
    /// - Parameter showsCoupling: Whether what commits change together is shown first.
    func makeHistory(
        in session: CodebaseSession, showsCoupling: Bool = false
    ) -> any Screen {
        HistoryFactory(
            root: session.root, measureHistory: services.measureHistory, source: session.analysis,
            findCoupling: FindChangeCoupling(reader: services.changeHistories)
        ).makeScreen(
            router: HistoryRoutes(root: self, session: session), showsCoupling: showsCoupling)
    }

    /// Shows what commits change together.
    func openCoupling(in session: CodebaseSession) {
        navigator.push(makeHistory(in: session, showsCoupling: true))
    }

    /// Says which commit brought something.
    func blame(_ subject: HistorySubject, in session: CodebaseSession) {
        navigator.toast("Searching the history…")
        Task {
            do {
                let result = try await services.findIntroduction.introduction(
                    of: subject, in: session.root)
                presentBlame(result, of: subject, in: session)
            } catch {
                navigator.toast("\(error)", .error)
            }
        }
    }

    private func presentBlame(
        _ result: BlameResult, of subject: HistorySubject, in session: CodebaseSession
    ) {
        let text = BlameReport(result, of: subject).text(paint: Paint(isOn: false))
        let lines = text.split(separator: "\n").map { StyledText(String($0)) }
        let diff = result.commit.map { commit in
            PageScreen.Action(title: "Show the diff", hint: "diff") { [weak self] in
                self?.navigator.dismiss()
                self?.showPatch(of: commit, in: session)
            }
        }
        navigator.present(
            PageScreen("Since when", paragraphs: lines, action: diff) { [weak self] in
                self?.navigator.dismiss()
            })
    }

    /// Shows what a commit changed in the person's pager.
    func showPatch(of commit: LoggedCommit, in session: CodebaseSession) {
        Task {
            do {
                let patch = try await services.patches.patch(of: commit, in: session.root)
                let file = PatchFile(of: commit)
                let pager = PagerCommand(file: file.path, environment: services.environment)
                try file.write(patch, colored: pager.showsColors)
                defer { file.remove() }
                try await application.runInForeground { [services] in
                    try await services.programs.run(pager.arguments, in: session.root)
                }
            } catch ProgramError.notStarted(let program) {
                navigator.toast(
                    "\(program) cannot be started. Set $PAGER to a program that is installed.",
                    .error)
            } catch {
                navigator.toast("\(error)", .error)
            }
        }
    }
}

private struct HistoryRoutes: HistoryRouter {
    let root: CompositionRoot
    let session: CodebaseSession

    func showDiff(of commit: LoggedCommit) { root.showPatch(of: commit, in: session) }

    func openModule(_ id: ModuleID) {
        root.navigator.push(root.makeModuleDetail(of: id, in: session))
    }

    func openRatchet() { root.navigator.switchTo(.ratchet) }

    func openWorkspaces() { root.navigator.switchTo(.workspaces) }

    func copy(_ text: String) { root.copy(text) }
}
