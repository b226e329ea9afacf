import Architecture
import Codebase

/// Works out what changes in the record of violations, and which budgets become lower with it.
package struct RecordViolations: Sendable {
    /// What came of working out a change to the record.
    package enum Draft: Equatable, Sendable {
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

    private let writer: ChangeWriter
    private let configuration: any ConfigurationReader

    /// The use case over the files of codebases and what reads records.
    package init(writer: ChangeWriter, configuration: any ConfigurationReader) {
        self.writer = writer
        self.configuration = configuration
    }

    /// Works out a change that starts from what stands in the file now: whoever wrote it meanwhile is
    /// not overwritten.
    ///
    /// - Parameters:
    ///   - title: What the change is called.
    ///   - change: The record as it shall be, from that which stands in the file; nil if nobody knows.
    /// - Throws: ``ChangeError`` if a file cannot be read, or budgets were changed meanwhile.
    @concurrent package func draft(
        _ title: String, of analysis: Analysis, in root: String,
        change: @Sendable (Baseline?) -> Baseline?
    ) async throws(ChangeError) -> Draft {
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
        let changes = try await changes(
            to: changed, replacing: text, lowering: analysis.incomplete.isEmpty ? budgets : [],
            in: root)
        return changes.isEmpty ? .nothing : .change(ChangeSet(title, changes: changes))
    }

    /// What writes a record and lowers loose budgets: both or nothing.
    ///
    /// - Parameters:
    ///   - baseline: The record; nil to leave it as it is.
    ///   - before: The text of the file that it is based on; nil if there was none.
    ///   - budgets: The budgets; only loose ones are lowered.
    /// - Throws: ``ChangeError`` if a file cannot be read, or budgets were changed meanwhile.
    package func changes(
        to baseline: Baseline?, replacing before: String?, lowering budgets: [BudgetUse],
        in root: String
    ) async throws(ChangeError) -> [FileChange] {
        let record = baseline.flatMap {
            FileChange(Baseline.file, from: before, to: writeBaseline($0))
        }
        return [record, try await lowering(budgets, in: root)].compactMap(\.self)
    }

    /// The change that lowers loose budgets; nil if there is none.
    private func lowering(
        _ budgets: [BudgetUse], in root: String
    ) async throws(ChangeError) -> FileChange? {
        guard budgets.contains(where: { $0.state == .loose }) else { return nil }
        let (file, found) = try await writer.configurationFile(in: root)
        let text = found ?? ""
        guard let lowered = lowerBudgets(budgets, in: text) else { throw .changedSince([file]) }
        return FileChange(file, from: text, to: lowered)
    }
}
