import Codebase
import OperatingSystem

/// The folder of a working tree and the folder where git keeps what it knows of it.
struct RepositoryRoot {
    /// What is read of an index.
    static let longestIndex = 512 << 20

    /// The absolute path of the working tree.
    let folder: [UInt8]
    /// Where `HEAD` and `index` are.
    let gitFolder: [UInt8]
    /// Where `config` and `info` are; differs from ``gitFolder`` in linked working trees.
    let commonFolder: [UInt8]
    /// What counts as tracked in place of the index; nil for the index.
    private var tracked: GitIndex?

    /// The same repository at a revision, whose files are all that is tracked.
    func tracking(_ index: GitIndex) -> RepositoryRoot {
        var copy = self
        copy.tracked = index
        return copy
    }

    /// The repository whose working tree starts at a folder; nil if none does.
    init?(at folder: [UInt8]) {
        self.folder = folder
        let entry = folder + Array("/.git".utf8)
        switch FileStatus(following: entry)?.kind {
        case .folder: gitFolder = entry
        case .file:
            guard let target = Self.pointer(in: entry, "gitdir: ", from: folder) else { return nil }
            gitFolder = target
        default: return nil
        }
        guard let head = FileStatus(of: gitFolder + Array("/HEAD".utf8)), head.kind != .other else {
            return nil
        }
        let common = gitFolder + Array("/commondir".utf8)
        commonFolder = Self.pointer(in: common, "", from: gitFolder) ?? gitFolder
    }

    /// The repository without a working tree that a folder is; nil if it is none.
    ///
    /// Its revisions are read as if they were checked out in it.
    init?(bare folder: [UInt8]) {
        func kind(of name: String) -> FileKind? {
            FileStatus(following: folder + Array("/\(name)".utf8))?.kind
        }
        guard kind(of: "HEAD") == .file, kind(of: "objects") == .folder,
            kind(of: "refs") == .folder
        else { return nil }
        self.folder = folder
        gitFolder = folder
        commonFolder = folder
    }

    /// What git tracks here; nil if its index is damaged, of an unknown format, or cannot be read.
    func index() -> GitIndex? {
        if let tracked { return tracked }
        let path = gitFolder + Array("/index".utf8)
        guard let kind = FileStatus(following: path)?.kind else { return GitIndex() }
        guard kind == .file, let file = FileBytes.onDisk(path, upTo: Self.longestIndex),
            !file.isCut
        else { return nil }
        return GitIndex(file.bytes, hashLength: hashLength)
    }

    /// How long the names of its objects are, in bytes.
    var hashLength: Int {
        let config = FileBytes.onDisk(commonFolder + Array("/config".utf8))?.bytes ?? []
        let isLong = String(decoding: config, as: UTF8.self).lowercased().contains("sha256")
        return isLong ? 32 : 20
    }

    /// The text of the ignore file that is not part of the working tree.
    func exclusions() -> FileBytes? {
        FileBytes.onDisk(
            commonFolder + Array("/info/exclude".utf8), upTo: IgnoreRules.mostBytes)
    }

    private static func pointer(
        in file: [UInt8], _ prefix: String, from folder: [UInt8]
    ) -> [UInt8]? {
        guard let text = FileBytes.onDisk(file)?.bytes, text.starts(with: prefix.utf8) else {
            return nil
        }
        let rest = text.dropFirst(prefix.utf8.count)
        let line = Array(rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
        guard let first = line.first else { return nil }
        return first == UInt8(ascii: "/") ? line : folder + [UInt8(ascii: "/")] + line
    }
}
