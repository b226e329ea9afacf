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

    /// Whether it holds figures, of which the largest are looked for first.
    var isNumeric: Bool { rawValue >= Self.modules.rawValue }
}
