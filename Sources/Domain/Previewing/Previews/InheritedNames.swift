import Codebase

/// The types of one module that say what they inherit, and the protocols and classes that it
/// declares at all.
struct InheritedNames {
    /// What a type inherits, and where it says so.
    struct Entry {
        let file: RelativePath
        let inheritance: Inheritance
    }

    private var entries: [String: [Entry]] = [:]
    private var inheritable: Set<String> = []
    private var types: Set<String> = []

    /// The names of a module without sources.
    init() {}

    init(of module: Module, in facts: [RelativePath: SourceFacts]) {
        for file in module.sources {
            guard let facts = facts[file] else { continue }
            for inheritance in facts.inheritances where !inheritance.names.isEmpty {
                if inheritance.kind != .extension { types.insert(inheritance.simpleName) }
                entries[inheritance.simpleName, default: []].append(
                    Entry(file: file, inheritance: inheritance))
            }
            for declaration in facts.declarations { note(declaration) }
        }
    }

    private mutating func note(_ declaration: Declaration) {
        switch declaration.kind {
        case .protocol, .class:
            inheritable.insert(declaration.name)
            types.insert(declaration.name)
        case .struct, .enum, .actor: types.insert(declaration.name)
        default: break
        }
    }

    /// What all types of a simple name inherit.
    func entries(of name: String) -> [Entry] { entries[name] ?? [] }

    /// Whether the module declares a protocol or a class of that name.
    func declares(_ name: String) -> Bool { inheritable.contains(name) }

    /// Whether the module declares any type of that name.
    func hasType(_ name: String) -> Bool { types.contains(name) }
}

extension Inheritance {
    /// The name of the type without those of the types around it.
    var simpleName: String { type.lastPart }
}
