import OperatingSystem
import Testing
import Tiers

@Suite struct TimeLimitTests {
    @Test func `work that ends in time is answered`() async throws {
        #expect(try await TimeLimit(.seconds(60)).result { 7 } == 7)
    }

    @Test func `work that takes longer is cancelled, and nothing is its answer`() async throws {
        let found = try await TimeLimit(.milliseconds(20)).result {
            try? await Task.sleep(for: .seconds(3_600))
            return Task.isCancelled
        }
        #expect(found == nil)
    }

    @Test func `what work throws is thrown`() async {
        await #expect(throws: CancellationError.self) {
            try await TimeLimit(.seconds(60)).result { throw CancellationError() }
        }
    }

    /// As where thousands of tests share two threads.
    @Test func `steps that wait for their turn are no slow work`() async throws {
        let crowd = Task {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        while !Task.isCancelled {
                            spin(for: .milliseconds(2))
                            await Task.yield()
                        }
                    }
                }
            }
        }
        defer { crowd.cancel() }
        try await Task.sleep(for: .milliseconds(100))
        let found = try await TimeLimit(.milliseconds(10)).result {
            for _ in 0..<10 { await Task.yield() }
            return "found"
        }
        #expect(found == "found")
    }

    private func spin(for duration: Duration) {
        let end = ContinuousClock.now.advanced(by: duration)
        while ContinuousClock.now < end {}
    }
}
