import Codebase
import ContentCache

/// What a cache keeps of one codebase, fetched before anyone knows which of its files are still there.
struct KeptCodebase: Sendable {
    /// From so many packs on, what a codebase needs is put into one.
    static let mostPacks = 16

    /// What makes the keys of the cache; nil if nothing can be kept.
    let secret: CacheSecret?
    /// The files as they were last seen, with the facts of what was in them.
    let facts: CachedFacts
    /// Whether the facts came out of so many packs that they should be put into one.
    let isScattered: Bool

    /// What is on the disk.
    ///
    /// - Parameter root: The absolute path of the codebase; nil if no folder holds it.
    init(of root: String?, in folder: CacheFolder) async {
        secret = folder.secret()
        var cache = CachedFacts(root: root)
        var packs = 0
        if root == nil, let secret { cache.objects = folder.objects(by: secret) }
        if let root, let secret, let files = folder.table(of: root, by: secret) {
            cache.files = files
            (cache.facts, packs) = await folder.facts(
                of: Set(files.values.map(\.key)), by: secret)
        }
        facts = cache
        isScattered = packs > Self.mostPacks
    }

    /// What is in memory.
    init(_ facts: CachedFacts, by secret: CacheSecret?) {
        self.facts = facts
        self.secret = secret
        isScattered = false
    }
}
