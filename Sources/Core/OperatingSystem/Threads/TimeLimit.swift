/// How long one waits for something that goes on elsewhere, such as a program or a reading process.
package struct TimeLimit: Sendable {
    private let duration: Duration

    /// The waiting is divided, as that for the work is: on a machine so busy that each resumption of a
    /// task takes seconds, one wait would end before work of several steps that took no time itself.
    private static let steps = 40

    package init(_ duration: Duration) {
        self.duration = duration
    }

    /// What the work finds; it is cancelled when the time is over.
    ///
    /// - Returns: nil if it takes longer.
    package func result<Found: Sendable>(
        of work: @escaping @Sendable () async throws -> Found
    ) async throws -> Found? {
        try await withThrowingTaskGroup(of: Found?.self) { group in
            group.addTask { try await work() }
            group.addTask {
                for _ in 0..<Self.steps { try await Task.sleep(for: duration / Self.steps) }
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}
