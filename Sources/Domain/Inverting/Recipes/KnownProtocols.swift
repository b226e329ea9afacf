import Architecture
import Codebase

/// The protocols that the near end of an edge may know: its own, those of modules it imports, and those
/// of modules that the far end imports and that the rules let it import, too.
struct KnownProtocols: Sendable {
    private let sources: EdgeSources
    private let imported: Set<ModuleID>
    private let declaring: [String: [ModuleID]]

    init(_ sources: EdgeSources) {
        self.sources = sources
        let analysis = sources.analysis
        func used(by module: ModuleID) -> [ModuleID] {
            analysis.graph.edges(from: module)
                .filter { $0.to != sources.to.id && !$0.imports.isEmpty }.map(\.to)
        }
        imported = Set(used(by: sources.from.id) + [sources.from.id])
        let offered = imported.union(used(by: sources.to.id))
        var declaring: [String: [ModuleID]] = [:]
        for module in analysis.codebase.modules where offered.contains(module.id) {
            for file in module.sources {
                for declaration in analysis.facts[file]?.declarations ?? []
                where declaration.kind == .protocol && declaration.container == nil {
                    let isSeen =
                        module.id == sources.from.id
                        || declaration.access.rank >= AccessLevel.package.rank
                    if isSeen { declaring[declaration.name, default: []].append(module.id) }
                }
            }
        }
        self.declaring = declaring
    }

    /// A protocol that a type of the far end says it conforms to, best one that the near end knows
    /// already; nil if there is none.
    func name(for type: String) -> String? {
        let declared = sources.declarations(of: sources.to.id).topLevel(type).first
        let own = declared.flatMap { sources.declaration($0) }?.inherited.map(\.name) ?? []
        let names = (own + sources.inheritedByExtensions(of: type)).filter { name in
            declaring[name]?.count == 1
                && !members(of: name).contains { $0.kind == .associatedtype }
        }
        return names.first { isImported($0) } ?? names.first { mayImport($0) }
    }

    /// The module that declares a protocol; nil for the near end itself.
    func module(of name: String) -> Module? {
        guard let id = declaring[name]?.first, id != sources.from.id else { return nil }
        return sources.module(id)
    }

    private func isImported(_ name: String) -> Bool {
        declaring[name]?.allSatisfy(imported.contains) == true
    }

    /// Whether the near end may import the module of a protocol that it does not import yet.
    private func mayImport(_ name: String) -> Bool {
        guard let module = module(of: name), [.core, .interface].contains(module.role),
            !sources.reaches(module.id, sources.from.id), !sources.reaches(module.id, sources.to.id)
        else { return false }
        return sources.violation(by: [EdgeID(from: sources.from.id, to: module.id)]) == nil
    }

    /// What a protocol and its extensions declare.
    private func members(of name: String) -> [DeclarationDetails] {
        (declaring[name] ?? []).flatMap { id in
            sources.declarations(of: id).members(of: name).compactMap { sources.declaration($0) }
        }
    }

    /// Whether a protocol, or an extension of it, has all members that are used, and can be used with
    /// them as the type itself.
    func asks(_ name: String, for draft: ProtocolDraft) -> Bool {
        let known = members(of: name)
        return draft.members.allSatisfy { declared in
            guard let member = sources.declaration(declared) else { return false }
            let isSet = draft.isSet.contains(declared)
            return known.contains { asked in
                asked.name == member.name && asked.labels == member.labels
                    && asked.signature?.effects == member.signature?.effects
                    && (!isSet || asked.value?.isSettable == true)
                    && (!Self.hasDefaults(member)
                        || known.count { $0.name == member.name } > 1 || Self.hasDefaults(asked))
            }
        }
    }

    private static func hasDefaults(_ member: DeclarationDetails) -> Bool {
        member.signature?.parameters.contains { $0.standard != nil } == true
    }
}
