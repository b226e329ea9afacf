/// Does all work where and when it is handed in, so that what a preview works out is there at once.
package final class ImmediateExecutor: TaskExecutor {
    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    }
}

extension ImmediateExecutor {
    /// Begins what leads a preview to its state; no thread beside the main one takes part.
    @MainActor package static func begin(_ steps: @escaping @MainActor () async -> Void) {
        Task { await withTaskExecutorPreference(ImmediateExecutor()) { await steps() } }
    }
}
