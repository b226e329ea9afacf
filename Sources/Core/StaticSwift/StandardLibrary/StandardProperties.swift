import SwiftSyntax

/// Properties of standard types.
extension Interpreter {
    func standardProperty(
        _ name: String, of value: Value, at node: Syntax
    ) throws(Interruption) -> Value? {
        switch value {
        case .array(let list):
            if list.isShuffled, ["first", "last"].contains(name) {
                return .unknown(unknown(node, "the order of its elements is not known"))
            }
            if list.isSlice, ["startIndex", "endIndex", "indices"].contains(name) {
                return .unknown(unknown(node, "the indices of a part are not evaluated"))
            }
            return property(name, of: list)
        case .set(var list):
            list.isUnordered = true
            return try standardProperty(name, of: .array(list), at: node)
        case .dictionary(let dictionary):
            if ["first", "last"].contains(name), dictionary.pairs.count > 1 {
                return .unknown(unknown(node, "the order of its elements is not known"))
            }
            return property(name, of: dictionary)
        case .string(let text):
            return property(name, of: text) ?? indexProperty(name, of: text)
        case .record(let record) where isOptionSet(record.type) && name == "isEmpty":
            guard case .integer(let bits)? = record["rawValue"] else { return nil }
            return .bool(bits == 0)
        case .range(let range):
            switch name {
            case "lowerBound": return range.lower
            case "upperBound": return range.upper
            case "count": return range.integers.map { .integer($0.count) }
            case "isEmpty": return range.integers.map { .bool($0.isEmpty) }
            default: return nil
            }
        case .record(let record)
        where record.type == "FileManager" && name == "currentDirectoryPath":
            return library.fileSystem.map { .string($0.currentFolder) }
        case .record(let record) where record.type == "CharacterSet" && name == "inverted":
            return CharacterClass(value)?.inverted.value
        case .integer(let number) where name == "description": return .string(String(number))
        case .bool(let flag) where name == "description": return .string(String(flag))
        default: return nil
        }
    }

    private func property(_ name: String, of list: ListValue) -> Value? {
        let known = ["isEmpty", "count", "first", "last", "indices", "startIndex", "endIndex"]
        if let missing = list.missing, known.contains(name) {
            if name == "isEmpty", list.elements.count > 1 { return .bool(false) }
            if name == "first", let first = list.elements.first, !first.isUnknown {
                return .optional(first)
            }
            return .unknown(missing)
        }
        switch name {
        case "isEmpty": return .bool(list.elements.isEmpty)
        case "count": return .integer(list.elements.count)
        case "first": return .optional(list.elements.first)
        case "last": return .optional(list.elements.last)
        case "startIndex": return .integer(0)
        case "endIndex": return .integer(list.elements.count)
        case "indices":
            return .range(
                RangeValue(
                    lower: .integer(0), upper: .integer(list.elements.count), isClosed: false))
        case "lazy": return .array(list)
        default: return nil
        }
    }

    private func property(_ name: String, of dictionary: DictionaryValue) -> Value? {
        switch name {
        case "isEmpty": .bool(dictionary.pairs.isEmpty)
        case "count": .integer(dictionary.pairs.count)
        case "keys":
            .array(
                ListValue(
                    elements: dictionary.pairs.map(\.key), elementType: dictionary.keyType
                ).unordered)
        case "values":
            .array(
                ListValue(
                    elements: dictionary.pairs.map(\.value), elementType: dictionary.valueType
                ).unordered)
        default: nil
        }
    }

    private func property(_ name: String, of text: String) -> Value? {
        switch name {
        case "isEmpty": .bool(text.isEmpty)
        case "count": .integer(text.count)
        case "first": .optional(text.first.map { .string(String($0)) })
        case "last": .optional(text.last.map { .string(String($0)) })
        case "description": .string(text)
        case "capitalized": .string(Text.capitalized(text))
        case "localizedLowercase": .string(text.lowercased())
        case "localizedUppercase": .string(text.uppercased())
        case "lastPathComponent": .string(Text.lastPathComponent(text))
        case "deletingLastPathComponent": .string(Text.deletingLastPathComponent(text))
        case "pathExtension": .string(Text.pathExtension(text))
        case "deletingPathExtension": .string(Text.deletingPathExtension(text))
        case "utf8", "unicodeScalars": nil
        case "isUppercase": .bool(text.first?.isUppercase ?? false)
        case "isLowercase": .bool(text.first?.isLowercase ?? false)
        case "isLetter": .bool(text.first?.isLetter ?? false)
        case "isNumber": .bool(text.first?.isNumber ?? false)
        case "isNewline": .bool(text.first?.isNewline ?? false)
        case "isWhitespace": .bool(text.first?.isWhitespace ?? false)
        case "isPunctuation": .bool(text.first?.isPunctuation ?? false)
        case "isHexDigit": .bool(text.first?.isHexDigit ?? false)
        default: nil
        }
    }
}

extension Value {
    /// Whether it is a member whose type is not known yet.
    var isImplicit: Bool {
        if case .implicit = self { true } else { false }
    }

    var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }
}
