import Architecture
import Codebase

/// Reads what comes after `kind:` or `kinds:`.
struct KindsParser {
    /// The kinds that a mapping names; empty if it names none.
    func kinds(
        _ keys: [String: YAMLValue]
    ) throws(ConfigurationError) -> [ViolationKind] {
        if let one = keys["kind"], let many = keys["kinds"] {
            let later = one.line < many.line ? many : one
            throw later.mistake("Both “kind” and “kinds” are given.", "Write one of them.")
        }
        guard let value = keys["kind"] ?? keys["kinds"] else { return [] }
        var kinds: [ViolationKind] = []
        for item in value.isScalar ? [value] : try value.values() {
            kinds.append(try item.choice(of: ViolationKind.self))
        }
        return kinds
    }
}
