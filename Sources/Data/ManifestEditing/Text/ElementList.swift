import SwiftSyntax

/// The elements of an array literal, or the arguments of a call, as places in the text.
struct ElementList {
    /// One element.
    struct Item {
        let range: Range<Int>
        /// Where its comma ends; nil if it has none.
        let commaEnd: Int?
        let node: Syntax

        /// Where the element and its comma end.
        var end: Int { commaEnd ?? range.upperBound }

        /// Whether it is a string and nothing else.
        var isWord: Bool {
            let expression = node.as(LabeledExprSyntax.self).map { Syntax($0.expression) } ?? node
            return expression.is(StringLiteralExprSyntax.self)
        }
    }

    let source: EditableSource
    let items: [Item]
    /// Where the bracket before the elements ends.
    let open: Int
    /// Where the bracket after the elements begins.
    let close: Int

    init(_ array: ArrayExprSyntax, in source: EditableSource) {
        self.source = source
        items = array.elements.map { element in
            Item(
                range: source.range(of: element.expression),
                commaEnd: element.trailingComma.map { source.range(of: $0).upperBound },
                node: Syntax(element.expression))
        }
        open = source.range(of: array.leftSquare).upperBound
        close = source.range(of: array.rightSquare).lowerBound
    }

    /// The arguments of a call; nil if it has no parentheses.
    init?(_ call: FunctionCallExprSyntax, in source: EditableSource) {
        guard let left = call.leftParen, let right = call.rightParen else { return nil }
        self.source = source
        items = call.arguments.map { argument in
            let start = source.range(of: argument).lowerBound
            let end = source.range(of: argument.expression).upperBound
            return Item(
                range: start..<end,
                commaEnd: argument.trailingComma.map { source.range(of: $0).upperBound },
                node: Syntax(argument))
        }
        open = source.range(of: left).upperBound
        close = source.range(of: right).lowerBound
    }

    /// The text of an element.
    func text(_ index: Int) -> String { source.slice(items[index].range) }

    /// Whether the elements stand in lines of their own.
    var isMultiline: Bool {
        items.first.map { !source.sameLine(open, $0.range.lowerBound) } ?? false
    }

    private var hasComments: Bool {
        let inner = source.slice(open..<close)
        return inner.contains("//") || inner.contains("/*")
    }
}

extension ElementList {
    /// What puts an element after another one, or in front of all.
    ///
    /// - Parameter element: Its text; lines after the first one are indented from 0.
    func inserting(_ element: String, after index: Int?) -> [Replacement] {
        guard let first = items.first else { return filling(element) }
        guard let index else { return prepending(element, before: first) }
        let item = items[index]
        let next = index + 1 < items.count ? items[index + 1].range.lowerBound : close
        if !source.sameLine(item.range.upperBound, next) {
            return insertingLine(element, after: index)
        }
        if isMultiline, index + 1 == items.count || element.contains("\n") {
            let indentation = source.indentation(at: item.range.lowerBound)
            let new = "\n" + indentation + element.indented(by: indentation)
            return [
                item.commaEnd.map { Replacement(at: $0, new + ",") }
                    ?? Replacement(at: item.range.upperBound, "," + new)
            ]
        }
        if !fits(element, at: item.end), !isMultiline, !hasComments {
            return exploding(adding: element, after: index)
        }
        return [besides(item, element)]
    }

    /// What takes an element away.
    func removing(_ index: Int) -> [Replacement] {
        if items.count == 1, !hasComments { return [Replacement(open..<close, "")] }
        let item = items[index]
        if source.isFirstOnLine(item.range.lowerBound), source.isLastOnLine(item.end) {
            return removingLines(of: index)
        }
        if index > 0, source.sameLine(items[index - 1].end, item.range.lowerBound) {
            let before = items[index - 1]
            let start = item.commaEnd == nil ? before.range.upperBound : before.end
            return [Replacement(start..<item.end, "")]
        }
        let end = index + 1 < items.count ? items[index + 1].range.lowerBound : item.end
        return [Replacement(item.range.lowerBound..<end, "")]
    }

    private func filling(_ element: String) -> [Replacement] {
        let indentation = source.indentation(at: open)
        if hasComments, source.isFirstOnLine(close) {
            let inner = indentation + source.indentationStep
            let line = inner + element.indented(by: inner) + ",\n"
            return [Replacement(at: source.lineStart(close), line)]
        }
        let isLong =
            element.contains("\n") || source.slice(open..<close).contains("\n")
            || !fits(element, at: open)
        guard isLong else { return [Replacement(at: open, element)] }
        return [Replacement(open..<close, lines([element], in: indentation))]
    }

    private func prepending(_ element: String, before first: Item) -> [Replacement] {
        let indentation = source.indentation(at: first.range.lowerBound)
        let separator =
            source.isFirstOnLine(first.range.lowerBound) ? ",\n" + indentation : ", "
        return [
            Replacement(
                at: first.range.lowerBound, element.indented(by: indentation) + separator)
        ]
    }

    /// Behind an element that is the last one in its line.
    private func insertingLine(_ element: String, after index: Int) -> [Replacement] {
        let item = items[index]
        let hasNeighbour = !source.isFirstOnLine(item.range.lowerBound) && isMultiline
        if hasNeighbour, !element.contains("\n"), fits(element, at: item.end),
            source.lineEnd(item.end) == item.end
        {
            return [besides(item, element)]
        }
        let indentation = source.indentation(at: item.range.lowerBound)
        let new = "\n" + indentation + element.indented(by: indentation)
        let place = source.lineEnd(item.end)
        if item.commaEnd != nil { return [Replacement(at: place, new + ",")] }
        if place == item.range.upperBound { return [Replacement(at: place, "," + new)] }
        return [Replacement(at: item.range.upperBound, ","), Replacement(at: place, new)]
    }

    private func besides(_ item: Item, _ element: String) -> Replacement {
        item.commaEnd.map { Replacement(at: $0, " " + element + ",") }
            ?? Replacement(at: item.range.upperBound, ", " + element)
    }

    private func exploding(adding element: String, after index: Int) -> [Replacement] {
        var elements = items.indices.map(text)
        elements.insert(element, at: index + 1)
        return [Replacement(open..<close, lines(elements, in: source.indentation(at: open)))]
    }

    private func lines(_ elements: [String], in indentation: String) -> String {
        let inner = indentation + source.indentationStep
        let lines = elements.map { inner + $0.indented(by: inner) + ",\n" }
        return "\n" + lines.joined() + indentation
    }

    private func fits(_ element: String, at offset: Int) -> Bool {
        let width = source.width(ofLineAt: offset)
        return width + element.count + 2 <= max(EditableSource.columns, width)
    }

    private func removingLines(of index: Int) -> [Replacement] {
        let item = items[index]
        let end = min(source.lineEnd(item.end) + 1, source.bytes.count)
        let lines = Replacement(source.lineStart(item.range.lowerBound)..<end, "")
        guard item.commaEnd == nil, index > 0, let comma = items[index - 1].commaEnd else {
            return [lines]
        }
        return [Replacement(comma - 1..<comma, ""), lines]
    }
}
