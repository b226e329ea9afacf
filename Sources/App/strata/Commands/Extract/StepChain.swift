import Architecture
import Codebase
import Editing
import Extracting
import Inverting
import Reports

/// The steps up to a group, and what became of them.
struct StepChain {
    /// The group, as a person named it.
    let name: String
    /// The steps, in their order.
    let plan: ExtractionPlan
    /// The steps that were worked out; the last one may be one that cannot be made.
    private(set) var steps: [PlannedStep] = []
    /// The names of steps whose files moved along with others.
    private(set) var empty: [String] = []
    /// How many were written, from the first.
    var written = 0
    /// The names of the commits, the first step's first.
    var commits: [String] = []
    /// Why not all that can be made were written, in sentences; nil if they were, or nobody agreed.
    var failure: String?

    private var position = 0

    init(through name: String, of plan: ExtractionPlan) {
        (self.name, self.plan) = (name, plan)
    }

    /// The steps that can be made.
    var ready: [PlannedStep] { steps.filter(\.isReady) }

    /// The names of the steps behind the one that cannot be made.
    var left: [String] { plan.candidates.dropFirst(position).map(\.name) }

    /// The step that cannot be made; nil if all can.
    private var stopping: PlannedStep? { steps.last.flatMap { $0.isReady ? nil : $0 } }

    /// Why the chain ends before its end, in sentences; nil if it does not.
    var stop: String? {
        guard let short = shortStop else { return nil }
        let obstacle = failure == nil ? stopping?.extraction.recipe.obstacle : nil
        return [short, obstacle].compactMap(\.self).joined(separator: " ")
    }

    /// The same without the obstacle, which stands in the text of the step.
    private var shortStop: String? {
        if let failure { return failure }
        guard let stopping else { return nil }
        let candidate = stopping.extraction.candidate
        if !stopping.extraction.fits { return "\(candidate) cannot be extracted like this." }
        return stopping.extraction.recipe.proof?.holds == false
            ? "The proof of \(candidate) failed." : "\(candidate) could not be proved as asked."
    }

    /// Works out the next step, with those before it made.
    ///
    /// - Returns: nil behind the last one, and behind one that cannot be made.
    mutating func next(_ work: inout StepWork) async throws -> PlannedStep? {
        guard stopping == nil, position < plan.candidates.count else { return nil }
        if let last = steps.last { try await work.make(last) }
        let sources = Set(work.analysis.codebase.module(plan.module)?.sources ?? [])
        while position < plan.candidates.count {
            let made = Set(plan.candidates.prefix(position).map(\.name))
            let planned = plan.candidates[position]
            position += 1
            guard let candidate = planned.after(made, leaving: sources) else {
                empty.append(planned.name)
                continue
            }
            let step = try await work.step(candidate)
            steps.append(step)
            return step
        }
        return nil
    }

    // MARK: Words

    /// The steps, in one line.
    func heading(paint: Paint) -> String {
        let names = plan.steps.joined(separator: ", ")
        let count = plan.steps.count.counted("step")
        return paint.bold("\(count) of \(plan.moduleName): \(names)".visible)
    }

    /// A step that was worked out last, with its number.
    func text(of step: PlannedStep, paint: Paint) -> String {
        let number = "\n\(position) of \(plan.candidates.count): \(step.extraction.candidate)"
        return paint.bold(number.visibleLines) + "\n"
            + ExtractionText(step.extraction, step.blockers, paint: paint).text
    }

    /// What was written last.
    var lineOfLast: String {
        let changes = ready[written - 1].extraction
        let commit = commits.last.map { ", commit \($0.prefix(10))" } ?? ""
        let files = changes.recipe.changes.changes.count.counted("file")
        let count = plan.candidates.count - empty.count
        return "\(written) of \(count): \(changes.candidate) written, \(files)\(commit)"
            .visible
    }

    /// The last lines of the command.
    func closing(_ applying: ApplyArguments) -> String {
        var lines = empty.map { "\($0) moves along with others, as nothing else is left of it." }
        if let shortStop { lines.append("Stopped: \(shortStop)") }
        if written == 0 {
            lines.append(applying.closing(ready.count))
        } else {
            let names = ready.prefix(written).map(\.extraction.candidate)
            lines.append(
                shortStop == nil
                    ? "Done."
                    : "Written: \(names.joined(separator: ", ")).")
            lines += undoing
        }
        return lines.map(\.visible).joined(separator: "\n")
    }

    /// How to take back what was written.
    private var undoing: [String] {
        let generator = ready.prefix(written).lazy.compactMap(\.extraction.recipe.changes.generator)
        let times = written == 1 ? "" : ", one step at a time, \(written) times for all"
        return [
            generator.first.map { "Now run: \($0)." },
            "Undo with: strata extract --undo\(times)",
            commits.isEmpty
                ? nil
                : "That restores files; the \(commits.count.counted("commit")) "
                    + "\(commits.count == 1 ? "stays" : "stay"): use git revert or git reset.",
        ].compactMap(\.self)
    }
}

extension ApplyArguments {
    /// The last line where nothing was written.
    ///
    /// - Parameter ready: How many steps can be made.
    fileprivate func closing(_ ready: Int) -> String {
        if ready == 0 || apply && (yes || ConfirmArguments.canAsk) { return "Nothing was changed." }
        if apply {
            return "Nothing was changed, as nobody can be asked here. Add --yes to write it."
        }
        return "Nothing was changed. Add --apply to write \(ready.counted("step")), each as a "
            + "change of its own."
    }
}
