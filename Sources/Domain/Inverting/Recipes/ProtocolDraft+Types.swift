import Architecture
import Codebase

extension ProtocolDraft {
    /// Whether everything that a member's declaration names is known where the protocol will stand.
    func check(
        _ member: DeclarationDetails, _ file: ReadFile, _ declared: Declared
    ) throws(PlanStop) {
        let parts = typeExtents(of: member)
        let own = Set(member.generics.parameters.map(\.name))
        for use in file.details.uses where use.role == .type || use.role == .value {
            guard parts.contains(where: { $0.contains(use.extent) }), use.local == nil,
                !own.contains(use.name), use.base == nil
            else { continue }
            try check(use.name, of: member)
        }
        if let owner = file.details.declaration(member.parent), owner.kind == .extension,
            !owner.generics.requirements.isEmpty
        {
            throw .obstacle("\(type).\(member.name) is declared under a condition.")
        }
    }

    private func typeExtents(of member: DeclarationDetails) -> [TextExtent] {
        let signature = member.signature
        return (signature.map { [$0.extent] } ?? [])
            + (member.value?.type.map { [$0.extent] } ?? [])
            + member.generics.requirements.map(\.extent)
            + member.generics.parameters.compactMap { $0.constraint?.extent }
    }

    private func check(_ name: String, of member: DeclarationDetails) throws(PlanStop) {
        let far = sources.declarations(of: sources.to.id)
        let isFar =
            !far.topLevel(name).isEmpty || !far.members(of: type, named: name).isEmpty
            || name == "Self"
        if isFar {
            throw .obstacle(
                "\(type).\(member.name) names \(name), which \(sources.to.name) declares. Move "
                    + "\(name) to a module that both may use first.")
        }
        let others = sources.analysis.codebase.modules.filter { module in
            module.id != sources.from.id && module.id != sources.to.id
                && module.sources.contains { source in
                    sources.analysis.facts[source]?.declarations.contains {
                        $0.name == name && $0.container == nil && $0.kind.isType
                            && $0.access.rank >= AccessLevel.package.rank
                    } == true
                }
        }
        if let other = others.first, !others.contains(where: isKnown) {
            throw .obstacle(
                "\(type).\(member.name) names \(name) of \(other.name), which \(sources.from.name) "
                    + "does not import.")
        }
    }

    private func isKnown(_ module: Module) -> Bool {
        sources.analysis.graph.edge(EdgeID(from: sources.from.id, to: module.id)) != nil
    }

    /// The modules that the protocol's file has to import: those of the type's file that the near end
    /// may know, where anything but the standard library is named.
    var imports: [String] {
        let analysis = sources.analysis
        var found: Set<String> = []
        for file in Set(members.map(\.file)) {
            for statement in analysis.facts[file]?.imports ?? [] where statement.conditions.isEmpty
            {
                let own = analysis.codebase.modules.first { $0.moduleName == statement.module }
                if let own, !isKnown(own) { continue }
                if statement.module != sources.to.moduleName { found.insert(statement.module) }
            }
        }
        return namesOnlyStandardTypes ? [] : found.sorted()
    }

    private var namesOnlyStandardTypes: Bool {
        members.allSatisfy { member in
            guard let details = sources.declaration(member), let file = sources.files[member.file]
            else { return true }
            let parts = typeExtents(of: details)
            let own = Set(details.generics.parameters.map(\.name))
            return file.details.uses.allSatisfy { use in
                !parts.contains { $0.contains(use.extent) } || own.contains(use.name)
                    || Self.standard.contains(use.name)
            }
        }
    }

    private static let standard: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "String", "Bool", "Double", "Float", "Character", "Substring", "Array", "Dictionary", "Set",
        "Optional", "Void", "Error", "Never", "Any", "AnyObject", "Result", "Range", "ClosedRange",
        "Sendable", "Hashable", "Equatable", "Comparable", "Codable", "Decodable", "Encodable",
        "Sequence", "Collection", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "Duration",
        "Identifiable", "MainActor",
    ]
}
