import Codebase

/// Works out which part each module plays in the architecture.
///
/// The codebase with the role of every module, from its kind, name, folder, and from what it
/// depends on and who depends on it.
package func assignRoles(_ codebase: Codebase) -> Codebase {
    assignRoles(codebase, DeclaredGraph(of: codebase))
}

/// The same with what the manifests declare, which roles do not change.
func assignRoles(_ codebase: Codebase, _ declared: DeclaredGraph) -> Codebase {
    let context = RoleContext(of: codebase, declared)
    var roles = Dictionary(
        codebase.modules.map { ($0.id, context.roleByName(of: $0)) },
        uniquingKeysWith: { first, _ in first })
    assignSupport(of: .tests, as: .testing, to: &roles, context)
    assignSupport(of: .macro, as: .macro, to: &roles, context)
    for module in codebase.modules where context.isDevApp(module, roles) {
        roles[module.id] = .devApp
    }
    let modules = codebase.modules.map { module in
        var module = module
        module.role = roles[module.id] ?? module.role
        return module
    }
    return codebase.replacing(modules: modules)
}

/// Gives a role to libraries that serve only modules of another role, directly or through each
/// other, and that no product offers to others; what has tests of its own is what they test.
private func assignSupport(
    of served: Role, as role: Role, to roles: inout [ModuleID: Role], _ context: RoleContext
) {
    let users: Set<Role> = [served, role]
    var hasChanged = true
    while hasChanged {
        hasChanged = false
        for module in context.plainLibraries where roles[module.id] != role {
            let serves = context.users(of: module).map { roles[$0] ?? .core }
            let others = serves.filter { served == .macro ? $0 != .tests : true }
            guard roles[module.id]?.isProduction == true, !others.isEmpty,
                others.allSatisfy(users.contains),
                served == .macro || !context.hasTestsOfItsOwn(module)
            else { continue }
            roles[module.id] = role
            hasChanged = true
        }
    }
}
