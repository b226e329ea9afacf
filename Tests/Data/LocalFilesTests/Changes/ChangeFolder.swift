import Codebase
import Editing
import Foundation

/// A folder with some files that vanishes with the value.
final class ChangeFolder {
    let root: String

    init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("strata-changes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        root = folder.path
        for (path, text) in files { try write(text, to: path) }
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: root) } catch {
            print("\(root) stays: \(error)")
        }
    }

    func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: root).appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: root + "/" + path)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root + "/" + path)
    }

    /// Every file but the notes about changes, with its text.
    var contents: [String: String] {
        let names = FileManager.default.enumerator(atPath: root)?.allObjects ?? []
        var result: [String: String] = [:]
        for case let name as String in names where !name.hasPrefix(".build") {
            result[name] = text(name)
        }
        return result
    }
}

extension ChangeSet {
    /// A change of three files: one new, one other, one gone.
    static func sample(old: String = "old\n") -> ChangeSet {
        ChangeSet(
            "Three files",
            changes: [
                FileChange("Sources/New/File.swift", from: nil, to: "new\n"),
                FileChange("Package.swift", from: old, to: "changed\n"),
                FileChange("gone.txt", from: "here\n", to: nil),
            ].compactMap(\.self))
    }
}
