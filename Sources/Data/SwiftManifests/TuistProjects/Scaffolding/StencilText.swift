/// A text with the placeholders of Stencil, of which a part is understood: variables, filters that change letters,
/// `if` with one variable or one comparison, and comments.
///
/// That is what templates for `tuist scaffold` are made of. Anything else is refused with its line, as a guess would be
/// written into a codebase.
struct StencilText {
    /// What could not be filled in.
    struct Problem: Error, Equatable {
        /// The line in the text, from 1.
        let line: Int
        /// What stands there, as a clause: `“{% for x in y %}” is a loop`.
        let reason: String
    }

    private let text: String

    /// A text as it stands in a template.
    init(_ text: String) { self.text = text }

    /// The text with values in the place of its placeholders.
    ///
    /// A line that holds nothing but a tag is left out with it, as Stencil trims it.
    ///
    /// - Throws: ``Problem`` for what is not understood.
    func rendered(with values: [String: String]) throws(Problem) -> String {
        var rendering = Rendering(values: values)
        for part in try parts() { try rendering.take(part) }
        guard rendering.isClosed else {
            throw Problem(line: lineCount, reason: "an “if” has no “endif”")
        }
        return rendering.output
    }

    private var lineCount: Int { text.count { $0.isNewline } + 1 }

    // MARK: Parts

    /// A piece of the text.
    fileprivate struct Part {
        enum Kind { case text, variable, tag, comment }

        let kind: Kind
        /// What stands between the signs, without blanks around it; of a text all of it.
        let content: String
        /// The line where it begins, from 1.
        let line: Int
    }

    private static let signs: [(open: String, close: String, kind: Part.Kind)] = [
        ("{{", "}}", .variable), ("{%", "%}", .tag), ("{#", "#}", .comment),
    ]

    private func parts() throws(Problem) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        var line = 1
        // Whether nothing but blanks stands in the line so far.
        var opensLine = true
        while !rest.isEmpty {
            let found = Self.signs.compactMap { sign in
                rest.firstRange(of: sign.open).map { (sign, $0) }
            }.min { $0.1.lowerBound < $1.1.lowerBound }
            let before = rest[..<(found?.1.lowerBound ?? rest.endIndex)]
            if !before.isEmpty {
                parts.append(Part(kind: .text, content: String(before), line: line))
                line += before.count { $0.isNewline }
                let last = before.lastIndex { $0.isNewline }
                let tail = last.map { before[before.index(after: $0)...] } ?? before
                opensLine = (opensLine || last != nil) && tail.allSatisfy(\.isWhitespace)
            }
            guard let (sign, start) = found else { break }
            guard let end = rest[start.upperBound...].firstRange(of: sign.close) else {
                throw Problem(line: line, reason: "“\(sign.open)” has no “\(sign.close)”")
            }
            let content = rest[start.upperBound..<end.lowerBound]
            let begun = line
            rest = rest[end.upperBound...]
            let blanks = rest.prefix { $0 == " " || $0 == "\t" }
            let endsLine = rest.dropFirst(blanks.count).first?.isNewline == true
            if sign.kind != .variable, opensLine, endsLine {
                if let last = parts.popLast() { parts.append(last.withoutIndentation) }
                rest = rest.dropFirst(blanks.count + 1)
                line += 1
            } else {
                opensLine = false
            }
            parts.append(Part(kind: sign.kind, content: content.trimmed, line: begun))
            line += content.count { $0.isNewline }
        }
        return parts
    }
}

extension StencilText.Part {
    /// A text without the blanks in its last line; anything else as it is.
    fileprivate var withoutIndentation: Self {
        guard kind == .text else { return self }
        let blanks = content.reversed().prefix { $0 == " " || $0 == "\t" }
        return Self(kind: kind, content: String(content.dropLast(blanks.count)), line: line)
    }
}

/// A text that is being filled in.
private struct Rendering {
    let values: [String: String]
    var output = ""
    /// The conditions around the place, outermost first.
    private var open: [Branch] = []

    /// One `if`.
    private struct Branch {
        /// Whether the branch that is being read is written.
        var isTaken: Bool
        /// Whether one of its branches was.
        var wasTaken: Bool
    }

    init(values: [String: String]) { self.values = values }

    var isClosed: Bool { open.isEmpty }

    private var isWritten: Bool { open.allSatisfy(\.isTaken) }

    mutating func take(_ part: StencilText.Part) throws(StencilText.Problem) {
        switch part.kind {
        case .text:
            if isWritten { output += part.content }
        case .variable:
            let value = try Expression(part.content, line: part.line).value(in: values)
            // A name that means nothing is an empty text for Stencil.
            if isWritten { output += value ?? "" }
        case .tag: try take(tag: part)
        case .comment: break
        }
    }

    private mutating func take(tag part: StencilText.Part) throws(StencilText.Problem) {
        let words = part.content.split(separator: " ", maxSplits: 1)
        let condition = words.count > 1 ? String(words[1]) : ""
        switch words.first {
        case "if":
            let holds = try holds(condition, line: part.line)
            open.append(Branch(isTaken: holds, wasTaken: holds))
        case "elif" where !open.isEmpty:
            let last = open.removeLast()
            let isTrue = try holds(condition, line: part.line)
            open.append(
                Branch(isTaken: isTrue && !last.wasTaken, wasTaken: last.wasTaken || isTrue))
        case "else" where !open.isEmpty:
            let last = open.removeLast()
            open.append(Branch(isTaken: !last.wasTaken, wasTaken: true))
        case "endif" where !open.isEmpty: open.removeLast()
        default:
            throw StencilText.Problem(
                line: part.line, reason: "“{% \(part.content) %}” is not a tag that Strata fills in"
            )
        }
    }

    /// Whether a condition holds: one variable, `not` one, or one compared with a text.
    private func holds(_ condition: String, line: Int) throws(StencilText.Problem) -> Bool {
        for (sign, isEqual) in [("==", true), ("!=", false)] {
            guard let range = condition.firstRange(of: sign) else { continue }
            let left = Expression(condition[..<range.lowerBound].trimmed, line: line)
            let right = Expression(condition[range.upperBound...].trimmed, line: line)
            return (try left.value(in: values) == right.value(in: values)) == isEqual
        }
        let words = condition.split(separator: " ")
        if words.contains(where: { ["and", "or", "in", "<", ">", "<=", ">="].contains($0) }) {
            throw StencilText.Problem(
                line: line, reason: "“\(condition)” is not a condition that Strata works out")
        }
        let isNegated = words.first == "not"
        let name = words.dropFirst(isNegated ? 1 : 0).joined(separator: " ")
        let value = try Expression(name, line: line).value(in: values) ?? ""
        return (value.isEmpty || value == "false") == isNegated
    }
}

/// A variable or a text with filters: `name|lowercase`.
private struct Expression {
    private let base: String
    private let filters: [String]
    private let line: Int

    init(_ text: String, line: Int) {
        // A bar in the text of an argument is none between filters; such arguments are not known.
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
        base = parts.first ?? ""
        filters = Array(parts.dropFirst())
        self.line = line
    }

    /// - Returns: nil if the variable has no value.
    func value(in values: [String: String]) throws(StencilText.Problem) -> String? {
        var value: String?
        if let text = Self.literal(base) {
            value = text
        } else if base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !base.isEmpty {
            value = values[base]
        } else {
            throw problem("“\(base)” is not a name")
        }
        for filter in filters { value = try apply(filter, to: value) }
        return value
    }

    private static func literal(_ text: String) -> String? {
        guard text.count > 1, let quote = text.first, quote == "\"" || quote == "'",
            text.last == quote
        else { return nil }
        return String(text.dropFirst().dropLast())
    }

    private func apply(
        _ filter: String, to value: String?
    ) throws(StencilText.Problem) -> String? {
        let parts = filter.split(separator: ":", maxSplits: 1).map(\.trimmed)
        let argument = parts.count > 1 ? Self.literal(parts[1]) : nil
        switch parts.first {
        case "default":
            guard let argument else { break }
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? argument
        case let name? where parts.count == 1:
            guard let change = Self.changes[name] else { break }
            return value.map(change)
        default: break
        }
        throw problem("“\(filter)” is not a filter that Strata knows")
    }

    private func problem(_ reason: String) -> StencilText.Problem {
        StencilText.Problem(line: line, reason: reason)
    }

    /// The filters of Stencil and StencilSwiftKit that change a text's letters.
    private static let changes: [String: @Sendable (String) -> String] = [
        "lowercase": { $0.lowercased() },
        "uppercase": { $0.uppercased() },
        "capitalize": { text in
            text.split(separator: " ", omittingEmptySubsequences: false)
                .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
                .joined(separator: " ")
        },
        "upperFirstLetter": { $0.prefix(1).uppercased() + $0.dropFirst() },
        "lowerFirstLetter": { $0.prefix(1).lowercased() + $0.dropFirst() },
        "lowerFirstWord": { text in
            let capitals = text.prefix { $0.isUppercase }
            // The last of several capitals begins the next word: `URLChooser`.
            let length =
                capitals.count > 1 && capitals.count < text.count
                ? capitals.count - 1 : capitals.count
            return text.prefix(length).lowercased() + text.dropFirst(length)
        },
    ]
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
