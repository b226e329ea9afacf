import Architecture
import ArgumentParser
import Codebase
import Editing
import Reports

/// `strata baseline`: records the violations that are there, so that only new ones fail.
struct BaselineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline",
        abstract: "Record the violations, so that strata check fails for new ones only.",
        discussion: """
            Writes .strata.baseline.yml with all errors and warnings; reasons and owners in it \
            stay. strata check also fails when something recorded is gone, until it leaves the \
            record: --prune takes out what is gone, lowers budgets to what is recorded, and adds \
            nothing. Exit status: 0 written, or nothing to write; 1 a budget does not allow it; 2 \
            something could not be read or written.
            """)

    @OptionGroup var codebase: CodebaseArguments

    @Flag(help: "Only remove what is gone from the record.")
    var prune = false

    @Option(help: "The output format.")
    var format = OutputFormat.text

    func validate() throws {
        if codebase.at != nil {
            throw ValidationError("A revision cannot be written to. Leave out --at.")
        }
    }

    func run() async throws {
        let services = try await codebase.services()
        let root = try AbsolutePath.resolve(codebase.path)
        // What was cut off may have left a record that is undone in a moment.
        await services.recoverChanges(in: root)
        let text = try await services.writer.text(of: Baseline.file, in: root)
        let analysis = try await codebase.analysis(services: services)
        try Self.checkLayers(of: analysis)
        guard let baseline = prune ? analysis.prunedBaseline() : analysis.newBaseline() else {
            throw ValidationError(
                "\(analysis.incomplete.count.counted("item")) could not be read, so it is not "
                    + "known what is gone. Nothing was changed. List with: strata check")
        }
        // Whoever wrote the record while this was worked out is not overwritten.
        guard try await services.writer.text(of: Baseline.file, in: root) == text else {
            throw ChangeError.changedSince([Baseline.file])
        }
        let uses = analysis.compared(with: baseline).budgets
        if !prune { try Self.check(uses) }
        let report = BaselineReport(from: analysis.baseline, to: baseline, budgets: uses)
        let changes = try await services.recordViolations.changes(
            to: baseline == analysis.baseline ? nil : baseline, replacing: text,
            lowering: analysis.incomplete.isEmpty ? uses : [], in: root)
        try await services.applyChanges.apply(
            ChangeSet("Record violations", changes: changes), in: root)
        switch format {
        case .text: print(report.text(isPruned: prune), terminator: "")
        case .json: print(try jsonText(of: report), terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }

    /// Nothing is recorded beyond what a person set a limit to.
    private static func check(_ budgets: [BudgetUse]) throws {
        let exceeded = budgets.filter { $0.state == .exceeded }
        if exceeded.isEmpty { return }
        let lines = exceeded.map { use in
            ".strata.yml:\(use.budget.place?.line ?? 1): This would make "
                + "\(use.recorded) recorded in \(use.budget.subject), at most "
                + "\(use.budget.limit) may be."
        }
        let advice = "Nothing was changed. Repair what is new, or raise the budget."
        StandardError.write((lines + [advice]).joined(separator: "\n"))
        throw ExitStatus.violations
    }

    /// What is in two layers breaks no rule, so that a record would lack its violations.
    private static func checkLayers(of analysis: Analysis) throws {
        guard let problem = analysis.assignment.problems.first(where: \.isError) else { return }
        throw ValidationError(problem.description)
    }
}
