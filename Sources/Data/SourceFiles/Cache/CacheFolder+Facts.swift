import Codebase
import ContentCache

/// The facts of all codebases in one folder: packs of facts by content, and for each codebase a table
/// of its files.
extension CacheFolder {
    private static let pack = ".facts"
    private static let table = ".table"
    private static let objects = ".objects"

    /// A folder for facts alone.
    ///
    /// - Parameter limit: The most bytes of all files.
    init(facts path: String, limit: Int) {
        self.init(path: path, limit: limit, endings: [Self.pack, Self.table, Self.objects])
    }

    /// What is kept now.
    func factsUsage() -> CacheUsage {
        CacheUsage(
            folder: path,
            entries: items(Self.pack).reduce(0) { $0 + (head(of: $1)?.count ?? 0) },
            codebases: items(Self.table).count, bytes: size())
    }

    // MARK: Tables

    /// The files of a codebase as they were last seen; nil if nothing can be believed.
    func table(
        of root: String, by secret: CacheSecret
    ) -> [RelativePath: CachedFacts.File]? {
        let file = tablePath(of: root, by: secret)
        guard let bytes = read(file, upTo: Self.mostBytes) else { return nil }
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
        return file(for: key, Self.table)
    }

    // MARK: Objects

    /// The contents of git's objects, as far as they are known; empty if nothing can be believed.
    func objects(by secret: CacheSecret) -> [[UInt8]: ContentKey] {
        let file = objectsPath(by: secret)
        guard let bytes = read(file, upTo: Self.mostBytes) else { return [:] }
        touch(file)
        return ObjectsTable.decoded(bytes, by: secret) ?? [:]
    }

    func save(objects: [[UInt8]: ContentKey], by secret: CacheSecret) {
        save(ObjectsTable.encoded(objects, by: secret), to: objectsPath(by: secret))
    }

    private func objectsPath(by secret: CacheSecret) -> String {
        let key = Array("objects".utf8).withUnsafeBytes { secret.key(of: $0) }
        return file(for: key, Self.objects)
    }

    // MARK: Packs

    /// The facts of some contents, as far as they are kept.
    ///
    /// - Returns: With the number of packs that were read.
    func facts(
        of wanted: Set<ContentKey>, by secret: CacheSecret
    ) async -> (facts: [ContentKey: SourceFacts], packs: Int) {
        var missing = wanted
        var found: [ContentKey: SourceFacts] = [:]
        var packs = 0
        for pack in openPacks(with: wanted, by: secret) where !missing.isEmpty {
            let places = pack.places.filter { missing.contains($0.key) }
            guard !places.isEmpty else { continue }
            let start = FactsPack.headSize + pack.head.listSize
            guard let body = read(pack.path, from: start, upTo: pack.head.size - start),
                let facts = await pack.head.facts(
                    places.map { ($0.key, $0.value) }, in: body, by: secret)
            else {
                remove(pack.path)
                continue
            }
            packs += 1
            touch(pack.path)
            if found.isEmpty { found = facts } else { found.merge(facts) { first, _ in first } }
            missing.subtract(facts.keys)
        }
        return (found, packs)
    }

    /// Whether there is any.
    var hasPacks: Bool { !items(Self.pack).isEmpty }

    func save(pack facts: [ContentKey: SourceFacts], by secret: CacheSecret) {
        if facts.isEmpty { return }
        let bytes = FactsPack.encoded(facts, by: secret)
        guard bytes.count <= Self.mostBytes else { return }
        save(bytes, to: newFile(Self.pack))
    }

    /// Those that have something wanted, the most of it first.
    private func openPacks(with wanted: Set<ContentKey>, by secret: CacheSecret) -> [OpenPack] {
        if wanted.isEmpty { return [] }
        let packs = items(Self.pack).compactMap { item -> OpenPack? in
            guard let head = head(of: item),
                let list = read(item.path, from: FactsPack.headSize, upTo: head.listSize),
                let places = head.places(in: list, by: secret)
            else {
                remove(item.path)
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
}

/// A pack that has something wanted.
private struct OpenPack {
    let path: String
    let head: FactsPack
    /// Only of what is wanted.
    let places: [ContentKey: Int]
}
