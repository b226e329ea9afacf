import SwiftSyntax

/// Types that are sets of bits, `struct Parts: OptionSet`.
extension Interpreter {
    /// Whether a type of the program is a set of bits.
    func isOptionSet(_ name: String) -> Bool {
        declarations.type(name)?.inherited.contains(.named("OptionSet")) ?? false
    }

    /// The set that a list of options means; nil if the type is no set of bits.
    func optionSet(
        _ list: ListValue, _ name: String, at node: Syntax
    ) throws(Interruption) -> Value? {
        guard isOptionSet(name) else { return nil }
        var bits = 0
        for element in list.elements {
            let option = try convert(element, to: .named(name), at: node)
            guard let value = try self.bits(of: option, name, at: node) else {
                return .unknown(unknown(node, "one of the options is not known"))
            }
            bits |= value
        }
        return optionSet(bits, name)
    }

    private func optionSet(_ bits: Int, _ name: String) -> Value {
        .record(
            Record(type: name, member: "init", fields: [Field("rawValue", .integer(bits))]))
    }

    private func bits(
        of value: Value, _ name: String, at node: Syntax
    ) throws(Interruption) -> Int? {
        switch try convert(value, to: .named(name), at: node) {
        case .record(let record) where record.type == name:
            if case .integer(let bits)? = record["rawValue"] { return bits }
        case .array(let list):
            guard let set = try optionSet(list, name, at: node) else { return nil }
            return try bits(of: set, name, at: node)
        default: break
        }
        return nil
    }

    /// A method of a set of bits that changes nothing; nil for all others.
    func optionSetMethod(
        _ name: String, of record: Record, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        guard isOptionSet(record.type), let argument = arguments.first?.value,
            case .integer(let own)? = record["rawValue"],
            let other = try bits(of: argument, record.type, at: site)
        else { return nil }
        switch name {
        case "contains", "isSuperset": return .bool(own & other == other)
        case "isSubset": return .bool(own & other == own)
        case "isDisjoint": return .bool(own & other == 0)
        case "union": return optionSet(own | other, record.type)
        case "intersection": return optionSet(own & other, record.type)
        case "subtracting": return optionSet(own & ~other, record.type)
        case "symmetricDifference": return optionSet(own ^ other, record.type)
        default: return nil
        }
    }

    /// A method that changes a set of bits; nil for all others.
    func mutateOptionSet(
        _ value: inout Value, _ name: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        let methods = [
            "insert": "union", "remove": "subtracting", "formUnion": "union",
            "formIntersection": "intersection", "subtract": "subtracting",
        ]
        guard case .record(let record) = value, let method = methods[name],
            let changed = try optionSetMethod(method, of: record, arguments, site: site)
        else { return nil }
        value = changed
        guard name == "insert" || name == "remove" else { return .void }
        return .unknown(unknown(site, "what it gives is not evaluated").foreign())
    }
}
