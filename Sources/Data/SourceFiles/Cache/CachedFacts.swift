import Codebase
import ContentCache

/// What is known of one codebase: which content its files had when last seen, and the facts of
/// contents, whichever codebase they were met in.
struct CachedFacts: Sendable {
    /// A file as it was last seen.
    struct File: Equatable, Sendable {
        let stamp: FileStamp
        let key: ContentKey
    }

    /// Grows whenever the same text gives other facts than before, or the form of the files changes.
    static let version = 12

    /// The absolute path of the codebase's folder; nil for one that no folder holds.
    let root: String?
    var files: [RelativePath: File] = [:]
    var facts: [ContentKey: SourceFacts] = [:]
    /// The contents of git's objects that were read: what has the same name has the same content.
    var objects: [[UInt8]: ContentKey] = [:]
    /// How many of them came to be known since they were written down.
    var newObjects = 0
    private static let mostObjects = 400_000

    init(root: String?) { self.root = root }

    /// Notes what an object of git has in it.
    mutating func note(object digest: [UInt8], has key: ContentKey) {
        if objects[digest] == key { return }
        if objects.count > Self.mostObjects { objects = [:] }
        objects[digest] = key
        newObjects += 1
    }

    /// Forgets what no file has that is known, if that is most of it.
    mutating func trim() {
        guard facts.count > max(20_000, files.count * 2) else { return }
        let wanted = Set(files.values.map(\.key))
        facts = facts.filter { wanted.contains($0.key) }
    }

    /// Forgets files that are gone, unless they may be back soon, as after a change of branch.
    mutating func trim(to listed: [RelativePath]) {
        let limit = max(20_000, listed.count * 2)
        // Who asks about a few files says nothing of the others.
        guard files.count > limit, listed.count * 8 > files.count else { return }
        let wanted = Set(listed)
        for file in files.keys where !wanted.contains(file) {
            files[file] = nil
            if files.count <= limit { return }
        }
    }
}
