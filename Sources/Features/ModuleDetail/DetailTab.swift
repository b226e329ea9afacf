/// What of the module is shown.
enum DetailTab: Int, CaseIterable {
    case dependencies, dependents, files, surface, neighbourhood, comparison

    var title: String {
        switch self {
        case .dependencies: "Dependencies"
        case .dependents: "Dependents"
        case .files: "Files"
        case .surface: "Surface"
        case .neighbourhood: "Graph"
        case .comparison: "Compare"
        }
    }

    /// More words by which the palette finds it.
    var keywords: String {
        switch self {
        case .dependencies: "imports uses depends on"
        case .dependents: "imported by used by users"
        case .files: "sources"
        case .surface: "api symbols declarations"
        case .neighbourhood: "neighbours picture diagram"
        case .comparison: "declared imported"
        }
    }

    func moved(by steps: Int) -> DetailTab {
        let count = Self.allCases.count
        return Self.allCases[((rawValue + steps) % count + count) % count]
    }
}
