import StaticSwift

/// Takes evaluated values apart, collecting what is unknown on the way.
struct ValueReader {
    /// The file that positions without a place of their own mention.
    let path: String
    private(set) var unknowns: [Unknown] = []

    init(path: String) {
        self.path = path
    }

    mutating func note(_ unknown: Unknown) {
        if !unknowns.contains(unknown) { unknowns.append(unknown) }
    }

    mutating func note(_ what: String, _ reason: String, line: Int = 1) {
        let position = SourcePosition(file: path, line: line, column: 1)
        note(Unknown(expression: what, position: position, reason: reason))
    }

    /// The value without its optional layers; nil if it is absent or unknown.
    mutating func known(_ value: Value?) -> Value? {
        switch value {
        case nil, .optional(nil): return nil
        case .optional(let wrapped?): return known(wrapped)
        case .unknown(let unknown):
            note(unknown)
            return nil
        case .implicit(let member):
            note(member.unresolved)
            return nil
        default: return value
        }
    }

    /// Whether a value is there but could not be evaluated.
    func isUnknown(_ value: Value?) -> Bool {
        switch value {
        case .unknown, .implicit, .sum: true
        case .optional(let wrapped?): isUnknown(wrapped)
        default: false
        }
    }

    mutating func string(_ value: Value?, of what: String) -> String? {
        switch known(value) {
        case nil: return nil
        case .string(let text)?: return text
        default:
            note(what, "it is not a text")
            return nil
        }
    }

    mutating func elements(_ value: Value?, of what: String) -> [Value] {
        switch known(value) {
        case nil: return []
        case .array(let list)?, .set(let list)?: return list.elements
        default:
            note(what, "it is not a list")
            return []
        }
    }

    mutating func record(_ value: Value?, of what: String) -> Record? {
        switch known(value) {
        case nil: return nil
        case .record(let record)?: return record
        default:
            note(what, "its elements are not known")
            return nil
        }
    }

    mutating func records(_ value: Value?, of what: String) -> [Record] {
        elements(value, of: what).compactMap { record($0, of: what) }
    }
}
