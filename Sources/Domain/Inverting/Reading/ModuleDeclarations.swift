import Codebase

/// What some files of one module declare, by the type around it and by name.
struct ModuleDeclarations: Sendable {
    private var byContainer: [String: [String: [Declared]]] = [:]
    /// Extensions by each type whose name begins that of the extended one: `A` and `A.B`.
    private var extensions: [String: [Declared]] = [:]
    /// The names that members of any type have.
    private var memberNames: Set<String> = []
    /// The names of what overrides something.
    private var overridingNames: Set<String> = []
    /// The other names of types at the top level, by what they stand for.
    private var aliases: [String: [String]] = [:]

    /// - Parameter module: The name before the dot where an extension says whose type it extends.
    init(of files: [RelativePath: ReadFile], in module: String) {
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            for (number, declaration) in file.details.declarations.enumerated() {
                note(declaration, Declared(file: path, number: number), in: module)
            }
        }
    }

    private mutating func note(
        _ declaration: DeclarationDetails, _ declared: Declared, in module: String
    ) {
        if declaration.has(modifier: "override") { overridingNames.insert(declaration.name) }
        switch declaration.kind {
        case .parameter, .genericParameter: return
        case .extension:
            let qualifier = module + "."
            let extended = declaration.name
            let name =
                extended.hasPrefix(qualifier) ? extended.dropFirst(qualifier.count) : extended[...]
            for part in name.beginnings { extensions[String(part), default: []].append(declared) }
        default:
            if declaration.isLocal { return }
            if declaration.kind == .typealias, declaration.container == nil,
                let type = declaration.value?.type?.text
            {
                aliases[type, default: []].append(declaration.name)
            }
            if declaration.container != nil { memberNames.insert(declaration.name) }
            byContainer[declaration.container ?? "", default: [:]][
                declaration.name, default: []
            ].append(declared)
        }
    }

    /// The extensions of a type and of the types in it, in the order of files and of each file.
    func extensions(of type: String) -> [Declared] { extensions[type] ?? [] }

    /// The other names that a type has at the top level, in the same order.
    func aliases(of type: String) -> [String] { aliases[type] ?? [] }

    /// The declarations of a name at the top level of files.
    func topLevel(_ name: String) -> [Declared] { byContainer[""]?[name] ?? [] }

    /// The members of a type that have a name, those of its extensions too.
    func members(of type: String, named name: String) -> [Declared] {
        byContainer[type]?[name] ?? []
    }

    /// Whether a member of any type has a name.
    func isMember(_ name: String) -> Bool { memberNames.contains(name) }

    /// Whether anything of a name overrides something.
    func isOverriding(_ name: String) -> Bool { overridingNames.contains(name) }

    /// All members of a type, in the order of files and of each file.
    func members(of type: String) -> [Declared] {
        (byContainer[type] ?? [:]).values.flatMap { $0 }.sorted()
    }

    /// The names at the top level.
    var topLevelNames: [String] { byContainer[""].map { Array($0.keys) } ?? [] }
}

extension Substring {
    /// What stands before each of its dots, and all of it.
    fileprivate var beginnings: [Substring] {
        indices.filter { self[$0] == "." }.map { self[..<$0] } + [self]
    }
}
