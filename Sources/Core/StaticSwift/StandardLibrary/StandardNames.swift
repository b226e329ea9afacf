/// The names of the standard library and of Foundation that evaluation knows.
enum StandardNames {
    static let types: Set<String> = [
        "String", "Substring", "Character", "Int", "UInt", "Double", "Float", "Bool", "Array",
        "Set", "Dictionary", "Optional", "Range", "Void", "ProcessInfo", "FileManager", "URL",
        "NSString", "CommandLine", "Bundle", "Process", "Data", "NSRegularExpression", "Date",
        "UUID", "CharacterSet", "Regex",
    ]

    static let functions: Set<String> = [
        "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition",
        "preconditionFailure", "fatalError", "exit", "abort", "min", "max", "abs", "zip",
        "stride", "repeatElement", "getenv", "type", "swap", "fputs", "setvbuf", "fflush",
    ]

    static let operators: Set<String> = [
        "+", "-", "*", "/", "==", "!=", "<", ">", "<=", ">=", "..<", "...",
    ]
}
