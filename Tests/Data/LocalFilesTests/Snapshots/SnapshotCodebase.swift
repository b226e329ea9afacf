import Foundation
import Previewing
import LocalFiles
import SourceTrees

/// A codebase of real files for the time of one test.
final class SnapshotCodebase {
    let root: String
    let temporary: String

    init() throws {
        let base = NSTemporaryDirectory() + "/strata-review-" + UUID().uuidString
        root = base + "/code"
        temporary = base + "/tmp"
        for folder in [root, temporary] {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        }
    }

    deinit {
        let base = URL(fileURLWithPath: root).deletingLastPathComponent()
        do { try FileManager.default.removeItem(at: base) } catch { print("left: \(base.path)") }
    }

    var store: SnapshotFileStore { SnapshotFileStore(temporary: temporary) { FolderContents($0) } }

    func review() async throws -> SnapshotReview { try await store.review(of: root) }

    /// Writes a file below the root; an older one was written a minute before the others.
    func write(_ text: String, to path: String, isOlder: Bool = false) throws {
        try write(text, at: root + "/" + path, isOlder: isOlder)
    }

    /// Writes a file where swift-snapshot-testing leaves what it drew.
    func draw(_ text: String, to path: String) throws {
        try write(text, at: temporary + "/" + path, isOlder: false)
    }

    /// Leaves a note of what a test asked for.
    func ask(_ files: [String], of story: String, by test: String, in folder: String) throws {
        let source = root + "/Tests/\(test).swift"
        try write("", to: "Tests/\(test).swift")
        let lines = ["source " + source, "story " + story, "whole"] + files.map { "file " + $0 }
        try write(
            lines.joined(separator: "\n") + "\n",
            to: ".build/snapshots/\(folder)/.asked/\(test).txt")
    }

    func read(_ path: String) -> String? {
        FileManager.default.contents(atPath: root + "/" + path)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private func write(_ text: String, at path: String, isOlder: Bool) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        if isOlder {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: path)
        }
    }
}
