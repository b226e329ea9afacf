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
    private let program: String
    private let folder: CacheFolder
    private let writer: CacheWriter

    /// - Parameters:
    ///   - reader: Who evaluates.
    ///   - folder: The absolute path of a folder for readings alone; it is made when needed.
    ///   - program: What tells this program from any that might evaluate in another way.
    ///   - writer: Who writes beside the analysis.
    ///   - limit: The most bytes to keep; what was not used for the longest time goes first.
    package init(
        reader: any ProjectReader, folder: String, program: String, writer: CacheWriter,
        limit: Int = 64 << 20
    ) {
        self.reader = reader
        self.program = program
        self.folder = CacheFolder(readings: folder, limit: limit)
        self.writer = writer
    }

    package var origin: Origin { reader.origin }

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        guard let secret = folder.secret() else { return await reader.read(tree, trust: trust) }
        let files = ReadingFiles(
            folder: folder, secret: secret, tree: tree,
            asker: [origin.rawValue, trust.rawValue, program])
        if let kept = files.reading() { return kept }
        let record = QuestionRecord(of: tree, by: secret)
        let reading = await reader.read(record.tree, trust: trust)
        // Who asks nothing has nothing to evaluate, and who is stopped has not read all.
        if let answers = record.answers, !answers.isEmpty, !Task.isCancelled {
            writer.start { files.save(reading, after: answers) }
        }
        return reading
    }
}
