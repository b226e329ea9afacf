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

    /// The capital letter that sorts by it, which the heading shows; nil where none is free.
    var letter: Character? {
        switch self {
        case .layer: "L"
        case .name: "M"
        case .files: "F"
        case .lines: "N"
        case .fanIn: "I"
        case .fanOut: "U"
        case .instability: "B"
        case .depth: "D"
        case .closure: "C"
        case .violations: "V"
        default: nil
        }
    }

    /// What its figures mean, in a line.
    var explanation: String {
        switch self {
        case .layer: "the layer that the module is in, top first"
        case .role: "what the module is for"
        case .name: "the target, as its manifest calls it"
        case .files: "Swift files of the module"
        case .lines: "lines of these files"
        case .fanIn: "modules of this codebase that depend on it"
        case .fanOut: "modules that it depends on, external ones among them"
        case .instability: "Out / (In + Out): 0 is only used, 1 only uses others"
        case .depth: "the longest dependency chain below it"
        case .closure: "all modules of this codebase that it reaches"
        case .violations: "✗ errors and ▲ warnings that begin in it"
        }
    }

    /// Whether it holds figures, of which the largest are looked for first.
    var isNumeric: Bool { rawValue >= Self.files.rawValue }
}
