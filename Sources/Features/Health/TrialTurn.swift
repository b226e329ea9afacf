/// Lets one trial work at a time, in the order in which they ask.
///
/// A trial may work for seconds without a pause. Two at once would take both threads of a machine of two cores, and no
/// screen would get its rows meanwhile.
@MainActor final class TrialTurn {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// What a trial finds, once those before it are over.
    func run<Result>(_ trial: () async -> Result) async -> Result {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
        defer { pass() }
        return await trial()
    }

    private func pass() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
