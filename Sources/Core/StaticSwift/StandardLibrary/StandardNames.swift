/// The names of the standard library and of Foundation that evaluation knows.
enum StandardNames {
    static let types: Set<String> = [
        "String", "Substring", "Character", "Int", "UInt", "Double", "Float", "Bool", "Array",
        "Set", "Dictionary", "Optional", "Range", "Void", "ProcessInfo", "FileManager", "URL",
        "NSString", "CommandLine", "Bundle", "Process", "Data", "NSRegularExpression", "Date",
        "UUID", "CharacterSet", "Regex",
    ]

    /// The types that a number written in digits may be of.
    static let numbers = otherNumbers.union(["Int", "Int64", "Double", "CGFloat", "TimeInterval"])

    /// Numbers that overflow or round elsewhere than `Int` and `Double` do.
    static let otherNumbers: Set<String> = [
        "Int8", "Int16", "Int32", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
        "Float16", "Float32", "Float80",
    ]

    static let functions: Set<String> = [
        "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition",
        "preconditionFailure", "fatalError", "exit", "abort", "min", "max", "abs", "zip",
        "stride", "repeatElement", "getenv", "type", "swap", "fputs", "setvbuf", "fflush",
        "withExtendedLifetime", "withoutActuallyEscaping",
    ]

    static let operators: Set<String> = [
        "+", "-", "*", "/", "==", "!=", "<", ">", "<=", ">=", "..<", "...",
    ]

    /// Methods that leave alone what they are called on.
    static let readers: Set<String> = [
        "map", "flatMap", "compactMap", "filter", "forEach", "reduce", "sorted", "joined",
        "reversed", "enumerated", "prefix", "suffix", "dropFirst", "dropLast", "drop", "min", "max",
        "elementsEqual", "starts", "split", "shuffled", "randomElement", "union", "subtracting",
        "intersection", "symmetricDifference", "isSubset", "isSuperset", "isDisjoint", "first",
        "last", "firstIndex", "lastIndex", "contains", "allSatisfy", "count", "index", "merging",
        "mapValues", "compactMapValues", "hasPrefix", "hasSuffix", "lowercased", "uppercased",
        "trimmingCharacters", "components", "replacingOccurrences", "replacing", "appending",
        "appendingPathComponent", "deletingLastPathComponent", "range", "substring", "padding",
        "contentsOfDirectory", "fileExists", "distance", "formatted", "caseInsensitiveCompare",
        "folding", "matches", "firstMatch", "wholeMatch", "makeIterator", "signum", "isMultiple",
        "advanced", "hash", "compare", "localizedCompare", "difference", "trimming",
    ]

    /// Methods that change the variable they are called on, and nothing else.
    static let mutators: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
        "removeSubrange", "replaceSubrange", "popLast", "popFirst", "sort", "reverse", "shuffle",
        "swapAt", "partition", "merge", "updateValue", "formUnion", "formIntersection", "subtract",
        "formSymmetricDifference", "toggle", "negate", "reserveCapacity", "update", "next",
        "appendPathComponent", "deleteLastPathComponent", "appendPathExtension",
        "deletePathExtension", "standardize",
    ]
}
