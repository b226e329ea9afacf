import Composing
import TerminalUI

nonisolated extension Lifetime {
    /// From what lives longest to what nobody knows.
    static let longestFirst: [Lifetime] = [
        .app, .container, .custom, .owner, .weak, .graph, .call, .unknown,
    ]

    /// The word in lists.
    var word: StyledText { StyledText(rawValue, color) }

    var color: Color {
        switch self {
        case .app: .layer(0)
        case .container: .layer(1)
        case .custom: .layer(2)
        case .owner: .layer(3)
        case .weak: .layer(4)
        case .graph: .layer(5)
        case .call: .layer(6)
        case .unknown: .muted
        }
    }

    /// What it means.
    var sentence: String {
        switch self {
        case .app: "as long as the program"
        case .container: "as long as the container that holds it"
        case .custom: "as long as a scope that the codebase defines"
        case .owner: "as long as the object whose property it is"
        case .weak: "while somebody holds it"
        case .graph: "while one graph of objects is made"
        case .call: "made anew each time"
        case .unknown: "only running tells"
        }
    }

    /// A line as long as it lives, to compare with others.
    var line: StyledText {
        let length =
            switch self {
            case .app: 16
            case .container: 13
            case .custom, .owner: 10
            case .weak: 7
            case .graph: 4
            case .call: 1
            case .unknown: 0
            }
        let rest = self == .unknown ? "?" : ""
        return StyledText(String(repeating: "━", count: length) + rest, color)
    }

    /// Whether it surely ends after another one. A scope of the codebase's own is not compared.
    func outlives(_ other: Lifetime) -> Bool {
        guard let own = rank, let others = other.rank else { return false }
        return own > others
    }

    private var rank: Int? {
        switch self {
        case .app: 4
        case .container: 3
        case .owner: 2
        case .graph: 1
        case .call: 0
        case .weak, .custom, .unknown: nil
        }
    }
}
