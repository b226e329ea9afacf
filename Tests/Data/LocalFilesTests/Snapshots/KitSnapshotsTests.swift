import Codebase
import Foundation
import Previewing
import LocalFiles
import SourceTrees
import Testing

@Suite struct KitSnapshotsTests {
    private let folder = "Tests/ListTests/Snapshots"

    @Test func `what was drawn differently stands beside what is recorded`() async throws {
        let code = try SnapshotCodebase()
        try code.write("old", to: "\(folder)/List/many@80x24.txt")
        try code.write("new", to: ".build/snapshots/\(folder)/List/many@80x24.txt")
        let review = try await code.review()
        let change = try #require(review.changes.first)
        #expect(review.changes.count == 1)
        #expect(change.kind == .changed)
        #expect(change.recorded.string == "\(folder)/List/many@80x24.txt")
        #expect(change.story == "List")
        #expect(change.name == "many@80x24")
        #expect(
            try await code.store.texts(of: change, in: code.root)
                == SnapshotTexts(recorded: "old", drawn: "new"))
    }

    @Test func `a link in the place of a snapshot is told, and not read`()
        async throws
    {
        let code = try SnapshotCodebase()
        try code.draw("secret", to: "secret")
        try code.write("old", to: "\(folder)/List/kept.txt")
        try code.write("new", to: ".build/snapshots/\(folder)/List/linked.txt")
        try code.write("new", to: ".build/snapshots/\(folder)/List/drawn.txt")
        for link in ["\(folder)/List/linked.txt", ".build/snapshots/\(folder)/List/kept.txt"] {
            try FileManager.default.createSymbolicLink(
                atPath: code.root + "/" + link, withDestinationPath: code.temporary + "/secret")
        }
        let review = try await code.review()
        #expect(review.changes.map(\.name) == ["drawn"])
        #expect(review.incomplete.map(\.path.string) == ["\(folder)/List/linked.txt"])
        #expect(review.incomplete.allSatisfy { $0.reason.contains("It is a link") })
    }

    @Test func `more drawn files than are compared are told`() async throws {
        let code = try SnapshotCodebase()
        for name in ["a", "b", "c", "d"] {
            try code.write("new", to: ".build/snapshots/\(folder)/List/\(name).txt")
        }
        let store = SnapshotFileStore(temporary: code.temporary, mostCompared: 2) {
            FolderContents($0)
        }
        let review = try await store.review(of: code.root)
        #expect(review.changes.map(\.name) == ["a", "b"])
        #expect(review.incomplete.map(\.path.string) == ["\(folder)/List/c.txt"])
        #expect(review.incomplete.allSatisfy { $0.reason.contains("tests drew too many") })
        #expect(try await code.review().changes.count == 4)
    }

    @Test func `what was never recorded is new`() async throws {
        let code = try SnapshotCodebase()
        try code.write("new", to: ".build/snapshots/\(folder)/List/one@80x24.txt")
        let change = try #require(try await code.review().changes.first)
        #expect(change.kind == .new)
        let texts = try await code.store.texts(of: change, in: code.root)
        #expect(texts == SnapshotTexts(recorded: nil, drawn: "new"))
    }

    @Test func `what was recorded meanwhile is no change`() async throws {
        let code = try SnapshotCodebase()
        try code.write("same", to: "\(folder)/List/many@80x24.txt")
        try code.write("same", to: ".build/snapshots/\(folder)/List/many@80x24.txt")
        let review = try await code.review()
        #expect(review.changes.isEmpty)
        #expect(review.recorded == 1)
    }

    @Test func `packages inside the codebase are reviewed too`() async throws {
        let code = try SnapshotCodebase()
        try code.write("", to: "Packages/Kit/Package.swift")
        try code.write("new", to: "Packages/Kit/.build/snapshots/\(folder)/List/one.txt")
        let change = try #require(try await code.review().changes.first)
        #expect(change.recorded.string == "Packages/Kit/\(folder)/List/one.txt")
    }

    @Test func `a file that the tests of its story draw no more is an orphan`() async throws {
        let code = try SnapshotCodebase()
        try code.write("old", to: "\(folder)/List/gone@80x24.txt")
        try code.write("old", to: "\(folder)/List/many@80x24.txt")
        try code.ask(["many@80x24.txt"], of: "List", by: "ListTests", in: folder)
        let review = try await code.review()
        #expect(review.changes.map(\.name) == ["gone@80x24"])
        #expect(review.changes.map(\.kind) == [.orphan])
        #expect(review.changes.first?.reason == "The tests of List no longer draw this snapshot.")
    }

    @Test func `the folder of a story that was renamed holds orphans`() async throws {
        let code = try SnapshotCodebase()
        try code.write("old", to: "\(folder)/Listing/many@80x24.txt")
        try code.write("old", to: "\(folder)/List/many@80x24.txt")
        try code.ask(["many@80x24.txt"], of: "List", by: "ListTests", in: folder)
        let review = try await code.review()
        #expect(review.changes.map(\.recorded.string) == ["\(folder)/Listing/many@80x24.txt"])
    }

    @Test func `before any test has run nothing counts as an orphan`() async throws {
        let code = try SnapshotCodebase()
        try code.write("old", to: "\(folder)/List/many@80x24.txt")
        #expect(try await code.review().changes.isEmpty)
    }

    @Test func `rejecting an orphan leaves it where it is`() async throws {
        let code = try SnapshotCodebase()
        try code.write("old", to: "\(folder)/List/gone.txt")
        try code.ask([], of: "List", by: "ListTests", in: folder)
        let orphan = try #require(try await code.review().changes.first)
        try await code.store.reject(orphan, in: code.root)
        #expect(code.read("\(folder)/List/gone.txt") == "old")
    }

    @Test func `rejecting keeps what is recorded`() async throws {
        let code = try SnapshotCodebase()
        try code.write("old", to: "\(folder)/List/many.txt")
        try code.write("new", to: ".build/snapshots/\(folder)/List/many.txt")
        let change = try #require(try await code.review().changes.first)
        try await code.store.reject(change, in: code.root)
        #expect(code.read("\(folder)/List/many.txt") == "old")
        #expect(try await code.review().changes.isEmpty)
    }

    @Test func `a program that died after recording leaves nothing to decide`() async throws {
        let code = try SnapshotCodebase()
        try code.write("new", to: "\(folder)/List/many.txt")
        try code.write("new", to: ".build/snapshots/\(folder)/List/many.txt")
        try code.write("new", to: ".build/snapshots/\(folder)/List/other.txt")
        #expect(try await code.review().changes.map(\.name) == ["other"])
    }
}
