import Architecture
import Codebase

/// One item that could not be read, in JSON.
package struct IncompleteRecord: Encodable, Sendable {
    let path: String
    let line: Int?
    let reason: String

    init(_ item: IncompleteItem) {
        path = item.path.string
        line = item.line
        reason = item.reason
    }

    private init(path: RelativePath, reason: String) {
        self.path = path.string
        line = nil
        self.reason = reason
    }

    /// What keeps the layers from being believed.
    static func unusableLayers(of analysis: Analysis) -> [IncompleteRecord] {
        let file: RelativePath =
            if case .file(let path) = analysis.configuration.source { path } else { .root }
        return analysis.assignment.problems.filter(\.isError).map {
            IncompleteRecord(path: file, reason: $0.description)
        }
    }
}
