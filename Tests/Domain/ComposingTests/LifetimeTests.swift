import Composing
import Testing

@Suite struct LifetimeTests {
    @Test func `lifetimes have different words`() {
        #expect(Set(Lifetime.allCases.map(\.rawValue)).count == Lifetime.allCases.count)
    }
}
