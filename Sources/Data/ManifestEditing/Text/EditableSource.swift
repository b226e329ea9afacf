import SwiftParser
import SwiftSyntax

/// A Swift file as a tree, and as bytes that can be spliced.
struct EditableSource {
    let text: String
    let tree: SourceFileSyntax
    let bytes: [UInt8]

    /// The widest line that new text may lead to.
    static let columns = 100

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
        tree = Parser.parse(source: text)
    }

    /// The text after replacements, which may not overlap.
    func replacing(_ replacements: [Replacement]) -> String {
        var result: [UInt8] = []
        var position = 0
        for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += bytes[position..<replacement.range.lowerBound]
            result += Array(replacement.text.utf8)
            position = replacement.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }

    /// The text of a range.
    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text of a node without what stands around it.
    func slice(_ node: some SyntaxProtocol) -> String { slice(range(of: node)) }

    /// Where a node stands, without what is around it.
    func range(of node: some SyntaxProtocol) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// All nodes of a kind inside a node, itself included, in the order of the text.
    func nodes<Node: SyntaxProtocol>(_ kind: Node.Type, in root: some SyntaxProtocol) -> [Node] {
        var found: [Node] = []
        var waiting = [Syntax(root)]
        while let node = waiting.popLast() {
            if let match = node.as(Node.self) { found.append(match) }
            waiting += node.children(viewMode: .sourceAccurate).reversed()
        }
        return found
    }

    /// All nodes of a kind, in the order of the text.
    func nodes<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] { nodes(kind, in: tree) }
}

/// A piece of text that takes the place of another.
struct Replacement: Equatable {
    let range: Range<Int>
    let text: String

    init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    /// Text that is put in front of an offset.
    init(at offset: Int, _ text: String) {
        self.init(offset..<offset, text)
    }
}
