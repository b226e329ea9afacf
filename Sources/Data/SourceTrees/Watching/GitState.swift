import Codebase
import OperatingSystem

/// What git says just now of which commit is checked out and which files count.
///
/// Git writes files again that say the same: the index whenever it has looked at the files. So what
/// they say is compared where their stamps differ.
struct GitState: Equatable {
    /// What one of git's files says.
    private struct Part: Equatable {
        let path: [UInt8]
        let stamp: FileStamp?
        /// What counts of it as a number; nil where nothing is there.
        let content: Int?

        static func == (left: Part, right: Part) -> Bool { left.content == right.content }
    }

    private let parts: [Part]

    /// - Parameter known: What was said before: what has the same stamp is not read again.
    init(of repository: RepositoryRoot, after known: GitState? = nil) {
        let files = GitFiles(repository)
        parts = files.paths.map { path in
            let stamp = Self.stamp(of: path)
            if let old = known?.parts.first(where: { $0.path == path }), old.stamp == stamp {
                return old
            }
            return Part(path: path, stamp: stamp, content: files.content(of: path)?.hashValue)
        }
    }

    /// The stamp of a file; nil if none is there.
    private static func stamp(of path: [UInt8]) -> FileStamp? {
        FileStatus(following: path).map { FileStamp($0) }
    }
}

/// The files of git that say which commit is checked out and which files count.
private struct GitFiles {
    private let repository: RepositoryRoot
    private let index: [UInt8]
    private let packed: [UInt8]
    /// The branch that is checked out, `refs/heads/main`; nil if a commit is.
    private let branch: [UInt8]?

    init(_ repository: RepositoryRoot) {
        self.repository = repository
        index = repository.gitFolder + Array("/index".utf8)
        packed = repository.commonFolder + Array("/packed-refs".utf8)
        branch = Self.branch(in: repository.gitFolder + Array("/HEAD".utf8))
    }

    var paths: [[UInt8]] {
        let loose = branch.map { repository.commonFolder + [0x2F] + $0 }
        let isLoose = loose.map { FileStatus(of: $0)?.kind == .file } ?? false
        return [
            repository.gitFolder + Array("/HEAD".utf8), index,
            repository.commonFolder + Array("/info/exclude".utf8),
            repository.commonFolder + Array("/reftable/tables.list".utf8),
            isLoose ? loose ?? packed : packed,
        ]
    }

    /// What counts of a file; nil if it cannot be read.
    func content(of path: [UInt8]) -> [UInt8]? {
        if path == index {
            let file = FileBytes.onDisk(path, upTo: RepositoryRoot.longestIndex)?.bytes
            // What git has seen of the files on the disk does not count.
            return file.map { GitIndex.staged(in: $0, hashLength: repository.hashLength) ?? $0 }
        }
        let file = FileBytes.onDisk(path)?.bytes
        guard path == packed else { return file }
        guard let branch else { return nil }
        let line = file?.split(separator: 0x0A).first { $0.suffix(branch.count) == branch[...] }
        return line.map { Array($0.prefix { $0 > 0x20 }) + [0x0A] }
    }

    private static func branch(in head: [UInt8]) -> [UInt8]? {
        guard let text = FileBytes.onDisk(head, upTo: 4_096)?.bytes,
            text.starts(with: "ref: refs/".utf8)
        else { return nil }
        let name = Array(text.dropFirst(5).prefix { $0 > 0x20 })
        return name.split(separator: 0x2F).contains([0x2E, 0x2E]) ? nil : name
    }
}
