import Composing
import Testing

/// How long what is registered lives.
@Suite struct LifetimeTests {
    @Test func `what names no scope has that of its assembler`() async throws {
        let cases = try CompositionCorpus.cases("Libraries")
        let one = try #require(cases.first { $0.name.hasPrefix("The scope of an assembler") })
        let made = try await one.composition().registrations
        #expect(made.map { "\($0.type) \($0.lifetime)" } == ["Cat container", "Dog call"])
    }

    @Test func `what an entry point makes is made with its other objects`() async throws {
        let cases = try CompositionCorpus.cases("Libraries")
        let one = try #require(cases.first { $0.name.hasPrefix("An entry point makes") })
        let composition = try await one.composition()
        #expect(composition.registrations.map(\.type) == ["Store", "Screen"])
        #expect(composition.edges == [CompositionEdge(from: 1, to: 0)])
    }
}
