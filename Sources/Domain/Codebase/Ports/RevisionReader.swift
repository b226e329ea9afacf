/// Reads what a repository keeps, without touching its working tree.
package protocol RevisionReader: Sendable {
    /// What a repository keeps under the name of a revision; no program that the repository names is
    /// run, and nothing is fetched.
    ///
    /// - Parameters:
    ///   - name: A branch, a tag, a commit, `HEAD~3`: what git resolves to a commit.
    ///   - top: The absolute path of the repository's working tree.
    /// - Throws: ``RevisionError`` if there is no such revision or it cannot be listed.
    func revision(_ name: String, of top: String) async throws(RevisionError) -> any Revision
}

/// One commit with all that it holds.
package protocol Revision: Sendable {
    /// Everything but folders, in any order.
    var entries: [RevisionEntry] { get }

    /// The bytes of a file or the target of a link, as the repository keeps them.
    ///
    /// Several threads may ask at a time.
    ///
    /// - Parameters:
    ///   - object: Its name, from one of the ``entries``.
    ///   - limit: The most bytes to read; 0 or more.
    /// - Throws: ``ContentError`` if the repository does not hold them.
    func bytes(of object: ObjectName, upTo limit: Int) throws(ContentError) -> FileBytes

    /// The same of several objects, in their order, which need not take as long as one by one.
    func bytes(
        ofEach objects: [ObjectName], upTo limit: Int
    ) -> [Result<FileBytes, ContentError>]

    /// How many bytes several files have, in their order; nil for what the repository does not hold.
    func sizes(ofEach objects: [ObjectName]) -> [Int?]
}

extension Revision {
    /// Read one by one.
    package func sizes(ofEach objects: [ObjectName]) -> [Int?] {
        objects.map { (try? bytes(of: $0, upTo: .max))?.bytes.count }
    }

    /// One by one.
    package func bytes(
        ofEach objects: [ObjectName], upTo limit: Int
    ) -> [Result<FileBytes, ContentError>] {
        objects.results { object throws(ContentError) in try bytes(of: object, upTo: limit) }
    }
}

/// The digest that a repository knows content by: 20 bytes, or 32.
package struct ObjectName: Hashable, Sendable {
    /// The digest.
    package let digest: [UInt8]

    /// A digest of 20 bytes, or 32.
    package init(digest: [UInt8]) { self.digest = digest }

    /// A digest; nil unless the text consists of whole bytes in hexadecimal.
    package init?(_ text: some Collection<UInt8>) {
        var digest: [UInt8] = []
        var high: UInt8?
        for byte in text {
            guard let value = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            if let first = high {
                digest.append(first << 4 | UInt8(value))
                high = nil
            } else {
                high = UInt8(value)
            }
        }
        guard high == nil, digest.count >= 20 else { return nil }
        self.digest = digest
    }

    /// The digest in hexadecimal.
    package var text: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
            as: UTF8.self)
    }
}

/// Something that a revision holds.
package struct RevisionEntry: Hashable, Sendable {
    /// What it is.
    package enum Kind: Hashable, Sendable {
        case file, link
        /// A commit of another repository.
        case submodule
    }

    /// The path from the top of the working tree; names need not be UTF-8.
    package let path: [UInt8]
    /// What it is.
    package let kind: Kind
    /// What holds its content.
    package let object: ObjectName

    /// An entry as it was listed.
    package init(path: [UInt8], kind: Kind, object: ObjectName) {
        self.path = path
        self.kind = kind
        self.object = object
    }
}

/// Why a revision cannot be read at all.
package enum RevisionError: Error, Hashable, Sendable {
    /// The folder belongs to no repository.
    case noRepository(path: String)
    /// Git could not be started.
    case noGit(reason: String)
    /// Nothing of the name leads to a commit.
    case unknown(name: String)
    /// The codebase's folder is not part of the revision.
    case noFolder(path: String, name: String)
    /// Git cannot list it; `reason` is its word for it.
    case unreadable(name: String, reason: String)
}

extension RevisionError: CustomStringConvertible {
    /// What happened and what to do next.
    package var description: String {
        switch self {
        case .noRepository(let path):
            "\(path) is in no git repository, so there are no revisions of it. Leave out the "
                + "revision, or name a folder of a repository."
        case .noGit(let reason):
            "Git cannot be run: \(reason). Install git to read revisions."
        case .unknown(let name):
            "There is no revision “\(name)”. Name a commit, a branch or a tag that git log knows."
        case .noFolder(let path, let name):
            "\(path) is not a folder in “\(name)”. Name a folder that the revision has."
        case .unreadable(let name, let reason):
            "“\(name)” cannot be read: \(reason)"
                + (reason.hasSuffix(".") ? "" : ". Check the repository with git fsck.")
        }
    }
}
