import Codebase

extension ModulePattern {
    /// Whether the pattern selects a module; a name pattern is compared with the target's name and
    /// with what code imports.
    package func matches(_ module: Module) -> Bool { PatternMatcher(self).matches(module) }
}

/// A pattern that is compared with many modules.
struct PatternMatcher: Sendable {
    private let subject: ModulePattern.Subject
    private let glob: Glob

    init(_ pattern: ModulePattern) {
        subject = pattern.subject
        glob = Glob(pattern.text)
    }

    func matches(_ module: Module) -> Bool {
        switch subject {
        case .name: glob.matches(module.name) || glob.matches(module.moduleName)
        case .path: glob.matches(module.path.string)
        case .id: glob.matches(module.id.rawValue)
        case .role: glob.matches(module.role.rawValue)
        }
    }

    /// Whether the pattern selects a module that is not the codebase's own, by its name.
    func matches(_ node: ModuleGraph.Node) -> Bool {
        switch subject {
        case .name: glob.matches(node.id.targetName)
        case .id: glob.matches(node.id.rawValue)
        case .path: false
        case .role: node.kind == .external && glob.matches(Role.external.rawValue)
        }
    }
}
