import Codebase

/// Reads how the record of violations came to be as it is, from the repository's own history.
package struct ReadBaselineHistory: Sendable {
    private let reader: any FileHistoryReader
    private let configuration: any ConfigurationReader

    /// The most bytes of a record.
    private static let limit = 16 << 20

    /// The use case over what a repository keeps, and what reads a record.
    package init(reader: any FileHistoryReader, configuration: any ConfigurationReader) {
        self.reader = reader
        self.configuration = configuration
    }

    /// The record after each commit that changed it. What cannot be read is a point that says so.
    ///
    /// - Parameters:
    ///   - root: The absolute path of the codebase.
    ///   - known: What was read before; its commits are not read again.
    package func history(
        in root: String, after known: BaselineHistory? = nil
    ) async -> BaselineHistory {
        let history: any FileHistory
        do throws(RevisionError) {
            history = try await reader.history(of: Baseline.file, in: root)
        } catch {
            return BaselineHistory(limits: [Self.limit(for: error)])
        }
        let points = Dictionary(
            (known?.points ?? []).compactMap { point in point.commit.map { ($0, point) } },
            uniquingKeysWith: { first, _ in first })
        var lines = RecordLines(configuration: configuration)
        var read: [BaselinePoint] = []
        for commit in history.commits {
            // Whoever asked does not want it any more.
            if Task.isCancelled { break }
            if let point = points[commit] {
                read.append(point)
            } else {
                let record = await Self.record(after: commit, of: history, with: &lines)
                read.append(BaselinePoint(commit: commit, time: commit.time, record: record))
            }
        }
        var limits: [BaselineHistory.Limit] = history.isShallow ? [.shallow] : []
        if history.leftOut > 0 { limits.append(.leftOut(history.leftOut)) }
        return BaselineHistory(points: read, limits: limits)
    }

    private static func record(
        after commit: CommitNote, of history: any FileHistory, with lines: inout RecordLines
    ) async -> BaselinePoint.Record {
        let bytes: [UInt8]
        do throws(ContentError) {
            guard let found = try history.bytes(after: commit, upTo: limit) else {
                return .none
            }
            if found.isCut { return .damaged("it is longer than \(limit >> 20) MB") }
            bytes = found.bytes
        } catch {
            return .damaged("it cannot be read: \(error.reason)")
        }
        do throws(ConfigurationError) {
            return try await lines.record(in: bytes)
        } catch {
            return .damaged("line \(error.line): \(error.found)")
        }
    }

    private static func limit(for error: RevisionError) -> BaselineHistory.Limit {
        switch error {
        case .noRepository: .noRepository
        case .unknown: .noCommits
        case .noGit, .noFolder, .unreadable: .unreadable(error.description)
        }
    }
}
