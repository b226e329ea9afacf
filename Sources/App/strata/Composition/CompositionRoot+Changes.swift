import Architecture
import Codebase
import Editing
import TerminalUI

/// What Strata changes in a codebase: shown first, asked about, and undone by one key.
extension CompositionRoot {
    /// Asks whether to make manifests say what files import, as `strata imports --fix` does.
    func askToFixManifests(in session: CodebaseSession) {
        guard case .complete(let analysis) = session.state else {
            return navigator.toast("The sources are still being read.")
        }
        prepare(in: session) { [services] () async throws(ChangeError) in
            let fixes = try await services.fixManifests(of: analysis)
            guard !fixes.changes.isEmpty else {
                return .refusal(
                    fixes.skipped.first.map { "Strata cannot edit that: \($0.reason)" }
                        ?? "Nothing to change.")
            }
            let title = "Declare what files import"
            return .question(
                Asked(
                    "\(title)?", about: fixes.changes, yes: "write",
                    remarks: fixes.skipped.isEmpty
                        ? [] : [Self.leftOut(fixes.skipped.count)]
                ) { set async throws(ChangeError) in
                    try await services.applyChanges(set, in: session.root)
                    return "\(title): done. Build, then look again. u undoes it."
                })
        }
    }

    private static func leftOut(_ count: Int) -> StyledText {
        StyledText("▲ ", .warning)
            + "\(count.counted("dependency", "dependencies")) left: strata imports --fix says why."
    }

    /// Asks whether to undo what Strata changed last, in this session or in an earlier one.
    func askToUndo(in session: CodebaseSession) {
        prepare(in: session) { [services] () async throws(ChangeError) in
            guard let last = try await services.writer.lastApplied(in: session.root) else {
                return .notice(
                    "Strata has changed nothing here that could be undone. Use git for the rest.")
            }
            return .question(
                Asked("Undo: \(last.title)?", about: last.reversed, yes: "undo") {
                    _ async throws(ChangeError) in
                    try await services.writer.undo(last, in: session.root)
                    return "Undone: \(last.title)."
                })
        }
    }

    /// Says that a screen made a change, and how to undo it.
    func noteChange(_ title: String) {
        navigator.toast("\(title): done. u undoes it.", .success)
    }

    /// Works out what there is to ask beside the main actor, after what was agreed to
    /// before, and asks it then.
    ///
    /// Of several questions only the last is asked, and none once another codebase is open.
    func prepare(
        in session: CodebaseSession,
        _ work: @escaping () async throws(ChangeError) -> Prepared
    ) {
        asking?.cancel()
        asking = Task { [changing] in
            await changing?.value
            let prepared: Prepared
            do throws(ChangeError) {
                prepared = try await work()
            } catch {
                prepared = .failure(error)
            }
            guard !Task.isCancelled, self.session === session else { return }
            switch prepared {
            case .question(let asked): ask(asked, in: session)
            case .notice(let sentence): navigator.toast(sentence)
            case .failure(let error): navigator.toast(error.description, .error)
            case .refusal(let sentence): navigator.toast(sentence, .error, seconds: 8)
            }
        }
    }

    /// Shows a change, and makes it after a Yes.
    private func ask(_ asked: Asked, in session: CodebaseSession) {
        navigator.present(
            QuestionScreen(asked.question) { [weak self] agrees in
                guard let self else { return }
                navigator.dismiss()
                if agrees { make(asked, in: session) }
            })
    }

    /// Makes a change beside the main actor, after those that were agreed to before.
    private func make(_ asked: Asked, in session: CodebaseSession) {
        let before = changing
        changing = Task {
            await before?.value
            do throws(ChangeError) {
                navigator.toast(try await asked.make(asked.changes), .success)
                session.analysis.reload()
            } catch {
                navigator.toast(error.description, .error, seconds: 8)
            }
        }
    }
}

/// What came of looking for something to ask about.
enum Prepared {
    case question(Asked)
    case notice(String)
    case failure(ChangeError)
    /// Why nothing can be changed, and what to do.
    case refusal(String)
}

/// A change that a person is asked about.
struct Asked {
    let changes: ChangeSet
    let question: Question
    /// Makes the change, and returns what is said then.
    let make: (ChangeSet) async throws(ChangeError) -> String

    init(
        _ title: String, about changes: ChangeSet, yes: String, remarks: [StyledText] = [],
        make: @escaping (ChangeSet) async throws(ChangeError) -> String
    ) {
        self.changes = changes
        question = Question(
            title, remarks: remarks + [changes.summary], lines: changes.diffLines, yes: yes)
        self.make = make
    }
}

extension ChangeSet {
    /// How many files it touches, and that nothing has happened yet.
    fileprivate var summary: StyledText {
        let counts = FileChange.Kind.allCases.compactMap { kind in
            let count = changes.count { $0.kind == kind }
            return count == 0 ? nil : "\(count.counted("file")) \(kind.word)"
        }
        return StyledText(counts.joined(separator: ", "))
            + StyledText("; nothing is written yet", .muted)
    }

    /// The lines of the difference, each file under its name.
    var diffLines: [DiffLine] {
        changes.flatMap { change in
            [DiffLine(.heading, StyledText("\(change.kind.word) \(change.path)", .accent))]
                + change.diff.hunks().flatMap { $0.lines.map(DiffLine.init) }
                + [DiffLine(.context, "")]
        }
    }
}

extension FileChange.Kind {
    fileprivate var word: String {
        switch self {
        case .created: "created"
        case .modified: "changed"
        case .deleted: "deleted"
        }
    }
}

extension DiffLine {
    fileprivate init(_ line: TextDiff.Line) {
        let kind: Kind =
            switch line.kind {
            case .context: .context
            case .removed: .removed
            case .added: .added
            }
        self.init(
            kind, StyledText(line.text.replacing("\n", with: " ")), oldNumber: line.oldNumber,
            newNumber: line.newNumber)
    }
}
