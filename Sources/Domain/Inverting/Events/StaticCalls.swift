import Architecture
import Codebase

/// A place in the near end that uses a static member of a type of the far one.
struct StaticCall: Sendable {
    /// The place that names the type.
    let type: ForeignUse
    /// The use that names the member.
    let number: Int
    /// The members that may be meant.
    let members: [Declared]
}

/// The places in the near end of an edge that use static members of types of the far one.
struct StaticCalls: Sendable {
    /// The places by the name of the type, in the order of files and of each file.
    private(set) var byType: [String: [StaticCall]] = [:]
    private var covered: Set<ForeignUse> = []
    private var uncovered: Set<String> = []

    /// No places.
    init() {}

    /// All places but those that name a type for a notification.
    init(_ sources: EdgeSources) {
        for use in sources.foreignUses where !sources.notifications.covers(use) {
            guard let call = Self.call(of: use, in: sources) else {
                uncovered.insert(use.name)
                continue
            }
            byType[use.name, default: []].append(call)
            covered.insert(use)
        }
    }

    /// Only those of some types.
    func only(_ names: Set<String>) -> StaticCalls {
        var few = self
        few.byType = byType.filter { names.contains($0.key) }
        few.covered = covered.filter { names.contains($0.name) }
        return few
    }

    /// Whether a place only names a type for a static member.
    func covers(_ use: ForeignUse) -> Bool { covered.contains(use) }

    /// Whether all places that name a type do that for static members.
    func isOnly(_ name: String) -> Bool { byType[name] != nil && !uncovered.contains(name) }

    private static func call(of use: ForeignUse, in sources: EdgeSources) -> StaticCall? {
        guard let file = sources.files[use.file], !use.isExtensionMember else { return nil }
        let uses = file.details.uses
        guard uses[use.number].role == .value, uses[use.number].base == nil,
            let next = uses.firstIndex(where: { $0.base?.kind == .use(use.number) })
        else { return nil }
        let member = uses[next]
        let found = sources.declarations(of: sources.to.id)
            .members(of: use.name, named: member.name)
        let meant = found.filter { declared in
            guard let details = sources.declaration(declared), details.isStatic else {
                return false
            }
            if details.kind == .func {
                guard let signature = details.signature, let call = member.call else {
                    return false
                }
                return ProtocolDraft.omitted(call.labels, of: signature) != nil
            }
            guard let value = details.value, member.role != .mutation, member.call == nil else {
                return false
            }
            // The one value that everybody shares is handed in itself.
            let type = value.type.map { MeantTypes.plain($0.text) } ?? value.inferredType
            return type != nil && type != use.name
        }
        let isClear = !meant.isEmpty && found.allSatisfy { sources.declaration($0)?.kind != .case }
        return isClear ? StaticCall(type: use, number: next, members: meant) : nil
    }
}
