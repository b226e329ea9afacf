import SwiftSyntax

extension Interpreter {
    /// Whether two values are equal in the sense of `==`.
    func areEqual(
        _ one: Value, _ two: Value, at node: some SyntaxProtocol
    ) throws(Interruption) -> Truth {
        try tick(at: node)
        switch (one, two) {
        case (.unknown(let unknown), _), (_, .unknown(let unknown)): return .unknown(unknown)
        case (.optional(nil), .optional(nil)): return .yes
        case (.optional(nil), .optional), (.optional, .optional(nil)): return .no
        case (.optional(let one?), .optional(let two?)):
            return try nested(at: node) { () throws(Interruption) in
                try areEqual(one, two, at: node)
            }
        case (.implicit(let member), .optional(let wrapped)) where member.isOptionalCase,
            (.optional(let wrapped), .implicit(let member)) where member.isOptionalCase:
            guard let wanted = member.arguments?.first?.value else { return Truth(wrapped == nil) }
            guard let wrapped else { return .no }
            return try areEqual(wanted, wrapped, at: node)
        case (.optional(let wrapped), let other), (let other, .optional(let wrapped)):
            guard let wrapped else { return .no }
            return try nested(at: node) { () throws(Interruption) in
                try areEqual(wrapped, other, at: node)
            }
        case (.implicit(let member), let other), (let other, .implicit(let member)):
            return try areEqual(member, other, at: node)
        default: return try arePlainEqual(one, two, at: node)
        }
    }

    private func areEqual(
        _ member: ImplicitMember, _ other: Value, at node: some SyntaxProtocol
    ) throws(Interruption) -> Truth {
        if let name = typeName(of: other) {
            let value = try convert(.implicit(member), to: .named(name), at: node)
            if case .implicit = value { return .unknown(unknown(node, "its type is not known")) }
            return try areEqual(value, other, at: node)
        }
        guard case .implicit(let second) = other, member.arguments == nil, second.arguments == nil,
            member.chain.isEmpty, second.chain.isEmpty
        else { return .unknown(unknown(node, "the compared values are not known")) }
        return Truth(member.name == second.name)
    }

    private func arePlainEqual(
        _ one: Value, _ two: Value, at node: some SyntaxProtocol
    ) throws(Interruption) -> Truth {
        switch (one, two) {
        case (.bool(let one), .bool(let two)): return Truth(one == two)
        case (.integer(let one), .integer(let two)): return Truth(one == two)
        case (.double(let one), .double(let two)): return Truth(one == two)
        case (.integer(let one), .double(let two)): return Truth(Double(one) == two)
        case (.double(let one), .integer(let two)): return Truth(one == Double(two))
        case (.string(let one), .string(let two)): return Truth(one == two)
        case (.type(let one), .type(let two)): return Truth(one == two)
        case (.array(let one), .array(let two)): return try areEqual(one, two, at: node)
        case (.set(let one), .set(let two)): return try areSameSet(one, two, at: node)
        case (.tuple(let one), .tuple(let two)) where one.count == two.count:
            return try areAllEqual(one.map(\.value), two.map(\.value), at: node)
        case (.record(let one), .record(let two)): return try areEqual(one, two, at: node)
        case (.reference(let one), .reference(let two)) where one == two: return .yes
        default: return .unknown(unknown(node, "comparing these values is not supported"))
        }
    }

    private func areEqual(
        _ one: ListValue, _ two: ListValue, at node: some SyntaxProtocol
    ) throws(Interruption) -> Truth {
        if let missing = one.missing ?? two.missing { return .unknown(missing) }
        guard one.elements.count == two.elements.count else { return .no }
        return try areAllEqual(one.elements, two.elements, at: node)
    }

    private func areSameSet(
        _ one: ListValue, _ two: ListValue, at node: some SyntaxProtocol
    ) throws(Interruption) -> Truth {
        if let missing = one.missing ?? two.missing { return .unknown(missing) }
        guard one.elements.count == two.elements.count else { return .no }
        for element in one.elements {
            let found = try contains(two.elements, element, at: Syntax(node))
            guard case .yes = found else { return found }
        }
        return .yes
    }

    private func areAllEqual(
        _ one: [Value], _ two: [Value], at node: some SyntaxProtocol
    ) throws(Interruption) -> Truth {
        var result = Truth.yes
        for (one, two) in zip(one, two) {
            let truth = try nested(at: node) { () throws(Interruption) in
                try areEqual(one, two, at: node)
            }
            switch truth {
            case .yes: continue
            case .no: return .no
            case .unknown: result = truth
            }
        }
        return result
    }

    private func areEqual(
        _ one: Record, _ two: Record, at node: some SyntaxProtocol
    ) throws(Interruption) -> Truth {
        let operators = declarations.lineage(of: one.type).flatMap {
            $0.functions(named: "==", isStatic: true)
        }
        if !operators.isEmpty {
            let arguments = [Argument(nil, .record(one)), Argument(nil, .record(two))]
            if let result = try call(
                operators.map(\.withoutLabels), arguments, selfSlot: nil, owner: one.type,
                at: Syntax(node))
            {
                return truth(of: result, at: node)
            }
        }
        guard one.type == two.type, one.member == two.member,
            one.fields.map(\.label) == two.fields.map(\.label)
        else { return .no }
        return try areAllEqual(one.fields.map(\.value), two.fields.map(\.value), at: node)
    }

    /// Whether `one < two`.
    func isLess(
        _ one: Value, _ two: Value, at node: some SyntaxProtocol
    ) throws(Interruption) -> Truth {
        try tick(at: node)
        switch (one, two) {
        case (.unknown(let unknown), _), (_, .unknown(let unknown)): return .unknown(unknown)
        case (.integer(let one), .integer(let two)): return Truth(one < two)
        case (.double(let one), .double(let two)): return Truth(one < two)
        case (.integer(let one), .double(let two)): return Truth(Double(one) < two)
        case (.double(let one), .integer(let two)): return Truth(one < Double(two))
        case (.string(let one), .string(let two)): return Truth(one < two)
        case (.implicit, .implicit): break
        case (.implicit, let other), (let other, .implicit):
            guard let name = typeName(of: other) else { break }
            let values = try [one, two].map { (value) throws(Interruption) in
                try convert(value, to: .named(name), at: node)
            }
            guard !values.contains(where: \.isImplicit) else { break }
            return try isLess(values[0], values[1], at: node)
        case (.tuple(let one), .tuple(let two)) where one.count == two.count:
            return try isLess(one.map(\.value), two.map(\.value), at: node)
        case (.optional(let one?), .optional(let two?)):
            return try isLess(one, two, at: node)
        case (.record(let one), .record(let two)) where one.type == "String.Index":
            guard case .string(let text)? = one["text"], case .string(text)? = two["text"] else {
                return .unknown(unknown(node, "the indices are of several texts"))
            }
            return try isLess(one["offset"] ?? .void, two["offset"] ?? .void, at: node)
        case (.record(let one), .record(let two)) where isOrderedByCases(one, two):
            return try isCaseLess(one, two, at: node)
        case (.record(let record), .record):
            let operators = declarations.lineage(of: record.type).flatMap {
                $0.functions(named: "<", isStatic: true)
            }
            let arguments = [Argument(nil, one), Argument(nil, two)]
            let result = try call(
                operators.map(\.withoutLabels), arguments, selfSlot: nil, owner: record.type,
                at: Syntax(node))
            return truth(of: result ?? .void, at: node)
        default: break
        }
        return .unknown(unknown(node, "comparing these values is not supported"))
    }

    private func isLess(
        _ one: [Value], _ two: [Value], at node: some SyntaxProtocol
    ) throws(Interruption) -> Truth {
        for (one, two) in zip(one, two) {
            switch try areEqual(one, two, at: node) {
            case .yes: continue
            case .no: return try isLess(one, two, at: node)
            case .unknown(let unknown): return .unknown(unknown)
            }
        }
        return .no
    }

    /// Whether two instances are of an enum that is ordered as its cases are written.
    private func isOrderedByCases(_ one: Record, _ two: Record) -> Bool {
        guard one.type == two.type, let type = declarations.type(one.type),
            type.kind == .enumeration, type.inherited.contains(.named("Comparable"))
        else { return false }
        return declarations.lineage(of: one.type).allSatisfy {
            $0.functions(named: "<", isStatic: true).isEmpty
        }
    }

    private func isCaseLess(
        _ one: Record, _ two: Record, at node: some SyntaxProtocol
    ) throws(Interruption) -> Truth {
        guard one.member != two.member else {
            return try isLess(one.fields.map(\.value), two.fields.map(\.value), at: node)
        }
        let names = declarations.type(one.type)?.cases.map(\.name) ?? []
        guard let first = names.firstIndex(of: one.member),
            let second = names.firstIndex(of: two.member)
        else { return .unknown(unknown(node, "the compared values are not known")) }
        return Truth(first < second)
    }

    /// Whether a list has an element.
    func contains(
        _ elements: [Value], _ wanted: Value, at node: Syntax
    ) throws(Interruption) -> Truth {
        var result = Truth.no
        for element in elements {
            let truth = try areEqual(element, wanted, at: node)
            if case .yes = truth { return .yes }
            if case .unknown = truth { result = truth }
        }
        return result
    }

    /// Whether a range has a value.
    func contains(
        _ range: RangeValue, _ value: Value, at node: some SyntaxProtocol
    ) throws(Interruption) -> Truth {
        if let lower = range.lower {
            let isBelow = try isLess(value, lower, at: node)
            guard case .no = isBelow else { return isBelow.negated }
        }
        guard let upper = range.upper else { return .yes }
        return range.isClosed
            ? try isLess(upper, value, at: node).negated : try isLess(value, upper, at: node)
    }

    /// Whether a value has a type, as far as values show it.
    func isInstance(
        _ value: Value, of type: TypeReference, at node: some SyntaxProtocol
    ) -> Truth {
        switch (value, type) {
        case (.unknown(let unknown), _): return .unknown(unknown)
        case (.optional(nil), .optional): return .yes
        case (.optional(let wrapped?), _): return isInstance(wrapped, of: type.unwrapped, at: node)
        case (_, .optional(let wrapped)): return isInstance(value, of: wrapped, at: node)
        case (.array, .array), (.dictionary, .dictionary), (.function, .function): return .yes
        case (.array, .named), (.array, .function), (.string, .array): return .no
        case (_, .named(let name)):
            guard let own = typeName(of: value) else {
                return .unknown(unknown(node, "its type is not known"))
            }
            return switch kinship(of: own, with: name) {
            case .yes: .yes
            case .no: .no
            case .maybe: .unknown(unknown(node, "its type is not known"))
            }
        default: return .unknown(unknown(node, "its type is not known"))
        }
    }
}

extension ImplicitMember {
    /// Whether it is `.none` or `.some(…)`.
    fileprivate var isOptionalCase: Bool {
        chain.isEmpty && (name == "none" && arguments == nil || name == "some" && arguments != nil)
    }
}
