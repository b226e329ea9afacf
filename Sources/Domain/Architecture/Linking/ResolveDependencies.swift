import Codebase

/// Finds out what stands behind every declared dependency, over all containers of a codebase.
///
/// The declared dependencies of each module, in the order of the manifest.
///
/// A package inside the codebase overrides one from elsewhere of the same identity, as it does
/// in SwiftPM; a product stands for all its targets.
package func resolveDependencies(_ codebase: Codebase) -> [ModuleID: [ResolvedDependency]] {
    let names = DependencyNames(of: codebase)
    var resolved: [ModuleID: [ResolvedDependency]] = [:]
    for module in codebase.modules {
        resolved[module.id] = module.dependencies.map { reference in
            ResolvedDependency(
                reference: reference, meaning: names.meaning(of: reference.name, in: module))
        }
    }
    return resolved
}
