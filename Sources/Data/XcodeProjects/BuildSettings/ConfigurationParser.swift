/// Reads the text of an `.xcconfig` file as `MacroConfigFileParser` of swift-build does.
///
/// `//` begins a comment wherever it stands. A value ends with its line, unless a backslash is the
/// last thing on it; one semicolon at the end belongs to no value.
struct ConfigurationParser {
    private let bytes: [UInt8]
    private var index = 0
    private var number = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func lines() -> [ConfigurationLine] {
        var lines: [ConfigurationLine] = []
        while index < bytes.count {
            skipSpace()
            let start = number
            if !isAtEndOfLine {
                lines.append(ConfigurationLine(number: start, content: content()))
            }
            skipLine()
            endLine()
        }
        return lines
    }

    private mutating func content() -> ConfigurationLine.Content {
        if current == UInt8(ascii: "#") { return directive() }
        guard current?.isNameStart == true else {
            return .damage("it begins with no name of a setting")
        }
        let name = scan(\.isNamePart)
        skipSpace()
        var conditions: [SettingCondition] = []
        while current == UInt8(ascii: "[") {
            guard let condition = condition() else { return .damage("its condition is not whole") }
            conditions.append(condition)
            skipSpace()
        }
        guard current == UInt8(ascii: "=") else { return .damage("“=” is missing") }
        index += 1
        return .assignment(SettingAssignment(name, conditions: conditions, value()))
    }

    /// `[parameter=pattern]`; nil if something of it is missing.
    private mutating func condition() -> SettingCondition? {
        index += 1
        let parameter = scanLine { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "]") }
        guard current == UInt8(ascii: "=") else { return nil }
        index += 1
        let pattern = scanLine { $0 != UInt8(ascii: "]") }
        guard current == UInt8(ascii: "]") else { return nil }
        index += 1
        return SettingCondition(parameter, pattern)
    }

    private mutating func directive() -> ConfigurationLine.Content {
        index += 1
        skipSpace()
        let name = scanLine { !$0.isSpace }
        guard name == "include" || name == "include?" else {
            return .damage("“#\(name)” is no directive")
        }
        skipSpace()
        guard current == UInt8(ascii: "\"") else { return .damage("the quoted name is missing") }
        index += 1
        let file = scanLine { $0 != UInt8(ascii: "\"") }
        guard current == UInt8(ascii: "\"") else { return .damage("its quotes do not end") }
        index += 1
        skipSpace()
        guard isAtEndOfLine else { return .damage("something follows the quoted name") }
        return .include(file, isOptional: name == "include?")
    }

    /// The value, over all lines that it continues on.
    private mutating func value() -> String {
        var chunks: [String] = []
        while let chunk = chunk() {
            guard chunk.last == UInt8(ascii: "\\") else {
                chunks.append(String(decoding: chunk, as: UTF8.self))
                break
            }
            let rest = Self.trimmed(chunk.dropLast())
            if !rest.isEmpty { chunks.append(String(decoding: rest, as: UTF8.self)) }
            endLine()
        }
        return chunks.joined(separator: " ")
    }

    /// What one line adds to a value; nil if nothing is left on it.
    private mutating func chunk() -> ArraySlice<UInt8>? {
        skipSpace()
        if isAtEndOfLine { return nil }
        let start = index
        while !isAtEndOfLine, !isAtComment { index += 1 }
        var chunk = Self.trimmed(bytes[start..<index])
        skipLine()
        if chunk.last == UInt8(ascii: ";") { chunk = Self.trimmed(chunk.dropLast()) }
        return chunk
    }

    private mutating func scan(_ isWanted: (UInt8) -> Bool) -> String {
        let start = index
        while let byte = current, isWanted(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func scanLine(_ isWanted: (UInt8) -> Bool) -> String {
        let start = index
        while !isAtEndOfLine, let byte = current, isWanted(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while text.last?.isSpace == true { text.removeLast() }
        return text
    }
}

/// Where lines, comments and space end.
extension ConfigurationParser {
    private var isAtComment: Bool {
        current == UInt8(ascii: "/") && index + 1 < bytes.count
            && bytes[index + 1] == UInt8(ascii: "/")
    }

    private var isAtEndOfLine: Bool { lengthOfLineEnd > 0 || index >= bytes.count }

    /// How many bytes end the line here: `\n`, `\r`, both, or Unicode's separator of lines or
    /// paragraphs.
    private var lengthOfLineEnd: Int {
        let rest = bytes[index...].prefix(3)
        switch rest.first {
        case 0x0A: return 1
        case 0x0D: return rest.dropFirst().first == 0x0A ? 2 : 1
        case 0xE2:
            return rest.elementsEqual([0xE2, 0x80, 0xA8]) || rest.elementsEqual([0xE2, 0x80, 0xA9])
                ? 3 : 0
        default: return 0
        }
    }

    private mutating func skipSpace() {
        while let byte = current {
            if byte.isSpace {
                index += 1
            } else if isAtComment {
                skipLine()
            } else {
                return
            }
        }
    }

    private mutating func skipLine() {
        while !isAtEndOfLine { index += 1 }
    }

    private mutating func endLine() {
        let length = lengthOfLineEnd
        index += length
        if length > 0 { number += 1 }
    }
}

extension UInt8 {
    /// Whether it is space inside a line.
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }
}
