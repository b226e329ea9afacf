import Codebase

/// Reads the statements of a podspec; lines that it does not know are left out.
struct RubyParser {
    private var tokens: [RubyToken]
    private var position = 0
    private var depth = 0
    /// Where blocks nest more deeply than they are read, and how deep that is.
    private var overrun: (line: Int, reason: ReadingBudget.Overrun)?
    private static let deepest = 60

    typealias Parsed = (
        statements: [RubyStatement], overrun: (line: Int, reason: ReadingBudget.Overrun)?
    )

    static func statements(of text: String) -> Parsed {
        var parser = RubyParser(tokens: RubyLexer.tokens(of: text))
        var statements: [RubyStatement] = []
        while parser.current.kind != .end {
            statements += parser.body(until: ["end", "else", "elsif", "when", "rescue", "ensure"])
            if parser.current.kind != .end { parser.position += 1 }
        }
        return (statements, parser.overrun)
    }

    private init(tokens: [RubyToken]) { self.tokens = tokens }

    private var current: RubyToken { tokens[min(position, tokens.count - 1)] }

    private func isWord(_ words: [String]) -> Bool {
        if case .word(let word) = current.kind { words.contains(word) } else { false }
    }

    private mutating func take(_ mark: String) -> Bool {
        guard current.kind == .mark(mark) || current.kind == .word(mark) else { return false }
        position += 1
        return true
    }

    /// The tokens that were read since a place.
    private func passed(since start: Int) -> ArraySlice<RubyToken> {
        tokens[min(start, tokens.count)..<min(max(position, start), tokens.count)]
    }

    private mutating func skipNewlines() {
        while current.kind == .newline { position += 1 }
    }

    // MARK: Statements

    private mutating func body(until ends: [String]) -> [RubyStatement] {
        var statements: [RubyStatement] = []
        depth += 1
        defer { depth -= 1 }
        while current.kind != .end {
            skipNewlines()
            if isWord(ends) || current.kind == .mark("}") || isTooDeep { break }
            let start = position
            if let statement = statement() { statements.append(statement) }
            if position == start { position += 1 }
        }
        return statements
    }

    /// Whether blocks nest too deeply to read on in them, which is noted.
    private var isTooDeep: Bool {
        mutating get {
            guard depth > Self.deepest else { return false }
            if overrun == nil { overrun = (current.line, .depth(Self.deepest)) }
            return true
        }
    }

    private mutating func statement() -> RubyStatement? {
        let line = current.line
        guard case .word(let word) = current.kind else {
            let start = position
            if let loop = loop(line) { return loop }
            skipStatement()
            return passed(since: start).saySomething
                ? RubyStatement(kind: .open, line: line) : nil
        }
        switch word {
        case "if", "unless":
            position += 1
            return RubyStatement(kind: check(isNegated: word == "unless"), line: line)
        case "case", "while", "until", "begin", "class", "module", "for":
            return block(line)
        case "def":
            position += 1
            return definition(line)
        default: return simple(line)
        }
    }

    /// A block whose running cannot be foreseen: all that is in it counts, under a condition.
    private mutating func block(_ line: Int) -> RubyStatement {
        skipLine()
        var inside: [RubyStatement] = []
        repeat {
            inside += body(until: ["end", "when", "else", "rescue", "ensure", "in"])
            if isWord(["when", "rescue"]) { skipLine() } else if !isWord(["end"]) { position += 1 }
        } while current.kind != .end && !isWord(["end"])
        position += 1
        return RubyStatement(kind: .check(.unknown, then: inside, otherwise: []), line: line)
    }

    private mutating func definition(_ line: Int) -> RubyStatement {
        var name = ""
        if case .word(let word) = current.kind { name = word }
        skipLine()
        let inside = body(until: ["end"])
        position += 1
        return RubyStatement(kind: .define(name, inside), line: line)
    }

    private mutating func check(isNegated: Bool) -> RubyStatement.Kind {
        let condition = condition(isNegated: isNegated)
        let then = body(until: ["end", "else", "elsif"])
        var otherwise: [RubyStatement] = []
        let line = current.line
        if take("elsif") {
            depth += 1
            defer { depth -= 1 }
            if !isTooDeep {
                otherwise = [RubyStatement(kind: check(isNegated: false), line: line)]
            }
        } else {
            if take("else") { otherwise = body(until: ["end"]) }
            position += 1
        }
        return .check(condition, then: then, otherwise: otherwise)
    }

    /// Reads the rest of a line as a condition.
    private mutating func condition(isNegated: Bool) -> RubyCondition {
        let start = position
        while current.kind != .newline, current.kind != .end, !isWord(["then"]) { position += 1 }
        let kinds = passed(since: start).map(\.kind)
        if isWord(["then"]) { position += 1 }
        guard kinds.contains(.word("ENV")), let holds = EnvironmentCondition(kinds).holds else {
            return .unknown
        }
        return .environment(isNegated: holds != isNegated)
    }

    private mutating func simple(_ line: Int) -> RubyStatement? {
        let path = path()
        if take("=") { return assign(path, line, adds: false) }
        if take("+=") || take("<<") { return assign(path, line, adds: true) }
        let arguments = arguments()
        var variable: String?
        var inside: [RubyStatement] = []
        if isWord(["do"]) || current.kind == .mark("{") {
            (variable, inside) = attachedBlock()
        }
        if path.count > 1, path.last == "each" {
            let list = RubyExpression.path(Array(path.dropLast()), arguments: [])
            return modified(
                RubyStatement(kind: .each(list, variable: variable, body: inside), line: line))
        }
        let kind = RubyStatement.Kind.call(path, arguments, variable: variable, body: inside)
        return modified(RubyStatement(kind: kind, line: line))
    }

    /// `[…].each do |x|`, of a list that is written out.
    private mutating func loop(_ line: Int) -> RubyStatement? {
        guard startsList else { return nil }
        let list = primary()
        guard take("."), take("each"), isWord(["do"]) || current.kind == .mark("{") else {
            return nil
        }
        let (variable, inside) = attachedBlock()
        return RubyStatement(kind: .each(list, variable: variable, body: inside), line: line)
    }

    private var startsList: Bool {
        if case .words = current.kind { return true }
        return current.kind == .mark("[")
    }

    private mutating func attachedBlock() -> (variable: String?, body: [RubyStatement]) {
        let isBrace = current.kind == .mark("{")
        position += 1
        let variable = blockVariable()
        let inside = body(until: isBrace ? [] : ["end"])
        position += 1
        return (variable, inside)
    }

    private mutating func assign(_ path: [String], _ line: Int, adds: Bool) -> RubyStatement? {
        skipNewlines()
        var values = [expression()]
        while take(",") {
            skipNewlines()
            values.append(expression())
        }
        let value = values.count == 1 ? values[0] : .list(values)
        return modified(RubyStatement(kind: .assign(path, value, adds: adds), line: line))
    }

    /// A statement with its `if` or `unless` after it; what else stands there is left out.
    private mutating func modified(_ statement: RubyStatement) -> RubyStatement {
        guard isWord(["if", "unless"]) else {
            skipStatement()
            return statement
        }
        let isNegated = isWord(["unless"])
        position += 1
        let condition = condition(isNegated: isNegated)
        return RubyStatement(
            kind: .check(condition, then: [statement], otherwise: []), line: statement.line)
    }

    private mutating func blockVariable() -> String? {
        guard take("|") else { return nil }
        var name: String?
        while current.kind != .end, current.kind != .newline, !take("|") {
            if case .word(let word) = current.kind, name == nil { name = word }
            position += 1
        }
        return name
    }

    private mutating func skipLine() {
        while current.kind != .newline, current.kind != .end { position += 1 }
    }

    /// Skips what is left of a statement, with the blocks in it.
    private mutating func skipStatement() {
        var brackets = 0
        while current.kind != .end {
            switch current.kind {
            case .newline where brackets == 0: return
            case .mark(";") where brackets == 0: return
            case .mark("("), .mark("["), .mark("{"): brackets += 1
            case .mark(")"), .mark("]"): brackets = max(brackets - 1, 0)
            case .mark("}"):
                if brackets == 0 { return }
                brackets -= 1
            case .word("do"):
                position += 1
                _ = blockVariable()
                _ = body(until: ["end"])
            case .word("end") where brackets == 0: return
            default: break
            }
            position += 1
        }
    }

    // MARK: Expressions

    /// `a.b.c`, and `A::B` as one name.
    private mutating func path() -> [String] {
        var parts: [String] = []
        while case .word(let word) = current.kind {
            parts.append(word)
            position += 1
            guard take(".") || take("::") || take("&.") else { break }
        }
        return parts
    }

    private mutating func arguments() -> [RubyExpression] {
        if take("(") { return list(until: ")") }
        var arguments: [RubyExpression] = []
        guard startsExpression else { return [] }
        repeat {
            skipNewlines()
            arguments.append(expression())
        } while take(",")
        return arguments
    }

    private var startsExpression: Bool {
        switch current.kind {
        case .text, .words, .symbol, .number: true
        case .word(let word): !["do", "if", "unless", "end", "and", "or", "while"].contains(word)
        case .mark(let mark): mark == "[" || mark == "*"
        case .newline, .end: false
        }
    }

    private mutating func list(until end: String) -> [RubyExpression] {
        var items: [RubyExpression] = []
        skipNewlines()
        while current.kind != .end, !take(end) {
            let start = position
            items.append(expression())
            skipNewlines()
            if !take(","), current.kind != .mark(end), position == start { position += 1 }
            skipNewlines()
        }
        return items
    }

    private mutating func expression() -> RubyExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return .other }
        var value = primary()
        while true {
            if take(".") || take("&.") {
                value = method(of: value)
            } else if take("+") {
                skipNewlines()
                value = .sum(value, expression())
            } else if take("=>") {
                skipNewlines()
                value = .pair(value, expression())
            } else if isOperator {
                position += 1
                skipNewlines()
                _ = expression()
                value = .other
            } else {
                return value
            }
        }
    }

    private var isOperator: Bool {
        guard case .mark(let mark) = current.kind else { return false }
        return ["||", "&&", "==", "!=", "?", "-", "*", "/", "%", "=~", ":", "<", ">"].contains(mark)
    }

    private mutating func method(of value: RubyExpression) -> RubyExpression {
        guard case .word(let name) = current.kind else { return .other }
        position += 1
        let arguments = take("(") ? list(until: ")") : []
        if take("{") {
            _ = blockVariable()
            _ = body(until: [])
            position += 1
            return .other
        }
        switch (name, value) {
        case ("freeze", _), ("to_s", _), ("dup", _), ("to_a", _), ("flatten", _), ("compact", _):
            return value
        case (_, .path(let parts, let known)) where known.isEmpty && parts.count < 50:
            return .path(parts + [name], arguments: arguments)
        default: return .other
        }
    }

    private mutating func primary() -> RubyExpression {
        let token = current
        position += 1
        switch token.kind {
        case .text(let parts): return adjoined(parts)
        case .words(let words): return .list(words.map { .text([.letters($0)]) })
        case .symbol(let name): return .symbol(name)
        case .number(let text): return .text([.letters(text)])
        case .mark("["): return .list(list(until: "]"))
        case .mark("("): return list(until: ")").first ?? .none
        case .mark("{"):
            _ = list(until: "}")
            return .other
        case .mark("*"): return expression()
        case .word("nil"): return RubyExpression.none
        case .word:
            position -= 1
            return reference()
        default:
            position -= 1
            return .other
        }
    }

    /// Texts that stand beside each other are one.
    private mutating func adjoined(_ parts: [RubyTextPart]) -> RubyExpression {
        var parts = parts
        while case .text(let more) = current.kind {
            parts += more
            position += 1
        }
        return .text(parts)
    }

    private mutating func reference() -> RubyExpression {
        let parts = path()
        if take("(") { return .path(parts, arguments: list(until: ")")) }
        if current.kind == .mark("[") {
            position += 1
            return .path(parts + ["[]"], arguments: list(until: "]"))
        }
        return .path(parts, arguments: [])
    }
}
