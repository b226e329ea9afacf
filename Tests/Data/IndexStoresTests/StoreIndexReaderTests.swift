import Codebase
import Foundation
import GitRepositories
import IndexStores
import Testing
import Tiers

@Suite(.real) struct StoreIndexReaderTests {
    private static let core = """
        public protocol Priced { var price: Int { get } }
        extension Priced { public func tax() -> Int { price / 5 } }
        public struct Cart: Priced, Sendable {
            public var price: Int
            public init(price: Int) { self.price = price }
            public static let empty = Cart(price: 0)
        }
        extension String { public var shouted: String { uppercased() } }
        open class Base {
            public init() {}
            open func go() {}
        }
        """

    private static let app = """
        import Core

        func make() {
            let cart = Cart.empty
            print(cart.tax(), "x".shouted)
        }
        struct Mine: Priced { var price = 3 }
        final class Sub: Base { override func go() {} }
        """

    private func built() async throws -> (folder: CompiledFolder, app: RelativePath) {
        let folder = try await CompiledFolder()
        try await folder.compile("Core", Self.core)
        return (folder, try await folder.compile("App", Self.app))
    }

    @Test func `members of extensions and inferred members are those of their module`()
        async throws
    {
        let (folder, app) = try await built()
        let file = try await folder.compiled(app)
        #expect(
            file.uses(of: "Core") == [
                "4 Cart", "4 empty", "5 tax()", "5 shouted", "7 Priced", "8 Base",
            ])
    }

    @Test func `roles and relations say what is called, overridden and conformed to`()
        async throws
    {
        let (folder, app) = try await built()
        let file = try await folder.compiled(app)
        #expect(file.first("tax()")?.roles.contains(.call) == true)
        #expect(file.first("make()")?.roles.contains(.definition) == true)
        let override = try #require(file.first("go()"))
        let base = try #require(override.relations.first { $0.roles.contains(.overrideOf) })
        #expect(file.symbols[base.symbol].module == "Core")
        let conformance = try #require(file.first("Priced"))
        #expect(
            conformance.relations.map { file.symbols[$0.symbol].name } == ["Mine"]
                && conformance.relations.first?.roles.contains(.baseOf) == true)
        let container = file.first("empty")?.relations.first { $0.roles.contains(.containedBy) }
        #expect(container.map { file.symbols[$0.symbol].name } == "make()")
    }

    @Test func `a file that was changed after the build is not answered for`() async throws {
        let (folder, app) = try await built()
        try folder.write(Self.app + "\n", to: app.string)
        #expect(await folder.answer(for: app) == .silent(.changed))
        #expect(
            await folder.answer(for: "Sources/Core/Core.swift").map {
                if case .compiled = $0 { true } else { false }
            } == true)
    }

    @Test func `a file that is another one in memory is not answered for`() async throws {
        let (folder, app) = try await built()
        func codebase(saying text: String) -> Codebase {
            folder.codebase(
                reading: PatchedContents(NoContents(), patches: [app: Array(text.utf8)]))
        }
        let changed = codebase(saying: Self.app + "\n")
        #expect(await folder.answer(for: app, in: changed) == .silent(.changed))
        let same = codebase(saying: Self.app)
        #expect(await folder.answer(for: app, in: same) == folder.answer(for: app))
        _ = try await folder.compiled(app)
    }

    @Test func `a copy answers for the codebase, whatever lies beside that itself`() async throws {
        let (copy, app) = try await built()
        let other = try await CompiledFolder()
        try other.write("", to: app.string)
        let reader = StoreIndexReader(
            environment: ProcessInfo.processInfo.environment, tracked: EverythingTracked(),
            command: [CompiledFolder.probe], copy: copy.root)
        func answer(ifItSays text: String) async -> CompilerAnswer? {
            let codebase = Codebase(
                root: other.root,
                contents: PatchedContents(NoContents(), patches: [app: Array(text.utf8)]),
                modules: copy.codebase.modules)
            return await reader.answers(for: [app], in: codebase)[app]
        }
        let expected = CompilerAnswer.compiled(try await copy.compiled(app))
        #expect(await answer(ifItSays: Self.app) == expected)
        #expect(await answer(ifItSays: Self.app + "\n") == .silent(.changed))
    }

    @Test func `another text with an older date is noticed`() async throws {
        let (folder, app) = try await built()
        try folder.write("\n" + Self.app, to: app.string)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
            ofItemAtPath: folder.root + "/" + app.string)
        #expect(await folder.answer(for: app) == .silent(.differs))
    }

    @Test func `a process is started once for a file until it or a store changes`() async throws {
        let (folder, app) = try await built()
        let log = folder.root + "/.build/log"
        let program = folder.root + "/.build/probe"
        try folder.write(
            "#!/bin/sh\necho asked >> \(log)\nexec \(CompiledFolder.probe) \"$@\"\n",
            to: ".build/probe")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: program)
        let reader = StoreIndexReader(
            environment: ProcessInfo.processInfo.environment, tracked: GitTrackedFilesReader(),
            command: [program])
        func ask() async throws -> (answer: CompilerAnswer?, started: Int) {
            let answer = await reader.answers(for: [app], in: folder.codebase)[app]
            let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
            return (answer, lines.count)
        }
        // What was written only just now may change within the same tick of the disk's clock.
        try await Task.sleep(for: .milliseconds(2_100))
        let first = try await ask()
        let second = try await ask()
        #expect(second.answer == first.answer)
        #expect(first.started == 1 && second.started == 1)
        try folder.write(Self.app + "\n", to: app.string)
        let edited = try await ask()
        #expect(edited.answer == .silent(.changed))
        #expect(edited.started == 2)
        try await folder.compile("App", Self.app + "\n")
        let rebuilt = try await ask()
        #expect(rebuilt.answer != edited.answer)
        #expect(rebuilt.started == 3)
    }

    @Test func `what was never built, is missing or has no store is said`() async throws {
        let folder = try await CompiledFolder()
        #expect(await folder.answer(for: "Sources/App/App.swift") == .silent(.noStore))
        let core = try await folder.compile("Core", Self.core)
        try folder.write("import Core\n", to: "Sources/New/New.swift")
        #expect(await folder.answer(for: "Sources/New/New.swift") == .silent(.notBuilt))
        try FileManager.default.removeItem(atPath: folder.root + "/" + core.string)
        #expect(await folder.answer(for: core) == .silent(.changed))
    }

    @Test func `without a toolchain nothing is read`() async throws {
        let folder = try await CompiledFolder()
        let file = try await folder.compile("Core", Self.core)
        let path = ["PATH": "/nowhere"]
        #expect(await folder.answer(for: file, environment: path) == .silent(.noLibrary))
        let named = ["STRATA_INDEXSTORE_LIBRARY": folder.root + "/.gitignore"]
        #expect(await folder.answer(for: file, environment: named) == .silent(.noLibrary))
    }

    @Test func `a store that git tracks is not believed`() async throws {
        let folder = try await CompiledFolder()
        let file = try await folder.compile("Core", Self.core)
        try await folder.run("git", ["add", "-f", ".build"])
        #expect(await folder.answer(for: file) == .silent(.foreignStore))
    }

    @Test func `a store outside any repository is not believed`() async throws {
        let folder = try await CompiledFolder()
        let file = try await folder.compile("Core", Self.core)
        try FileManager.default.removeItem(atPath: folder.root + "/.git")
        #expect(await folder.answer(for: file) == .silent(.foreignStore))
    }

    @Test func `a store that a person names is read`() async throws {
        let folder = try await CompiledFolder()
        let file = try await folder.compile("Core", Self.core)
        let store = folder.root + "/elsewhere"
        try FileManager.default.moveItem(atPath: folder.store, toPath: store)
        #expect(await folder.answer(for: file) == .silent(.noStore))
        let environment = ProcessInfo.processInfo.environment
            .merging(["STRATA_INDEX_STORE": store]) { $1 }
        let answer = await folder.answer(for: file, environment: environment)
        guard case .compiled = answer else {
            Issue.record("\(String(describing: answer))")
            return
        }
    }
}

/// A repository that tracks all that is asked about.
private struct EverythingTracked: TrackedFilesReader {
    func tracks(_ name: RelativePath, in folder: String) -> Bool? { true }
}
