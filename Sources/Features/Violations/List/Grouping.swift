import Architecture
import Codebase

/// What stands together in the list.
nonisolated enum Grouping: String, CaseIterable, Sendable {
    case kind, module, file

    var next: Self {
        switch self {
        case .kind: .module
        case .module: .file
        case .file: .kind
        }
    }

    /// The headings under which a violation stands.
    func keys(of item: ViolationItem) -> [String] {
        switch self {
        case .kind: [item.stale == nil ? item.violation.kind.rawValue : Self.stale]
        case .module: [item.from]
        case .file: item.files.isEmpty ? ["no file"] : item.files.map(\.string)
        }
    }

    /// The heading of what is recorded and gone, among those of kinds.
    static let stale = "stale"
}
