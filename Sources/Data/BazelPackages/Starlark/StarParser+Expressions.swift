extension StarParser {
    mutating func expressionOrTuple() throws(StarError) -> StarExpression {
        let line = current.line
        let first = try expression()
        guard isMark(",") else { return first }
        var items = [first]
        while take(",") {
            if startsNothing { break }
            items.append(try expression())
        }
        return StarExpression(kind: .tuple(items), line: line)
    }

    private var startsNothing: Bool {
        switch current.kind {
        case .newline, .end, .dedent: true
        case .mark(let mark): [")", "]", "}", "=", ":"].contains(mark)
        default: false
        }
    }

    mutating func expression() throws(StarError) -> StarExpression {
        try deeper()
        defer { depth -= 1 }
        let line = current.line
        if take("lambda") {
            isInLambda = true
            defer { isInLambda = false }
            let parameters = try parameters(until: ":")
            isInLambda = false
            return StarExpression(kind: .lambda(parameters, try expression()), line: line)
        }
        let value = try binary(level: 0)
        guard take("if") else { return value }
        let condition = try binary(level: 0)
        try expect("else")
        let other = try expression()
        return StarExpression(
            kind: .conditional(condition, then: value, otherwise: other), line: line)
    }

    private static let levels: [[String]] = [
        ["or"], ["and"], ["not"], ["==", "!=", "<", ">", "<=", ">=", "in", "not in"], ["|"], ["^"],
        ["&"], ["<<", ">>"], ["+", "-"], ["*", "/", "//", "%"],
    ]

    private mutating func binary(level: Int) throws(StarError) -> StarExpression {
        guard level < Self.levels.count else { return try unary() }
        let line = current.line
        if level == 2 {
            guard take("not") else { return try binary(level: level + 1) }
            try deeper()
            defer { depth -= 1 }
            let value = try binary(level: level)
            return StarExpression(kind: .unary("not", value), line: line)
        }
        let first = try binary(level: level + 1)
        var rest: [(mark: String, operand: StarExpression)] = []
        while let mark = takeOperator(of: level) {
            rest.append((mark, try binary(level: level + 1)))
        }
        return rest.isEmpty
            ? first : try bearable(StarExpression(kind: .chain(first, rest), line: line))
    }

    /// The expression, unless it is taller than can be walked.
    private func bearable(_ expression: StarExpression) throws(StarError) -> StarExpression {
        guard expression.height <= Self.tallest else {
            throw unexpected("The text nests too deeply.")
        }
        return expression
    }

    /// The most expressions in each other.
    private static let tallest = 200

    private mutating func takeOperator(of level: Int) -> String? {
        let known = Self.levels[level]
        if known.contains("not in"), isWord("not") {
            position += 1
            if take("in") { return "not in" }
            position -= 1
            return nil
        }
        return known.first { take($0) }
    }

    private mutating func unary() throws(StarError) -> StarExpression {
        let line = current.line
        for mark in ["-", "+", "~"] where isMark(mark) {
            position += 1
            try deeper()
            defer { depth -= 1 }
            return StarExpression(kind: .unary(mark, try unary()), line: line)
        }
        return try postfix()
    }

    private mutating func postfix() throws(StarError) -> StarExpression {
        var value = try primary()
        while true {
            value = try bearable(value)
            let line = current.line
            if take(".") {
                value = StarExpression(kind: .member(value, try name()), line: line)
            } else if take("(") {
                value = StarExpression(kind: .call(value, try arguments()), line: value.line)
            } else if take("[") {
                value = StarExpression(kind: try subscripted(value), line: line)
            } else {
                return value
            }
        }
    }

    private mutating func subscripted(
        _ value: StarExpression
    ) throws(StarError) -> StarExpression.Kind {
        let start = isMark(":") ? nil : try expressionOrTuple()
        if let start, take("]") { return .index(value, start) }
        try expect(":")
        let end = isMark("]") || isMark(":") ? nil : try expression()
        let step = take(":") && !isMark("]") ? try expression() : nil
        try expect("]")
        return .slice(value, from: start, to: end, by: step)
    }

    private mutating func arguments() throws(StarError) -> [StarArgument] {
        var arguments: [StarArgument] = []
        while !isMark(")") {
            if take("**") {
                arguments.append(StarArgument(form: .dictionary, value: try expression()))
            } else if take("*") {
                arguments.append(StarArgument(form: .list, value: try expression()))
            } else {
                arguments.append(try argument())
            }
            if !take(",") { break }
        }
        try expect(")")
        return arguments
    }

    private mutating func argument() throws(StarError) -> StarArgument {
        if case .name(let name) = current.kind, position + 1 < tokens.count,
            tokens[position + 1].kind == .mark("=")
        {
            position += 2
            return StarArgument(form: .named(name), value: try expression())
        }
        let line = current.line
        let value = try expression()
        guard isWord("for") else { return StarArgument(form: .positional, value: value) }
        let clauses = try clauses()
        return StarArgument(
            form: .positional,
            value: StarExpression(kind: .comprehension(value, clauses), line: line))
    }

    private mutating func primary() throws(StarError) -> StarExpression {
        let token = current
        position += 1
        switch token.kind {
        case .number(let number): return StarExpression(kind: .number(number), line: token.line)
        case .string(let text): return strings(text, token.line)
        case .name("True"): return StarExpression(kind: .bool(true), line: token.line)
        case .name("False"): return StarExpression(kind: .bool(false), line: token.line)
        case .name("None"): return StarExpression(kind: .none, line: token.line)
        case .name(let name):
            if Self.reserved.contains(name) { break }
            return StarExpression(kind: .name(name), line: token.line)
        case .mark("("): return try parenthesized(token.line)
        case .mark("["): return try list(token.line)
        case .mark("{"): return try dictionary(token.line)
        default: break
        }
        position -= 1
        throw unexpected("Expected an expression.")
    }

    private static let reserved: Set<String> = [
        "and", "or", "not", "in", "if", "else", "for", "def", "return", "lambda", "elif", "load_",
        "import", "class", "while", "try",
    ]

    /// Strings that stand beside each other are one.
    private mutating func strings(_ first: String, _ line: Int) -> StarExpression {
        var text = first
        while case .string(let more) = current.kind {
            text += more
            position += 1
        }
        return StarExpression(kind: .string(text), line: line)
    }

    private mutating func parenthesized(_ line: Int) throws(StarError) -> StarExpression {
        if take(")") { return StarExpression(kind: .tuple([]), line: line) }
        let outer = isInLambda
        isInLambda = false
        defer { isInLambda = outer }
        let value = try expressionOrTuple()
        if isWord("for") {
            let clauses = try clauses()
            try expect(")")
            return StarExpression(kind: .comprehension(value, clauses), line: line)
        }
        try expect(")")
        return value
    }

    private mutating func list(_ line: Int) throws(StarError) -> StarExpression {
        var items: [StarExpression] = []
        while !isMark("]") {
            items.append(try expression())
            if items.count == 1, isWord("for") {
                let clauses = try clauses()
                try expect("]")
                return StarExpression(kind: .comprehension(items[0], clauses), line: line)
            }
            if !take(",") { break }
        }
        try expect("]")
        return StarExpression(kind: .list(items), line: line)
    }

    private mutating func dictionary(_ line: Int) throws(StarError) -> StarExpression {
        var entries: [(key: StarExpression, value: StarExpression)] = []
        while !isMark("}") {
            let key = try expression()
            try expect(":")
            let value = try expression()
            entries.append((key, value))
            if entries.count == 1, isWord("for") {
                let clauses = try clauses()
                try expect("}")
                return StarExpression(
                    kind: .dictionaryComprehension(key, value, clauses), line: line)
            }
            if !take(",") { break }
        }
        try expect("}")
        return StarExpression(kind: .dictionary(entries), line: line)
    }

    private mutating func clauses() throws(StarError) -> [StarClause] {
        var clauses: [StarClause] = []
        while true {
            guard clauses.count < 50 else { throw unexpected("The text nests too deeply.") }
            if take("for") {
                let variable = try targets()
                try expect("in")
                clauses.append(.each(variable, in: try binary(level: 0)))
            } else if take("if") {
                clauses.append(.only(try binary(level: 0)))
            } else {
                return clauses
            }
        }
    }

    /// What a loop assigns to: names, or tuples of them.
    mutating func targets() throws(StarError) -> StarExpression {
        let line = current.line
        var items: [StarExpression] = []
        repeat {
            if isWord("in") { break }
            items.append(try postfix())
        } while take(",")
        guard let first = items.first else { throw unexpected("Expected a name.") }
        return items.count == 1 ? first : StarExpression(kind: .tuple(items), line: line)
    }
}
