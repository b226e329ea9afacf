import Codebase
import ContentCache

/// Keeps what another reader says of descriptions, so that they are evaluated again only when
/// something is different that the evaluation asked for.
///
/// A reading is a function of the list of files and of the answers to what its reader asks about them:
/// bytes, what stands at a path, what is left out. If all of that is the same, so is the reading.
/// What came of running a program is not kept.
package struct CachingProjectReader: ProjectReader {
    private let reader: any ProjectReader
    private let cache: ReadingCache

    /// - Parameters:
    ///   - reader: Who evaluates.
    ///   - cache: Where the readings are kept; readers may share it.
    package init(reader: any ProjectReader, cache: ReadingCache) {
        self.reader = reader
        self.cache = cache
    }

    package var origin: Origin { reader.origin }

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        guard let secret = cache.folder.secret() else {
            return await reader.read(tree, trust: trust)
        }
        let files = ReadingFiles(cache, secret: secret, tree: tree, origin: origin, trust: trust)
        if let kept = files.reading() { return kept }
        let record = QuestionRecord(of: tree, by: secret)
        let reading = await reader.read(record.tree, trust: trust)
        // Who asks nothing has nothing to evaluate, and who is stopped has not read all.
        if let answers = record.answers, !answers.isEmpty, !Task.isCancelled {
            cache.write { files.save(reading, after: answers) }
        }
        return reading
    }
}
