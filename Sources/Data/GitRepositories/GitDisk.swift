import Codebase
import OperatingSystem

/// The files of a working tree as the disk has them; links are never followed.
struct GitDisk {
    /// A file that is larger is not read: it counts as different.
    private static let mostBytes = 64 << 20

    private let top: [UInt8]
    /// When the index was written, in seconds and nanoseconds: a file that was written then or later
    /// may have changed since git looked.
    private let looked: [UInt32]

    /// - Parameters:
    ///   - top: The absolute path of the working tree.
    ///   - indexFile: The absolute path of the file with the index.
    init(top: String, indexFile: String) {
        self.top = Array(top.utf8)
        let index = FileStatus(of: indexFile)
        looked = index.map { GitIndexEntry.SeenStatus($0).modified } ?? [0, 0]
    }

    /// Whether anything is at a path.
    func isThere(_ path: [UInt8]) -> Bool { status(at: path) != nil }

    /// Whether a file is as it was when git put it into the index.
    func isAsSeen(_ staged: GitIndexEntry, _ countsExecution: Bool) -> Bool {
        guard let status = status(at: staged.path),
            Self.mode(of: status).isSame(as: staged.entry.mode, countsExecution)
        else { return false }
        let seen = GitIndexEntry.SeenStatus(status)
        return seen == staged.status && seen.modified.lexicographicallyPrecedes(looked)
    }

    /// Whether a path holds exactly what an entry names.
    func holds(
        _ entry: GitEntry, at path: [UInt8], _ countsExecution: Bool, _ objects: GitObjects
    ) -> Bool {
        guard let status = status(at: path),
            Self.mode(of: status).isSame(as: entry.mode, countsExecution),
            let bytes = entry.isLink
                ? SystemPath.target(ofLink: absolute(path)) : content(at: path),
            // What a repository that was cloned in part does not hold cannot be compared.
            let blob = try? objects.bytes(of: entry.object, upTo: bytes.count + 1)
        else { return false }
        return blob.bytes == bytes && !blob.isCut
    }

    // MARK: Reading

    private func absolute(_ path: some Sequence<UInt8>) -> [UInt8] { top + [0x2F] + path }

    /// What the system says of a path itself; nil if nothing is there, or a link leads there.
    private func status(at path: [UInt8]) -> FileStatus? {
        for end in path.indices where path[end] == 0x2F {
            guard FileStatus(of: absolute(path[..<end]))?.kind == .folder else { return nil }
        }
        return FileStatus(of: absolute(path))
    }

    private func content(at path: [UInt8]) -> [UInt8]? {
        guard let file = try? OpenFile(absolute(path)), let size = file.plainStatus?.size,
            size <= Self.mostBytes
        else { return nil }
        // One byte more tells whether it has grown since.
        let bytes = try? file.bytes(upTo: size + 1)
        return bytes.flatMap { $0.count <= size ? $0 : nil }
    }

    /// The mode that git would write for a file.
    private static func mode(of status: FileStatus) -> String {
        switch status.kind {
        case .link: GitEntry.link
        case .file: status.isExecutable ? GitEntry.executable : "100644"
        case .folder, .other: ""
        }
    }
}

extension String {
    /// Whether a mode stands for the same kind of file.
    fileprivate func isSame(as other: String, _ countsExecution: Bool) -> Bool {
        self == other || !countsExecution && prefix(2) == "10" && other.prefix(2) == "10"
    }
}

extension GitIndexEntry.SeenStatus {
    init(_ status: FileStatus) {
        self.init(
            modified: Self.halves(status.modified), changed: Self.halves(status.changed),
            inode: UInt32(truncatingIfNeeded: status.inode),
            size: UInt32(truncatingIfNeeded: status.size))
    }

    private static func halves(_ time: FileTime) -> [UInt32] {
        [UInt32(truncatingIfNeeded: time.seconds), UInt32(truncatingIfNeeded: time.nanoseconds)]
    }
}
