import Architecture
import Codebase

/// What the near end of an edge uses of other modules through the far end, which hands them on or has
/// another name for their types.
struct OfferedElsewhere: Sendable {
    /// A place that uses such a declaration.
    struct Use: Sendable {
        let file: RelativePath
        /// The number of the use in the file.
        let number: Int
        let name: String
        /// The module that declares it.
        let module: Module
    }

    /// The places, in the order of the files.
    let uses: [Use]
    /// Whether nothing that the far end declares itself is used, as far as the text tells.
    let isAll: Bool
    private let sources: EdgeSources

    init(_ sources: EdgeSources) {
        self.sources = sources
        let foreign = sources.foreignUses
        var uses: [Use] = []
        for use in foreign {
            guard let module = Self.module(of: use, in: sources) else { continue }
            uses.append(
                Use(file: use.file, number: use.number, name: use.name, module: module))
        }
        isAll = uses.count == foreign.count && sources.possibleMembers.isEmpty
        let handedOn = HandedOn(sources)
        if isAll, handedOn.isAny {
            for (path, file) in sources.files(of: sources.from) where sources.importsFarEnd(path) {
                for id in handedOn.modules(for: path) {
                    guard let module = sources.module(id) else { continue }
                    let names = handedOn.names(of: module)
                    uses += file.details.uses.enumerated().compactMap { number, use in
                        guard use.local == nil, names.contains(use.name) else { return nil }
                        return Use(file: path, number: number, name: use.name, module: module)
                    }
                }
            }
        }
        self.uses = uses.sorted { ($0.file, $0.number) < ($1.file, $1.number) }
    }

    /// The module whose type of the same name the far end only has another name for.
    private static func module(of use: ForeignUse, in sources: EdgeSources) -> Module? {
        let declared = sources.declarations(of: sources.to.id).topLevel(use.name)
        guard !use.isExtensionMember, declared.count == 1,
            let alias = declared.first.flatMap({ sources.declaration($0) }),
            alias.kind == .typealias, alias.conditions.isEmpty, alias.generics.isEmpty,
            let text = alias.value?.type?.text, text.lastPart == use.name,
            text != use.name
        else { return nil }
        let module = sources.analysis.codebase.modules.first {
            $0.moduleName + "." + use.name == text && $0.id != sources.from.id
        }
        guard let module else { return nil }
        let isDeclared = module.sources.contains { file in
            sources.analysis.facts[file]?.declarations.contains {
                $0.name == use.name && $0.container == nil && $0.kind.isType
                    && $0.access.rank >= AccessLevel.package.rank
            } == true
        }
        return isDeclared ? module : nil
    }

    /// Whether the near end can do without the far end and what that brings.
    var isUnneeded: Bool {
        guard isAll, uses.isEmpty, !HandedOn(sources).isAny, sources.to.otherSources.isEmpty,
            !sources.needsImportsOfMembers(sources.from),
            sources.to.kind != .macro, !sources.to.sources.isEmpty
        else { return false }
        let isRead = (sources.from.sources + sources.to.sources).allSatisfy {
            sources.files[$0]?.details.problems.isEmpty == true
        }
        let declaresMacro = sources.files(of: sources.to).contains { _, file in
            file.details.declarations.contains { $0.kind == .macro }
        }
        return isRead && !declaresMacro && AddedMembers(sources).conformances.isEmpty
            && !leaks
    }

    /// Whether a member may be used of a module that only the far end brings in.
    private var leaks: Bool {
        let graph = sources.analysis.graph
        var kept: Set<ModuleID> = [sources.from.id]
        var queue = graph.edges(from: sources.from.id).map(\.to).filter { $0 != sources.to.id }
        while let next = queue.popLast() {
            if kept.insert(next).inserted { queue += graph.edges(from: next).map(\.to) }
        }
        let brought = sources.analysis.codebase.modules.filter {
            !kept.contains($0.id) && $0.id != sources.to.id
                && sources.reaches(sources.to.id, $0.id)
        }
        let used = Set(
            sources.files(of: sources.from).flatMap { _, file in
                file.details.uses.filter { $0.base != nil }.map(\.name)
            })
        return brought.contains { module in
            module.sources.contains { file in
                sources.analysis.facts[file]?.declarations.contains {
                    $0.container != nil && $0.access.rank >= AccessLevel.package.rank
                        && used.contains($0.name)
                } == true
            }
        }
    }
}
