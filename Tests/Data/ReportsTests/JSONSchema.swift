import Foundation

/// The part of JSON Schema draft 7 that the schema of SARIF is written in.
struct JSONSchema {
    private let root: [String: Any]
    private static let understood: Set<String> = [
        "$schema", "$id", "id", "$ref", "title", "description", "definitions", "default", "type",
        "required", "properties", "additionalProperties", "items", "enum", "pattern", "minimum",
        "maximum", "uniqueItems", "minItems", "anyOf", "oneOf", "format",
    ]

    init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// What is wrong with a value, a line each, with the path to the place.
    func mistakes(in value: Any) -> [String] { check(value, root, "$") }

    private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        var found = schema.keys.filter { !Self.understood.contains($0) }
            .map { "\(path): the schema says \($0), which is not understood" }
        if let name = schema["$ref"] as? String { found += check(value, definition(name), path) }
        if let type = schema["type"] as? String, !Self.isOf(type, value) {
            return found + ["\(path) is no \(type)"]
        }
        if let allowed = schema["enum"] as? [NSObject],
            !allowed.contains(value as? NSObject ?? NSNull())
        {
            found.append("\(path) is \(value)")
        }
        if let options = schema["anyOf"] as? [[String: Any]],
            options.allSatisfy({ !check(value, $0, path).isEmpty })
        {
            found.append("\(path) is none of \(options.count) possible things")
        }
        if let options = schema["oneOf"] as? [[String: Any]],
            options.count(where: { check(value, $0, path).isEmpty }) != 1
        {
            found.append("\(path) is not one of \(options.count) possible things")
        }
        if let text = value as? String { found += check(text, schema, path) }
        if let list = value as? [Any] { found += check(list, schema, path) }
        if let object = value as? [String: Any] { found += check(object, schema, path) }
        if let number = value as? NSNumber {
            if let least = schema["minimum"] as? Double, number.doubleValue < least {
                found.append("\(path) is less than \(least)")
            }
            if let most = schema["maximum"] as? Double, number.doubleValue > most {
                found.append("\(path) is more than \(most)")
            }
        }
        return found
    }

    private func definition(_ name: String) -> [String: Any] {
        var place: Any = root
        for part in name.split(separator: "/").dropFirst() {
            place = (place as? [String: Any])?[String(part)] ?? [:]
        }
        return place as? [String: Any] ?? ["missing definition \(name)": true]
    }

    private func check(_ text: String, _ schema: [String: Any], _ path: String) -> [String] {
        guard let pattern = schema["pattern"] as? String else { return [] }
        let isMatch = text.range(of: pattern, options: .regularExpression) != nil
        return isMatch ? [] : ["\(path) does not match \(pattern)"]
    }

    private func check(_ list: [Any], _ schema: [String: Any], _ path: String) -> [String] {
        var found: [String] = []
        if let least = schema["minItems"] as? Int, list.count < least {
            found.append("\(path) has less than \(least) items")
        }
        if schema["uniqueItems"] as? Bool == true,
            Set(list.compactMap { $0 as? NSObject }).count != list.count
        {
            found.append("\(path) has an item twice")
        }
        guard let items = schema["items"] as? [String: Any] else { return found }
        return found + list.enumerated().flatMap { check($1, items, "\(path)[\($0)]") }
    }

    private func check(
        _ object: [String: Any], _ schema: [String: Any], _ path: String
    ) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
            .map { "\(path) has no \($0)" }
        for (key, value) in object {
            if let known = properties[key] {
                found += check(value, known, path + "." + key)
            } else if let rest = schema["additionalProperties"] as? [String: Any] {
                found += check(value, rest, path + "." + key)
            } else if schema["additionalProperties"] as? Bool == false {
                found.append("\(path) has \(key), which is not known")
            }
        }
        return found
    }

    private static func isOf(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "integer": value is Int
        case "number": value is NSNumber
        case "boolean": value is Bool
        default: false
        }
    }
}
