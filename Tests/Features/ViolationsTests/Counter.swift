import Synchronization

/// Counts calls from anywhere.
final class Counter: Sendable {
    private let calls = Atomic(0)

    var count: Int { calls.load(ordering: .relaxed) }

    func increase() {
        calls.add(1, ordering: .relaxed)
    }
}
