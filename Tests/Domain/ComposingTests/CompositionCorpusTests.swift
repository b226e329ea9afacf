import Architecture
import Codebase
import Composing
import SourceFiles
import Testing

/// All small codebases of the corpus.
@Suite struct CompositionCorpusTests {
    @Test func `findings are those announced at their lines, and no others`() async throws {
        let cases = try CompositionCorpus.cases()
        #expect(cases.count > 30)
        for one in cases {
            let composition = try await one.composition()
            let found = composition.findings.map { "\($0.kind.rawValue) \($0.place.shortText)" }
            #expect(Set(found) == one.announced("!"), "\(one): \(composition.findings)")
        }
    }

    @Test func `what only running tells is listed by its line`() async throws {
        for one in try CompositionCorpus.cases() {
            let composition = try await one.composition()
            let found = Set(composition.unreached.map { "unreached \($0.place.shortText)" })
            #expect(found == one.announced("?"), "\(one): \(composition.unreached)")
        }
    }

    @Test func `what views read of those above them is not put together in plain Swift`()
        async throws
    {
        let cases = try CompositionCorpus.cases("Libraries")
        let one = try #require(cases.first { $0.name.hasPrefix("A view may provide an object") })
        #expect(try await one.composition().styles == [.environment])
        let asking = try #require(cases.first { $0.name.hasPrefix("What a view only hands on") })
        #expect(try await asking.composition().styles == [.environment])
    }

    @Test func `registrations and resolutions are counted as announced`() async throws {
        for one in try CompositionCorpus.cases() {
            guard let counts = one.counts else { continue }
            let composition = try await one.composition()
            #expect(
                "\(composition.registrations.count) \(composition.resolutions.count)" == counts,
                "\(one): \(composition.registrations) \(composition.resolutions)")
        }
    }
}

extension CompositionPlace {
    /// The place below the folder `Sources`.
    var shortText: String { "\(file.string.dropFirst("Sources/".count)):\(line)" }
}
