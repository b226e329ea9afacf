import Codebase

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folder with the facts of all codebases: packs of facts by content, and for each codebase a
/// table of its files.
///
/// Everything in it can be made again, so whatever goes wrong here costs time and nothing else:
/// failures are not reported. Files are written whole under another name first and never changed, so
/// that several programs can share it.
struct CacheFolder: Sendable {
    /// What one file says of itself.
    struct Item {
        let path: String
        let size: Int
        /// When it was last written or needed, in nanoseconds since 1970.
        let used: Int64
        var isDraft: Bool { path.hasSuffix(".new") }
        var isPack: Bool { path.hasSuffix(".facts") }
        var isTable: Bool { path.hasSuffix(".table") }
    }

    private static let hour: Int64 = 3_600_000_000_000

    /// The absolute path.
    let path: String
    /// The most bytes of all files; those not used for the longest time go first.
    let limit: Int

    // MARK: Secret

    /// What makes its keys; made when there is none.
    ///
    /// - Returns: nil if none can be kept.
    func secret() -> CacheSecret? {
        if let known = readSecret() { return known }
        makeFolders()
        let file = path + "/key"
        // What is there and cannot be read makes everything else worthless, too.
        if FileStamp(ofFileAt: file) != nil { unlink(file) }
        let draft = draft(of: file)
        // Of two programs that make one at a time, the first has made it.
        if write(CacheSecret.random().bytes, to: draft) { link(draft, file) }
        unlink(draft)
        return readSecret()
    }

    private func readSecret() -> CacheSecret? {
        read(path + "/key", upTo: CacheSecret.size)?.withUnsafeBytes { CacheSecret($0) }
    }

    // MARK: Tables

    /// The files of a codebase as they were last seen; nil if nothing can be believed.
    func table(
        of root: String, by secret: CacheSecret
    ) -> [RelativePath: CachedFacts.File]? {
        let file = tablePath(of: root, by: secret)
        guard let bytes = read(file, upTo: FactsPack.limit) else { return nil }
        touch(file)
        return FactsTable.decoded(bytes, root: root, by: secret)
    }

    func save(table cache: CachedFacts, by secret: CacheSecret) {
        guard let root = cache.root else { return }
        save(FactsTable.encoded(cache, root: root, by: secret), to: tablePath(of: root, by: secret))
    }

    private func tablePath(of root: String, by secret: CacheSecret) -> String {
        var copy = root
        let key = copy.withUTF8 { secret.key(of: UnsafeRawBufferPointer($0)) }
        return "\(path)/\(String(key.high, radix: 36)).table"
    }

    // MARK: Packs

    /// The facts of some contents, as far as they are kept.
    ///
    /// - Returns: With the number of packs that were read.
    func facts(
        of wanted: Set<ContentKey>, by secret: CacheSecret
    ) -> (facts: [ContentKey: SourceFacts], packs: Int) {
        var missing = wanted
        var found: [ContentKey: SourceFacts] = [:]
        var packs = 0
        for pack in openPacks(with: wanted, by: secret) where !missing.isEmpty {
            let places = pack.places.filter { missing.contains($0.key) }
            guard !places.isEmpty else { continue }
            let start = FactsPack.headSize + pack.head.listSize
            guard let body = read(pack.path, from: start, upTo: pack.head.size - start),
                let facts = pack.head.facts(
                    places.map { ($0.key, $0.value) }, in: body, by: secret)
            else {
                unlink(pack.path)
                continue
            }
            packs += 1
            touch(pack.path)
            found.merge(facts) { first, _ in first }
            missing.subtract(facts.keys)
        }
        return (found, packs)
    }

    /// Whether there is any.
    var hasPacks: Bool { items().contains(where: \.isPack) }

    func save(pack facts: [ContentKey: SourceFacts], by secret: CacheSecret) {
        if facts.isEmpty { return }
        let bytes = FactsPack.encoded(facts, by: secret)
        guard bytes.count <= FactsPack.limit else { return }
        let name = String(UInt64(FileStamp.now()), radix: 36)
        save(bytes, to: "\(path)/\(name)-\(UInt32.random(in: 0 ... .max)).facts")
    }

    private struct OpenPack {
        let path: String
        let head: FactsPack
        /// Only those that are wanted.
        let places: [ContentKey: Int]
    }

    /// Those that have something wanted, the most of it first.
    private func openPacks(with wanted: Set<ContentKey>, by secret: CacheSecret) -> [OpenPack] {
        if wanted.isEmpty { return [] }
        let packs = items().filter(\.isPack).compactMap { item -> OpenPack? in
            guard let head = head(of: item),
                let list = read(item.path, from: FactsPack.headSize, upTo: head.listSize),
                let places = head.places(in: list, by: secret)
            else {
                unlink(item.path)
                return nil
            }
            let useful = places.filter { wanted.contains($0.key) }
            return useful.isEmpty ? nil : OpenPack(path: item.path, head: head, places: useful)
        }
        return packs.sorted { ($0.places.count, $0.path) > ($1.places.count, $1.path) }
    }

    private func head(of item: Item) -> FactsPack? {
        read(item.path, from: 0, upTo: FactsPack.headSize).flatMap {
            FactsPack(head: $0, fileSize: item.size)
        }
    }

    // MARK: All

    /// Removes what was not used for the longest time until the rest fits, and drafts left behind.
    func removeOldest() {
        let now = FileStamp.now()
        var items = items()
        for item in items where item.isDraft && item.used < now - Self.hour { unlink(item.path) }
        items.removeAll { !$0.isPack && !$0.isTable }
        var size = items.reduce(0) { $0 + $1.size }
        for item in items.sorted(by: { $0.used < $1.used }) {
            if size <= limit { return }
            unlink(item.path)
            size -= item.size
        }
    }

    func usage() -> FactsUsage {
        let items = items()
        return FactsUsage(
            folder: path,
            entries: items.filter(\.isPack).reduce(0) { $0 + (head(of: $1)?.count ?? 0) },
            codebases: items.count(where: \.isTable), bytes: items.reduce(0) { $0 + $1.size })
    }

    /// Removes all files that are ours.
    func clear() throws(FactsStoreError) {
        for item in items() where unlink(item.path) != 0 && errno != ENOENT {
            throw FactsStoreError(
                "\(item.path) cannot be deleted: \(String(cString: strerror(errno))). Delete the "
                    + "folder by hand.")
        }
        unlink(path + "/key")
    }

    /// The packs, tables and drafts.
    func items() -> [Item] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var items: [Item] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            let isOurs = [".facts", ".table", ".new"].contains { name.hasSuffix($0) }
            guard isOurs, let stamp = FileStamp(ofFileAt: path + "/" + name) else { continue }
            items.append(
                Item(path: path + "/" + name, size: Int(stamp.size), used: stamp.modified))
        }
        return items
    }
}
