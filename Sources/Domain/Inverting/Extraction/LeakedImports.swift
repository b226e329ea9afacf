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
        let analysis = split.sources.analysis
        for edge in analysis.graph.edges(from: split.module.id) {
            let sites = edge.imports
            guard let name = sites.first?.statement.module else { continue }
            let isHandedOn = sites.contains {
                $0.statement.isExported && !split.moved.contains($0.file)
            }
            let added = isHandedOn ? [] : Self.added(by: edge.to, in: analysis)
            if !isHandedOn, added.isEmpty { continue }
            let importing = Set(sites.map(\.file))
            for (path, file) in split.movedFiles where !importing.contains(path) {
                guard
                    isHandedOn
                        ? Self.mayUse(edge.to, file, in: analysis)
                        : Self.names(added, file, in: split)
                else { continue }
                byFile[path, default: []].insert(name)
                modules.insert(edge.to)
            }
        }
    }

    /// The members that a module of the codebase adds to types of others and shows.
    private static func added(by id: ModuleID, in analysis: Analysis) -> Set<String> {
        let facts = analysis.facts(of: id)
        let own = Set(
            facts.lazy.flatMap(\.declarations)
                .filter { $0.container == nil && $0.kind != .extension }.map(\.name))
        return Set(
            facts.lazy.flatMap(\.declarations).filter { declaration in
                guard let type = declaration.container, declaration.kind != .extension else {
                    return false
                }
                return declaration.access.rank >= AccessLevel.package.rank
                    && !own.contains(type.outermostPart)
            }.map(\.name))
    }

    private static func names(_ added: Set<String>, _ file: ReadFile, in split: Split) -> Bool {
        file.details.uses.contains { use in
            use.local == nil && use.base != nil && added.contains(use.name)
                && !split.inner.isMember(use.name) && !split.outer.isMember(use.name)
        }
    }

    /// Whether a file names something of a module; of one that is not read it may.
    private static func mayUse(_ id: ModuleID, _ file: ReadFile, in analysis: Analysis) -> Bool {
        let facts = analysis.facts(of: id)
        if facts.isEmpty { return true }
        let declared = Set(facts.lazy.flatMap(\.declarations).map(\.name))
        return file.details.uses.contains { $0.local == nil && declared.contains($0.name) }
    }
}

extension Analysis {
    /// What the sources of a module say; empty for one that is not of the codebase.
    fileprivate func facts(of id: ModuleID) -> [SourceFacts] {
        codebase.modules.first { $0.id == id }?.sources.compactMap { facts[$0] } ?? []
    }
}
