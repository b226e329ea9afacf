/// Follows the references of one value.
struct SettingEvaluator {
    let table: SettingTable
    private(set) var unknown: [String] = []
    private(set) var isComplete = true
    /// The settings whose values are being followed, innermost last.
    private var open: [(name: String, position: Int)] = []
    private var steps = 0
    /// The bytes that were put together, those that operators made among them.
    private var written = 0

    private static let mostSteps = 2_000
    private static let longest = 65_536
    private static let deepest = 100

    init(table: SettingTable) { self.table = table }

    /// The value of a setting; of one that is being followed already, the next weaker value.
    mutating func value(of name: String) -> String? {
        let position = open.last { $0.name == name }?.position
        guard let found = table.assignment(of: name, below: position) else { return nil }
        guard isWithinLimits else { return nil }
        open.append((name, found.position))
        defer { open.removeLast() }
        return expanded(SettingExpression(found.value)) ?? ""
    }

    /// The text of an expression; nil if it consists of references that nothing assigns.
    mutating func expanded(_ expression: SettingExpression) -> String? {
        if !expression.isComplete { isComplete = false }
        return text(of: expression.parts)
    }

    private mutating func text(of parts: [SettingExpression.Part]) -> String? {
        var result: String?
        for part in parts {
            guard let text = text(of: part) else { continue }
            written += text.utf8.count
            guard isWithinLimits else { return result }
            result = (result ?? "") + text
        }
        return result
    }

    private mutating func text(of part: SettingExpression.Part) -> String? {
        switch part {
        case .text(let text): return text
        case .reference(let reference): return text(of: reference)
        }
    }

    private mutating func text(of reference: SettingExpression.Reference) -> String? {
        steps += 1
        guard isWithinLimits else { return nil }
        let name = text(of: reference.name) ?? ""
        let isInherited = name == "inherited" || name == "value"
        let meant = isInherited ? open.last?.name : name
        var value = meant.flatMap { self.value(of: $0) }
        if value == nil, !reference.isBracketed { return "$" + name }
        for step in reference.operators {
            let argument = step.argument.map { text(of: $0) ?? "" }
            value = SettingOperator(name: step.name, argument: argument).apply(to: value)
            written += value?.utf8.count ?? 0
            guard isWithinLimits else { return nil }
        }
        if value == nil, !isInherited { unknown.append(name) }
        return value
    }

    /// Whether the limits hold still; notes it if they do not.
    private var isWithinLimits: Bool {
        mutating get {
            if steps >= Self.mostSteps || written >= Self.longest || open.count >= Self.deepest {
                isComplete = false
                return false
            }
            return true
        }
    }
}
