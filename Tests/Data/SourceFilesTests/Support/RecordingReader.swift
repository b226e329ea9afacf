import Codebase
import SourceFiles
import Synchronization

/// Reads by parsing, and remembers what it was asked.
final class RecordingReader: SourceFactsReader {
    private let questions = Mutex<[RelativePath]>([])

    /// The files asked about since the last look, in order.
    func takeQuestions() -> [String] {
        questions.withLock { questions in
            defer { questions = [] }
            return questions.map(\.string)
        }
    }

    func facts(
        of files: [RelativePath], in contents: any SourceContents
    ) -> AsyncStream<[FileFacts]> {
        questions.withLock { $0 += files }
        return ParsingSourceFactsReader().facts(of: files, in: contents)
    }
}
