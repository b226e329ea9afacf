/// The columns of the table, from left to right; each can be sorted by.
nonisolated enum DevAppColumn: Int, CaseIterable, Sendable {
    case name, feature, modules, files, lines, share, packages, real, built

    /// The heading.
    var title: String {
        switch self {
        case .name: "Dev app"
        case .feature: "Runs"
        case .modules: "Modules"
        case .files: "Files"
        case .lines: "Lines"
        case .share: "Of app"
        case .packages: "Pkgs"
        case .real: "Real"
        case .built: "Built"
        }
    }

    /// What the column is called in a sentence.
    var label: String {
        switch self {
        case .name: "name"
        case .feature: "feature"
        case .share: "share of the whole app"
        case .packages: "packages"
        case .real: "real modules"
        case .built: "last build"
        default: title.lowercased()
        }
    }

    /// The capital letter that sorts by it, which the heading shows; nil where none is free.
    var letter: Character? {
        switch self {
        case .name: "D"
        case .feature: "U"
        case .modules: "M"
        case .files: "F"
        case .lines: "L"
        case .packages: "P"
        case .built: "B"
        default: nil
        }
    }

    /// What its figures mean, in a line.
    var explanation: String {
        switch self {
        case .name: "the executable that runs one feature"
        case .feature: "the feature that it runs"
        case .modules: "modules that are compiled for it"
        case .files: "files that are compiled for it"
        case .lines: "lines that are compiled for it"
        case .share: "how much of the whole app is compiled for it"
        case .packages: "external packages that are compiled for it"
        case .real: "▲ real modules in it where a mock would do"
        case .built: "how long ago it was built here"
        }
    }

    /// Whether it holds figures, of which the largest are looked for first.
    var isNumeric: Bool { rawValue >= Self.modules.rawValue }
}
