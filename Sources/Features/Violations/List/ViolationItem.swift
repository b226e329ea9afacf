import Architecture
import Codebase

/// A violation with all that a list says about it, worked out once per analysis.
nonisolated struct ViolationItem: Sendable {
    let violation: Violation
    let from: String
    let to: String?
    /// Its files without repetition, in path order; the manifest where it is about a declaration.
    let files: [RelativePath]
    /// What the filter looks at.
    let text: String

    init(_ violation: Violation, names: [ModuleID: String]) {
        func name(_ id: ModuleID) -> String { names[id] ?? id.targetName }
        self.violation = violation
        if let first = violation.cycle.first {
            from = name(first)
            to = (violation.cycle.dropFirst() + [first]).map(name).joined(separator: " → ")
        } else {
            from = name(violation.from)
            to = violation.to.map(name)
        }
        var files: [RelativePath] = []
        for site in violation.sites where files.last != site.file { files.append(site.file) }
        if let declaration = violation.declaration, files.isEmpty { files = [declaration.file] }
        self.files = files
        text = ([violation.kind.rawValue, Self.edge(from, to)] + files.map(\.string))
            .joined(separator: " ")
    }

    var edge: String { Self.edge(from, to) }

    private static func edge(_ from: String, _ to: String?) -> String {
        to.map { "\(from) → \($0)" } ?? from
    }
}
