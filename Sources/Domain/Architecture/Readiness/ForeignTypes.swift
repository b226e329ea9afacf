import Codebase

/// Which modules from elsewhere a type can come from: those that every file sees which names it.
struct ForeignTypes {
    private var modules: [String: Set<ModuleID>] = [:]

    init(of modules: [(Module, FileImports)], in analysis: Analysis) {
        let wanted = Set(analysis.facts.values.lazy.flatMap { $0.exposed.map(\.name) })
        for (module, imports) in modules {
            for file in module.sources {
                let seen = imports.modules(of: file).filter(\.isFromElsewhere)
                for name in analysis.facts[file]?.uses.names ?? [] where wanted.contains(name) {
                    self.modules[name, default: seen].formIntersection(seen)
                }
            }
        }
    }

    /// Whether a module can declare a type; where no file tells, any can.
    func canDeclare(_ name: String, _ module: ModuleID) -> Bool {
        modules[name]?.contains(module) ?? true
    }
}

extension ModuleID {
    /// Whether the module is neither the codebase's nor the platform's.
    var isFromElsewhere: Bool { foreignKind == .external || foreignKind == .unknown }
}
