/// Reads expressions as `MacroExpressionParser` of swift-build does, with the same leniency: what is
/// not closed ends with the text.
struct SettingExpressionParser {
    private let bytes: [UInt8]
    private var index = 0
    private(set) var isComplete = true
    private static let deepest = 50

    init(_ text: String) { bytes = Array(text.utf8) }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }
    private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    /// Everything up to the end or, inside brackets, up to a colon or what closes them.
    mutating func parts(until closing: UInt8?, depth: Int) -> [SettingExpression.Part] {
        var parts: [SettingExpression.Part] = []
        while let byte = current {
            if let closing, byte == closing || byte == UInt8(ascii: ":") { break }
            if byte == UInt8(ascii: "$") {
                parts.append(reference(depth: depth + 1))
            } else {
                parts.append(
                    .text(
                        scan {
                            $0 != UInt8(ascii: "$")
                                && (closing == nil || ($0 != closing && $0 != UInt8(ascii: ":")))
                        }))
            }
        }
        return parts
    }

    private mutating func reference(depth: Int) -> SettingExpression.Part {
        index += 1
        guard depth <= Self.deepest else {
            isComplete = false
            return .text("$")
        }
        guard let byte = current else { return .text("$") }
        if let closing = Self.closing(of: byte) { return bracketed(closing, depth) }
        if byte.isNameStart { return bare(depth) }
        if byte == UInt8(ascii: "$") { index += 1 }
        return .text("$")
    }

    private mutating func bracketed(_ closing: UInt8, _ depth: Int) -> SettingExpression.Part {
        index += 1
        let name = parts(until: closing, depth: depth)
        var operators: [SettingExpression.Operation] = []
        while current == UInt8(ascii: ":") {
            index += 1
            if let step = operation(closing, depth) { operators.append(step) }
        }
        if current == closing { index += 1 }
        return .reference(.init(name: name, operators: operators, isBracketed: true))
    }

    /// An operator after its colon; nil for one that Xcode ignores with an error.
    private mutating func operation(
        _ closing: UInt8, _ depth: Int
    ) -> SettingExpression.Operation? {
        let name = scan(\.isOperatorName)
        switch current {
        case nil: return nil
        case UInt8(ascii: ":"), closing:
            return name.isEmpty ? nil : .init(name: name, argument: nil)
        case UInt8(ascii: "=") where !name.isEmpty:
            index += 1
            return .init(name: name, argument: parts(until: closing, depth: depth))
        default:
            _ = scan { $0 != UInt8(ascii: ":") && $0 != closing }
            return nil
        }
    }

    /// `$NAME`, and the `$(…)` that may continue the name.
    private mutating func bare(_ depth: Int) -> SettingExpression.Part {
        var name = [SettingExpression.Part.text(scan(\.isNamePart))]
        if current == UInt8(ascii: "$"), next == UInt8(ascii: "(") {
            name.append(reference(depth: depth + 1))
        }
        return .reference(.init(name: name, operators: [], isBracketed: false))
    }

    private mutating func scan(_ isWanted: (UInt8) -> Bool) -> String {
        let start = index
        while let byte = current, isWanted(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func closing(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: nil
        }
    }
}

extension UInt8 {
    /// Whether the name of a setting can begin with it.
    var isNameStart: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Whether the name of a setting can hold it.
    var isNamePart: Bool {
        isNameStart || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    /// Whether the name of an operator can hold it.
    fileprivate var isOperatorName: Bool {
        isNamePart || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
            || self == UInt8(ascii: ".")
    }
}
