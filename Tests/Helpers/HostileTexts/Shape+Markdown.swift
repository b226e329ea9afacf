extension Shape {
    /// The shape of Markdown as GitHub reads it: headings, items, cells of tables, paragraphs and
    /// code, and what stands in them besides text.
    package static func markdown(_ text: String) -> Shape {
        var shape = Shape()
        var fence: Substring?
        for line in RawText.lines(of: RawText.plain(text)) {
            let start = line.drop { $0 == " " }
            if let open = fence {
                if start.hasPrefix(open), start.allSatisfy({ $0 == "`" }) { fence = nil }
                continue
            }
            let ticks = start.prefix { $0 == "`" }
            if ticks.count >= 3, !start.dropFirst(ticks.count).contains("`") {
                fence = ticks
                shape.count("fence \(start.dropFirst(ticks.count))")
            } else {
                shape.takeMarkdownLine(start)
            }
        }
        if fence != nil { shape.fail("a fence is not closed") }
        return shape
    }

    private mutating func takeMarkdownLine(_ line: Substring) {
        if line.isEmpty { return }
        if line.hasPrefix("|") {
            let cells = Self.cells(of: line)
            count("row of \(cells.count)")
            for cell in cells { takeInline(cell[...]) }
        } else if let item = line.prefixMatch(of: /(?:[-+*]|\d+[.)])(?: +\[[ x]\])?(?: +|$)/) {
            count("item")
            takeMarkdownLine(line[item.range.upperBound...])
        } else if let heading = line.prefixMatch(of: /#{1,6} +/) {
            count("heading \(heading.output.count)")
            takeInline(line[heading.range.upperBound...])
        } else if line.hasPrefix(">") || line.wholeMatch(of: /=+ *|(?:[-*_] *){3,}/) != nil {
            fail("\(line) is no text")
        } else {
            count("line")
            takeInline(line)
        }
    }

    /// What stands between bars; one behind a backslash is text, also in code.
    private static func cells(of line: Substring) -> [String] {
        var cells = [""]
        var isEscaped = false
        for letter in line {
            if letter == "|", !isEscaped {
                cells.append("")
            } else {
                cells[cells.count - 1].append(letter)
            }
            isEscaped = letter == "\\"
        }
        return cells
    }

    /// What stands in text besides letters, leaving out what is escaped and what is code.
    private mutating func takeInline(_ text: Substring) {
        var plain = ""
        var rest = text
        while let first = rest.first {
            if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol
            {
                plain += " "
                rest = rest.dropFirst(2)
            } else if first == "`" {
                let ticks = rest.prefix { $0 == "`" }
                let inside = rest.dropFirst(ticks.count)
                guard let end = Self.end(of: ticks.count, in: inside) else {
                    return fail("\(text) has an open `")
                }
                // What looks like a sign stands in code, so that there is more of it.
                plain += " "
                rest = inside[end...].dropFirst(ticks.count)
            } else {
                plain.append(first)
                rest = rest.dropFirst()
            }
        }
        for (name, form) in Self.markdownSigns { count(name, plain.matches(of: form).count) }
    }

    private static func end(of ticks: Int, in text: Substring) -> String.Index? {
        var rest = text
        while let start = rest.firstIndex(of: "`") {
            let run = rest[start...].prefix { $0 == "`" }
            if run.count == ticks { return start }
            rest = rest[run.endIndex...]
        }
        return nil
    }

    private static var markdownSigns: [(String, Regex<Substring>)] {
        [
            ("HTML", /<[A-Za-z\/!?]/), ("bracket", /[\[\]]/), ("star", /\*/), ("underscore", /_/),
            ("tilde", /~/), ("entity", /&[#A-Za-z0-9]+;/), ("mention", /@\w/),
            ("issue", /(?:GH-|!)[0-9]/.ignoresCase()),
            ("link", /:\/\/|www\./), ("number", /#\d/), ("formula", /\$/),
            ("emoji", /:[a-z0-9_+-]+:/),
        ]
    }
}
