import Codebase
import Observation
import TerminalUI

/// The text of those lines that were asked for.
@Observable package final class Excerpts {
    /// What is known of a file.
    package enum Text {
        case loading
        case loaded([Int: StyledText])
        case failed(String)
    }

    /// By file; a file that was read once too often is read again when needed.
    package private(set) var texts: [RelativePath: Text] = [:]
    @ObservationIgnored private var covered: [RelativePath: ClosedRange<Int>] = [:]
    private let reader: any SourceTextReader
    private let root: String
    private let executor: (any TaskExecutor)?

    private static let mostFiles = 200

    /// - Parameters:
    ///   - reader: What reads it.
    ///   - root: The absolute path of the codebase.
    ///   - executor: Where text is read; nil for the threads beside the main actor.
    package init(reader: any SourceTextReader, root: String, executor: (any TaskExecutor)? = nil) {
        self.reader = reader
        self.root = root
        self.executor = executor
    }

    /// A line, if its file was read; a text that is empty if the file is shorter than that.
    package func line(_ line: Int, of file: RelativePath) -> StyledText? {
        guard case .loaded(let lines) = texts[file] else { return nil }
        return lines[line]
    }

    /// Why a file could not be read; nil if it was, or nobody tried.
    package func failure(of file: RelativePath) -> String? {
        guard case .failed(let reason) = texts[file] else { return nil }
        return reason
    }

    /// Whether lines of a file were read already.
    package func has(_ lines: ClosedRange<Int>, of file: RelativePath) -> Bool {
        guard let known = covered[file] else { return false }
        return known.lowerBound <= lines.lowerBound && known.upperBound >= lines.upperBound
    }

    /// Reads lines of a file unless they are known; what is known stays visible meanwhile.
    package func load(_ lines: ClosedRange<Int>, of file: RelativePath) async {
        guard !has(lines, of: file) else { return }
        let wanted = covered[file].map {
            min($0.lowerBound, lines.lowerBound)...max($0.upperBound, lines.upperBound)
        }
        if texts[file] == nil { texts[file] = .loading }
        do throws(SourceTextError) {
            let read = try await withTaskExecutorPreference(executor) {
                () async throws(SourceTextError) in
                try await reader.lines(wanted ?? lines, of: file, in: root)
            }
            keep(read, wanted ?? lines, of: file)
        } catch {
            texts[file] = .failed(error.description)
            covered[file] = 1...Int.max
        }
    }

    /// Forgets what was read: files may have changed.
    package func forget() {
        covered = [:]
    }

    private func keep(_ read: [HighlightedLine], _ lines: ClosedRange<Int>, of file: RelativePath) {
        if texts.count > Self.mostFiles {
            texts = [:]
            covered = [:]
        }
        texts[file] = .loaded(
            Dictionary(
                read.map { ($0.number, StyledText($0)) }, uniquingKeysWith: { first, _ in first }))
        covered[file] = lines
    }
}
