import Codebase
import OperatingSystem

/// What stands in the files of a folder, read when it is asked for.
///
/// A file is opened once, without following a link; where the system says that there is one, it is
/// followed first, if it stays in the folder. What was opened says itself where it is, so that nothing
/// that is moved or linked meanwhile leads elsewhere.
package struct FolderContents: SourceContents {
    private let root: String
    private let place: FolderPlace

    /// - Parameter root: The absolute path of the folder.
    package init(_ root: String) {
        self.root = root
        place = FolderPlace(root)
    }

    package var folder: String? { root }

    package func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        try Self.read(absolute(file), in: place, orElse: .linkedElsewhere, upTo: limit)
    }

    package func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        try Self.read(path, in: place.repository, orElse: .elsewhere, upTo: limit)
    }

    private static func read(
        _ path: String, in place: FolderPlace, orElse refusal: ContentError, upTo limit: Int
    ) throws(ContentError) -> FileBytes {
        let file = try place.open(path, orElse: refusal)
        guard let status = file.status else { throw ContentError(.last) }
        guard status.kind == .file else { throw .notAFile }
        let found: FileBytes
        do {
            found = try Self.bytes(of: file, size: status.size, upTo: limit)
        } catch {
            throw ContentError(error)
        }
        if found.isPointer { throw .pointer }
        return found
    }

    package func kind(of path: RelativePath) -> ContentKind? {
        guard let status = status(of: path) else { return nil }
        switch status.kind {
        case .file: return .file
        case .folder: return .folder
        case .link, .other: return .other
        }
    }

    package func stamp(of file: RelativePath) -> ContentStamp? {
        guard let status = status(of: file), status.kind == .file else { return nil }
        return .file(FileStamp(status))
    }

    /// What the system says of a path; of a link that leads elsewhere, that it is one.
    private func status(of path: RelativePath) -> FileStatus? {
        let path = absolute(path)
        guard let status = FileStatus(of: path) else { return nil }
        guard status.kind == .link else { return status }
        guard let target = SystemPath.resolved(Array(path.utf8)) else { return nil }
        return place.holds(target) ? FileStatus(following: path) : status
    }

    private func absolute(_ path: RelativePath) -> String {
        path.isRoot ? root : root + "/" + path.string
    }

    /// A file may have grown since its size was asked for, so there is always room for one byte more.
    private static func bytes(
        of file: borrowing OpenFile, size: Int, upTo limit: Int
    ) throws(SystemFailure) -> FileBytes {
        var room = min(size, limit) + 1
        while true {
            let bytes = try file.bytes(upTo: room)
            if bytes.count > limit { return FileBytes(Array(bytes.prefix(limit)), isCut: true) }
            if bytes.count < room { return FileBytes(bytes) }
            room = min(room * 2, limit + 1)
        }
    }
}

extension ContentError {
    /// What an error of the system says of a file.
    init(_ failure: SystemFailure) {
        if failure.isAbsence {
            self = .gone
        } else if failure.isFolder {
            self = .notAFile
        } else {
            self = .system(failure.description)
        }
    }
}

extension FileStamp {
    /// The stamp in the system's form.
    init(_ status: FileStatus) {
        self.init(
            size: Int64(status.size), modified: status.modified.totalNanoseconds,
            changed: status.changed.totalNanoseconds, inode: status.inode)
    }
}
