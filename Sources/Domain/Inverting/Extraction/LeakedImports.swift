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
    /// The names by which a declaration can show what such a module declares; none where the module
    /// was not read.
    private(set) var shown: [String: Set<String>] = [:]
    /// The names of the modules that a file which stays hands on.
    private(set) var handedOn: Set<String> = []

    init(_ split: Split) {
        for edge in split.sources.analysis.graph.edges(from: split.module.id) {
            for site in edge.imports
            where site.statement.isExported && !split.moved.contains(site.file) {
                handedOn.insert(site.statement.module)
            }
            let importing = Set(edge.imports.map(\.file))
            let others = split.movedFiles.filter { !importing.contains($0.path) }
            guard let name = edge.imports.first?.statement.module, !others.isEmpty else { continue }
            let names = LeakedNames(over: edge, in: split)
            shown[name] = names.shown
            for (path, file) in others where names.mayBeUsed(by: file, in: split) {
                byFile[path, default: []].insert(name)
                modules.insert(edge.to)
            }
        }
    }
}

/// What files of a module see of another one that they do not import.
private enum LeakedNames {
    /// All that it declares, as a file hands it on: what stands alone, and members of types.
    case declared(Set<String>, members: Set<String>)
    /// The members that it adds to types of others and shows.
    case added(Set<String>)
    /// Anything: it is handed on and not read.
    case unknown

    init(over edge: Edge, in split: Split) {
        let analysis = split.sources.analysis
        let sources = analysis.codebase.module(edge.to)?.sources ?? []
        let facts = sources.compactMap { analysis.facts[$0] }
        let declarations = facts.lazy.flatMap(\.declarations).filter { $0.kind != .extension }
        let own = Set(declarations.filter { $0.container == nil }.map(\.name))
        let handedOn = edge.imports.map(\.statement).filter(\.isExported)
        if edge.imports.contains(where: {
            $0.statement.isExported && !split.moved.contains($0.file)
        }) {
            if !facts.isEmpty {
                let members = declarations.filter { $0.container != nil }.map(\.name)
                self = .declared(own, members: Set(members))
            } else if handedOn.allSatisfy({ $0.kind.keyword != nil }) {
                self = .declared(Set(handedOn.map(\.path.lastPart)), members: [])
            } else {
                self = .unknown
            }
            return
        }
        self = .added(
            Set(
                declarations.filter { declaration in
                    guard let type = declaration.container else { return false }
                    return declaration.access.rank >= AccessLevel.package.rank
                        && !own.contains(type.outermostPart)
                }.map(\.name)))
    }

    /// The names by which a declaration can show it; nil if any may be.
    var shown: Set<String>? {
        switch self {
        case .declared(let names, _): names
        case .added: []
        case .unknown: nil
        }
    }

    /// Whether a file names any of it.
    func mayBeUsed(by file: ReadFile, in split: Split) -> Bool {
        switch self {
        case .unknown: true
        case .declared(let names, let members):
            file.details.uses.contains { use in
                use.local == nil
                    && (use.base == nil && names.contains(use.name)
                        || members.contains(use.name) && !split.inner.isMember(use.name))
            }
        case .added(let names):
            !names.isEmpty
                && file.details.uses.contains { use in
                    use.local == nil && use.base != nil && names.contains(use.name)
                        && !split.inner.isMember(use.name) && !split.outer.isMember(use.name)
                }
        }
    }
}
