import Codebase
import Foundation
import GitRepositories
import IndexStores
import Testing
import Tiers

/// What the build of these tests wrote about a package that they use.
@Suite(.real) struct CheckoutIndexTests {
    /// The folder that these tests were built in.
    private static func buildFolder() throws -> URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        while folder.lastPathComponent != ".build" {
            try #require(folder.path != "/", "No .build folder was found.")
            folder.deleteLastPathComponent()
        }
        return folder
    }

    private func answers() async throws -> [RelativePath: CompilerAnswer] {
        let build = try Self.buildFolder()
        let root = build.appendingPathComponent("checkouts/swift-system").path
        let names = try #require(
            FileManager.default.enumerator(atPath: root + "/Sources/System"))
        let files = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        var environment = ProcessInfo.processInfo.environment
        environment["STRATA_INDEX_STORE"] =
            build.appendingPathComponent("debug/index/store").path
        let reader = StoreIndexReader(
            environment: environment, tracked: GitTrackedFilesReader(),
            command: [CompiledFolder.probe])
        return await reader.answers(
            for: files.map { RelativePath("Sources/System/" + $0) },
            in: Codebase(root: root, modules: []))
    }

    @Test func `what a module defines is its own by the names of its symbols`() async throws {
        var definitions = 0
        for case .compiled(let file) in try await answers().values {
            for occurrence in file.occurrences where occurrence.roles.contains(.definition) {
                let symbol = file.symbol(of: occurrence)
                guard symbol.kind != .extension else { continue }
                definitions += 1
                #expect(symbol.module == "SystemPackage", "\(symbol)")
            }
        }
        #expect(definitions > 1_000)
    }

    @Test func `no file that was not changed seems to differ from its index`() async throws {
        let answers = try await answers()
        let silent = answers.filter {
            if case .silent(let why) = $0.value { why != .notBuilt } else { false }
        }
        #expect(silent.isEmpty)
        #expect(answers.count > 30)
    }
}
