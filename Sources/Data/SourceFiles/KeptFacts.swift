import Codebase
import ContentCache

/// The folder that ``CachingSourceFactsReader`` keeps facts in.
package struct KeptFacts: CacheStore {
    private let folder: CacheFolder?

    /// - Parameter folder: The absolute path; nil if nothing can be kept.
    package init(folder: String?) {
        self.folder = folder.map { CacheFolder(facts: $0, limit: .max) }
    }

    package func usage() async -> CacheUsage { folder?.factsUsage() ?? CacheUsage(folder: nil) }

    package func clear() async throws(CacheStoreError) {
        do { try folder?.clear() } catch { throw CacheStoreError(error.description) }
    }
}
