import Codebase
import FeatureKit
import Observation
import TerminalUI

/// The source around one line. What was shown before stays until the next is read.
@Observable final class Excerpt {
    enum Content {
        case nothing
        case lines([CodeLine], of: DetailRow.Place)
        case failed(String, of: DetailRow.Place)
    }

    private(set) var content = Content.nothing
    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private var wanted: DetailRow.Place?
    private let reader: any SourceTextReader
    private let root: String
    private let executor: (any TaskExecutor)?

    /// Lines that are read before and after the line.
    private static let reach = 60

    /// - Parameter executor: Where text is read; nil for the threads beside the main actor.
    init(reader: any SourceTextReader, root: String, executor: (any TaskExecutor)? = nil) {
        self.reader = reader
        self.root = root
        self.executor = executor
    }

    func show(_ place: DetailRow.Place?, again: Bool = false) {
        guard again || place != wanted else { return }
        wanted = place
        task?.cancel()
        guard let place else {
            content = .nothing
            return
        }
        task = Task {
            let content = await read(place)
            if !Task.isCancelled { self.content = content }
        }
    }

    func settle() async {
        await task?.value
    }

    private func read(_ place: DetailRow.Place) async -> Content {
        let first = max(1, place.line - Self.reach)
        do throws(SourceTextError) {
            let lines = try await withTaskExecutorPreference(executor) {
                () async throws(SourceTextError) in
                try await reader.lines(first...place.line + Self.reach, of: place.file, in: root)
            }
            return .lines(lines.map { CodeLine($0, isMarked: $0.number == place.line) }, of: place)
        } catch {
            return .failed(error.description, of: place)
        }
    }
}

extension CodeLine {
    /// A line of source in the colours of its parts.
    fileprivate init(_ line: HighlightedLine, isMarked: Bool) {
        self.init(
            StyledText(line), number: line.number, mark: isMarked ? StyledText("▸", .accent) : "",
            isMarked: isMarked)
    }
}
