import Synchronization

/// Lets only one large file be parsed at a time, since its tree takes some thirty times its size.
enum HeavyWork {
    private static let size = 1 << 20
    private static let turn = Mutex(())

    /// Does work on so many bytes, waiting for other large work first if it is large.
    static func limited<Result>(by bytes: Int, _ work: () -> Result) -> Result {
        bytes < size ? work() : turn.withLock { _ in work() }
    }
}
