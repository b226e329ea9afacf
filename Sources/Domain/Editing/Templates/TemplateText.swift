import Codebase

/// A text with placeholders.
///
/// `{{name}}` is replaced, `{{name|camel}}` in another case. Lines that hold only `{{if flag}}`,
/// `{{if not flag}}`, `{{else}}`, `{{each list}}`, `{{repeat 3}}` and `{{end}}` enclose other lines;
/// inside `each` the element is `{{item}}`.
package struct TemplateText: Sendable {
    private let lines: [Substring]
    private let file: String
    private let firstLine: Int

    /// A template.
    ///
    /// - Parameters:
    ///   - file: Its name in errors.
    ///   - firstLine: The number of its first line in that file.
    package init(_ text: String, file: String, firstLine: Int = 1) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.file = file
        self.firstLine = firstLine
    }

    /// The text with everything filled in.
    ///
    /// - Throws: ``TemplateError`` at the first mistake.
    package func rendered(with values: TemplateValues) throws(TemplateError) -> String {
        var index = 0
        let result = try block(&index, values: values, opener: nil)
        return result.joined(separator: "\n")
    }

    private func block(
        _ index: inout Int, values: TemplateValues, opener: Int?, emits: Bool = true
    ) throws(TemplateError) -> [String] {
        var result: [String] = []
        while index < lines.count {
            guard let tag = BlockTag(lines[index]) else {
                if emits { result.append(try line(index, values: values)) }
                index += 1
                continue
            }
            if tag.isClosing {
                if opener != nil { return result }
                throw error(index, "{{\(tag.text)}} has no opening tag.", "Remove the line.")
            }
            let start = index
            index += 1
            result += try nested(tag, from: start, &index, values: values, emits: emits)
        }
        if let opener {
            throw error(opener, "This block is never closed.", "Add a line {{end}}.")
        }
        return result
    }

    private func nested(
        _ tag: BlockTag, from start: Int, _ index: inout Int, values: TemplateValues, emits: Bool
    ) throws(TemplateError) -> [String] {
        let body = index
        let rounds = try rounds(of: tag, at: start, values: values)
        var result: [String] = []
        var next = body
        _ = try block(&next, values: values, opener: start, emits: false)
        for round in emits ? rounds : [] {
            index = body
            result += try block(&index, values: round, opener: start)
        }
        index = next
        if BlockTag(lines[next])?.text == "else" {
            guard tag.words[0] == "if" else {
                throw error(next, "{{else}} is not inside {{if …}}.", "Remove the line.")
            }
            index = next + 1
            let other = try block(
                &index, values: values, opener: start, emits: emits && rounds.isEmpty)
            result += other
            if BlockTag(lines[index])?.text == "else" {
                throw error(index, "This is a second {{else}}.", "Remove the line.")
            }
        }
        index += 1
        return result
    }

    /// The values for each time that the lines of a block are written.
    private func rounds(
        of tag: BlockTag, at index: Int, values: TemplateValues
    ) throws(TemplateError) -> [TemplateValues] {
        let words = tag.words
        switch (words[0], words.count) {
        case ("if", 2), ("if", 3):
            guard words.count == 2 || words[1] == "not" else { break }
            let flag = words[words.count - 1]
            guard values.knownFlags.contains(flag) else {
                throw unknown("condition", flag, index, among: Array(values.knownFlags))
            }
            return values.flags.contains(flag) == (words.count == 2) ? [values] : []
        case ("each", 2):
            guard let list = values.lists[words[1]] else {
                throw unknown("list", words[1], index, among: Array(values.lists.keys))
            }
            return list.map { element in
                var round = values
                round.texts["item"] = element
                return round
            }
        case ("repeat", 2):
            guard let count = Int(words[1]), (0...1_000).contains(count) else { break }
            return Array(repeating: values, count: count)
        default: break
        }
        throw error(
            index, "{{\(tag.text)}} is not a valid tag.",
            "Write {{if flag}}, {{if not flag}}, {{each list}} or {{repeat 3}}.")
    }

    private func line(_ index: Int, values: TemplateValues) throws(TemplateError) -> String {
        var result = ""
        var rest = lines[index]
        while let start = rest.firstRange(of: "{{") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstRange(of: "}}") else {
                throw error(index, "{{ is never closed.", "Write }} after the placeholder.")
            }
            result += try value(of: rest[start.upperBound..<end.lowerBound], index, values)
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private func value(
        of placeholder: Substring, _ index: Int, _ values: TemplateValues
    ) throws(TemplateError) -> String {
        let parts = placeholder.split(separator: "|").map { $0.split(separator: " ") }
        guard let name = parts.first?.first, parts.first?.count == 1 else {
            throw error(index, "{{\(placeholder)}} has no name.", "Write {{name}}.")
        }
        guard var text = values.texts[String(name)] else {
            throw unknown("placeholder", String(name), index, among: Array(values.texts.keys))
        }
        for part in parts.dropFirst() {
            guard let filter = TemplateFilter(part.map(String.init)) else {
                throw error(
                    index, "|\(part.joined(separator: " ")) is not a valid filter.",
                    "Use one of: \(TemplateFilter.names).")
            }
            text = filter.apply(to: text)
        }
        return text
    }

    private func unknown(
        _ kind: String, _ name: String, _ index: Int, among known: [String]
    ) -> TemplateError {
        let near = EditDistance.nearest(to: name, among: known.sorted())
        return error(
            index, "There is no \(kind) \(name).",
            near.map { "Did you mean \($0)?" }
                ?? "There are: \(known.sorted().joined(separator: ", ")).")
    }

    private func error(_ index: Int, _ problem: String, _ expected: String) -> TemplateError {
        TemplateError(file: file, line: firstLine + index, problem: problem, expected: expected)
    }
}

/// A line that holds nothing but `{{if …}}`, `{{end}}` and the like.
private struct BlockTag {
    let text: String
    let words: [String]

    var isClosing: Bool { text == "end" || text == "else" }

    init?(_ line: Substring) {
        let trimmed = line.drop { $0 == " " }
        guard trimmed.hasPrefix("{{"), trimmed.hasSuffix("}}") else { return nil }
        let inner = trimmed.dropFirst(2).dropLast(2)
        let words = inner.split(separator: " ").map(String.init)
        guard let first = words.first, !inner.contains("{"),
            ["if", "else", "end", "each", "repeat"].contains(first)
        else { return nil }
        self.words = words
        text = words.joined(separator: " ")
    }
}
