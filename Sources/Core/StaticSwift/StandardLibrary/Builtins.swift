import SwiftSyntax

/// Functions of the standard library.
extension Interpreter {
    func callBuiltin(
        _ name: String, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        switch name {
        case "print", "debugPrint", "dump", "assert", "fputs", "setvbuf", "fflush": return .void
        case "precondition": return try precondition(arguments, at: node)
        case "fatalError", "preconditionFailure", "assertionFailure", "exit", "abort":
            throw .failed(unknown(node, "the manifest terminates itself here"))
        case "getenv": return getenv(arguments, at: node)
        case "abs":
            guard case .integer(let number)? = arguments.first?.value, number != .min else { break }
            return .integer(Swift.abs(number))
        case "min", "max":
            return try extreme(
                sameType(arguments.map(\.value), at: node), isMin: name == "min", at: node)
        case "zip" where arguments.count == 2:
            return try zipped(arguments[0].value, arguments[1].value, at: node)
        case "type" where arguments.count == 1:
            switch arguments[0].value {
            case .array, .set, .dictionary, .optional, .range:
                return .unknown(unknown(node, "what its elements are is not known").foreign())
            default: break
            }
            guard let type = typeName(of: arguments[0].value) else { break }
            return .type(.named(type))
        case "stride": return stride(arguments, at: node)
        case "repeatElement" where arguments.count == 2:
            return try repeated(arguments[0].value, arguments[1].value, at: node)
        case "withExtendedLifetime" where arguments.count == 2,
            "withoutActuallyEscaping" where arguments.count == 2:
            return try call(arguments[1].value, [Argument(nil, arguments[0].value)], at: node)
        case "swap" where arguments.count == 2:
            guard let one = arguments[0].place, let two = arguments[1].place else { break }
            try assign(arguments[1].value, to: one, at: node)
            try assign(arguments[0].value, to: two, at: node)
            return .void
        default: break
        }
        return .unknown(unknown(node, "`\(name)` is not evaluated with these arguments"))
    }

    private func precondition(
        _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        guard let condition = arguments.first?.value else { return .void }
        if case .no = truth(of: condition, at: node) {
            throw .failed(unknown(node, "the precondition fails"))
        }
        return .void
    }

    private func getenv(_ arguments: [Argument], at node: Syntax) -> Value {
        guard case .string(let name)? = arguments.first?.value else {
            return .unknown(unknown(node, "the name of the variable is not known"))
        }
        return .optional(environment[name].map { .string($0) })
    }

    /// Values of which those that are members of a type yet to be known are of the type of the others.
    private func sameType(_ values: [Value], at node: Syntax) throws(Interruption) -> [Value] {
        guard let known = values.first(where: { !$0.isImplicit }), let name = typeName(of: known)
        else { return values }
        return try values.map { (value) throws(Interruption) in
            try value.isImplicit ? convert(value, to: .named(name), at: node) : value
        }
    }

    func extreme(
        _ values: [Value], isMin: Bool, at node: Syntax
    ) throws(Interruption) -> Value {
        guard var best = values.first else { return .none }
        for value in values.dropFirst() {
            let replaces =
                isMin
                ? try isLess(value, best, at: node) : try isLess(best, value, at: node)
            switch replaces {
            case .yes: best = value
            case .no: continue
            case .unknown(let unknown): return .unknown(unknown)
            }
        }
        return best
    }

    private func zipped(
        _ one: Value, _ two: Value, at node: Syntax
    ) throws(Interruption) -> Value {
        if case .range(let range) = one, range.upper == nil,
            case .integer(let start)? = range.lower,
            case .known(let list) = try elements(of: two, at: node), list.missing == nil
        {
            let numbers = list.elements.indices.map { Value.integer(start + $0) }
            return try zipped(.array(numbers), two, at: node)
        }
        switch (try elements(of: one, at: node), try elements(of: two, at: node)) {
        case (.unknown(let unknown), _), (_, .unknown(let unknown)): return .unknown(unknown)
        case (.known(let one), .known(let two)):
            if let missing = one.missing ?? two.missing { return .unknown(missing) }
            return .array(
                zip(one.elements, two.elements).map { .tuple([Field(nil, $0), Field(nil, $1)]) })
        }
    }

    private func stride(_ arguments: [Argument], at node: Syntax) -> Value {
        guard arguments.count == 3, case .integer(let from) = arguments[0].value,
            case .integer(let to) = arguments[1].value, case .integer(let by) = arguments[2].value,
            by != 0, let distance = distance(from, to), distance / by.magnitude < limits.size
        else { return .unknown(unknown(node, "it is not evaluated with these arguments")) }
        let isClosed = arguments[1].label == "through"
        let numbers =
            isClosed
            ? Array(Swift.stride(from: from, through: to, by: by))
            : Array(Swift.stride(from: from, to: to, by: by))
        return .array(numbers.map { .integer($0) })
    }

    private func distance(_ one: Int, _ two: Int) -> UInt? {
        let (difference, overflow) = one.subtractingReportingOverflow(two)
        return overflow ? nil : difference.magnitude
    }

    func repeated(
        _ value: Value, _ count: Value, at node: Syntax
    ) throws(Interruption) -> Value {
        guard case .integer(let count) = count, count >= 0 else {
            return .unknown(unknown(node, "the number of repetitions is not known"))
        }
        try checkSize(count, at: node)
        return .array(Array(repeating: value, count: count))
    }
}
