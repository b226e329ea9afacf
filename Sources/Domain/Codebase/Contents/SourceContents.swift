/// What stands in the files of a source tree: those of a folder, of a revision, or of a changed copy.
///
/// A file is read when it is asked for, so that a folder says what is in it then. Several threads may
/// ask at a time, and an answer may have to wait for a disk or a pipe.
package protocol SourceContents: Sendable {
    /// The absolute path of the folder whose files these are, where programs may act on them; nil for
    /// revisions and changed copies.
    ///
    /// A reader asks for it when it is about to run a program, and then only: what it says of files
    /// without asking can be kept.
    var folder: String? { get }

    /// The bytes of a file from its start; links are followed inside the codebase's folder.
    ///
    /// - Parameter limit: The most bytes to read; 0 or more.
    /// - Throws: ``ContentError`` if there is no file, it cannot be read, or a link leads to it out of
    ///   the folder.
    func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes

    /// The same of several files, in their order, which need not take as long as one by one.
    func bytes(
        ofEach files: [RelativePath], upTo limit: Int
    ) -> [Result<FileBytes, ContentError>]

    /// The bytes of a file that a description names and that is not below the codebase's folder, but
    /// in the same repository.
    ///
    /// - Parameters:
    ///   - path: An absolute path.
    ///   - limit: The most bytes to read; 0 or more.
    /// - Throws: ``ContentError`` if there is no file, it cannot be read, or it is not in the repository.
    func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes

    /// The bytes of several files, in their order; nil for those that are not there. They need not be
    /// read for it.
    func sizes(of files: [RelativePath]) -> [Int?]

    /// What stands at a path, whether or not it is listed in the tree; nil if nothing does.
    ///
    /// Links are followed; one that leads out of the codebase's folder is ``ContentKind/other``.
    func kind(of path: RelativePath) -> ContentKind?

    /// What differs whenever the content of a file does; nil if only reading it tells.
    func stamp(of file: RelativePath) -> ContentStamp?
}

/// What a path leads to.
package enum ContentKind: Hashable, Sendable {
    case file, folder
    /// Something that cannot be read, such as a device, a submodule or a link to elsewhere.
    case other
}

/// The bytes of one file.
package struct FileBytes: Equatable, Sendable {
    /// The bytes from its start.
    package let bytes: [UInt8]
    /// Whether the file goes on where the bytes end.
    package let isCut: Bool

    /// Bytes as they were read.
    package init(_ bytes: [UInt8], isCut: Bool = false) {
        self.bytes = bytes
        self.isCut = isCut
    }
}

/// Why a file gave no bytes.
package enum ContentError: Error, Hashable, Sendable {
    /// Nothing is there.
    case gone
    /// A folder, a device or a submodule is there.
    case notAFile
    /// A link leads there out of the codebase's folder.
    case linkedElsewhere
    /// The path is neither in the codebase's folder nor in its repository.
    case elsewhere
    /// Git LFS keeps the content elsewhere, and only its address is there.
    case pointer
    /// The repository was cloned in part, and the content was never fetched.
    case notFetched
    /// What the system says.
    case system(String)

    /// The end of a sentence that begins with what cannot be read.
    package var reason: String {
        switch self {
        case .gone: "it does not exist"
        case .notAFile: "it is not a file"
        case .linkedElsewhere: "it is a link that leads out of the codebase's folder"
        case .elsewhere: "it is outside of the codebase's folder and its repository"
        case .pointer: "Git LFS keeps its content elsewhere (fetch it with `git lfs pull`)"
        case .notFetched:
            "the repository was cloned in part and does not hold it (`git checkout` of the "
                + "revision fetches it)"
        case .system(let reason): reason
        }
    }

    /// What to do so that the file can be read, as a sentence.
    package var advice: String {
        switch self {
        case .gone, .notAFile: "Restore the file."
        case .linkedElsewhere: "Put the file itself in the place of the link."
        case .elsewhere: "Open a folder that contains both."
        case .pointer, .notFetched: "Fetch it, then try again."
        case .system: "Change its permissions."
        }
    }
}

extension FileBytes {
    /// Whether this is the address that Git LFS puts in the place of a file.
    ///
    /// https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
    package var isPointer: Bool {
        bytes.count < 1_024 && bytes.starts(with: Self.pointerStart)
    }

    private static let pointerStart = Array("version https://git-lfs.github.com/spec/".utf8)
}

extension SourceContents {
    /// One by one.
    package func bytes(
        ofEach files: [RelativePath], upTo limit: Int
    ) -> [Result<FileBytes, ContentError>] {
        files.results { file throws(ContentError) in try bytes(of: file, upTo: limit) }
    }

    /// The text of a file without a byte-order mark; nil if it is not there, larger than the limit,
    /// or no UTF-8.
    ///
    /// - Parameter limit: The most bytes; 0 or more.
    package func text(of file: RelativePath, upTo limit: Int = 16 << 20) -> String? {
        guard let read = try? bytes(of: file, upTo: limit), !read.isCut else { return nil }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let body = read.bytes.starts(with: mark) ? read.bytes.dropFirst(3) : read.bytes[...]
        return String(validating: body, as: UTF8.self)
    }

    /// Whether anything is at a path.
    package func exists(_ path: RelativePath) -> Bool { kind(of: path) != nil }
}

/// The contents of a tree of which only the paths are known: every file is gone.
package struct NoContents: SourceContents {
    package let folder: String? = nil

    package init() {}

    package func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        throw .gone
    }

    package func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        throw .gone
    }

    package func kind(of path: RelativePath) -> ContentKind? { nil }

    package func stamp(of file: RelativePath) -> ContentStamp? { nil }
}
