import Foundation
import ScreenPreviews
import TerminalUI
import Testing
import Violations

/// The pictures in the documents, each drawn from a preview.
@MainActor @Suite struct PictureTests {
    @Test func `docs/violations.svg shows the violations as they look now`() async throws {
        let previews = Preview.all(of: ViolationsPreviews.self)
        let preview = try #require(previews.first { $0.id == "Violations/some" })
        let stage = PreviewStage(preview, size: Size(width: 120, height: 40))
        await stage.settle()
        defer { stage.close() }
        try expect("violations.svg", toBe: stage.buffer.svg(theme: .dark))
    }

    /// Compares a picture, or writes it and fails where `RECORD_SNAPSHOTS` is set.
    private func expect(_ name: String, toBe picture: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/\(name)").standardized
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
            try Data(picture.utf8).write(to: file)
            Issue.record("Wrote \(file.path). Run the test again without RECORD_SNAPSHOTS.")
            return
        }
        let drawn = try String(contentsOf: file, encoding: .utf8)
        #expect(
            drawn == picture,
            "docs/\(name) is stale. Draw it: RECORD_SNAPSHOTS=1 swift test --filter PictureTests")
    }
}
