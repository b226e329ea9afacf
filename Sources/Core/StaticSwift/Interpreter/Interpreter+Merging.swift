import SwiftSyntax

/// What remains certain when two branches left different values.
extension Interpreter {
    /// Joins another state of the heap into the present one.
    func merge(_ other: [Slot], because cause: Unknown) {
        count(parts: other.count)
        for index in other.indices {
            switch (heap[index].value, other[index].value) {
            case (let one?, let two?):
                let both = merged(one, two, because: cause)
                // What an instance has become may not be known, but it stays an instance.
                if heap[index].kind == .instance, both.isUnknown, case .record(let record) = one {
                    heap[index].value = .record(lost(record, cause))
                } else {
                    heap[index].value = both
                }
            case (nil, nil): continue
            case (nil, _?), (_?, nil): heap[index].value = .unknown(cause.foreign(false))
            }
        }
    }

    /// The value both branches agree on, unknown where they do not.
    func merged(_ one: Value, _ two: Value, because cause: Unknown) -> Value {
        switch (one, two) {
        case (.unknown(let unknown), let other), (let other, .unknown(let unknown)):
            return .unknown(unknown.foreign(unknown.isForeign && isPlain(other)))
        case _ where isSame(one, two): return one
        case (.array(let one), .array(let two)): return .array(merged(one, two, because: cause))
        case (.set(let one), .set(let two)): return .set(merged(one, two, because: cause))
        case (.record(let one), .record(let two)): return merged(one, two, because: cause)
        case (.optional(let one?), .optional(let two?)):
            return .optional(merged(one, two, because: cause))
        default: return .unknown(cause.foreign(isPlain(one) && isPlain(two)))
        }
    }

    private func merged(_ one: Record, _ two: Record, because cause: Unknown) -> Value {
        guard one.type == two.type, one.member == two.member,
            one.fields.map(\.label) == two.fields.map(\.label)
        else { return .unknown(cause.foreign(isPlain(.record(one)) && isPlain(.record(two)))) }
        let fields = zip(one.fields, two.fields).map {
            Field($0.label, merged($0.value, $1.value, because: cause))
        }
        var result = one
        result.fields = fields
        return .record(result)
    }

    private func merged(_ one: ListValue, _ two: ListValue, because cause: Unknown) -> ListValue {
        var result = one
        count(parts: one.elements.count)
        if one.elements.count == two.elements.count {
            result.elements = zip(one.elements, two.elements).map {
                merged($0, $1, because: cause)
            }
            result.isPartial = one.isPartial || two.isPartial
            return result
        }
        let common = zip(one.elements, two.elements).prefix { isSame($0, $1) }.map(\.0)
        let rest = one.elements.dropFirst(common.count) + two.elements.dropFirst(common.count)
        result.elements = common + [.unknown(cause.foreign(rest.allSatisfy(isPlain)))]
        result.isPartial = true
        return result
    }

    /// Whether two values cannot be told apart.
    func isSame(_ one: Value, _ two: Value) -> Bool {
        switch (one, two) {
        case (.unknown(let one), .unknown(let two)): one == two
        case (.bool(let one), .bool(let two)): one == two
        case (.integer(let one), .integer(let two)): one == two
        case (.double(let one), .double(let two)): one == two
        case (.string(let one), .string(let two)): one == two
        case (.reference(let one), .reference(let two)): one == two
        case (.type(let one), .type(let two)): one == two
        case (.optional(nil), .optional(nil)): true
        case (.optional(let one?), .optional(let two?)): isSame(one, two)
        case (.array(let one), .array(let two)), (.set(let one), .set(let two)): isSame(one, two)
        case (.tuple(let one), .tuple(let two)): isSame(one, two)
        case (.record(let one), .record(let two)):
            one.type == two.type && one.member == two.member && isSame(one.fields, two.fields)
        case (.dictionary(let one), .dictionary(let two)): isSame(one, two)
        case (.implicit(let one), .implicit(let two)):
            one.node.id == two.node.id && one.scope === two.scope
        case (.range(let one), .range(let two)):
            one.integers != nil && one.integers == two.integers
        case (.function(let one), .function(let two)): isSame(one, two)
        default: false
        }
    }

    private func isSame(_ one: ListValue, _ two: ListValue) -> Bool {
        count(parts: one.elements.count)
        return one.isPartial == two.isPartial && one.elements.count == two.elements.count
            && zip(one.elements, two.elements).allSatisfy { isSame($0, $1) }
    }

    private func isSame(_ one: DictionaryValue, _ two: DictionaryValue) -> Bool {
        count(parts: one.pairs.count)
        return one.pairs.count == two.pairs.count
            && zip(one.pairs, two.pairs).allSatisfy {
                isSame($0.key, $1.key) && isSame($0.value, $1.value)
            }
    }

    private func isSame(_ one: [Field], _ two: [Field]) -> Bool {
        one.count == two.count
            && zip(one, two).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value) }
    }

    private func isSame(_ one: FunctionValue, _ two: FunctionValue) -> Bool {
        guard case .closure(let one, let scopeOfOne) = one.body,
            case .closure(let two, let scopeOfTwo) = two.body
        else { return false }
        return one.id == two.id && scopeOfOne === scopeOfTwo
    }
}
