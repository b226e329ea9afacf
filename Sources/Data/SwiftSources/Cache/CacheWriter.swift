import Synchronization

/// Writes beside everything else, one thing after the other.
///
/// Nobody waits for it but a process that is about to end.
final class CacheWriter: Sendable {
    private struct State {
        var waiting: [@Sendable () -> Void] = []
        var isRunning = false
        var listeners: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Writes after what is being written.
    func start(_ work: @escaping @Sendable () -> Void) {
        let isIdle = state.withLock { state in
            state.waiting.append(work)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if isIdle { WorkerThreads.start { self.run() } }
    }

    /// Returns once everything is written.
    func settle() async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                if state.isRunning { state.listeners.append(continuation) }
                return !state.isRunning
            }
            if isDone { continuation.resume() }
        }
    }

    private func run() {
        while let work = next() { work() }
    }

    private func next() -> (@Sendable () -> Void)? {
        let (work, listeners) = state.withLock { state in
            guard state.waiting.isEmpty else {
                return (Optional(state.waiting.removeFirst()), [CheckedContinuation<Void, Never>]())
            }
            state.isRunning = false
            defer { state.listeners = [] }
            return (nil, state.listeners)
        }
        for listener in listeners { listener.resume() }
        return work
    }
}
