extension StarInterpreter {
    func value(
        of expression: StarExpression, in scope: StarScope
    ) throws(StarError) -> StarValue {
        try step(expression.line)
        return try nested(expression.line) { () throws(StarError) -> StarValue in
            if let value = try simpleValue(of: expression, in: scope) { return value }
            return try compoundValue(of: expression, in: scope)
        }
    }

    private func simpleValue(
        of expression: StarExpression, in scope: StarScope
    ) throws(StarError) -> StarValue? {
        switch expression.kind {
        case .none: return StarValue.none
        case .bool(let value): return .bool(value)
        case .number(let number): return .number(number)
        case .string(let text): return .string(text)
        case .name(let name):
            return scope.value(of: name) ?? StarLibrary.global(name)
        case .list(let items): return .list(StarList(try values(of: items, in: scope)))
        case .tuple(let items): return .tuple(StarList(try values(of: items, in: scope)))
        case .call(let function, let arguments):
            return try call(function, arguments, in: scope, line: expression.line)
        case .member(let owner, let name):
            return StarLibrary.member(name, of: try value(of: owner, in: scope))
        default: return nil
        }
    }

    private func compoundValue(
        of expression: StarExpression, in scope: StarScope
    ) throws(StarError) -> StarValue {
        switch expression.kind {
        case .dictionary(let entries): return try dictionary(entries, in: scope)
        case .comprehension, .dictionaryComprehension:
            return try comprehension(expression, in: scope)
        case .index(let owner, let key):
            let key = try value(of: key, in: scope)
            return StarOperators.element(key, of: try value(of: owner, in: scope))
        case .slice(let owner, let start, let end, let step):
            return try slice(owner, from: start, to: end, by: step, in: scope)
        case .unary(let mark, let operand):
            return StarOperators.apply(mark, try value(of: operand, in: scope))
        case .chain(let first, let rest): return try chain(first, rest, in: scope)
        case .conditional(let condition, let then, let otherwise):
            let holds = try value(of: condition, in: scope).isTrue
            return try value(of: holds ? then : otherwise, in: scope)
        case .lambda(let parameters, let body):
            let give = StarStatement(kind: .give(body), line: body.line)
            return .function(try function("lambda", parameters, [give], in: scope))
        default: return .unknown("an expression")
        }
    }

    private func values(
        of expressions: [StarExpression], in scope: StarScope
    ) throws(StarError) -> [StarValue] {
        var values: [StarValue] = []
        for expression in expressions { values.append(try value(of: expression, in: scope)) }
        return values
    }

    private func chain(
        _ first: StarExpression, _ rest: [(mark: String, operand: StarExpression)],
        in scope: StarScope
    ) throws(StarError) -> StarValue {
        var value = try value(of: first, in: scope)
        for (mark, operand) in rest {
            try step(operand.line)
            value = try binary(mark, value, operand, in: scope)
        }
        return value
    }

    private func binary(
        _ mark: String, _ first: StarValue, _ right: StarExpression, in scope: StarScope
    ) throws(StarError) -> StarValue {
        if mark == "and" { return first.isTrue ? try value(of: right, in: scope) : first }
        if mark == "or" { return first.isTrue ? first : try value(of: right, in: scope) }
        let second = try value(of: right, in: scope)
        try spend(size(of: first) + size(of: second), right.line)
        let result = try StarOperators.apply(mark, first, second, line: right.line)
        if mark == "*" || mark == "%" { try spend(size(of: result), right.line) }
        return result
    }

    private func dictionary(
        _ entries: [(key: StarExpression, value: StarExpression)], in scope: StarScope
    ) throws(StarError) -> StarValue {
        let dictionary = StarDictionary()
        for entry in entries {
            let key = try value(of: entry.key, in: scope)
            try requireKey(key, line: entry.key.line)
            guard key.isUnknown || dictionary[key] == nil else {
                throw StarError(line: entry.key.line, reason: "A dictionary has a key twice.")
            }
            dictionary[key] = try value(of: entry.value, in: scope)
        }
        return .dictionary(dictionary)
    }

    private func slice(
        _ owner: StarExpression, from start: StarExpression?, to end: StarExpression?,
        by step: StarExpression?, in scope: StarScope
    ) throws(StarError) -> StarValue {
        let owner = try value(of: owner, in: scope)
        var bounds: [Int?] = []
        for bound in [start, end, step] {
            guard let bound, case .number(let number) = try value(of: bound, in: scope) else {
                bounds.append(nil)
                continue
            }
            bounds.append(number)
        }
        return StarOperators.slice(owner, from: bounds[0], to: bounds[1], by: bounds[2] ?? 1)
    }

    private func comprehension(
        _ expression: StarExpression, in scope: StarScope
    ) throws(StarError) -> StarValue {
        let inner = StarScope(outer: scope)
        switch expression.kind {
        case .comprehension(let item, let clauses):
            let list = StarList([])
            try each(clauses[...], in: inner) { () throws(StarError) in
                list.items.append(try self.value(of: item, in: inner))
            }
            return .list(list)
        case .dictionaryComprehension(let key, let item, let clauses):
            let dictionary = StarDictionary()
            try each(clauses[...], in: inner) { () throws(StarError) in
                dictionary[try self.value(of: key, in: inner)] = try self.value(of: item, in: inner)
            }
            return .dictionary(dictionary)
        default: return .unknown("an expression")
        }
    }

    private func each(
        _ clauses: ArraySlice<StarClause>, in scope: StarScope,
        _ body: () throws(StarError) -> Void
    ) throws(StarError) {
        guard let clause = clauses.first else { return try body() }
        switch clause {
        case .only(let condition):
            guard try value(of: condition, in: scope).isTrue else { return }
            try nested(condition.line) { () throws(StarError) in
                try each(clauses.dropFirst(), in: scope, body)
            }
        case .each(let target, let values):
            let sequence = try sequence(of: values, in: scope)
            sequence.list?.loops += 1
            defer { sequence.list?.loops -= 1 }
            for element in sequence.elements {
                try step(target.line)
                try assign(element, to: target, in: scope)
                try nested(target.line) { () throws(StarError) in
                    try each(clauses.dropFirst(), in: scope, body)
                }
            }
        }
    }
}
