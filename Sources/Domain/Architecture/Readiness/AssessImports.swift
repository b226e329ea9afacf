import Codebase

/// What cannot be told from names, in sentences.
package let readinessLimits = [
    "Based on names alone: members of the SDK and of external packages, members that "
        + "several modules declare, and inferred types cannot be judged.",
    "To be certain, build with the feature enabled.",
]

/// Finds out what each module has to change before `MemberImportVisibility` and
/// `InternalImportsByDefault` can be switched on.
///
/// It goes by the names in the text, so it finds what is likely: a member that only one module of
/// the codebase declares, and a type that stands on the line of a declaration for others. A module
/// that comes from elsewhere is judged by what is known of its types.
///
/// The modules with Swift sources, test data apart, in the order of their identifiers.
package func assessImports(_ analysis: Analysis) -> [ModuleReadiness] {
    let index = MemberIndex(of: analysis)
    let modules = analysis.codebase.modules.filter { module in
        !module.isFixture && !module.sources.isEmpty && module.origin != .folders
    }.map { ($0, FileImports(of: $0, in: analysis)) }
    let types = ForeignTypes(of: modules, in: analysis)
    return modules.map { module, imports in
        let missing = MissingImports(of: module, imports, index, analysis)
        let access = ImportAccessLevels(of: module, imports, types, analysis)
        return ModuleReadiness(
            module: module.id,
            missing: module.sources.flatMap(missing.imports),
            access: module.isImported ? module.sources.flatMap(access.imports) : [])
    }
}

extension Module {
    /// Whether other modules are there to import it.
    fileprivate var isImported: Bool {
        switch kind {
        case .library, .framework, .macro, .system: true
        default: false
        }
    }
}
