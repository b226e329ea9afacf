import Codebase

/// The members that modules of the codebase show to others, and who else declares such a name.
struct MemberIndex {
    /// A member that exactly one module declares.
    struct Member {
        let module: ModuleID
        /// How far the widest declaration can be seen.
        var access: AccessLevel
        /// The outermost types that have it.
        var types: Set<String>
    }

    private var members: [String: Member] = [:]
    private var ambiguous: Set<String> = []
    private var types: Set<String> = []
    /// For each module the own types, of any module, that its files name.
    private var named: [ModuleID: Set<String>] = [:]

    init(of analysis: Analysis) {
        let modules = analysis.codebase.modules.filter { !$0.isFixture }
        for module in modules {
            for file in module.sources {
                for declaration in analysis.facts[file]?.declarations ?? [] {
                    add(declaration, of: module.id)
                }
            }
        }
        for module in modules {
            let uses = module.sources.lazy.compactMap { analysis.facts[$0]?.uses.names }
            named[module.id] = uses.reduce(into: []) { found, names in
                found.formUnion(names.lazy.filter(types.contains))
            }
        }
    }

    private mutating func add(_ declaration: Declaration, of module: ModuleID) {
        guard let type = declaration.owner else {
            if declaration.kind.isType { types.insert(declaration.name) }
            ambiguous.insert(declaration.name)
            return
        }
        let name = declaration.name
        guard declaration.kind.isMember, !ambiguous.contains(name), name.tellsItsOwner else {
            return
        }
        guard var known = members[name] else {
            members[name] = Member(module: module, access: declaration.access, types: [type])
            return
        }
        guard known.module == module else {
            ambiguous.insert(name)
            return
        }
        if known.access.rank < declaration.access.rank { known.access = declaration.access }
        known.types.insert(type)
        members[name] = known
    }

    /// The member that a name must mean; nil if several modules declare it, or if it is too common.
    func member(_ name: String) -> Member? { ambiguous.contains(name) ? nil : members[name] }

    /// Whether a type is declared by a module of the codebase.
    func isOwn(type: String) -> Bool { types.contains(type) }

    /// Whether a file of a module names an own type.
    func names(_ type: String, in module: ModuleID) -> Bool {
        named[module]?.contains(type) == true
    }
}

extension Declaration.Kind {

    fileprivate var isMember: Bool {
        switch self {
        case .func, .var, .let: true
        default: false
        }
    }
}
