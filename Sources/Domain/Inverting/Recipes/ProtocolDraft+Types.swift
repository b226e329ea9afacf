import Codebase

extension ProtocolDraft {
    /// Whether everything that a member's declaration names is known where the protocol will stand.
    ///
    /// - Parameter withStandards: Whether the standard values of parameters are written there, too.
    func check(
        _ member: DeclarationDetails, _ file: ReadFile, _ declared: Declared,
        withStandards: Bool = true
    ) throws(PlanStop) {
        if case .typed(let failure) = member.signature?.effects.throwing, !withStandards {
            for name in ValueShape.names(in: failure) {
                try visible.check(name, inside: type, for: "\(type).\(member.name)")
            }
        }
        try visible.check(
            typeExtents(of: member, withStandards: withStandards), of: declared.file,
            except: Set(member.generics.parameters.map(\.name)), inside: type,
            for: "\(type).\(member.name)")
        if let owner = file.details.declaration(member.parent), owner.kind == .extension,
            !owner.generics.requirements.isEmpty
        {
            throw .obstacle("\(type).\(member.name) is declared under a condition.")
        }
    }

    private func typeExtents(
        of member: DeclarationDetails, withStandards: Bool = true
    ) -> [TextExtent] {
        let signature = member.signature
        let parts = signature.map { signature in
            signature.parameters.map(\.type.extent)
                + (signature.result.map { [$0.extent] } ?? [])
        }
        return (withStandards ? signature.map { [$0.extent] } ?? [] : parts ?? [])
            + (member.value?.type.map { [$0.extent] } ?? [])
            + member.generics.requirements.map(\.extent)
            + member.generics.parameters.compactMap { $0.constraint?.extent }
    }

    /// The modules that the protocol's file has to import, in order.
    var imports: [String] {
        members.reduce(into: Set<String>()) { $0.formUnion(imports(of: $1)) }.sorted()
    }

    /// The modules that a requirement for one member needs.
    func imports(of member: Declared, withStandards: Bool = true) -> Set<String> {
        guard let details = sources.declaration(member) else { return [] }
        return visible.imports(
            for: typeExtents(of: details, withStandards: withStandards), of: member.file,
            except: Set(details.generics.parameters.map(\.name)))
    }
}
