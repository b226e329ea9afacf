import Architecture
import Codebase
import Editing
import TerminalUI

/// What screens change in the record of violations: asked about, written through the journal.
extension CompositionRoot {
    /// Asks whether to record violations.
    func askToRecord(
        _ ids: Set<Violation.ID>, of source: ScreenAnalysis, in session: CodebaseSession
    ) {
        guard let analysis = source.current.analysis else { return }
        askToChangeRecord(
            "Record \(ids.count.counted("violation"))", of: analysis, yes: "record",
            done: "Recorded", in: session
        ) { analysis.recording(ids, into: $0) }
    }

    /// Asks whether to take out of the record what is gone of some entries.
    func askToPrune(
        _ ids: Set<BaselineEntry.ID>, of source: ScreenAnalysis, in session: CodebaseSession
    ) {
        guard let analysis = source.current.analysis else { return }
        askToChangeRecord(
            "Prune \(ids.count.counted("entry", "entries"))", of: analysis, yes: "prune",
            done: "Pruned", in: session
        ) { record in record.flatMap { analysis.pruning(ids, from: $0) } }
    }

    /// Asks for reason and owner of entries, then whether to write them.
    func askForNote(on ids: Set<BaselineEntry.ID>, in session: CodebaseSession) {
        guard let analysis = session.state.analysis else { return }
        let entries = analysis.baseline?.entries.filter { ids.contains($0.id) } ?? []
        let prompt = Prompt(
            "Reason and owner of \(ids.count.counted("entry", "entries"))",
            remarks: [StyledText("What stays empty stays as it is; - takes it away.", .muted)],
            fields: [
                Prompt.Field("Reason", placeholder: Self.placeholder(entries.map(\.note.reason))),
                Prompt.Field("Owner", placeholder: Self.placeholder(entries.map(\.note.owner))),
            ], done: "show the change")
        navigator.present(
            PromptScreen(prompt) { [weak self] texts in
                guard let self else { return }
                navigator.dismiss()
                guard let texts, session === self.session else { return }
                let typed = texts.map { $0.drop { $0 == " " } }
                if typed.allSatisfy(\.isEmpty) { return navigator.toast("Nothing to change.") }
                askToChangeRecord(
                    "Note on \(ids.count.counted("entry", "entries"))", of: analysis,
                    yes: "write", done: "Noted", in: session
                ) { record in
                    record?.noting(ids) { note in
                        note.reason = Self.text(typed[0], replacing: note.reason)
                        note.owner = Self.text(typed[1], replacing: note.owner)
                    }
                }
            })
    }

    /// What an empty line stands for.
    private static func placeholder(_ texts: [String?]) -> String {
        let known = Set(texts)
        if known.count > 1 { return "\(known.compactMap(\.self).count.counted("text")) stay" }
        return (texts.first ?? nil).map { "stays: \($0)" } ?? "none yet"
    }

    private nonisolated static func text(_ typed: Substring, replacing old: String?) -> String? {
        if typed.isEmpty { return old }
        return typed == "-" ? nil : String(typed)
    }

    /// Shows what a change of the record would do to its file, and makes it after a Yes.
    ///
    /// - Parameter change: The record as it shall be, from that which stands in the file now; nil if
    ///   it cannot be worked out.
    private func askToChangeRecord(
        _ title: String, of analysis: Analysis, yes: String, done: String,
        in session: CodebaseSession,
        change: @escaping @Sendable (Baseline?) -> Baseline?
    ) {
        prepare(in: session) { [services] () async throws(ChangeError) in
            switch try await services.recordViolations.draft(
                title, of: analysis, in: session.root, change: change)
            {
            case .nothing: return .notice("The record says so already: nothing to change.")
            case .unknown:
                return .refusal(
                    "Something could not be read, so it is not known what is gone. i lists it.")
            case .mistake(let error): return .refusal(error.description)
            case .exceeded(let budgets):
                let lines = budgets.map { use in
                    "\(use.recorded) would be recorded in \(use.budget.subject), at most "
                        + "\(use.budget.limit) may be."
                }
                return .refusal(lines.joined(separator: " "))
            case .change(let set):
                return .question(
                    Asked("\(title)?", about: set, yes: yes) { set async throws(ChangeError) in
                        try await services.applyChanges.apply(set, in: session.root)
                        return "\(done). u undoes it."
                    })
            }
        }
    }
}
