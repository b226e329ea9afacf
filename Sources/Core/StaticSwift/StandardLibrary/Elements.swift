import SwiftSyntax

/// The elements of a sequence, or why they are not known.
enum Elements {
    case known(ListValue)
    case unknown(Unknown)
}

extension Interpreter {
    /// The elements of anything that can be looped over.
    func elements(
        of value: Value, at node: some SyntaxProtocol
    ) throws(Interruption) -> Elements {
        switch value {
        case .unknown(let unknown): return .unknown(unknown)
        case .array(let list): return .known(list)
        case .set(var list):
            list.isUnordered = true
            return .known(list)
        case .optional(let wrapped?): return try elements(of: wrapped, at: node)
        case .dictionary(let dictionary):
            let pairs = dictionary.pairs.map { pair in
                Value.tuple([Field("key", pair.key), Field("value", pair.value)])
            }
            var list = ListValue(elements: pairs)
            list.isUnordered = true
            return .known(list)
        case .string(let text):
            return .known(ListValue(elements: text.map { .string(String($0)) }))
        case .range(let range):
            guard let numbers = range.integers else { break }
            try checkSize(numbers.count, at: node)
            return .known(ListValue(elements: numbers.map { .integer($0) }))
        default:
            break
        }
        return .unknown(unknown(node, "the sequence of this loop is not evaluated"))
    }
}
