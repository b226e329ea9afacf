import OperatingSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder of files that are kept between runs.
///
/// Everything in it can be made again, so whatever goes wrong here costs time and nothing else:
/// failures are not reported. Files are written whole under another name first and never changed, so
/// that several programs can share it.
package struct CacheFolder: Sendable {
    /// One file of it.
    package struct Item: Sendable {
        /// The absolute path.
        package let path: String
        /// In bytes.
        package let size: Int
        /// When it was last written or needed, in nanoseconds since 1970.
        package let used: Int64
    }

    /// The most bytes of a file that are believed.
    package static let mostBytes = 512 << 20
    /// The least that a file takes of a disk, in bytes.
    private static let block = 4_096
    private static let draftEnding = ".new"
    private static let hour: Int64 = 3_600_000_000_000

    /// The absolute path.
    package let path: String
    private let limit: Int
    private let endings: [String]

    /// A folder, which is made when needed.
    ///
    /// - Parameters:
    ///   - path: The absolute path.
    ///   - limit: The most bytes that all files take of the disk; those not used for the longest time
    ///     go first.
    ///   - endings: What the names of its files end with; others are left alone.
    package init(path: String, limit: Int, endings: [String]) {
        self.path = path
        self.limit = limit
        self.endings = endings
    }

    /// Where a folder of this name is by custom; nil without a home.
    ///
    /// https://specifications.freedesktop.org/basedir-spec/latest/
    package static func path(of name: String, in environment: [String: String]) -> String? {
        if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
            return base + "/" + name
        }
        return environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.cache/" + name }
    }

    /// Nanoseconds since 1970.
    package static func now() -> Int64 {
        FileTime.now.totalNanoseconds
    }

    // MARK: Secret

    /// What makes its keys; made when there is none.
    ///
    /// - Returns: nil if none can be kept.
    package func secret() -> CacheSecret? {
        if let known = readSecret() { return known }
        makeFolders()
        let file = path + "/key"
        if item(at: file) != nil {
            // Another program may have made it meanwhile.
            if let known = readSecret() { return known }
            // What is there and cannot be read makes everything else worthless, too.
            unlink(file)
        }
        let draft = draft(of: file)
        // Of two programs that make one at a time, the first has made it.
        if write(CacheSecret.random().bytes, to: draft) { link(draft, file) }
        unlink(draft)
        return readSecret()
    }

    private func readSecret() -> CacheSecret? {
        read(path + "/key", upTo: CacheSecret.size)?.withUnsafeBytes { CacheSecret($0) }
    }

    // MARK: All

    /// The files with an ending, in any order.
    package func items(_ ending: String) -> [Item] { items(endingWith: [ending]) }

    /// Removes what was not used for the longest time until the rest fits, and drafts left behind.
    package func removeOldest() {
        let now = Self.now()
        for draft in items(Self.draftEnding) where draft.used < now - Self.hour {
            remove(draft.path)
        }
        let items = items(endingWith: endings)
        var size = items.reduce(0) { $0 + Self.onDisk($1) }
        for item in items.sorted(by: { $0.used < $1.used }) {
            if size <= limit { return }
            remove(item.path)
            size -= Self.onDisk(item)
        }
    }

    private static func onDisk(_ item: Item) -> Int { (item.size + block - 1) / block * block }

    /// The bytes of all its files but the secret.
    package func size() -> Int {
        items(endingWith: endings + [Self.draftEnding]).reduce(0) { $0 + $1.size }
    }

    /// Removes all files that are its own.
    package func clear() throws(CacheFolderError) {
        for item in items(endingWith: endings + [Self.draftEnding])
        where unlink(item.path) != 0 && errno != ENOENT {
            throw CacheFolderError(path: item.path, reason: SystemFailure.last.description)
        }
        unlink(path + "/key")
    }

    private func items(endingWith endings: [String]) -> [Item] {
        DirectoryEntry.readable(in: path).map(\.text)
            .filter { endings.contains(where: $0.hasSuffix) }
            .compactMap { item(at: path + "/" + $0) }
    }

    /// What the system says of a file; nil if there is none at the path.
    private func item(at file: String) -> Item? {
        guard let status = FileStatus(following: file), status.kind == .file else { return nil }
        return Item(path: file, size: status.size, used: status.modified.totalNanoseconds)
    }
}

/// Why something stays in a cache.
package struct CacheFolderError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The absolute path of the file.
    let path: String
    /// What the system says.
    let reason: String

    /// What happened and what to do next.
    package var description: String {
        "\(path) cannot be deleted: \(reason). Delete the folder by hand."
    }
}
