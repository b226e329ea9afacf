import Codebase

extension ProtocolDraft {
    /// Whether everything that a member's declaration names is known where the protocol will stand.
    func check(
        _ member: DeclarationDetails, _ file: ReadFile, _ declared: Declared
    ) throws(PlanStop) {
        try visible.check(
            typeExtents(of: member), of: declared.file,
            except: Set(member.generics.parameters.map(\.name)), inside: type,
            for: "\(type).\(member.name)")
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

    /// The modules that the protocol's file has to import, in order.
    var imports: [String] {
        members.reduce(into: Set<String>()) { found, member in
            guard let details = sources.declaration(member) else { return }
            found.formUnion(
                visible.imports(
                    for: typeExtents(of: details), of: member.file,
                    except: Set(details.generics.parameters.map(\.name))))
        }.sorted()
    }
}
