import Foundation
import ScreenPreviews
import TerminalUI
import Testing

@testable import StrataGallery

/// The pictures in the documents, each drawn from a preview.
@MainActor @Suite struct PictureTests {
    @Test(arguments: ["Health/causes", "Violations/some", "Inversion/several"])
    func `the pictures show the screens as they look now`(id: String) async throws {
        let all = AllPreviews.lists.flatMap { Self.all(of: $0) }
        let preview = try #require(all.first { $0.id == id })
        let stage = PreviewStage(preview, size: Size(width: 120, height: 36))
        await stage.settle()
        defer { stage.close() }
        let name = id.prefix { $0 != "/" }.lowercased()
        try expect("\(name).svg", toBe: stage.buffer.svg(theme: .dark))
    }

    private static func all<List: PreviewList>(of list: List.Type) -> [Preview] {
        Preview.all(of: list)
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
