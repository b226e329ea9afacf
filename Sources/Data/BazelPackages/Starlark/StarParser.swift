/// Reads the statements of a build file.
struct StarParser {
    var tokens: [StarToken]
    var position = 0
    var depth = 0

    /// The statements of a text; those that cannot be read are left out and named.
    static func parse(_ text: String) -> Parsed {
        let whole = parse(text, from: 1)
        if whole.errors.isEmpty { return whole }
        // A bracket that is left open swallows all that follows: begin anew at each margin.
        var pieces = Parsed([], [])
        for (line, piece) in marginPieces(of: text) {
            let parsed = parse(piece, from: line)
            pieces.statements += parsed.statements
            pieces.errors += parsed.errors
        }
        return pieces.statements.count > whole.statements.count ? pieces : whole
    }

    typealias Parsed = (statements: [StarStatement], errors: [StarError])

    private static func parse(_ text: String, from line: Int) -> Parsed {
        do {
            var parser = StarParser(tokens: try StarLexer.tokens(of: text, from: line))
            return parser.file()
        } catch {
            return ([], [error])
        }
    }

    /// The text cut before every line that begins with a word, with the pieces' first lines.
    private static func marginPieces(of text: String) -> [(line: Int, text: String)] {
        var pieces: [(line: Int, text: String)] = []
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            if line.first?.isLetter == true || pieces.isEmpty {
                pieces.append((number, ""))
            }
            pieces[pieces.count - 1].text += line + "\n"
        }
        return pieces
    }

    private mutating func file() -> ([StarStatement], [StarError]) {
        var statements: [StarStatement] = []
        var errors: [StarError] = []
        while current.kind != .end {
            let start = position
            do {
                try statement(into: &statements)
            } catch {
                errors.append(error)
                depth = 0
                position = max(position, start + 1)
                skipStatement()
            }
        }
        return (statements, errors)
    }

    /// Goes on after the next line that begins at the margin.
    private mutating func skipStatement() {
        while current.kind != .end, current.kind != .newline { position += 1 }
        while current.kind == .newline || current.kind == .indent || current.kind == .dedent {
            position += 1
        }
    }

    var current: StarToken { tokens[min(position, tokens.count - 1)] }

    func isMark(_ text: String) -> Bool { current.kind == .mark(text) }

    func isWord(_ text: String) -> Bool { current.kind == .name(text) }

    mutating func take(_ text: String) -> Bool {
        guard isMark(text) || isWord(text) else { return false }
        position += 1
        return true
    }

    mutating func expect(_ text: String) throws(StarError) {
        if !take(text) { throw unexpected("Expected “\(text)”.") }
    }

    mutating func name() throws(StarError) -> String {
        guard case .name(let name) = current.kind else {
            throw unexpected("Expected a name.")
        }
        position += 1
        return name
    }

    func unexpected(_ reason: String) -> StarError { StarError(line: current.line, reason: reason) }

    mutating func deeper() throws(StarError) {
        depth += 1
        if depth > 100 { throw unexpected("The expression is nested too deeply.") }
    }

    // MARK: Statements

    private mutating func statement(into statements: inout [StarStatement]) throws(StarError) {
        try deeper()
        defer { depth -= 1 }
        let line = current.line
        if current.kind == .newline || current.kind == .indent || current.kind == .dedent {
            position += 1
            return
        }
        let kind: StarStatement.Kind
        if take("def") {
            kind = try definition()
        } else if take("for") {
            kind = try loop()
        } else if take("if") {
            kind = try condition()
        } else {
            try simpleStatements(into: &statements)
            return
        }
        statements.append(StarStatement(kind: kind, line: line))
    }

    private mutating func block() throws(StarError) -> [StarStatement] {
        try expect(":")
        var body: [StarStatement] = []
        guard current.kind == .newline else {
            try simpleStatements(into: &body)
            return body
        }
        while current.kind == .newline { position += 1 }
        guard current.kind == .indent else { throw unexpected("Expected an indented block.") }
        position += 1
        while current.kind != .dedent, current.kind != .end { try statement(into: &body) }
        if current.kind == .dedent { position += 1 }
        return body
    }

    private mutating func definition() throws(StarError) -> StarStatement.Kind {
        let name = try name()
        try expect("(")
        let parameters = try parameters(until: ")")
        if take("->") { _ = try expression() }
        return .define(name, parameters, try block())
    }

    mutating func parameters(until end: String) throws(StarError) -> [StarParameter] {
        var parameters: [StarParameter] = []
        while !isMark(end) {
            if take("**") {
                parameters.append(try parameter(.dictionary))
            } else if take("*") {
                if isMark(",") || isMark(end) {
                    parameters.append(StarParameter(form: .marker, name: "*", defaultValue: nil))
                } else {
                    parameters.append(try parameter(.list))
                }
            } else {
                parameters.append(try parameter(.plain))
            }
            if !take(",") { break }
        }
        try expect(end)
        return parameters
    }

    private mutating func parameter(
        _ form: StarParameter.Form
    ) throws(StarError) -> StarParameter {
        let name = try name()
        if end(ofAnnotation: form) { _ = try expression() }
        let value = take("=") ? try expression() : nil
        return StarParameter(form: form, name: name, defaultValue: value)
    }

    /// Whether a type follows; a lambda's parameters have none.
    private mutating func end(ofAnnotation form: StarParameter.Form) -> Bool {
        isInLambda ? false : take(":")
    }

    var isInLambda = false

    private mutating func loop() throws(StarError) -> StarStatement.Kind {
        let variable = try targets()
        try expect("in")
        let values = try expressionOrTuple()
        return .each(variable, in: values, try block())
    }

    private mutating func condition() throws(StarError) -> StarStatement.Kind {
        var branches = [(condition: try expression(), body: try block())]
        while take("elif") {
            branches.append((condition: try expression(), body: try block()))
        }
        return .check(branches, otherwise: take("else") ? try block() : [])
    }

    private mutating func simpleStatements(
        into statements: inout [StarStatement]
    ) throws(StarError) {
        repeat {
            let line = current.line
            if current.kind == .newline || current.kind == .end { break }
            statements.append(StarStatement(kind: try simpleStatement(), line: line))
        } while take(";")
        guard current.kind == .newline || current.kind == .end || current.kind == .dedent else {
            throw unexpected("Expected the end of the statement.")
        }
        if current.kind == .newline { position += 1 }
    }

    private mutating func simpleStatement() throws(StarError) -> StarStatement.Kind {
        if take("pass") { return .pass }
        if take("break") { return .leave }
        if take("continue") { return .next }
        if take("return") {
            let isBare = current.kind == .newline || current.kind == .end || isMark(";")
            return .give(isBare ? nil : try expressionOrTuple())
        }
        let left = try expressionOrTuple()
        if take("=") { return .assign(left, try expressionOrTuple()) }
        if case .mark(let mark) = current.kind, mark.count > 1, mark.hasSuffix("="),
            !["==", "!=", "<=", ">="].contains(mark)
        {
            position += 1
            return .change(left, String(mark.dropLast()), try expressionOrTuple())
        }
        if take(":") {
            _ = try expression()
            try expect("=")
            return .assign(left, try expressionOrTuple())
        }
        return load(left) ?? .expression(left)
    }

    private func load(_ expression: StarExpression) -> StarStatement.Kind? {
        guard case .call(let function, let arguments) = expression.kind,
            case .name("load") = function.kind,
            case .string(let label)? = arguments.first?.value.kind
        else { return nil }
        var names: [(local: String, name: String)] = []
        for argument in arguments.dropFirst() {
            guard case .string(let name) = argument.value.kind else { continue }
            if case .named(let local) = argument.form {
                names.append((local, name))
            } else {
                names.append((name, name))
            }
        }
        return .load(from: label, names)
    }
}
