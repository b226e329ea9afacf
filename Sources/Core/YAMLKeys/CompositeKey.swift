import CYaml

/// The first key of a YAML text that stands for more than a text: a list, a mapping, or an alias of
/// one.
///
/// Who composes a document compares its keys by all that they stand for, and an alias stands for all
/// that its anchor marks: with a few lists of aliases as keys that never ends.
package struct CompositeKey: Equatable, Sendable {
    /// The line where it begins, from 1.
    package let line: Int

    /// Looks for one without composing anything; nil if there is none, or no alias that could make
    /// one large. What the parser refuses is left to it.
    package init?(in text: String) {
        guard text.utf8.contains(UInt8(ascii: "&")), text.utf8.contains(UInt8(ascii: "*")) else {
            return nil
        }
        var text = text
        guard let line = text.withUTF8({ Self.line(in: $0) }) else { return nil }
        self.line = line
    }

    private static func line(in text: UnsafeBufferPointer<UInt8>) -> Int? {
        // The parser keeps its own address.
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        parser.initialize(to: yaml_parser_t())
        guard yaml_parser_initialize(parser) == 1 else { return nil }
        defer { yaml_parser_delete(parser) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, text.count)
        var walk = KeyWalk()
        while true {
            var event = yaml_event_t()
            guard yaml_parser_parse(parser, &event) == 1 else { return nil }
            defer { yaml_event_delete(&event) }
            if event.type == YAML_STREAM_END_EVENT { return nil }
            if walk.findsKey(at: event) { return Int(event.start_mark.line) + 1 }
        }
    }
}

/// Follows the parts of a document from one to the next.
private struct KeyWalk {
    /// The lists and mappings that are open, and of each whether its next part is a key.
    private var open: [(isMapping: Bool, isKeyNext: Bool)] = []
    /// The anchors of texts.
    private var texts: Set<String> = []

    /// Goes one part on; true if it is a key and no text.
    mutating func findsKey(at event: yaml_event_t) -> Bool {
        let data = event.data
        switch event.type {
        case YAML_ALIAS_EVENT:
            return isKey() && !(Self.text(data.alias.anchor).map(texts.contains) ?? false)
        case YAML_SCALAR_EVENT:
            if let anchor = Self.text(data.scalar.anchor) { texts.insert(anchor) }
            _ = isKey()
        case YAML_SEQUENCE_START_EVENT:
            return begin(isMapping: false, anchor: Self.text(data.sequence_start.anchor))
        case YAML_MAPPING_START_EVENT:
            return begin(isMapping: true, anchor: Self.text(data.mapping_start.anchor))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: _ = open.popLast()
        default: break
        }
        return false
    }

    private mutating func begin(isMapping: Bool, anchor: String?) -> Bool {
        if let anchor { texts.remove(anchor) }
        let isKey = isKey()
        open.append((isMapping, isMapping))
        return isKey
    }

    /// Whether the part that comes now is a key; the next one is its value then.
    private mutating func isKey() -> Bool {
        guard let last = open.indices.last, open[last].isMapping else { return false }
        defer { open[last].isKeyNext.toggle() }
        return open[last].isKeyNext
    }

    private static func text(_ anchor: UnsafeMutablePointer<UInt8>?) -> String? {
        anchor.map { String(cString: $0) }
    }
}
