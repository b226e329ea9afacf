import Codebase
import ContentCache
import Synchronization

/// Where the readings of several readers are kept, of all codebases together.
package final class ReadingCache: Sendable {
    let folder: CacheFolder
    /// What tells this program from any that might evaluate in another way.
    let program: String
    private let writer = CacheWriter()
    private let last = Mutex<(listing: Listing, secret: CacheSecret, key: ContentKey)?>(nil)

    /// - Parameters:
    ///   - folder: The absolute path of a folder for readings alone; it is made when needed.
    ///   - program: What tells this program from any that might evaluate in another way.
    ///   - limit: The most bytes of the disk to take; what was not used for the longest time goes first.
    package init(folder: String, program: String, limit: Int = 64 << 20) {
        self.folder = CacheFolder(readings: folder, limit: limit)
        self.program = program
    }

    /// Returns once everything is kept that was read.
    package func settle() async { await writer.settle() }

    /// Keeps something beside the analysis.
    func write(_ work: @escaping @Sendable () -> Void) { writer.start(work) }

    /// The digest of what a reader sees of a tree without asking; readers of the same tree share the
    /// work.
    func key(listing tree: SourceTree, by secret: CacheSecret) -> ContentKey {
        let listing = Listing(tree)
        return last.withLock { last in
            if let last, last.listing.isSame(as: listing), last.secret == secret {
                return last.key
            }
            let key = listing.bytes.withUnsafeBytes { secret.key(of: $0) }
            last = (listing, secret, key)
            return key
        }
    }
}

/// What a reader sees of a tree without asking.
private struct Listing {
    let root: String
    let files: [RelativePath]
    let links: [RelativePath: RelativePath]

    init(_ tree: SourceTree) {
        root = tree.root
        files = tree.files
        links = tree.links
    }

    /// Whether it was made of the same tree: paths may be equal as characters and differ as bytes.
    func isSame(as other: Listing) -> Bool {
        let places = [files, other.files].map { $0.withUnsafeBufferPointer(\.baseAddress) }
        return places[0] == places[1] && root == other.root && links == other.links
    }

    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.putText(root)
        writer.put(files) { $0.putText($1.string) }
        writer.put(links.sorted { $0.key < $1.key }) {
            $0.putText($1.key.string)
            $0.putText($1.value.string)
        }
        return writer.bytes
    }
}
