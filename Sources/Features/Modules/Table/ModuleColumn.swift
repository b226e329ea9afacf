/// The columns of the table, from left to right; each can be sorted by.
nonisolated enum ModuleColumn: Int, CaseIterable, Sendable {
    case layer, role, name, files, lines, fanIn, fanOut, instability, depth, closure, violations

    /// The heading.
    var title: String {
        switch self {
        case .layer: "Layer"
        case .role: "Role"
        case .name: "Module"
        case .files: "Files"
        case .lines: "Lines"
        case .fanIn: "In"
        case .fanOut: "Out"
        case .instability: "Instab"
        case .depth: "Depth"
        case .closure: "Closure"
        case .violations: "Violations"
        }
    }

    /// What the column is called in a sentence.
    var label: String {
        switch self {
        case .name: "name"
        case .fanIn: "fan-in"
        case .fanOut: "fan-out"
        case .instability: "instability"
        default: title.lowercased()
        }
    }

    /// Whether it holds figures, of which the largest are looked for first.
    var isNumeric: Bool { rawValue >= Self.files.rawValue }
}
