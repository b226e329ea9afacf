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
        case .kind: [item.violation.kind.rawValue]
        case .module: [item.from]
        case .file: item.files.isEmpty ? ["no file"] : item.files.map(\.string)
        }
    }

    /// What a violation is called under its heading.
    func title(of item: ViolationItem) -> String {
        let kind = item.violation.kind.rawValue
        switch self {
        case .kind: return item.edge
        case .module: return item.to.map { "\(kind) → \($0)" } ?? kind
        case .file: return "\(kind)  \(item.edge)"
        }
    }
}
