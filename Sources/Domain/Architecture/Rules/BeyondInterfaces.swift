import Codebase

/// What a module gives that no interface could: classes to inherit from, and members that it adds to
/// types which others declare.
struct BeyondInterfaces {
    private var classes: Set<String> = []
    /// What it declares itself: types, and what stands outside of them.
    private var own: Set<String> = []
    private var added: Set<String> = []

    init(of module: Module, _ facts: [RelativePath: SourceFacts]) {
        let declared = module.sources.flatMap { facts[$0]?.declarations ?? [] }
        let types = Set(declared.lazy.filter(\.kind.isType).map(\.name))
        for declaration in declared
        where declaration.kind != .extension
            && [.package, .public, .open].contains(declaration.access)
        {
            if declaration.kind == .class { classes.insert(declaration.name) }
            let outer = declaration.container.map { String($0.prefix { $0 != "." }) }
            if let outer, !types.contains(outer), !declaration.kind.isType {
                added.insert(declaration.name)
            } else if outer == nil || declaration.kind.isType {
                own.insert(declaration.name)
            }
        }
    }

    /// Whether the files that import the module need it for what only it can give: one of their classes
    /// inherits from one of its, or they use nothing of it but what it adds to types of others.
    func isNeeded(by edge: Edge, _ facts: [RelativePath: SourceFacts]) -> Bool {
        let files = Set(edge.imports.map(\.file)).compactMap { facts[$0] }
        let inherits = files.lazy.flatMap(\.inheritances).contains { clause in
            clause.kind == .class
                && clause.names.first.map { classes.contains($0.lastPart) } == true
        }
        if inherits { return true }
        let names = files.map { Set($0.uses.names) }
        return names.allSatisfy(own.isDisjoint) && !names.allSatisfy(added.isDisjoint)
    }
}
