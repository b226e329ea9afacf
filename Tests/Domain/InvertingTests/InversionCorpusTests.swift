import Architecture
import Codebase
import Editing
import Foundation
import Inverting
import Testing
import Tiers

/// All codebases of the corpus.
@Suite struct InversionCorpusTests {
    @Test(.long) func `every case fits with a proof, or says beforehand why not`() async throws {
        let corpus = try InversionCorpus()
        #expect(corpus.cases.count > 30 || !InversionCorpus.wanted.isEmpty)
        for one in corpus.cases {
            let (codebase, analysis, inversion) = try await inverted(one, of: corpus)
            #expect(!inversion.couplings.isEmpty, "\(one)")
            let reasons = inversion.recipes.compactMap(\.obstacle)
            if !InversionCorpus.wanted.isEmpty {
                print(one, reasons, one.best(of: inversion)?.changes.unifiedDiff ?? "nothing fits")
            }
            if let obstacle = one.obstacle {
                #expect(one.best(of: inversion) == nil, "\(one)")
                #expect(reasons.contains { $0.contains(obstacle) }, "\(one): \(reasons)")
            } else if let best = one.best(of: inversion) {
                #expect(best.steps.isEmpty, "\(one)")
                let proof = await codebase.check.check(best, of: inversion, in: analysis)
                #expect(proof.shown == .check, "\(one): \(proof.lines)")
            } else {
                Issue.record("\(one): \(reasons)")
            }
        }
    }

    /// One build of all cases before their recipes, and one after.
    @Test(.real) func `what fits builds, and prints what it printed before`() async throws {
        let corpus = try InversionCorpus()
        let cases = corpus.cases.filter { $0.obstacle == nil }
        var after: [String: [RelativePath: String]] = [:]
        for one in cases {
            let (codebase, _, inversion) = try await inverted(one, of: corpus)
            let best = try #require(one.best(of: inversion), "\(one)")
            var files: [RelativePath: String] = [:]
            for (file, text) in codebase.applying(best).files {
                guard let path = file.relative(to: "Sources"), !path.isInside("Main") else {
                    continue
                }
                if path != file { files[path] = text }
            }
            after[one.name] = files
        }
        let build = try CorpusBuild()
        let before = try build.run(corpus.package(of: cases))
        #expect(before.split(separator: "\n").count == cases.count, "\(before)")
        let now = try build.run(corpus.package(of: cases, with: after))
        #expect(now == before)
    }

    private func inverted(
        _ one: InversionCorpus.Case, of corpus: InversionCorpus
    ) async throws -> (MemoryCodebase, Analysis, Inversion) {
        let codebase = MemoryCodebase(corpus.package(of: [one]))
        let analysis = try await codebase.analysis()
        #expect(analysis.incomplete.isEmpty, "\(one)")
        let violation = try #require(analysis.violations.first, "\(one)")
        #expect(violation.from.targetName == one.name + "Feature")
        return (
            codebase, analysis,
            try #require(await codebase.plan.inversion(of: violation, in: analysis), "\(one)")
        )
    }
}
