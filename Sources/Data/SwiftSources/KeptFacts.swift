import Codebase

/// The folder that ``CachingSourceFactsReader`` keeps facts in.
package struct KeptFacts: FactsStore {
    private let folder: CacheFolder?

    /// - Parameter folder: The absolute path; nil if nothing can be kept.
    package init(folder: String?) {
        self.folder = folder.map { CacheFolder(path: $0, limit: .max) }
    }

    package func usage() async -> FactsUsage { folder?.usage() ?? FactsUsage(folder: nil) }

    package func clear() async throws(FactsStoreError) { try folder?.clear() }
}
