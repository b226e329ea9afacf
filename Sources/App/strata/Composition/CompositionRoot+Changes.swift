import Architecture
import Codebase
import Editing
import TerminalUI

/// What Strata changes in a codebase: shown first, asked about, and undone by one key.
extension CompositionRoot {
    /// Asks whether to edit manifests so that violations of a kind end, as `strata imports --fix --only`
    /// does.
    func askToFixManifests(for kind: ViolationKind, in session: CodebaseSession) {
        guard case .complete(let analysis) = session.state else {
            return navigator.toast("The sources are still being read.")
        }
        prepare(in: session) { [services] () async throws(ChangeError) in
            let fixes = try await services.fixManifests(of: analysis, for: kind)
            guard !fixes.changes.isEmpty else {
                return .refusal(
                    fixes.skipped.first.map { "Strata cannot edit that: \($0.reason)" }
                        ?? "Nothing to change.")
            }
            let title =
                kind == .unused ? "Remove unused dependencies" : "Declare what files import"
            return .question(
                Asked(
                    "\(title)?", about: fixes.changes, yes: "write",
                    remarks: fixes.skipped.isEmpty
                        ? [] : [Self.leftOut(fixes.skipped.count, of: kind)]
                ) { set async throws(ChangeError) in
                    try await services.applyChanges.apply(set, in: session.root)
                    let next = set.generator.map { "Run \($0), then build" } ?? "Build"
                    return "\(title): done. \(next), then look again. u undoes it."
                })
        }
    }

    private static func leftOut(_ count: Int, of kind: ViolationKind) -> StyledText {
        let command = "strata imports --fix --only \(kind.rawValue)"
        return StyledText("▲ ", .warning)
            + "\(count.counted("dependency", "dependencies")) left: \(command) says why."
    }

    /// Asks whether to undo what Strata changed last, in this session or in an earlier one.
    func askToUndo(in session: CodebaseSession) {
        prepare(in: session) { [services] () async throws(ChangeError) in
            guard let last = try await services.writer.lastApplied(in: session.root) else {
                return .notice(
                    "Strata has changed nothing here that could be undone. Use git for the rest.")
            }
            var asked = Asked("Undo: \(last.title)?", about: last.reversed, yes: "undo") {
                _ async throws(ChangeError) in
                try await services.writer.undo(last, in: session.root)
                return "Undone: \(last.title)."
            }
            asked.isUndo = true
            return .question(asked)
        }
    }

    /// Says that a screen made a change, and how to undo it.
    func noteChange(_ title: String) {
        session?.log.note(.wrote(title: title, files: []))
        navigator.toast("\(title): done. u undoes it.", .success)
    }

    /// Works out what there is to ask beside the main actor, after what was agreed to
    /// before, and asks it then.
    ///
    /// Of several questions only the last is asked, and none once another codebase is open.
    ///
    /// - Parameter waiting: What is said while that takes long, in a dialog that holds the keys, so
    ///   that no question comes up late; its title and a sentence. Closing it ends the work.
    func prepare(
        in session: CodebaseSession, waiting: (title: String, sentence: String)? = nil,
        _ work: @escaping () async throws(ChangeError) -> Prepared
    ) {
        asking?.cancel()
        let dialog = waiting.map { waiting in
            PageScreen(waiting.title, paragraphs: [StyledText(waiting.sentence)]) { [weak self] in
                self?.asking?.cancel()
                self?.navigator.dismiss()
            }
        }
        if let dialog { navigator.present(dialog) }
        asking = Task { [changing] in
            await changing?.value
            let prepared: Prepared
            do throws(ChangeError) {
                prepared = try await work()
            } catch {
                prepared = .failure(error)
            }
            guard !Task.isCancelled, self.session === session else { return }
            if let dialog, !close(dialog) { return }
            switch prepared {
            case .question(let asked): ask(asked, in: session)
            case .notice(let sentence): navigator.toast(sentence)
            case .failure(let error): navigator.toast(error.description, .error)
            case .refusal(let sentence): navigator.toast(sentence, .error, seconds: 8)
            case .explanation(let title, let paragraphs):
                navigator.present(
                    PageScreen(title, paragraphs: paragraphs) { [weak self] in
                        self?.navigator.dismiss()
                    })
            }
        }
    }

    /// Closes a dialog with what was presented over it.
    ///
    /// - Returns: Whether it was still there; who went elsewhere is asked nothing.
    private func close(_ dialog: any Screen) -> Bool {
        guard let place = navigator.modals.firstIndex(where: { $0 === dialog }) else {
            return false
        }
        for _ in place..<navigator.modals.count { navigator.dismiss() }
        return true
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
                session.log.note(asked.entry)
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
    /// The same where a sentence does not say it: a title, and what is to be read below.
    case explanation(String, [StyledText])
}

/// A change that a person is asked about.
struct Asked {
    let changes: ChangeSet
    /// Whether it takes back another one.
    var isUndo = false
    let question: Question
    /// Makes the change, and returns what is said then.
    let make: (ChangeSet) async throws(ChangeError) -> String

    /// What is noted once it is made.
    var entry: CommandLog.Entry {
        isUndo
            ? .undid(title: changes.title.trimmingPrefix("Undo: ").description)
            : .wrote(title: changes.title, files: changes.changes.map(\.path))
    }

    /// - Parameter moves: The files of the change that get another path, which are shown as one
    ///   difference each.
    init(
        _ title: String, about changes: ChangeSet, moving moves: [FileMove] = [], yes: String,
        remarks: [StyledText] = [],
        make: @escaping (ChangeSet) async throws(ChangeError) -> String
    ) {
        self.changes = changes
        question = Question(
            title, remarks: remarks + [changes.summary(moving: moves)],
            lines: changes.diffLines(moving: moves), yes: yes)
        self.make = make
    }
}

extension ChangeSet {
    /// How many files it touches, and that nothing has happened yet.
    fileprivate func summary(moving moves: [FileMove]) -> StyledText {
        let moved = Set(moves.flatMap { [$0.from, $0.to] })
        let kinds = FileChange.Kind.allCases.map { kind in
            (count: changes.count { $0.kind == kind && !moved.contains($0.path) }, word: kind.word)
        }
        let counts = ([(count: moves.count, word: "moved")] + kinds).filter { $0.count > 0 }
            .map { "\($0.count.counted("file")) \($0.word)" }
        return StyledText(counts.joined(separator: ", "))
            + StyledText("; nothing is written yet", .muted)
    }

    /// The lines of the difference, each file under its name.
    ///
    /// - Parameter moves: Files that get another path, which are one difference each.
    func diffLines(moving moves: [FileMove] = []) -> [DiffLine] {
        let targets = Dictionary(
            moves.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        let words = Dictionary(
            changes.map { ($0.path, $0.kind.word) }, uniquingKeysWith: { first, _ in first })
        return differences(moving: moves).flatMap { file in
            let heading =
                targets[file.path].map { "moved \(file.path) → \($0)" }
                ?? "\(words[file.path] ?? "changed") \(file.path)"
            return [DiffLine(.heading, StyledText(heading, .accent))]
                + file.diff.hunks().flatMap { $0.lines.map(DiffLine.init) }
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
