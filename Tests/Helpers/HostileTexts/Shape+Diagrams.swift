extension Shape {
    /// The shape of a graph for Graphviz: its tokens, whatever stands in quotes.
    package static func dot(_ text: String) -> Shape {
        var shape = Shape()
        var rest = RawText.plain(text)[...]
        while let first = rest.first {
            if let string = rest.prefixMatch(of: /"(?:[^"\\]|\\.)*"/.dotMatchesNewlines()) {
                shape.count("string")
                if string.output.firstMatch(of: /&(?!amp;)/) != nil { shape.fail("entity") }
                if string.output.contains("\n") { shape.fail("a string of two lines") }
                rest = rest[string.range.upperBound...]
            } else if let comment = rest.prefixMatch(of: /\/\/[^\n]*/) {
                shape.count("comment")
                rest = rest[comment.range.upperBound...]
            } else if let word = rest.prefixMatch(of: /[A-Za-z_0-9]+/) {
                shape.count(String(word.output.filter { !$0.isNumber }))
                rest = rest[word.range.upperBound...]
            } else if let sign = rest.prefixMatch(of: /->|[{}\[\];=,.]/) {
                shape.count(String(sign.output))
                rest = rest[sign.range.upperBound...]
            } else if first.isWhitespace {
                rest = rest.dropFirst()
            } else {
                shape.fail("\(rest.prefix(20)) is no token")
                rest = rest.dropFirst()
            }
        }
        return shape
    }

    /// The shape of a Mermaid flowchart: its statements, whatever stands in quotes.
    package static func mermaid(_ text: String) -> Shape {
        var shape = Shape()
        for line in RawText.lines(of: RawText.plain(text)) {
            let statement = String(line.drop { $0 == " " })
            if statement.isEmpty { continue }
            let kind = mermaidStatements.first { statement.wholeMatch(of: $0.form) != nil }
            guard let kind else {
                shape.fail("\(statement) is no statement")
                continue
            }
            shape.count(kind.name)
            for match in statement.matches(of: /"[^"]*"/) {
                let label = match.output.dropFirst().dropLast()
                if label.wholeMatch(of: mermaidLabel) == nil { shape.fail("\(label) is no label") }
            }
        }
        return shape
    }

    private static var mermaidStatements: [(name: String, form: Regex<Substring>)] {
        [
            ("chart", /(?:flowchart|graph) (?:TD|LR)/), ("comment", /%% [^{]*/), ("end", /end/),
            ("subgraph", /subgraph \w+\["[^"]*"\]/), ("node", /\w+(?:\["[^"]*"\]|\(\["[^"]*"\]\))/),
            ("edge", /\w+(?:\[" "\])? (?:==>|-->|-\.->)(?:\|"[^"]*"\|)? \w+(?:\[" "\])?/),
            ("edge", /\w+ (?:-- new -->|== x new ==>|-\. gone \.->) \w+/),
            ("style", /linkStyle [\d,]+ [-a-z0-9:#, ]+/),
        ]
    }

    /// Text with entities, and line breaks between the lines of a node.
    private static var mermaidLabel: Regex<Substring> {
        /(?:[^"<>&#`%$:\\]|<br\/>|&(?:lt|gt|amp);|#(?:quot|\d+);)*/
    }
}
