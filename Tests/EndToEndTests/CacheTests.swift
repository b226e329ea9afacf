import Foundation
import Testing
import Tiers

/// `strata cache`, that a second clone parses nothing, and that a second run evaluates nothing.
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

    @Test func `a second run evaluates no manifest, unless it was edited`() async throws {
        let shop = try ScratchFolder()
        try shop.writePackageWithSidewaysImport()
        let first = try await modules(of: shop)
        let kept = try readings()
        #expect(!kept.isEmpty)
        // What is evaluated is written anew, as another file of the disk.
        #expect(try await modules(of: shop) == first)
        #expect(try readings() == kept)
        for file in kept.keys { try Data("damaged".utf8).write(to: folder.appending(path: file)) }
        let damaged = try readings()
        #expect(try await modules(of: shop) == first)
        let repaired = try readings()
        #expect(Set(repaired.keys) == Set(kept.keys))
        #expect(damaged.allSatisfy { repaired[$0] != $1 })
        let manifest = try shop.text(of: "Package.swift")
        try shop.write(
            manifest.replacing("name: \"Core\"", with: "name: \"Base\", path: \"Sources/Core\""),
            to: "Package.swift")
        #expect(try await modules(of: shop).contains("Base"))
        let text = try await strata("cache")
        #expect(text.output.contains(" readings, "))
        #expect(text.output.contains(folder.path))
        #expect(try await strata("cache", "--clear").status == 0)
        #expect(try readings() == [:])
    }

    @Test func `an unchanged folder is checked by looking, an edited one anew`() async throws {
        let shop = try ScratchFolder()
        try shop.writePackageWithSidewaysImport()
        try await Task.sleep(for: .seconds(2.2))
        let first = try await strata("check", shop.path)
        let second = try await strata("check", shop.path)
        #expect(!first.output.contains("unchanged"))
        #expect(second.output.contains(" ms, unchanged"))
        #expect(second.status == 1)
        #expect(withoutTime(second.output) == withoutTime(first.output))
        let text = try await strata("cache")
        #expect(text.output.contains("1 answer of check"))
        let json = try await strata("check", "--format", "json", shop.path)
        #expect(try await strata("check", "--format", "json", shop.path).output == json.output)
        let home = "Sources/HomeFeature/Home.swift"
        try shop.write("struct Home {}\n", to: home)
        let edited = try await strata("check", shop.path)
        #expect(!edited.output.contains("sideways"))
        #expect(!edited.output.contains("unchanged"))
    }

    /// A report but for its last figure.
    private func withoutTime(_ report: String) -> String {
        report.replacing(/[0-9,]+ ms(, unchanged)?/, with: "")
    }

    private func modules(of shop: ScratchFolder) async throws -> String {
        let outcome = try await strata("modules", "--format", "json", shop.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    private var folder: URL { URL(filePath: scratch.path + "/cache/strata/readings") }

    /// The files that readings are kept in, with their numbers on the disk.
    private func readings() throws -> [String: Int] {
        let manager = FileManager.default
        let names = try manager.contentsOfDirectory(atPath: folder.path).filter { $0 != "key" }
        return Dictionary(
            uniqueKeysWithValues: try names.map { name in
                let attributes = try manager.attributesOfItem(
                    atPath: folder.appending(path: name).path)
                return (name, try #require(attributes[.systemFileNumber] as? Int))
            })
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
