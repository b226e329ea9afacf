import Architecture
import Codebase

/// A file as recipes see it: what it says in detail, and its bytes.
struct ReadFile: Sendable {
    let details: SourceDetails
    let bytes: [UInt8]
    /// What the compiler resolved in it; nil where it says nothing of the file as it is.
    var compiled: CompiledPlaces?

    /// What stands in a stretch of the file.
    func text(_ extent: TextExtent) -> String { text(extent.bytes) }

    /// What stands in some of its bytes.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    /// The byte at an offset; nil past the end.
    func byte(at offset: Int) -> Character? {
        bytes.indices.contains(offset) ? Character(UnicodeScalar(bytes[offset])) : nil
    }

    /// The last byte before an offset that is no blank.
    func byte(before offset: Int) -> Character? {
        bytes[..<min(offset, bytes.count)].last { !Self.isBlank($0) }
            .map { Character(UnicodeScalar($0)) }
    }

    /// The first byte from an offset on that is no blank.
    func byte(from offset: Int) -> Character? {
        bytes[min(offset, bytes.count)...].first { !Self.isBlank($0) }
            .map { Character(UnicodeScalar($0)) }
    }

    /// The word that ends directly before an offset, blanks between them apart.
    func word(before offset: Int) -> String {
        let end = bytes[..<min(offset, bytes.count)].lastIndex { !Self.isBlank($0) }
        guard let end else { return "" }
        let start = bytes[...end].lastIndex { Self.isBlank($0) || $0 == UInt8(ascii: "(") }
        return text((start.map { $0 + 1 } ?? 0)..<(end + 1))
    }

    /// The word that begins directly after an offset, blanks between them apart.
    func word(from offset: Int) -> String {
        guard
            let start = bytes[min(offset, bytes.count)...].firstIndex(where: { !Self.isBlank($0) })
        else { return "" }
        return String(
            text(start..<min(start + 64, bytes.count)).prefix {
                $0.isLetter || $0.isNumber || $0 == "_"
            })
    }

    /// Whether nothing but blanks stands between two offsets.
    func isBlank(from start: Int, to end: Int) -> Bool {
        start <= end
            && bytes[min(start, bytes.count)..<min(end, bytes.count)].allSatisfy(Self.isBlank)
    }

    /// The bytes of a line with its break; lines are counted from 1.
    func range(ofLine line: Int) -> Range<Int>? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
        return start..<(end ?? bytes.count)
    }

    /// The blanks that the line of an offset begins with.
    func indentation(at offset: Int) -> String {
        let start =
            bytes[..<min(offset, bytes.count)].lastIndex(of: UInt8(ascii: "\n"))
            .map { $0 + 1 } ?? 0
        let end = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return text(start..<(end ?? bytes.count))
    }

    /// The type that is written where a value begins with `.init(…)`, without what stands around it.
    ///
    /// - Returns: nil if the use is no such call, or none is written directly there.
    func typeMade(byImplicit number: Int) -> String? {
        let use = details.uses[number]
        guard use.name == "init", let base = use.base, base.kind == .implicit, let call = use.call
        else { return nil }
        let value = details.declarations.lazy.compactMap(\.value).first {
            $0.expression?.start == base.extent.start && $0.expression?.end == call.extent.end
        }
        return value?.type.map { MeantTypes.plain($0.text) }
    }

    /// Where a modifier goes that is added to a declaration.
    func offset(behindAttributesOf declaration: DeclarationDetails) -> Int {
        let name = declaration.place.name.start
        let ends = declaration.attributes.filter { $0.conditions.isEmpty && $0.extent.end < name }
            .map(\.extent.end.offset)
        guard let end = ends.max() else { return declaration.place.statement.start.offset }
        return bytes[end...].firstIndex { !Self.isBlank($0) } ?? end
    }

    /// Behind a statement and the comment or the blanks that follow it in its line.
    func endOfLine(after offset: Int) -> Int {
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let rest = text(offset..<end).drop { $0 == " " || $0 == "\t" }
        return rest.isEmpty || rest.hasPrefix("//") ? end : offset
    }

    /// Where the line of an offset begins, if only blanks stand before it; else the offset.
    func startOfLine(before offset: Int) -> Int {
        let start = bytes[..<offset].lastIndex {
            $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
        }
        guard let start else { return 0 }
        return bytes[start] == UInt8(ascii: "\n") ? start + 1 : offset
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }
}

/// A declaration in one of the files that were read.
struct Declared: Hashable, Comparable, Sendable {
    let file: RelativePath
    let number: Int

    static func < (left: Declared, right: Declared) -> Bool {
        (left.file, left.number) < (right.file, right.number)
    }
}
