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
        let draft: Draft
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
            let draft = Draft()
            let task = Task(priority: .utility) { [planner] in
                let inversion = await planner(violation, in: analysis) { draft.settle($0) }
                draft.settle(nil)
                return inversion
            }
            latest = Work(violation: violation.id, analysis: analysis, draft: draft, task: task)
        }
    }

    package func callAsFunction(
        _ violation: Violation, in analysis: Analysis
    ) async -> Inversion? {
        await self(violation, in: analysis) { _ in }
    }

    package func callAsFunction(
        _ violation: Violation, in analysis: Analysis,
        draft: @Sendable (Inversion) async -> Void
    ) async -> Inversion? {
        let known = latest.withLock { latest -> Work? in
            guard latest?.isAbout(violation, in: analysis) == true else { return nil }
            latest?.isWanted = true
            return latest
        }
        guard let known else { return await planner(violation, in: analysis, draft: draft) }
        if let recipes = await known.draft.value() { await draft(recipes) }
        return await known.task.value
    }
}

/// The recipes before each was tried, for all who wait for them.
private final class Draft: Sendable {
    private enum State {
        case awaited([CheckedContinuation<Inversion?, Never>])
        case settled(Inversion?)
    }

    private let state = Mutex(State.awaited([]))

    /// Tells all who wait; what is said first holds. nil says that there is no draft.
    func settle(_ draft: Inversion?) {
        let waiting = state.withLock { state -> [CheckedContinuation<Inversion?, Never>] in
            guard case .awaited(let waiting) = state else { return [] }
            state = .settled(draft)
            return waiting
        }
        for one in waiting { one.resume(returning: draft) }
    }

    /// The draft as soon as it is there; nil if there is none.
    func value() async -> Inversion? {
        await withCheckedContinuation { one in
            let settled = state.withLock { state -> Inversion?? in
                switch state {
                case .settled(let draft): return .some(draft)
                case .awaited(let waiting):
                    state = .awaited(waiting + [one])
                    return nil
                }
            }
            if let settled { one.resume(returning: settled) }
        }
    }
}
