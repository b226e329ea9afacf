import Architecture
import Codebase
import Editing
import TerminalUI

/// What Strata changes in a codebase: shown first, asked about, and undone by one key.
extension CompositionRoot {
    /// Asks whether to save the inferred layers in `.strata.yml`.
    func askToWriteLayers(of session: CodebaseSession) {
        guard let analysis = session.state.analysis else { return }
        let file = RelativePath(".strata.yml")
        do throws(ChangeError) {
            let before = try services.changes.text(of: file, in: session.root)
            let text = services.initialConfiguration(of: analysis)
            guard let change = FileChange(file, from: before, to: text) else {
                return navigator.toast("The layers are in .strata.yml already.")
            }
            ask(
                "Save layers?", about: ChangeSet("Save layers", changes: [change]), yes: "save",
                remarks: before == nil ? [] : [Self.replaced], in: session
            ) { [services] set throws(ChangeError) in
                try services.applyChanges(set, in: session.root)
                return "Saved .strata.yml. u undoes it."
            }
        } catch {
            navigator.toast(error.description, .error)
        }
    }

    /// Asks whether to undo what Strata changed last, in this session or in an earlier one.
    func askToUndo(in session: CodebaseSession) {
        do throws(ChangeError) {
            guard let last = try services.changes.lastApplied(in: session.root) else {
                return navigator.toast(
                    "Strata has changed nothing here that could be undone. Use git for the rest.")
            }
            ask(
                "Undo: \(last.title)?", about: last.reversed, yes: "undo", in: session
            ) { [services] _ throws(ChangeError) in
                guard try services.changes.lastApplied(in: session.root) == last else {
                    throw .changedSince(last.changes.map(\.path))
                }
                try services.changes.undo(in: session.root)
                return "Undone: \(last.title)."
            }
        } catch {
            navigator.toast(error.description, .error)
        }
    }

    /// Says that a screen made a change, and how to undo it.
    func noteChange(_ title: String) {
        navigator.toast("\(title): done. u undoes it.", .success)
    }

    /// Shows a change, and makes it after a Yes.
    ///
    /// - Parameter make: Makes it, and returns what is said then.
    private func ask(
        _ title: String, about changes: ChangeSet, yes: String, remarks: [StyledText] = [],
        in session: CodebaseSession, make: @escaping (ChangeSet) throws(ChangeError) -> String
    ) {
        let question = Question(
            title, remarks: remarks + [changes.summary], lines: changes.diffLines, yes: yes)
        navigator.present(
            QuestionScreen(question) { [weak self] agrees in
                guard let self else { return }
                navigator.dismiss()
                guard agrees else { return }
                do throws(ChangeError) {
                    navigator.toast(try make(changes), .success)
                    session.analysis.reload()
                } catch {
                    navigator.toast(error.description, .error, seconds: 8)
                }
            })
    }

    private static var replaced: StyledText {
        StyledText("▲ ", .warning) + ".strata.yml is there already and would be replaced."
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
