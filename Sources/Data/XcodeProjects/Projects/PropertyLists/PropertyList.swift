/// A property list as one flat array of nodes in the order of the file, so that no depth of
/// nesting is too much for reading it or for letting it go.
final class PropertyList: Sendable {
    enum Kind: UInt8 {
        case dictionary, array, data
        /// Text that stands in the file as it is.
        case plain
        /// Text between quotes, with escapes in it.
        case quoted
        /// Text of an XML file, with entities in it.
        case entities
    }

    struct Node {
        let kind: Kind
        /// Where the text begins, as an offset in bytes; for a container its opening bracket.
        let start: Int32
        /// Where the text ends; for a container its closing bracket, or its opening one where it has
        /// none.
        var end: Int32
        /// The line in the file, from 1.
        let line: Int32
        /// The node after this one and all it holds.
        var next: Int32
    }

    /// Something that is wrong in the file.
    struct Problem: Equatable {
        /// From 1.
        let line: Int
        /// What is wrong, as the part of a sentence in front of the full stop.
        let what: String
    }

    private let bytes: [UInt8]
    private let nodes: [Node]
    /// What is wrong, in the order of the file; the first few only.
    let problems: [Problem]

    init(bytes: [UInt8], nodes: [Node], problems: [Problem]) {
        self.bytes = bytes
        self.nodes = nodes
        self.problems = problems
    }

    /// The outermost value; nil if there is none.
    var root: Int? { nodes.isEmpty ? nil : 0 }
    var indices: Range<Int> { nodes.indices }

    func kind(of node: Int) -> Kind { nodes[node].kind }

    /// Where a node stands, as offsets in bytes: text without its quotation marks, and a container
    /// from its opening bracket up to its closing one, which is not part of it.
    func range(of node: Int) -> Range<Int> { Int(nodes[node].start)..<Int(nodes[node].end) }
    func line(of node: Int) -> Int { Int(nodes[node].line) }

    /// The text of a node; nil for containers and data.
    func text(of node: Int) -> String? {
        let node = nodes[node]
        let range = bytes[Int(node.start)..<Int(node.end)]
        return switch node.kind {
        case .plain: String(decoding: range, as: UTF8.self)
        case .quoted: TextDecoding.unescaped(range)
        case .entities: TextDecoding.withoutEntities(range)
        case .dictionary, .array, .data: nil
        }
    }

    /// The value under a key of a dictionary; the last one if the key stands there twice.
    func value(of key: StaticString, in dictionary: Int) -> Int? {
        var found: Int?
        forEachMember(of: dictionary) { name, value in
            if isText(name, equalTo: key) { found = value }
        }
        return found
    }

    /// Calls the body with the nodes of every key and value of a dictionary.
    func forEachMember(of dictionary: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
        guard nodes[dictionary].kind == .dictionary else { return }
        let end = Int(nodes[dictionary].next)
        var key = dictionary + 1
        while key < end {
            let value = Int(nodes[key].next)
            guard value < end else { return }
            body(key, value)
            key = Int(nodes[value].next)
        }
    }

    /// The nodes that an array holds.
    func elements(of array: Int) -> [Int] {
        guard nodes[array].kind == .array else { return [] }
        var elements: [Int] = []
        var element = array + 1
        while element < Int(nodes[array].next) {
            elements.append(element)
            element = Int(nodes[element].next)
        }
        return elements
    }

    private func isText(_ node: Int, equalTo text: StaticString) -> Bool {
        let node = nodes[node]
        guard Int(node.end - node.start) == text.utf8CodeUnitCount else { return false }
        return bytes[Int(node.start)..<Int(node.end)]
            .elementsEqual(
                UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
