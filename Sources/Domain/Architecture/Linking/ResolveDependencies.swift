import Codebase

/// Finds out what stands behind every declared dependency, over all containers of a codebase.
///
/// The declared dependencies of each module, in the order of the manifest.
///
/// A package inside the codebase overrides one from elsewhere of the same identity, as it does
/// in SwiftPM; a product stands for all its targets. A product that one place names with its package
/// and another without is the same product, if all that name a package name the same one.
package func resolveDependencies(_ codebase: Codebase) -> [ModuleID: [ResolvedDependency]] {
    let names = DependencyNames(of: codebase)
    var resolved: [ModuleID: [ResolvedDependency]] = [:]
    for module in codebase.modules {
        resolved[module.id] = module.dependencies.map { reference in
            ResolvedDependency(
                reference: reference, meaning: names.meaning(of: reference.name, in: module))
        }
    }
    let packages = packagesOfProducts(in: resolved)
    return resolved.mapValues { $0.map { $0.naming(packages) } }
}

/// The package of each external product that is named with one and the same wherever it is named with
/// any.
private func packagesOfProducts(
    in resolved: [ModuleID: [ResolvedDependency]]
) -> [String: String] {
    var packages: [String: Set<String>] = [:]
    for case .external(let product, let package?) in resolved.values.joined().lazy.map(\.meaning) {
        packages[product, default: []].insert(package)
    }
    return packages.compactMapValues { $0.count == 1 ? $0.first : nil }
}

extension ResolvedDependency {
    /// The same with the package of an external product, where only others name it.
    fileprivate func naming(_ packages: [String: String]) -> ResolvedDependency {
        guard case .external(let product, nil) = meaning, let package = packages[product] else {
            return self
        }
        return ResolvedDependency(
            reference: reference, meaning: .external(product: product, package: package))
    }
}
