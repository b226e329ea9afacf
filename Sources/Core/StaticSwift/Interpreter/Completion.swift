/// How a statement or a block ended.
enum Completion {
    /// It ran to its end; a block of one expression has that expression's value.
    case normal(Value?)
    case returned(Value)
    case broke(String?)
    case continued(String?)
    case fellThrough
    /// An error was thrown; only ways out that may have been taken are described like this.
    case threw(Value)
}

extension Completion {
    var isThrow: Bool { if case .threw = self { true } else { false } }

    /// Whether a loop of this label goes on with its next round.
    func isContinuing(_ label: String?) -> Bool {
        switch self {
        case .normal: true
        case .continued(let name): name == nil || name == label
        default: false
        }
    }
}
