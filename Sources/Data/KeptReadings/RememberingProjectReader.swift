import Codebase
import ContentCache
import Synchronization

/// Remembers what another reader said last, for whoever reads one commit after the other, or some in
/// outline first: nothing is kept between runs, so that a thousand commits push nothing else out.
///
/// What it says stays as long as the list of files does, and the answers to all that was asked.
package final class RememberingProjectReader: ProjectReader {
    private struct Last: Sendable {
        let files: [RelativePath]
        let root: String
        let links: [RelativePath: RelativePath]
        let answers: [[UInt8]: Answer]
        let trust: Trust
        let reading: ProjectReading

        func isAbout(_ tree: SourceTree, _ trust: Trust) -> Bool {
            root == tree.root && trust == self.trust && links == tree.links
                && files.count == tree.files.count
                && zip(files, tree.files).allSatisfy {
                    $0.string.utf8.elementsEqual($1.string.utf8)
                }
        }
    }

    /// How many readings are remembered: those of a first shape of a history, and the last.
    private static let most = 10

    private let reader: any ProjectReader
    private let secret = CacheSecret.random()
    /// The latest first.
    private let known = Mutex<[Last]>([])

    /// - Parameter reader: Who evaluates.
    package init(reader: any ProjectReader) { self.reader = reader }

    package var origin: Origin { reader.origin }

    package func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
        var given: [[UInt8]: Answer] = [:]
        let found = known.withLock(\.self).first { last in
            last.isAbout(tree, trust) && holds(last, in: tree, &given)
        }
        if let found { return found.reading }
        let record = QuestionRecord(of: tree, by: secret)
        let reading = await reader.read(record.tree, trust: trust)
        guard let answers = record.answers, !Task.isCancelled else { return reading }
        let last = Last(
            files: tree.files, root: tree.root, links: tree.links, answers: answers,
            trust: trust, reading: reading)
        known.withLock { $0 = [last] + $0.prefix(Self.most - 1) }
        return reading
    }

    /// - Parameter given: The answers that the tree gave already.
    private func holds(
        _ last: Last, in tree: SourceTree, _ given: inout [[UInt8]: Answer]
    ) -> Bool {
        for (question, answer) in last.answers {
            let now = given[question] ?? self.answer(of: tree, to: question)
            given[question] = now
            if now != answer { return false }
        }
        return true
    }

    private func answer(of tree: SourceTree, to question: [UInt8]) -> Answer {
        let asked = question.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            return reader.question()
        }
        return asked.answer(of: tree, by: secret)
    }
}
