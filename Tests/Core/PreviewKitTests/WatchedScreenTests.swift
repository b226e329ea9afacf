import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import PreviewKit

@MainActor @Suite struct WatchedScreenTests {
    private func log(of state: String, after keys: Key...) async throws -> [String] {
        let preview = try #require(Preview.all(of: WatchPreviews.self).first(named: state))
        let stage = PreviewStage(preview, size: Size(width: 100, height: 30))
        await stage.settle()
        for key in keys {
            stage.application.handle(.key(key))
            await stage.settle()
        }
        return stage.log.calls
    }

    @Test func `every state of the build looks as recorded`() async {
        await assertSnapshots(of: WatchPreviews.self, besides: ["Gallery"])
    }

    @Test func `a key opens the selected error`() async throws {
        let file = "edit(/none/Sources/Fruits/Pear.swift"
        #expect(try await log(of: "oneError", after: "e") == ["\(file):7)"])
        #expect(try await log(of: "manyErrors", after: "n", "n", "N", "e") == ["\(file):2)"])
        #expect(try await log(of: "manyErrors", after: "N", "e") == ["\(file):20)"])
    }

    @Test func `an error in no file opens nothing`() async throws {
        #expect(try await log(of: "linkError", after: "e") == [])
    }

    @Test func `without errors the key is the gallery's`() async throws {
        #expect(try await log(of: "watching", after: "e") == [])
    }
}
