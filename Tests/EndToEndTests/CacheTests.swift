import Foundation
import Testing
import Tiers

/// `strata cache`, and that a second clone parses nothing.
@Suite(.real) struct CacheTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func `what check reads is kept by content, shown and cleared`() async throws {
        let shop = try ScratchFolder()
        try shop.writePackageWithSidewaysImport()
        // What was written a moment ago is not kept.
        try await Task.sleep(for: .seconds(2.2))
        #expect(try await usage()["entries"] == 0)
        let first = try await strata("check", shop.path)
        #expect(first.status == 1)
        let kept = try await usage()
        #expect(kept["entries"] == 5)
        #expect(kept["codebases"] == 1)
        let copy = scratch.path + "/Copy"
        try FileManager.default.copyItem(atPath: shop.path, toPath: copy)
        #expect(try await strata("check", copy).status == 1)
        #expect(try await usage()["entries"] == 5)
        let text = try await strata("cache")
        #expect(text.output.contains(scratch.path + "/cache/strata/facts"))
        #expect(try await strata("cache", "--clear").status == 0)
        #expect(try await usage() == ["schema": 1, "entries": 0, "codebases": 0, "bytes": 0])
        #expect(try await strata("check", copy).output.contains("sideways"))
    }

    private func usage() async throws -> [String: Int] {
        let outcome = try await strata("cache", "--format", "json")
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        let report = try #require(json as? [String: Any], "\(outcome.errors)")
        return report.compactMapValues { $0 as? Int }
    }

    /// Runs the program with a cache of its own.
    private func strata(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(
            "env", ["XDG_CACHE_HOME=\(scratch.path)/cache", BuiltProgram.strata] + arguments)
    }
}
