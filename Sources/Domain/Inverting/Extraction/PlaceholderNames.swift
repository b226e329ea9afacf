import Codebase

extension NameUse {
    /// Whether it means what a type of the standard library around it brings along, such as `Value` in
    /// an extension of `Dictionary`, whatever else is called so.
    func isPlaceholder(in file: ReadFile) -> Bool {
        if base != nil { return false }
        var number = declaration
        while let around = file.details.declaration(number) {
            if around.kind == .extension {
                return placeholders[around.name.lastPart]?.contains(name) == true
            }
            number = around.parent
        }
        return false
    }
}

private let ofCollections: Set = ["Element", "Index", "Iterator", "SubSequence", "Indices"]

/// The generic parameters and associated types of the standard library's types, by name.
private let placeholders: [String: Set<String>] = [
    "Dictionary": ["Key", "Value", "Element", "Index", "Iterator", "Keys", "Values"],
    "Array": ofCollections, "ArraySlice": ofCollections, "ContiguousArray": ofCollections,
    "Set": ofCollections, "String": ofCollections, "Substring": ofCollections,
    "Collection": ofCollections, "BidirectionalCollection": ofCollections,
    "RandomAccessCollection": ofCollections, "MutableCollection": ofCollections,
    "RangeReplaceableCollection": ofCollections, "Sequence": ["Element", "Iterator"],
    "AsyncSequence": ["Element", "AsyncIterator"],
    "LazySequence": ["Element", "Elements", "Iterator"],
    "Optional": ["Wrapped"], "Result": ["Success", "Failure"], "Task": ["Success", "Failure"],
    "Range": ["Bound", "Element", "Index"], "ClosedRange": ["Bound", "Element", "Index"],
    "Publisher": ["Output", "Failure"], "RawRepresentable": ["RawValue"],
    "KeyedDecodingContainer": ["Key", "K"], "KeyedEncodingContainer": ["Key", "K"],
    "Identifiable": ["ID"], "SIMD": ["Scalar"], "Strideable": ["Stride"],
]
