import Codebase

/// Modules that patterns select from; what a pattern names in full is looked up.
struct ModuleSelection {
    private let modules: [Module]
    private let exact: [ModulePattern.Subject: [String: [Int]]]

    init(from modules: [Module]) {
        var exact: [ModulePattern.Subject: [String: [Int]]] = [:]
        for (index, module) in modules.enumerated() {
            for (subject, text) in Self.texts(of: module) {
                exact[subject, default: [:]][text, default: []].append(index)
            }
        }
        self.modules = modules
        self.exact = exact
    }

    /// The modules that a pattern selects, in their order.
    func modules(matching pattern: ModulePattern) -> [Module] {
        guard let literal = Glob(pattern.text).literal else {
            return modules.filter(PatternMatcher(pattern).matches)
        }
        return (exact[pattern.subject]?[literal] ?? []).map { modules[$0] }
    }

    private static func texts(of module: Module) -> [(ModulePattern.Subject, String)] {
        let names = module.name == module.moduleName ? [] : [module.moduleName]
        return ([module.name] + names).map { (.name, $0) } + [
            (.path, module.path.string), (.id, module.id.rawValue), (.role, module.role.rawValue),
        ]
    }
}
