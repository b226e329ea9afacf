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
            root: session.root, measure: services.measureHistory, source: session.analysis,
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
                let result = try await services.findIntroduction(subject, in: session.root)
                let text = BlameReport(result, of: subject).text(paint: Paint(isOn: false))
                let lines = text.split(separator: "\n").map { StyledText(String($0)) }
                navigator.present(
                    PageScreen("Since when", paragraphs: lines) { [weak self] in
                        self?.navigator.dismiss()
                    })
            } catch {
                navigator.toast("\(error)", .error)
            }
        }
    }

    /// Shows what a commit changed in the person's pager.
    func showPatch(of commit: LoggedCommit, in session: CodebaseSession) {
        Task {
            do {
                let patch = try await services.patches.patch(of: commit, in: session.root)
                let file = try PatchFile(patch, of: commit)
                defer { file.remove() }
                let pager = PagerCommand(file: file.path, environment: services.environment)
                try await application.runInForeground { [services] in
                    try await services.programs.run(pager.arguments, in: session.root)
                }
            } catch {
                navigator.toast("\(error)", .error)
            }
        }
    }
}

/// A text for a pager, which nobody else can read. Some pagers hand on what acts on a terminal, so
/// that is made visible.
private struct PatchFile {
    let path: String

    init(_ patch: [UInt8], of commit: LoggedCommit) throws {
        path = NSTemporaryDirectory() + "strata-\(commit.note.shortName)-\(UUID().uuidString).diff"
        let day = CalendarDay(at: commit.note.time)
        let head = "\(commit.id)\n\(commit.note.author), \(day)\n\n    \(commit.note.subject)\n\n"
        let isWritten = FileManager.default.createFile(
            atPath: path,
            contents: Data((head + String(decoding: patch, as: UTF8.self)).visibleLines.utf8),
            attributes: [.posixPermissions: 0o600])
        if !isWritten { throw OutputFailure(path: path, reason: "the folder refuses it") }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
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
