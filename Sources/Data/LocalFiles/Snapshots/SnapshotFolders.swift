import Codebase
import Foundation
import OperatingSystem

/// Where snapshots may lie in a codebase: in its packages, and beside tests that use
/// swift-snapshot-testing.
struct SnapshotFolders {
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "vendor",
    ]

    /// The folders of the packages, the root first.
    private(set) var packages: [RelativePath] = []
    /// The folders called `__Snapshots__`.
    private(set) var foreign: [RelativePath] = []

    /// Searches a codebase; nil if not even its root can be listed. Links are not followed.
    init?(root: String) {
        guard (try? FileManager.default.contentsOfDirectory(atPath: root)) != nil else {
            return nil
        }
        packages = [.root]
        var pending: [RelativePath] = [.root]
        while let folder = pending.popLast() {
            for entry in DirectoryEntry.visible(
                in: folder.isRoot ? root : root + "/" + folder.string)
            {
                if entry.text == "Package.swift", !entry.isFolder, !folder.isRoot {
                    packages.append(folder)
                }
                guard entry.isFolder, !Self.skipped.contains(entry.text) else { continue }
                let path = folder.appending(RelativePath(entry.text))
                if entry.text == "__Snapshots__" {
                    foreign.append(path)
                } else {
                    pending.append(path)
                }
            }
        }
        packages.sort()
        foreign.sort()
    }
}

extension DirectoryEntry {
    /// What stands in a folder, without hidden entries; nothing if it cannot be listed or is a link.
    static func visible(in folder: String) -> [DirectoryEntry] {
        guard FileStatus(of: folder)?.kind == .folder else { return [] }
        return readable(in: folder).filter { !$0.isHidden }
    }

    var isFolder: Bool { kind == .folder }
    var isFile: Bool { kind == .file }
}
