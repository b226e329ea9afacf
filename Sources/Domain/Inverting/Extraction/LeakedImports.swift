import Architecture
import Codebase

/// What files that move see without importing it, as other files of their module do: modules that one
/// hands on, and members that modules add to types of others.
///
/// Before `MemberImportVisibility` an import anywhere in a module showed such members in all of its
/// files: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
struct LeakedImports {
    /// The names of modules to import, by file.
    private(set) var byFile: [RelativePath: Set<String>] = [:]
    /// These modules.
    private(set) var modules: Set<ModuleID> = []

    init(_ split: Split) {
        for edge in split.sources.analysis.graph.edges(from: split.module.id) {
            let importing = Set(edge.imports.map(\.file))
            let others = split.movedFiles.filter { !importing.contains($0.path) }
            guard let name = edge.imports.first?.statement.module, !others.isEmpty else { continue }
            let shown = LeakedNames(over: edge, in: split)
            for (path, file) in others where shown.mayBeUsed(by: file, in: split) {
                byFile[path, default: []].insert(name)
                modules.insert(edge.to)
            }
        }
    }
}

/// What files of a module see of another one that they do not import.
private enum LeakedNames {
    /// All that it declares, as a file hands it on.
    case declared(Set<String>)
    /// The members that it adds to types of others and shows.
    case added(Set<String>)
    /// Anything: it is handed on and not read.
    case unknown

    init(over edge: Edge, in split: Split) {
        let analysis = split.sources.analysis
        let sources = analysis.codebase.module(edge.to)?.sources ?? []
        let facts = sources.compactMap { analysis.facts[$0] }
        let declarations = facts.lazy.flatMap(\.declarations)
        let isHandedOn = edge.imports.contains {
            $0.statement.isExported && !split.moved.contains($0.file)
        }
        if isHandedOn {
            self = facts.isEmpty ? .unknown : .declared(Set(declarations.map(\.name)))
            return
        }
        let own = Set(
            declarations.filter { $0.container == nil && $0.kind != .extension }.map(\.name))
        self = .added(
            Set(
                declarations.filter { declaration in
                    guard let type = declaration.container, declaration.kind != .extension else {
                        return false
                    }
                    return declaration.access.rank >= AccessLevel.package.rank
                        && !own.contains(type.outermostPart)
                }.map(\.name)))
    }

    /// Whether a file names any of it.
    func mayBeUsed(by file: ReadFile, in split: Split) -> Bool {
        switch self {
        case .unknown: true
        case .declared(let names):
            file.details.uses.contains { $0.local == nil && names.contains($0.name) }
        case .added(let names):
            !names.isEmpty
                && file.details.uses.contains { use in
                    use.local == nil && use.base != nil && names.contains(use.name)
                        && !split.inner.isMember(use.name) && !split.outer.isMember(use.name)
                }
        }
    }
}
