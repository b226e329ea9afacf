import Architecture
import Codebase
import Editing
import Inverting
import Synchronization

/// Knows one inversion, looks for it for ever, or checks it for ever.
nonisolated struct SamplePlanner: InversionPlanner {
    let sample: SampleInversion
    var pace = Pace.instant

    enum Pace { case instant, endlessDraft, endless }

    func inversion(
        of violation: Violation, in analysis: Analysis,
        draft: @Sendable (Inversion) async -> Void
    ) async -> Inversion? {
        if pace == .endlessDraft { await draft(sample.inversion) }
        if pace != .instant { await forEver() }
        return sample.inversion
    }
}

/// Says of every recipe the same.
nonisolated struct SampleProver: InversionProver {
    enum Answer {
        case holds
        /// It is not built, for a reason.
        case unbuildable(String)
        case fails(at: InversionProof.Level, [String])
        case never
    }

    var answer = Answer.holds
    var farthest = InversionProof.Level.tests

    func prove(
        _ recipe: Recipe, of inversion: Inversion, in analysis: Analysis,
        upTo level: InversionProof.Level
    ) async -> InversionProof {
        switch answer {
        case .holds: return InversionProof(shown: level)
        case .unbuildable(let reason):
            return InversionProof(shown: .check, lines: level == .check ? [] : [reason])
        case .never:
            await forEver()
            return InversionProof(shown: nil)
        case .fails(let failed, let lines):
            guard level.covers(failed) else { return InversionProof(shown: level) }
            return InversionProof(
                shown: failed == .check ? nil : .check, failed: failed, lines: lines)
        }
    }
}

/// Says what is not committed.
nonisolated enum SampleTree: WorkingTreeReader {
    case clean, uncommitted, noRepository, endless

    func uncommittedFiles(in root: String) async -> [RelativePath]? {
        switch self {
        case .clean: return []
        case .uncommitted: return ["Sources/App/main.swift", "Sources/CartFeature/CartView.swift"]
        case .noRepository: return nil
        case .endless:
            await forEver()
            return nil
        }
    }
}

/// Waits for something that never comes.
private nonisolated func forEver() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}

/// Notes which files are changed, in memory.
nonisolated final class SampleJournal: ChangeStore {
    private let applied = Mutex<[ChangeSet]>([])
    private let failure: ChangeError?

    init(failure: ChangeError? = nil) { self.failure = failure }

    /// The changes that were made and not undone, in order.
    var all: [ChangeSet] { applied.withLock(\.self) }

    func text(of file: RelativePath, in root: String) throws(ChangeError) -> String? { nil }

    func apply(_ changes: ChangeSet, in root: String) throws(ChangeError) {
        if let failure { throw failure }
        applied.withLock { $0.append(changes) }
    }

    func recover(in root: String) throws(ChangeError) -> CutOffChange? { nil }

    func lastApplied(in root: String) throws(ChangeError) -> ChangeSet? { all.last }

    func undo(in root: String) throws(ChangeError) -> ChangeSet {
        guard let last = applied.withLock({ $0.popLast() }) else { throw .nothingToUndo }
        return last.reversed
    }
}

/// Colours the keywords of any text.
nonisolated struct SampleHighlighter: SourceTextReader {
    let contents: any SourceContents

    private static let keywords: Set<Substring> = [
        "import", "struct", "let", "var", "func", "some", "any", "public", "protocol", "extension",
        "private", "async", "throws",
    ]

    func lines(
        _ lines: ClosedRange<Int>, of file: RelativePath, in root: String
    ) async throws(SourceTextError) -> [HighlightedLine] {
        guard let text = contents.text(of: file) else {
            throw SourceTextError("\(file) no longer exists or is not a file. Reload the codebase.")
        }
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        return all.enumerated().filter { lines.contains($0.offset + 1) }.map { index, line in
            HighlightedLine(number: index + 1, spans: spans(of: line))
        }
    }

    private func spans(of line: Substring) -> [HighlightedLine.Span] {
        if line.drop(while: { $0 == " " }).hasPrefix("//") {
            return [.init(String(line), .comment)]
        }
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        return words.enumerated().flatMap { index, word -> [HighlightedLine.Span] in
            let blank: [HighlightedLine.Span] = index == 0 ? [] : [.init(" ", .plain)]
            let token: HighlightedLine.Token =
                Self.keywords.contains(word)
                ? .keyword : word.first?.isUppercase == true ? .type : .plain
            return blank + [.init(String(word), token)]
        }
    }
}
