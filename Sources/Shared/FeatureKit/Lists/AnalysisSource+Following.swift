import Architecture

extension AnalysisSource {
    /// Hands each state over as it comes, until one is refused or the task is cancelled.
    ///
    /// - Parameters:
    ///   - executor: Where it waits for them, so that a preview takes no other thread; nil for the
    ///     threads beside the main actor.
    ///   - take: Whether more are wanted.
    @MainActor package func follow(
        on executor: (any TaskExecutor)?, _ take: @escaping @MainActor (AnalysisState) -> Bool
    ) -> Task<Void, Never> {
        let states = states()
        return Task {
            await withTaskExecutorPreference(executor) {
                for await state in states {
                    guard !Task.isCancelled, take(state) else { return }
                }
            }
        }
    }
}
