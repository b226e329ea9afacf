extension Codebase {
    /// The same codebase with other roles.
    package func changingRoles(_ role: (Module) -> Role) -> Codebase {
        replacing(
            modules: modules.map { module in
                var module = module
                module.role = role(module)
                return module
            })
    }
}
