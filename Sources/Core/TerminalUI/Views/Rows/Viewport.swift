import Synchronization

/// How many rows a list had when it was last drawn.
///
/// It is the one thing that drawing reports back: paging needs it, and only drawing knows it.
final class Viewport: Sendable {
    private let height: Atomic<Int>

    init(rows: Int = 0) {
        height = Atomic(rows)
    }

    var rows: Int {
        get { height.load(ordering: .relaxed) }
        set { height.store(newValue, ordering: .relaxed) }
    }
}
