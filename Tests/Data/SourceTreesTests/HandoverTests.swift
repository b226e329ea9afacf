import Testing

@testable import SourceTrees

@Suite struct HandoverTests {
    private final class Watch: Sendable {}

    @Test func `what is handed on is kept by nobody afterwards`() {
        weak var first: Watch?
        weak var second: Watch?
        let next: Handover<Watch>
        do {
            let watch = Watch()
            first = watch
            next = Handover(watch)
        }
        #expect(first != nil)
        #expect(next.take() != nil)
        #expect(first == nil)
        #expect(next.take() == nil)
        do {
            let watch = Watch()
            second = watch
            next.put(watch)
        }
        #expect(second != nil)
        next.put(Watch())
        #expect(second == nil)
    }
}
