import SwiftSyntax

/// Branches of which it is not known whether they are taken.
extension Interpreter {
    typealias Branch = () throws(Interruption) -> Completion

    /// Runs both branches on the same state; what they leave different becomes unknown.
    func fork(
        because cause: Unknown, _ first: Branch, or second: Branch
    ) throws(Interruption) -> Completion {
        let before = heap
        let known = instances
        try tick(before.count / 16, because: cause)
        let one = try attempt(first)
        let (afterFirst, madeByFirst) = (heap, instances[known.count...])
        heap.replaceSubrange(before.indices, with: before)
        instances = known
        let two = try attempt(second)
        switch (one, two) {
        case (.success(let one), .success(let two)):
            let madeBySecond = instances[known.count...]
            for slot in madeByFirst + madeBySecond { doubts[slot] = cause }
            instances = known + madeByFirst + madeBySecond
            return join(one, afterFirst, with: two, because: cause)
        case (.success(let completion), .failure(.failed)):
            // The other branch ends the program, so this one was taken.
            heap.replaceSubrange(afterFirst.indices, with: afterFirst)
            instances = known + madeByFirst
            return completion
        case (.failure(.failed), .success(let completion)):
            return completion
        case (.failure(.lost(let unknown)), .failure), (.failure, .failure(.lost(let unknown))):
            throw .lost(unknown)
        case (.failure(.failed), .failure(let interruption)),
            (.failure(let interruption), .failure(.failed)):
            throw interruption
        case (.failure, .failure):
            // Both leave by an error or an end of a chain, with states that may differ.
            throw .lost(cause)
        case (.success(let completion), .failure(.thrown)):
            let error = thrownError
            mayThrow(error, heap, because: cause)
            heap.replaceSubrange(afterFirst.indices, with: afterFirst)
            instances = known + madeByFirst
            for slot in madeByFirst { doubts[slot] = cause }
            return completion
        case (.failure(.thrown), .success(let completion)):
            mayThrow(.unknown(cause.foreign(false)), afterFirst, because: cause)
            for slot in instances[known.count...] { doubts[slot] = cause }
            return completion
        case (.success, .failure(let interruption)), (.failure(let interruption), .success):
            throw .lost(reason(for: interruption, because: cause))
        }
    }

    private func reason(for interruption: Interruption, because cause: Unknown) -> Unknown {
        if case .lost(let unknown) = interruption { unknown } else { cause }
    }

    /// Notes that an error may have been thrown here.
    func mayThrow(_ error: Value, _ heap: [Slot], because cause: Unknown) {
        pendingExits.append(PendingExit(completion: .threw(error), heap: heap, cause: cause))
    }

    private func attempt(
        _ branch: Branch
    ) throws(Interruption) -> Result<Completion, Interruption> {
        do {
            return .success(try branch())
        } catch {
            if case .exhausted = error { throw error }
            return .failure(error)
        }
    }

    private func join(
        _ one: Completion, _ heapOfOne: [Slot], with two: Completion, because cause: Unknown
    ) -> Completion {
        switch (one, two) {
        case (.normal(let one), .normal(let two)):
            merge(heapOfOne, because: cause)
            guard let one, let two else { return .normal(nil) }
            return .normal(merged(one, two, because: cause))
        case (.returned(let one), .returned(let two)):
            merge(heapOfOne, because: cause)
            return .returned(merged(one, two, because: cause))
        case (_, .normal):
            pendingExits.append(PendingExit(completion: one, heap: heapOfOne, cause: cause))
            return two
        case (.threw, _):
            return two
        default:
            pendingExits.append(PendingExit(completion: two, heap: heap, cause: cause))
            heap.replaceSubrange(heapOfOne.indices, with: heapOfOne)
            return one
        }
    }

    /// Joins the states of possible exits of one kind, made since `start`, into the present one.
    func mergePendingExits(
        since start: Int = 0, where matches: (Completion) -> Bool
    ) -> [PendingExit] {
        guard pendingExits.count > start else { return [] }
        let taken = pendingExits[start...].filter { matches($0.completion) }
        let remaining = pendingExits[start...].filter { !matches($0.completion) }
        pendingExits.replaceSubrange(start..., with: remaining)
        for exit in taken { merge(exit.heap, because: exit.cause) }
        return taken
    }
}
