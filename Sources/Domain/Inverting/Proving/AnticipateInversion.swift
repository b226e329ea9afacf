import Architecture
import Synchronization

/// Works out what can be done about a violation before anybody asks, so that the answer is there
/// when somebody does.
///
/// One violation at a time is anticipated: the one that a person looks at. What was worked out for
/// the one before is given up. A question about another violation, or about another state of the
/// codebase, is answered as if nothing had been anticipated.
package final class AnticipateInversion: InversionPlanner {
    private let planner: any InversionPlanner
    private let latest = Mutex<Work?>(nil)

    /// What is under way or done.
    private struct Work {
        let violation: Violation.ID
        let analysis: Analysis
        /// The recipes before each was tried; nil if none fits.
        let draft: Task<Inversion?, Never>
        let task: Task<Inversion?, Never>
        /// Whether somebody waits for it, so that it must not be given up.
        var isWanted = false

        /// Whether it answers a question.
        func isAbout(_ violation: Violation, in analysis: Analysis) -> Bool {
            self.violation == violation.id && self.analysis.isOfSameReading(as: analysis)
                && self.analysis.configuration == analysis.configuration
        }
    }

    /// - Parameter planner: Who works it out.
    package init(_ planner: any InversionPlanner) {
        self.planner = planner
    }

    /// Begins to work out what can be done about a violation, unless that was begun already.
    package func anticipate(_ violation: Violation, in analysis: Analysis) {
        guard PlanInversion.applies(to: violation) else { return }
        latest.withLock { latest in
            if latest?.isAbout(violation, in: analysis) == true { return }
            if latest?.isWanted == false { latest?.task.cancel() }
            let (drafts, drafting) = AsyncStream<Inversion>.makeStream()
            let task = Task(priority: .utility) { [planner] in
                let inversion = await planner.inversion(of: violation, in: analysis) {
                    drafting.yield($0)
                }
                drafting.finish()
                return inversion
            }
            let draft = Task(priority: .utility) { await drafts.first { _ in true } }
            latest = Work(violation: violation.id, analysis: analysis, draft: draft, task: task)
        }
    }

    package func inversion(
        of violation: Violation, in analysis: Analysis,
        draft: @Sendable (Inversion) async -> Void
    ) async -> Inversion? {
        let known = latest.withLock { latest -> Work? in
            guard latest?.isAbout(violation, in: analysis) == true else { return nil }
            latest?.isWanted = true
            return latest
        }
        guard let known else {
            return await planner.inversion(of: violation, in: analysis, draft: draft)
        }
        if let recipes = await known.draft.value { await draft(recipes) }
        return await known.task.value
    }
}
