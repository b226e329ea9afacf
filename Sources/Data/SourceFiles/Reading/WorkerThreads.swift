import OperatingSystem

/// Threads with stacks that stand deep nesting, which those of Swift's own pool do not.
enum WorkerThreads {
    /// Address space for each stack; only what is used becomes memory. A megabyte of text can be
    /// nested so deep that most of it is needed.
    static let stackBytes = 512 << 20
    /// What is enough for code that people write, where there is no address space for more.
    private static let leastStackBytes = 64 << 20

    /// Starts a thread that runs to the end of its body.
    ///
    /// Without a thread to be had the body runs on the caller's.
    static func start(_ body: @escaping @Sendable () -> Void) {
        if !SystemThread.start(stacks: [stackBytes, leastStackBytes], body) { body() }
    }
}
