/// What measuring a value found out.
struct Nesting {
    /// The most levels, and the most parts, that are looked at.
    let most: (levels: Int, parts: Int)
    /// How many parts were looked at, each as often as it can be reached.
    private(set) var parts = 0
    /// Whether some stand deeper than the most levels.
    private(set) var isTooDeep = false

    init(of value: Value, most: (levels: Int, parts: Int)) {
        self.most = most
        measure(value, 1)
    }

    private mutating func measure(_ value: Value, _ level: Int) {
        parts += 1
        if level > most.levels { isTooDeep = true }
        if isTooDeep || parts > most.parts { return }
        switch value {
        case .array(let list), .set(let list):
            for element in list.elements { measure(element, level + 1) }
        case .dictionary(let dictionary):
            for pair in dictionary.pairs {
                measure(pair.key, level + 1)
                measure(pair.value, level + 1)
            }
        case .tuple(let fields): for field in fields { measure(field.value, level + 1) }
        case .record(let record): for field in record.fields { measure(field.value, level + 1) }
        case .optional(let wrapped?): measure(wrapped, level + 1)
        case .range(let range):
            for end in [range.lower, range.upper] { end.map { measure($0, level + 1) } }
        case .sum(let parts): for part in parts { measure(part, level + 1) }
        case .implicit(let member): measure(member, level)
        case .function(let function):
            if case .method(let owner, _) = function.body { measure(owner, level + 1) }
        case .unknown, .bool, .integer, .double, .string, .optional(nil), .reference, .type: return
        }
    }

    private mutating func measure(_ member: ImplicitMember, _ level: Int) {
        for argument in member.arguments ?? [] { measure(argument.value, level + 1) }
        for link in member.chain {
            for argument in link.arguments ?? [] { measure(argument.value, level + 1) }
        }
    }
}
