/// Reads property lists in XML, as some tools write projects and as `Info.plist` is written.
struct XMLPropertyListParser {
    private let bytes: [UInt8]
    private var position = 0
    private var line: Int32 = 1
    private var builder = PropertyListBuilder()
    /// For each open container whether it is a dictionary.
    private var open: [Bool] = []

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func parse(_ bytes: [UInt8]) -> PropertyList {
        var parser = XMLPropertyListParser(bytes)
        while let tag = parser.nextTag() { parser.handle(tag) }
        return parser.builder.finish(bytes: bytes, line: parser.line)
    }

    private struct Tag {
        let name: String
        let isEnd: Bool
        let isEmpty: Bool
    }

    private mutating func handle(_ tag: Tag) {
        switch tag.name {
        case "dict", "array": container(tag)
        case "key":
            guard !tag.isEnd else { return }
            text(of: tag)
            builder.equals(line: line)
        case "string", "integer", "real", "date", "data":
            guard !tag.isEnd else { return }
            text(of: tag)
            separate()
        case "true", "false":
            guard !tag.isEnd else { return }
            let start = position
            builder.scalar(.plain, from: start, to: start, line: line)
            separate()
        default: break
        }
    }

    private mutating func container(_ tag: Tag) {
        let isDictionary = tag.name == "dict"
        if !tag.isEnd {
            builder.begin(isDictionary ? .dictionary : .array, at: position, line: line)
            open.append(isDictionary)
        }
        guard tag.isEnd || tag.isEmpty else { return }
        if isDictionary {
            builder.endDictionary(at: position, line: line)
        } else {
            builder.endArray(at: position, line: line)
        }
        if open.popLast() != nil, !open.isEmpty { separate() }
    }

    private mutating func separate() {
        switch open.last {
        case true?: builder.semicolon(line: line)
        case false?: builder.comma(line: line)
        case nil: break
        }
    }

    private mutating func text(of tag: Tag) {
        let start = position
        let firstLine = line
        if !tag.isEmpty { skip(to: UInt8(ascii: "<")) }
        let kind: PropertyList.Kind = tag.name == "data" ? .data : .entities
        builder.scalar(kind, from: start, to: position, line: firstLine)
    }

    /// The next tag, over text, comments and declarations.
    private mutating func nextTag() -> Tag? {
        while true {
            skip(to: UInt8(ascii: "<"))
            if position >= bytes.count { return nil }
            if bytes[position...].starts(with: Array("<!--".utf8)) {
                skipComment()
                continue
            }
            let start = position + 1
            skip(to: UInt8(ascii: ">"))
            let content = bytes[min(start, position)..<position]
            if position < bytes.count { position += 1 }
            if let first = content.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") {
                return tag(content)
            }
        }
    }

    private func tag(_ content: ArraySlice<UInt8>) -> Tag {
        let isEnd = content.first == UInt8(ascii: "/")
        let name = content.drop { $0 == UInt8(ascii: "/") }
            .prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
        return Tag(
            name: String(decoding: name, as: UTF8.self), isEnd: isEnd,
            isEmpty: !isEnd && content.last == UInt8(ascii: "/"))
    }

    private mutating func skipComment() {
        let end = Array("-->".utf8)
        while position < bytes.count, !bytes[position...].starts(with: end) { advance() }
    }

    private mutating func skip(to byte: UInt8) {
        while position < bytes.count, bytes[position] != byte { advance() }
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }
}
