import Dispatch

/// Writes beside everything else, one thing after the other.
///
/// Nobody waits for it but a process that is about to end.
package final class CacheWriter: Sendable {
    private let queue = DispatchQueue(label: "strata.cache")

    /// A writer with nothing to do.
    package init() {}

    /// Writes after what is being written.
    package func start(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// Returns once everything is written.
    package func settle() async {
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }
}
