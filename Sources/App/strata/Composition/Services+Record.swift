import Architecture
import Codebase
import Editing

extension Services {
    /// What came of working out a change to the record of violations.
    enum RecordDraft {
        case change(ChangeSet)
        /// The record says so already.
        case nothing
        /// Nobody knows what it should say.
        case unknown
        /// The record that is there cannot be read.
        case mistake(ConfigurationError)
        /// Budgets do not allow it.
        case exceeded([BudgetUse])
    }

    /// Works out what a change to the record changes in its file, beside the caller. It starts
    /// from what stands there now: whoever wrote it meanwhile is not overwritten.
    @concurrent func draftRecord(
        _ title: String, of analysis: Analysis, in root: String,
        change: @Sendable (Baseline?) -> Baseline?
    ) async throws(ChangeError) -> RecordDraft {
        let text = try await writer.text(of: Baseline.file, in: root)
        let present: Baseline?
        do throws(ConfigurationError) {
            let contents = PatchedContents(
                NoContents(), patches: [Baseline.file: text.map { Array($0.utf8) }])
            present = try await configuration.baseline(in: contents)
        } catch {
            return .mistake(error)
        }
        guard let changed = change(present) else { return .unknown }
        if changed == present ?? Baseline() { return .nothing }
        let budgets = analysis.compared(with: changed).budgets
        let known = Set(analysis.budgets.filter { $0.state == .exceeded }.map(\.budget))
        let exceeded = budgets.filter { $0.state == .exceeded && !known.contains($0.budget) }
        if !exceeded.isEmpty { return .exceeded(exceeded) }
        let changes = [
            FileChange(Baseline.file, from: text, to: writeBaseline(changed)),
            try await lowering(analysis.incomplete.isEmpty ? budgets : [], in: root),
        ].compactMap(\.self)
        return changes.isEmpty ? .nothing : .change(ChangeSet(title, changes: changes))
    }

    /// The change that lowers loose budgets; nil if there is none.
    func lowering(
        _ budgets: [BudgetUse], in root: String
    ) async throws(ChangeError) -> FileChange? {
        guard budgets.contains(where: { $0.state == .loose }) else { return nil }
        let file: RelativePath = ".strata.yml"
        let text = try await writer.text(of: file, in: root) ?? ""
        guard let lowered = lowerBudgets(budgets, in: text) else { throw .changedSince([file]) }
        return FileChange(file, from: text, to: lowered)
    }
}
