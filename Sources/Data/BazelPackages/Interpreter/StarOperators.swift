/// What the operators of build files do.
enum StarOperators {
    static func apply(_ mark: String, _ value: StarValue) -> StarValue {
        switch (mark, value) {
        case ("not", .unknown): value
        case ("not", _): .bool(!value.isTrue)
        case ("-", .number(let number)): exact(0.subtractingReportingOverflow(number))
        case ("+", .number): value
        default: .unknown("an operation")
        }
    }

    static func apply(
        _ mark: String, _ left: StarValue, _ right: StarValue, line: Int
    ) throws(StarError) -> StarValue {
        switch mark {
        case "==": return compare(left, right)
        case "!=": return apply("not", compare(left, right))
        case "in": return contains(left, in: right)
        case "not in": return apply("not", contains(left, in: right))
        case "<", ">", "<=", ">=": return order(mark, left, right)
        case "+": return sum(left, right)
        case "|": return union(left, right)
        case "%": return remainder(left, right)
        case "*": return try product(left, right, line: line)
        default: return arithmetic(mark, left, right)
        }
    }

    private static func compare(_ left: StarValue, _ right: StarValue) -> StarValue {
        left.isEqual(to: right).map { .bool($0) } ?? .unknown("a comparison")
    }

    /// A number; numbers that are too large are not evaluated.
    private static func exact(_ result: (partialValue: Int, overflow: Bool)) -> StarValue {
        result.overflow ? .unknown("a large number") : .number(result.partialValue)
    }

    private static func contains(_ value: StarValue, in container: StarValue) -> StarValue {
        switch container {
        case .string(let text):
            return value.text.map { .bool($0.isEmpty || text.contains($0)) }
                ?? .unknown("a comparison")
        case .dictionary(let dictionary): return .bool(dictionary[value] != nil)
        case .list, .tuple:
            let found = (container.elements ?? []).map { $0.isEqual(to: value) }
            return found.contains(true)
                ? .bool(true) : found.contains(nil) ? .unknown("a comparison") : .bool(false)
        default: return .unknown("a comparison")
        }
    }

    private static func order(_ mark: String, _ left: StarValue, _ right: StarValue) -> StarValue {
        guard let isLess = left.isLess(than: right), let isEqual = left.isEqual(to: right) else {
            return .unknown("a comparison")
        }
        switch mark {
        case "<": return .bool(isLess)
        case "<=": return .bool(isLess || isEqual)
        case ">": return .bool(!isLess && !isEqual)
        default: return .bool(!isLess)
        }
    }

    static func sum(_ left: StarValue, _ right: StarValue) -> StarValue {
        switch (left, right) {
        case (.number(let first), .number(let second)):
            return exact(first.addingReportingOverflow(second))
        case (.string(let first), .string(let second)): return .string(first + second)
        case (.list(let first), .list(let second)):
            return .list(StarList(first.items + second.items))
        case (.tuple(let first), .tuple(let second)):
            return .tuple(StarList(first.items + second.items))
        case (.choice(let first), .choice(let second)):
            return .choice(StarParts(first.all + second.all))
        case (.choice(let parts), _): return .choice(StarParts(parts.all + [.always(right)]))
        case (_, .choice(let parts)): return .choice(StarParts([.always(left)] + parts.all))
        case (.list, .unknown), (.unknown, .list):
            return .choice(StarParts([.always(left), .always(right)]))
        default: return .unknown("a sum")
        }
    }

    private static func union(_ left: StarValue, _ right: StarValue) -> StarValue {
        switch (left, right) {
        case (.dictionary(let first), .dictionary(let second)):
            .dictionary(StarDictionary((first.entries + second.entries).map { ($0.key, $0.value) }))
        case (.number(let first), .number(let second)): .number(first | second)
        default: .unknown("a union")
        }
    }

    private static func product(
        _ left: StarValue, _ right: StarValue, line: Int
    ) throws(StarError) -> StarValue {
        switch (left, right) {
        case (.number(let first), .number(let second)):
            return exact(first.multipliedReportingOverflow(by: second))
        case (.string(let text), .number(let count)), (.number(let count), .string(let text)):
            guard count < 1_000, text.utf8.count < 10_000 else {
                throw StarError(line: line, reason: "A text is too long.")
            }
            return .string(String(repeating: text, count: max(count, 0)))
        case (.list(let list), .number(let count)):
            guard count < 1_000, list.items.count < 1_000 else {
                throw StarError(line: line, reason: "A list is too long.")
            }
            return .list(StarList((0..<max(count, 0)).flatMap { _ in list.items }))
        default: return .unknown("a product")
        }
    }

    private static func remainder(_ left: StarValue, _ right: StarValue) -> StarValue {
        switch (left, right) {
        case (.number(let first), .number(let second)):
            guard second != 0, second != -1 else { return .unknown("a remainder") }
            let rest = first % second
            return .number(rest != 0 && (rest < 0) != (second < 0) ? rest + second : rest)
        case (.string(let format), .tuple(let values)):
            return StarFormat.percent(format, values.items)
        case (.string(let format), _): return StarFormat.percent(format, [right])
        default: return .unknown("a remainder")
        }
    }

    private static func arithmetic(
        _ mark: String, _ left: StarValue, _ right: StarValue
    ) -> StarValue {
        guard case .number(let first) = left, case .number(let second) = right else {
            return .unknown("a calculation")
        }
        switch mark {
        case "-": return exact(first.subtractingReportingOverflow(second))
        case "&": return .number(first & second)
        case "^": return .number(first ^ second)
        case "//" where second != 0 && second != -1:
            let quotient = first / second
            return .number(
                first % second != 0 && (first < 0) != (second < 0) ? quotient - 1 : quotient)
        default: return .unknown("a calculation")
        }
    }

    static func element(_ key: StarValue, of owner: StarValue) -> StarValue {
        switch (owner, key) {
        case (.dictionary(let dictionary), _): return dictionary[key] ?? .unknown("an entry")
        case (.string(let text), .number(let index)):
            let letters = Array(text)
            return place(index, letters.count).map { .string(String(letters[$0])) }
                ?? .unknown("a letter")
        case (_, .number(let index)):
            guard let items = owner.elements else { return .unknown("an element") }
            return place(index, items.count).map { items[$0] } ?? .unknown("an element")
        default: return .unknown("an element")
        }
    }

    private static func place(_ index: Int, _ count: Int) -> Int? {
        guard index >= -count, index < count else { return nil }
        return index < 0 ? index + count : index
    }

    static func slice(_ owner: StarValue, from start: Int?, to end: Int?, by step: Int) -> StarValue
    {
        guard step != 0 else { return .unknown("a part") }
        func chosen<Item>(of items: [Item]) -> [Item] {
            indices(below: items.count, from: start, to: end, by: step).map { items[$0] }
        }
        switch owner {
        case .string(let text):
            return .string(String(chosen(of: Array(text))))
        case .list(let list): return .list(StarList(chosen(of: list.items)))
        case .tuple(let tuple): return .tuple(StarList(chosen(of: tuple.items)))
        default: return .unknown("a part")
        }
    }

    private static func indices(
        below count: Int, from start: Int?, to end: Int?, by step: Int
    ) -> [Int] {
        guard step != 0, step > -1_000_000, step < 1_000_000 else { return [] }
        func bounded(_ index: Int, _ low: Int, _ high: Int) -> Int {
            let index = index < 0 ? max(index, -count - 1) + count : index
            return min(max(index, low), high)
        }
        if step > 0 {
            let first = bounded(start ?? 0, 0, count)
            let last = end.map { bounded($0, 0, count) } ?? count
            return Array(stride(from: first, to: max(first, last), by: step))
        }
        let first = start.map { bounded($0, -1, count - 1) } ?? count - 1
        let last = end.map { bounded($0, -1, count - 1) } ?? -1
        return Array(stride(from: first, to: min(first, last), by: step))
    }
}
