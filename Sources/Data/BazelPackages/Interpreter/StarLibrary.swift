/// What build files can use without defining it.
enum StarLibrary {
    /// What a name means that nothing defines.
    static func global(_ name: String) -> StarValue {
        if builtins.contains(name) { return .builtin(name) }
        return name == "native" ? record(["native"], name) : .unknown(name)
    }

    private static let builtins: Set<String> = [
        "Label", "abs", "all", "any", "bool", "depset", "dict", "enumerate", "fail", "getattr",
        "glob",
        "hasattr", "hash", "int", "len", "list", "macro", "max", "min", "module_name",
        "package_name", "print", "range", "repo_name", "repository_name", "repr", "reversed",
        "rule",
        "select", "set", "sorted", "str", "struct", "subpackages", "tuple", "type", "zip",
    ]

    /// A name loaded from a file that is not in the codebase.
    static func loaded(_ name: String, from label: String) -> StarValue {
        switch name {
        case "paths":
            record(["join", "basename", "dirname", "split_extension", "replace_extension"], name)
        case "dicts": record(["add"], name)
        case "selects": record(["with_or"], name)
        case "collections": record(["uniq"], name)
        case "types":
            record(
                ["list", "string", "bool", "none", "int", "tuple", "dict", "function"].map {
                    "is_\($0)"
                }, name)
        default: .rule(StarRule(name: name, origin: label))
        }
    }

    private static func record(_ functions: [String], _ name: String) -> StarValue {
        .record(StarDictionary(functions.map { (.string($0), .builtin("\(name).\($0)")) }))
    }

    /// `owner.name`.
    static func member(_ name: String, of owner: StarValue) -> StarValue {
        switch owner {
        case .record(let fields):
            if let value = fields[name] { return value }
            guard fields["native"] != nil else { return .unknown(name) }
            return [
                "glob", "package_name", "subpackages", "repository_name", "module_name",
                "repo_name",
            ]
            .contains(name) ? .builtin(name) : nativeRule(name)
        case .string, .list, .dictionary: return .method(owner, name)
        case .rule(let rule):
            return .rule(StarRule(name: name, origin: rule.origin))
        default: return .unknown(name)
        }
    }

    private static func nativeRule(_ name: String) -> StarValue {
        ["existing_rule", "existing_rules", "package_default_visibility"].contains(name)
            ? .builtin(name) : .rule(StarRule(name: name))
    }
}
