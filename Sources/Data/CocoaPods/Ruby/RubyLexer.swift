/// Cuts the text of a podspec into pieces; what it does not know it passes on letter by letter.
struct RubyLexer {
    private let letters: [Character]
    private var index = 0
    private var line = 1
    /// The end of the blanks after the last line end that was looked at.
    private var afterBlanks = 0
    private var tokens: [RubyToken] = []
    /// The end marks of texts that begin on the next line.
    private var hereMarks: [String] = []

    static func tokens(of text: String) -> [RubyToken] {
        var lexer = RubyLexer(letters: Array(text.replacingLineEnds))
        lexer.run()
        return lexer.tokens
    }

    private init(letters: [Character]) { self.letters = letters }

    private mutating func run() {
        while let letter = peek() {
            if isLineStart {
                if isNext("__END__") { break }
                if isNext("=begin") {
                    skipComment()
                    continue
                }
            }
            switch letter {
            case "\n": endLine()
            case " ", "\t", "\r": index += 1
            case "\\" where peek(1) == "\n":
                line += 1
                index += 2
            case "#": skipLine()
            case "\"": quoted(until: "\"", interpolates: true)
            case "'": quoted(until: "'", interpolates: false)
            case "%" where startsPercent: percent()
            case "/" where startsPattern: pattern()
            case "<" where startsHere: here()
            case ":" where peek(1).map { $0.isLetter || $0 == "_" } == true && peek(-1) != ":":
                symbol()
            case _ where letter.isLetter || letter == "_" || letter == "@" || letter == "$": word()
            case _ where letter.isNumber: number()
            default: mark()
            }
        }
        add(.newline)
        add(.end)
    }

    private func peek(_ offset: Int = 0) -> Character? {
        letters.indices.contains(index + offset) ? letters[index + offset] : nil
    }

    private mutating func add(_ kind: RubyToken.Kind) {
        tokens.append(RubyToken(kind: kind, line: line))
    }

    private var isLineStart: Bool { peek(-1) == nil || peek(-1) == "\n" }

    private func isNext(_ word: String) -> Bool {
        letters[index...].starts(with: word)
    }

    /// `=begin` to `=end`.
    private mutating func skipComment() {
        while index < letters.count {
            let isEnd = isNext("=end")
            skipLine()
            line += 1
            index = min(index + 1, letters.count)
            if isEnd { return }
        }
    }

    /// Whether the next line goes on with `.method`.
    private mutating func goesOn() -> Bool {
        // Lines without text are passed once, not at the end of each of them.
        var place = max(index + 1, afterBlanks)
        while letters.indices.contains(place), letters[place].isWhitespace { place += 1 }
        afterBlanks = place
        guard letters.indices.contains(place + 1) else { return false }
        let next = letters[place + 1]
        return letters[place] == "." && next.isLetter || letters[place] == "&" && next == "."
    }

    private mutating func skipLine() {
        while let letter = peek(), letter != "\n" { index += 1 }
    }

    private mutating func endLine() {
        if !hereMarks.isEmpty || !goesOn() { add(.newline) }
        line += 1
        index += 1
        for mark in hereMarks { skipHere(until: mark) }
        hereMarks = []
    }

    private mutating func skipHere(until mark: String) {
        while index < letters.count {
            let start = index
            skipLine()
            let text = String(letters[start..<index]).filter { !$0.isWhitespace }
            line += 1
            index = min(index + 1, letters.count)
            if text == mark { return }
        }
    }

    private var startsHere: Bool {
        guard peek(1) == "<", let next = peek(2) else { return false }
        return next == "-" || next == "~" || next.isUppercase
    }

    private mutating func here() {
        index += 2
        while let letter = peek(), "-~'\"".contains(letter) { index += 1 }
        let start = index
        while let letter = peek(), letter.isLetter || letter.isNumber || letter == "_" {
            index += 1
        }
        hereMarks.append(String(letters[start..<index]))
        if peek() == "'" || peek() == "\"" { index += 1 }
        add(.text([]))
    }

    private mutating func quoted(until end: Character, interpolates: Bool) {
        let start = line
        index += 1
        var parts: [RubyTextPart] = []
        var text = ""
        while let letter = peek(), letter != end {
            if letter == "\n" { line += 1 }
            if letter == "\\", let next = peek(1) {
                text += interpolates ? Self.escaped(next) : Self.plain(next)
                index += 2
            } else if interpolates, letter == "#", peek(1) == "{" {
                parts.append(.letters(text))
                text = ""
                parts.append(.code(code()))
            } else {
                text.append(letter)
                index += 1
            }
        }
        index += 1
        parts.append(.letters(text))
        tokens.append(RubyToken(kind: .text(parts.filter { $0 != .letters("") }), line: start))
    }

    /// What a backslash and a letter stand for between double quotes.
    private static func escaped(_ letter: Character) -> String {
        switch letter {
        case "n": "\n"
        case "t": "\t"
        case "s": " "
        default: String(letter)
        }
    }

    /// Between single quotes only the quote and the backslash are escaped.
    private static func plain(_ letter: Character) -> String {
        letter == "'" || letter == "\\" ? String(letter) : "\\" + String(letter)
    }

    private mutating func code() -> String {
        index += 2
        let start = index
        var depth = 1
        while let letter = peek() {
            if letter == "{" { depth += 1 }
            if letter == "}" { depth -= 1 }
            if depth == 0 { break }
            if letter == "\n" { line += 1 }
            index += 1
        }
        defer { index += 1 }
        return String(letters[start..<min(index, letters.count)])
    }

    private static let brackets: [Character: Character] = ["[": "]", "(": ")", "{": "}", "<": ">"]

    private var startsPercent: Bool {
        guard let kind = peek(1) else { return false }
        if "wWiIqQ".contains(kind), let open = peek(2) {
            return Self.brackets[open] != nil || "|!/".contains(open)
        }
        return false
    }

    private mutating func percent() {
        let kind = letters[index + 1]
        let open = letters[index + 2]
        let close = Self.brackets[open] ?? open
        let start = line
        index += 3
        let from = index
        var depth = 0
        while let letter = peek(), letter != close || depth > 0 {
            if letter == "\n" { line += 1 }
            if letter == open, open != close { depth += 1 }
            if letter == close { depth -= 1 }
            index += 1
        }
        let text = String(letters[from..<min(index, letters.count)])
        index += 1
        let isList = "wWiI".contains(kind)
        if "QWI".contains(kind), text.contains("#{") {
            // Interpolation in these is not read.
            return add(.mark("%"))
        }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        tokens.append(
            RubyToken(kind: isList ? .words(words) : .text([.letters(text)]), line: start))
    }

    /// Whether a slash begins a pattern and does not divide.
    private var startsPattern: Bool {
        guard let last = tokens.last?.kind else { return false }
        if case .mark(let mark) = last { return ["(", ",", "=~", "=", "!~"].contains(mark) }
        return false
    }

    private mutating func pattern() {
        index += 1
        while let letter = peek(), letter != "/", letter != "\n" {
            index += letter == "\\" ? 2 : 1
        }
        index += 1
        add(.mark("/…/"))
    }

    private mutating func symbol() {
        index += 1
        let start = index
        while let letter = peek(), letter.isLetter || letter.isNumber || letter == "_" {
            index += 1
        }
        add(.symbol(String(letters[start..<index])))
    }

    private mutating func word() {
        let start = index
        index += 1
        while let letter = peek(), letter.isLetter || letter.isNumber || "_?!".contains(letter) {
            if letter == "!" || letter == "?", peek(1) == "=" { break }
            index += 1
        }
        let word = String(letters[start..<index])
        // `key: value` of a hash.
        if peek() == ":", peek(1) != ":", !word.hasSuffix("?") {
            index += 1
            add(.symbol(word))
            add(.mark("=>"))
        } else {
            add(.word(word))
        }
    }

    private mutating func number() {
        let start = index
        while let letter = peek(), letter.isNumber || letter == "." && peek(1)?.isNumber == true {
            index += 1
        }
        add(.number(String(letters[start..<index])))
    }

    private mutating func mark() {
        let two = String(letters[index..<min(index + 2, letters.count)])
        let long = ["==", "!=", "=>", "+=", "||", "&&", "=~", "!~", "<<", "<=", ">=", "::", "&."]
        let text = long.contains(two) ? two : String(letters[index])
        index += text.count
        add(.mark(text))
    }
}

extension String {
    /// Windows' line ends are one letter to Swift.
    fileprivate var replacingLineEnds: String {
        String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
}
