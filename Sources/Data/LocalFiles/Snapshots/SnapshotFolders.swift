import Codebase
import Foundation

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
            for entry in FolderEntries(of: folder.isRoot ? root : root + "/" + folder.string) {
                if entry.name == "Package.swift", !entry.isFolder, !folder.isRoot {
                    packages.append(folder)
                }
                guard entry.isFolder, !Self.skipped.contains(entry.name) else { continue }
                let path = folder.appending(RelativePath(entry.name))
                if entry.name == "__Snapshots__" {
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

/// What stands in a folder, without hidden entries; nothing if it cannot be listed or is a link.
struct FolderEntries: Sequence, IteratorProtocol {
    private var rest: ArraySlice<String>
    private let folder: String

    init(of folder: String) {
        self.folder = folder
        let isFolder = FileKind.of(folder) == .folder
        let found = isFolder ? try? FileManager.default.contentsOfDirectory(atPath: folder) : nil
        let names = found ?? []
        rest = names.filter { !$0.hasPrefix(".") }.sorted()[...]
    }

    mutating func next() -> VisibleEntry? {
        guard let name = rest.popFirst() else { return nil }
        return VisibleEntry(name: name, kind: FileKind.of(folder + "/" + name))
    }
}

/// Something in a folder that is not hidden.
struct VisibleEntry {
    let name: String
    let kind: FileKind

    var isFolder: Bool { kind == .folder }
    var isFile: Bool { kind == .file }
}

/// What stands at a path; a link is neither file nor folder.
enum FileKind {
    case file, folder, other, nothing

    static func of(_ path: String) -> FileKind {
        // The attributes of Foundation look up whose a file is, which takes longer than all else.
        var status = stat()
        guard lstat(path, &status) == 0 else { return .nothing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// When a plain file was last written; nil if it is none.
    static func modified(_ path: String) -> (seconds: Int, nanoseconds: Int)? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return (Int(time.tv_sec), Int(time.tv_nsec))
    }
}
