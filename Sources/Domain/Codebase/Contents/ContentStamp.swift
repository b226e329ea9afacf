/// What tells without reading a file whether its content is what it was.
package enum ContentStamp: Hashable, Sendable {
    /// What a file system says of it.
    case file(FileStamp)
    /// A digest of the content itself, such as the name of git's object.
    case digest([UInt8])

    /// What a file system says; nil for a digest.
    package var file: FileStamp? {
        if case .file(let stamp) = self { stamp } else { nil }
    }
}

/// What the file system says of a file without opening it; changes whenever its content does.
package struct FileStamp: Hashable, Sendable {
    /// In bytes.
    package let size: Int64
    /// Nanoseconds since 1970.
    package let modified: Int64
    /// When content, name or rights last changed, in nanoseconds since 1970: no program can set it
    /// back.
    package let changed: Int64
    /// The number of the file on its disk.
    package let inode: UInt64

    /// A stamp of its parts.
    package init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// Whether the file was left alone long enough that a change cannot hide behind a clock that
    /// ticks too slowly (git calls the opposite *racy*).
    ///
    /// - Parameters:
    ///   - time: When, in nanoseconds since 1970.
    ///   - margin: How long before that, in nanoseconds.
    package func isSettled(at time: Int64, margin: Int64) -> Bool {
        max(modified, changed) < time - margin
    }
}
