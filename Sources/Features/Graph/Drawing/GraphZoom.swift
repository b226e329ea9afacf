/// How large the graph is drawn.
nonisolated enum GraphZoom: Int, Sendable {
    /// A sign for each node; the selected one is named.
    case signs
    /// The first letters of names.
    case letters
    /// Whole names, spread over the window.
    case names
    /// Whole names, twice as far apart.
    case wide

    /// How many nodes fit with whole names into any window.
    static let mostNamed = 12

    /// How many columns a name takes at most; nil if it is written whole.
    var mostColumns: Int? {
        switch self {
        case .signs: 0
        case .letters: 6
        case .names, .wide: nil
        }
    }

    /// How many modules a screen shows legibly; more become layers or packages.
    var mostModules: Int {
        switch self {
        case .signs: 400
        case .letters: 100
        case .names, .wide: 40
        }
    }

    /// How many times as far apart as it has to be everything stands.
    var spread: Int { self == .wide ? 2 : 1 }

    /// The next larger or smaller one; nil at the ends.
    func moved(by step: Int) -> GraphZoom? { GraphZoom(rawValue: rawValue + step) }
}
