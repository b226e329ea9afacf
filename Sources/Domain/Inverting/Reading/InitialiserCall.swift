import Codebase

/// What calls an initializer, with the labels that stand there.
enum InitialiserCall {
    /// The type is named.
    case named(String, [String])
    /// The text leaves it out, as `.init()` does, or an expression tells it.
    case unnamed([String])
}

extension SourceDetails {
    /// How a use makes a value; nil if it does not, or calls an initializer of its own type.
    func initialiserCall(by use: NameUse) -> InitialiserCall? {
        if use.role == .construction { return .named(use.name, use.call?.labels ?? []) }
        guard use.name == "init", let base = use.base else { return nil }
        let labels = use.call?.labels ?? use.labels ?? []
        return switch base.kind {
        case .use(let number): .named(uses[number].name, labels)
        case .implicit, .other: .unnamed(labels)
        case .own: nil
        }
    }
}
