import Architecture
import Chronicling
import Codebase
import Foundation
import TemporaryCodebases
import Testing
import Tiers

@testable import strata

/// Histories of real repositories as the program reads them, from git's objects to violations.
@Suite(.real) struct HistoryReadingTests {
    private let scratch: ScratchRepository
    private let services: Services

    init() throws {
        scratch = try ScratchRepository()
        let cache = scratch.folder + "/.git/cache"
        services = .live(environment: [
            "XDG_CACHE_HOME": cache, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
        ])
    }

    private var folder: String { scratch.folder }

    @Test func `every commit is what a checkout of it is, by any reader of it`() async throws {
        try shop()
        let history = try await history()
        #expect(history.isFinished && history.states.count == 6)
        for (commit, state) in history.states {
            try scratch.git("checkout", "-q", commit.id)
            let checkout = try await analysis()
            #expect(state == CommitState(checkout), "\(commit.note.subject)")
        }
        #expect(history.states.map(\.state.modules.count) == [1, 2, 2, 3, 3, 3])
        #expect(history.states.map(\.state.edges.count) == [0, 0, 1, 1, 3, 2])
    }

    @Test func `what descriptions say of a commit is what is read of it later`() async throws {
        try shop()
        var (outlined, last): ([Int: CommitOutline], History?) = ([:], nil)
        for await next in try await services.measureHistory.measure(in: folder, outlining: true) {
            outlined.merge(next.outlines) { first, _ in first }
            last = next
        }
        let history = try #require(last)
        #expect(history.isFinished && history.outlines.isEmpty)
        for (position, outline) in outlined {
            let metrics = CommitMetrics(try #require(history.readings[position]?.state))
            #expect(outline.modules == metrics.modules && outline.files == metrics.files)
            #expect(outline.bytes.all > outline.bytes.modules)
            #expect(outline.bytes.modules >= outline.largestBytes && outline.largestBytes > 0)
        }
        // Each was told, or read before somebody listened.
        let reader = services.readCommitState
        let declared = await reader.outline(of: history.log.commits[4], in: folder)
        #expect(declared?.dependencies == 1 && declared?.modules == 3)
    }

    @Test func `a second run reads nothing, and later commits are added`() async throws {
        try shop()
        let first = try await history()
        await Services.settle()
        // Whatever is not kept could not be read any more.
        let old = first.log.commits[2]
        try scratch.write("struct Later {}", to: "Sources/Core/Later.swift")
        try scratch.commitAll("later")
        let second = try await history()
        #expect(second.states.map(\.state).dropLast() == first.states.map(\.state)[...])
        #expect(second.states.last?.state.files == 8)
        #expect(await services.commitStates?.states(of: folder)[old.tree] != nil)
    }

    @Test func `edges, modules and violations are of the commits that made them`()
        async throws
    {
        try shop()
        let blame = services.findIntroduction
        for (words, subject) in [
            ("Cart -> Core", "cart uses core"), ("Home", "add home"), ("Core", "add core"),
        ] {
            guard case .one(let found) = try await blame.named(words, in: folder),
                case .found(let steps) = try await blame.introduction(of: found, in: folder)
            else {
                Issue.record("\(words) is not found")
                continue
            }
            #expect(steps.map(\.commit.note.subject) == [subject])
            #expect(steps.allSatisfy { $0.isCertain })
        }
        #expect(try await blame.named("Home -> Core", in: folder) == .none)
    }

    @Test func `commits before any Swift are nothing, and broken settings are said`() async throws {
        try scratch.git("init", "-q")
        try scratch.write("x", to: "README.md")
        try scratch.commitAll("readme")
        try package(["Core": ""])
        try scratch.write("layers: [", to: ".strata.yml")
        try scratch.commitAll("broken")
        try scratch.git("rm", "-q", ".strata.yml")
        try scratch.commitAll("repaired")
        let history = try await history()
        #expect(history.readings[0] == .nothing)
        #expect(history.unreadable.map(\.commit.note.subject) == ["broken"])
        #expect(history.unreadable.first?.reason.contains(".strata.yml") == true)
        #expect(history.states.map(\.commit.note.subject) == ["repaired"])
    }

    @Test func `what was never fetched makes a commit unreadable, never smaller`() async throws {
        try shop()
        try scratch.git("config", "uploadpack.allowFilter", "true")
        let clone = folder + "/clone"
        try scratch.git(
            "clone", "-q", "--no-checkout", "--filter=blob:none", "file://" + folder, clone)
        let history = try await history(in: clone)
        #expect(history.states.isEmpty)
        #expect(history.unreadable.count == 6)
        #expect(history.unreadable.allSatisfy { $0.reason.contains("never fetched") })
    }

    @Test func `the working tree, the index and the branches stay as they are`() async throws {
        try shop()
        try scratch.write("// changed", to: "Sources/Core/Core.swift")
        try scratch.write("let a = 1", to: "new.swift")
        try scratch.git("add", "new.swift")
        let before = try state()
        _ = try await history()
        #expect(try state() == before)
    }

    @Test func `a history rewritten between two runs is that of its new commits`() async throws {
        try shop()
        let first = try await history()
        await Services.settle()
        try scratch.git("reset", "-q", "--hard", "HEAD~2")
        try scratch.git("commit", "-q", "--amend", "-m", "add home, said otherwise")
        try scratch.write("struct Later {}", to: "Sources/Core/Later.swift")
        try scratch.commitAll("later")
        let second = try await history()
        #expect(second.isFinished && second.states.count == 5)
        #expect(second.log.commits[3].id != first.log.commits[3].id)
        #expect(second.readings[3] == first.readings[3])
        for (commit, state) in second.states {
            try scratch.git("checkout", "-q", commit.id)
            #expect(state == CommitState(try await analysis()), "\(commit.note.subject)")
        }
    }

    @Test func `a submodule is read as in a clone that does not have it`() async throws {
        try shop()
        let head = String(try scratch.git("rev-parse", "HEAD").prefix { !$0.isNewline })
        try scratch.git(
            "update-index", "--add", "--cacheinfo", "160000,\(head),Sources/Core/Sub")
        try scratch.git("commit", "-qm", "submodule")
        let history = try await history()
        #expect(history.states.last?.state.modules.count == 3)
        #expect(history.states.count == 7)
    }

    // MARK: A repository

    private func state() throws -> [String] {
        [
            try scratch.git("status", "--porcelain"), try scratch.git("for-each-ref"),
            try scratch.git("ls-files", "--stage"),
        ]
    }

    private func history(in folder: String? = nil) async throws -> History {
        var last: History?
        for await next in try await services.measureHistory.measure(in: folder ?? self.folder) {
            last = next
        }
        return try #require(last)
    }

    private func analysis() async throws -> Analysis {
        for await state in services.analyze.states(root: folder, trust: .untrusted) {
            if case .complete(let analysis) = state { return analyzeUnits(analysis) }
        }
        throw AnalysisError.noSwift(path: folder)
    }

    /// Six commits of a package that grows.
    private func shop() throws {
        try scratch.git("init", "-q")
        try package(["Core": ""])
        try scratch.write("public struct Core {}", to: "Sources/Core/Core.swift")
        try scratch.commitAll("add core")
        try package(["Core": "", "Cart": ""])
        try scratch.write("public struct Cart {}", to: "Sources/Cart/Cart.swift")
        try scratch.commitAll("add cart")
        try package(["Core": "", "Cart": "\"Core\""])
        try scratch.write(
            "import Core\npublic struct Cart { let core = Core() }",
            to: "Sources/Cart/Cart.swift")
        try scratch.commitAll("cart uses core")
        try package(["Core": "", "Cart": "\"Core\"", "Home": ""])
        try scratch.write("struct Home {}", to: "Sources/Home/Home.swift")
        try scratch.commitAll("add home")
        try scratch.write(
            "import Cart\nimport Core\nstruct Home { let cart = Cart() }",
            to: "Sources/Home/Home.swift")
        try scratch.commitAll("home uses both")
        try scratch.write(
            "import Cart\nstruct Home { let cart = Cart() }", to: "Sources/Home/Home.swift")
        try scratch.commitAll("home uses cart")
    }

    private func package(_ targets: [String: String]) throws {
        let list = targets.sorted { $0.key < $1.key }.map {
            ".target(name: \"\($0.key)\", dependencies: [\($0.value)])"
        }
        try scratch.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [\(list.joined(separator: ", "))])
            """, to: "Package.swift")
        for name in targets.keys {
            let file = "Sources/\(name)/Empty.swift"
            try scratch.write("", to: file)
        }
    }
}
