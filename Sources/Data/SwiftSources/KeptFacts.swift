import Codebase
import ContentCache

/// The folder that ``CachingSourceFactsReader`` keeps facts in.
package struct KeptFacts: FactsStore {
    private let folder: CacheFolder?

    /// - Parameter folder: The absolute path; nil if nothing can be kept.
    package init(folder: String?) {
        self.folder = folder.map { CacheFolder(facts: $0, limit: .max) }
    }

    package func usage() async -> FactsUsage { folder?.factsUsage() ?? FactsUsage(folder: nil) }

    package func clear() async throws(FactsStoreError) {
        do { try folder?.clear() } catch { throw FactsStoreError(error.description) }
    }
}
