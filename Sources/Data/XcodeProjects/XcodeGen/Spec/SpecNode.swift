import Codebase

/// A piece of a specification that knows where it was written.
struct SpecNode: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case nothing
        case text(String)
        case list([SpecNode])
        case mapping([SpecEntry])
    }

    var content: Content
    let place: SpecPlace

    subscript(key: String) -> SpecNode? {
        entries.first { $0.key == key }?.value
    }

    var entries: [SpecEntry] {
        if case .mapping(let entries) = content { entries } else { [] }
    }

    var isMapping: Bool {
        if case .mapping = content { true } else { false }
    }

    var text: String? {
        if case .text(let text) = content { text } else { nil }
    }

    var items: [SpecNode]? {
        if case .list(let items) = content { items } else { nil }
    }

    /// The items of a list; of anything else that is there, itself.
    var oneOrMore: [SpecNode] {
        switch content {
        case .nothing: []
        case .list(let items): items
        case .text, .mapping: [self]
        }
    }

    /// The texts of a list, or the one text.
    var texts: [String] { oneOrMore.compactMap(\.text) }

    /// What YAML calls true or false.
    var flag: Bool? {
        switch text?.lowercased() {
        case "true", "yes", "on", "y": true
        case "false", "no", "off", "n": false
        default: nil
        }
    }

    /// How many pieces it is made of, itself among them; a long text counts as several.
    var weight: Int {
        switch content {
        case .nothing: 1
        case .text(let text): 1 + text.utf8.count / 64
        case .list(let items): items.reduce(1) { $0 + $1.weight }
        case .mapping(let entries): entries.reduce(1) { $0 + 1 + $1.value.weight }
        }
    }

    /// How many variables its texts may name.
    var references: Int {
        switch content {
        case .nothing: 0
        case .text(let text): text.references
        case .list(let items): items.reduce(0) { $0 + $1.references }
        case .mapping(let entries):
            entries.reduce(0) { $0 + $1.key.references + $1.value.references }
        }
    }

    /// The mapping with one value changed or added.
    func setting(_ key: String, to value: SpecNode) -> SpecNode {
        var entries = entries
        if let index = entries.firstIndex(where: { $0.key == key }) {
            entries[index].value = value
        } else {
            entries.append(SpecEntry(key: key, value: value))
        }
        return SpecNode(content: .mapping(entries), place: place)
    }
}

/// One key of a mapping with its value.
struct SpecEntry: Equatable, Sendable {
    var key: String
    var value: SpecNode
}

/// Where something is written.
struct SpecPlace: Hashable, Sendable {
    let file: RelativePath
    /// From 1.
    let line: Int
}

extension String {
    fileprivate var references: Int { utf8.count { $0 == UInt8(ascii: "$") } }
}
