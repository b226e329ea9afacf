import Codebase

/// A place in code that puts objects together where the app can end, and the compiler does not
/// look.
struct CompositionTrap: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// `as! T`.
        case cast(String)
        /// `try!`.
        case attempt
        /// `fatalError` or `preconditionFailure`.
        case end(String)

        /// What an expression is; nil for one that cannot end the app.
        init?(_ expression: OutlineExpression) {
            switch expression.kind {
            case .cast(_, let type, "!"): self = .cast(type)
            case .attempt(_, "!"): self = .attempt
            case .call(let callee, _):
                guard case .name(let name, _) = callee.kind, Self.ending.contains(name) else {
                    return nil
                }
                self = .end(name)
            default: return nil
            }
        }

        private static let ending: Set<String> = ["fatalError", "preconditionFailure"]

        var sentence: String {
            switch self {
            case .cast(let type): "as! \(type): the app ends here if it is anything else"
            case .attempt: "try!: the app ends here if it throws"
            case .end(let name): "\(name): the app ends where this is reached"
            }
        }
    }

    let kind: Kind
    /// What is made there: the root with its member, or the registration.
    let owner: String
    let place: CompositionPlace
    let module: ModuleID
}

extension OutlineDeclaration {
    /// All that can end the app in it.
    func traps(owner: String, in file: OutlinedFile) -> [CompositionTrap] {
        if isConditional || resolvesItsGeneric || isFromCoder { return [] }
        var found: [CompositionTrap] = []
        ExpressionSearch.visit(self) { expression in
            guard let kind = CompositionTrap.Kind(expression) else { return }
            found.append(
                CompositionTrap(
                    kind: kind, owner: owner,
                    place: CompositionPlace(file: file.file, line: expression.line),
                    module: file.module))
        }
        return found
    }

    /// Whether only a storyboard calls it, or nobody may.
    private var isFromCoder: Bool {
        kind == .`init`
            && (parameters.contains { $0.label == "coder" } || attribute("available") != nil)
    }
}
