import Synchronization

/// Stops the reading of a history from elsewhere, as a key or a signal does.
package final class HistoryStop: Sendable {
    private enum State {
        case waiting
        case reading(@Sendable () -> Void)
        case stopped
    }

    private let state = Mutex(State.waiting)

    /// Nothing is stopped yet.
    package init() {}

    /// Whether it was stopped.
    package var isStopped: Bool {
        state.withLock { if case .stopped = $0 { true } else { false } }
    }

    /// Stops what is being read, or will be.
    package func stop() {
        let action = state.withLock { state -> (@Sendable () -> Void)? in
            defer { state = .stopped }
            if case .reading(let action) = state { return action }
            return nil
        }
        action?()
    }

    /// Has something done once it is stopped; at once if it is already.
    func onStop(_ action: @escaping @Sendable () -> Void) {
        let isStopped = state.withLock { state in
            if case .stopped = state { return true }
            state = .reading(action)
            return false
        }
        if isStopped { action() }
    }
}
