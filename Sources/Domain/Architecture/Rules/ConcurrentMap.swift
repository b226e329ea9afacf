import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// What each element becomes, in their order, worked out on all processors.
    ///
    /// Who waits for it takes part. Worth it from some milliseconds an element on.
    package func concurrentMap<Result: Sendable>(
        _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let results = Mutex([Result?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let result = transform(self[index])
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0.compactMap(\.self) }
    }
}
