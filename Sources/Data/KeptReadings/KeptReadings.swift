import Codebase
import ContentCache

/// The folder that ``CachingProjectReader`` keeps readings in, and ``OutputCache`` answers.
package struct KeptReadings: CacheStore {
    private let folder: CacheFolder?

    /// - Parameter folder: The absolute path; nil if nothing can be kept.
    package init(folder: String?) {
        self.folder = folder.map { CacheFolder(readings: $0, limit: .max) }
    }

    /// Where readings are kept by custom; nil without a home.
    package static func folder(in environment: [String: String]) -> String? {
        CacheFolder.path(of: "strata/readings", in: environment)
    }

    package func usage() async -> CacheUsage {
        guard let folder else { return CacheUsage(folder: nil) }
        return CacheUsage(
            folder: folder.path, entries: folder.items(ReadingFiles.reading.ending).count,
            answers: folder.items(OutputCache.ending).count, bytes: folder.size())
    }

    package func clear() async throws(CacheStoreError) {
        do { try folder?.clear() } catch { throw CacheStoreError(error.description) }
    }
}

extension CacheFolder {
    /// A folder for readings alone.
    ///
    /// - Parameter limit: The most bytes of all files.
    init(readings path: String, limit: Int) {
        self.init(
            path: path, limit: limit,
            endings: [
                ReadingFiles.questions.ending, ReadingFiles.reading.ending,
                CachingChangeHistoryReader.ending, OutputCache.ending, CommitStateCache.ending,
            ])
    }
}
