import Codebase
import Foundation
import Previewing
import LocalFiles
import Testing

@Suite struct TestingSnapshotsTests {
    private let folder = "AppTests/__Snapshots__/CardTests"

    private func codebase(test: String = "func testCard() {}") throws -> SnapshotCodebase {
        let code = try SnapshotCodebase()
        try code.write(test, to: "AppTests/CardTests.swift")
        return code
    }

    @Test func `what a test run drew since is compared with what is recorded`() async throws {
        let code = try codebase()
        try code.write("old", to: "\(folder)/testCard.1.txt", isOlder: true)
        try code.draw("new", to: "CardTests/testCard.1.txt")
        let change = try #require(try await code.review().changes.first)
        #expect(change.kind == .changed)
        #expect(change.maker == .snapshotTesting)
        #expect(change.story == "CardTests")
        #expect(
            try await code.store.texts(of: change, in: code.root)
                == SnapshotTexts(recorded: "old", drawn: "new"))
    }

    @Test func `what was drawn before it was recorded is old news`() async throws {
        let code = try codebase()
        try code.draw("older", to: "CardTests/testCard.1.txt")
        try await Task.sleep(for: .milliseconds(20))
        try code.write("recorded", to: "\(folder)/testCard.1.txt")
        #expect(try await code.review().changes.isEmpty)
    }

    @Test func `an image that differs is named, not shown`() async throws {
        let code = try codebase()
        try code.write("old", to: "\(folder)/testCard.1.png", isOlder: true)
        try code.draw("new", to: "CardTests/testCard.1.png")
        let review = try await code.review()
        #expect(review.changes.isEmpty)
        #expect(review.images.map(\.string) == ["\(folder)/testCard.1.png"])
    }

    @Test func `a test is found whatever follows its name, and in any spelling`() async throws {
        let code = try codebase(
            test: "func testCard<T>(of: T) {}; func testCafe\u{301}() {}; func last")
        for name in ["testCard", "testCaf\u{E9}", "testOther", "last"] {
            try code.write("old", to: "\(folder)/\(name).1.txt", isOlder: true)
        }
        #expect(try await code.review().changes.map(\.name).sorted() == ["last.1", "testOther.1"])
    }

    @Test func `a test that is too large to be read keeps its snapshots`() async throws {
        let code = try codebase(test: String(repeating: "/// text\n", count: 500_000))
        try code.write("old", to: "\(folder)/testCard.1.txt", isOlder: true)
        #expect(try await code.review().changes.isEmpty)
    }

    @Test func `two suites of one name are not mixed up`() async throws {
        let code = try codebase()
        try code.write("func testCard() {}", to: "KitTests/CardTests.swift")
        let other = "KitTests/__Snapshots__/CardTests/testCard.1.txt"
        try code.write("old", to: "\(folder)/testCard.1.txt", isOlder: true)
        try code.write("old", to: other, isOlder: true)
        try code.draw("new", to: "CardTests/testCard.1.txt")
        let review = try await code.review()
        #expect(review.changes.isEmpty)
        #expect(review.incomplete.count == 2)
    }

    @Test(arguments: ["func testOther() {}", "// testCard() was here"])
    func `a snapshot whose test is gone is an orphan`(test: String) async throws {
        let code = try codebase(test: test)
        try code.write("old", to: "\(folder)/testCard.1.txt")
        let review = try await code.review()
        #expect(review.changes.map(\.kind) == [.orphan])
        #expect(
            review.changes.first?.reason == "CardTests.swift no longer has a test called testCard.")
    }

    @Test func `the snapshots of a test file that is gone are orphans`() async throws {
        let code = try SnapshotCodebase()
        try code.write("old", to: "\(folder)/testCard.1.png")
        #expect(
            try await code.review().changes.first?.reason
                == "Its test CardTests.swift no longer exists.")
    }

    @Test func `a test file in another encoding, or an unreadable one, is not gone`() async throws {
        let code = try SnapshotCodebase()
        try code.write("old", to: "\(folder)/testCard.1.txt")
        let test = URL(fileURLWithPath: code.root + "/\(folder)").deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("CardTests.swift")
        try Data([0x2F, 0x2F, 0xE9, 0x0A] + Array("func testCard() {}".utf8)).write(to: test)
        #expect(try await code.review().changes.isEmpty)
        try FileManager.default.removeItem(at: test)
        try FileManager.default.createDirectory(at: test, withIntermediateDirectories: false)
        #expect(try await code.review().changes.isEmpty)
    }

    @Test func `a name that was made from other letters is never an orphan`() async throws {
        let code = try codebase(test: "@Test func `a card`() {}")
        try code.write("old", to: "\(folder)/a-card.1.txt")
        #expect(try await code.review().changes.isEmpty)
    }
}
