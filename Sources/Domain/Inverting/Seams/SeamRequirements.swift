import Architecture
import Codebase
import Extracting

/// Adds the members of a type with what protocols would ask for.
///
/// - Parameter isSet: The members that users set.
func describe(_ members: SeamMembers, isSet: Set<Declared>, in uses: inout TypeUses) {
    let sources = members.sources
    let far = sources.declarations(of: sources.to.id)
    // The types of the module are to be named; which of them is said beside the protocols.
    let named = far.topLevelNames.filter { $0 != members.declaration.name }
    let visible = VisibleNames(
        sources,
        moved: Dictionary(
            uniqueKeysWithValues: named.map { ($0, sources.to.moduleName) }))
    var draft: ProtocolDraft?
    var refusal: String?
    do throws(PlanStop) {
        draft = try ProtocolDraft(of: members.declared, named: "", seeing: visible)
    } catch {
        refusal = error.reason
    }
    for member in members.members where isSettable(member, by: isSet, in: sources) {
        draft?.ask(for: member, setting: true)
    }
    if let draft {
        uses.actor = draft.globalActor.map { "@\($0)" } ?? ""
        if draft.isObject, !draft.isSet.isEmpty { uses.inherited.append("AnyObject") }
        if draft.isSendable { uses.inherited.append("Sendable") }
    }
    let types = Set(
        named.filter { name in
            far.topLevel(name).contains { sources.declaration($0)?.kind.isNamedType == true }
        })
    uses.members = members.members.map { declared in
        describe(declared, draft, refusal, types: types, in: members)
    }
}

private func describe(
    _ declared: Declared, _ draft: ProtocolDraft?, _ refusal: String?, types: Set<String>,
    in members: SeamMembers
) -> TypeUses.Member {
    let details = members.sources.declaration(declared)
    var member = TypeUses.Member(
        name: details?.fullName ?? "", file: declared.file,
        line: details?.place.name.start.line ?? 1)
    guard let details else { return member }
    let access = details.access?.effective ?? .internal
    member.isHidden = access.rank < AccessLevel.internal.rank
    let reason = obstacle(of: details, members.declaration.name)
    if let reason = reason ?? refusal ?? inside(details, members) {
        member.obstacle = reason
        return member
    }
    guard let draft else { return member }
    do throws(PlanStop) {
        let text = try draft.requirement(declared, withStandards: false)
        let names = ValueShape.names(in: text)
        let own = members.sources.to.moduleName
        member.requirement = text
        member.hasStandards = details.signature?.parameters.contains { $0.standard != nil } == true
        member.types = names.intersection(types)
            .subtracting(details.generics.parameters.map(\.name)).sorted()
        member.imports = draft.imports(of: declared, withStandards: false)
            .filter { $0 != own }.sorted()
    } catch {
        member.obstacle = error.reason
    }
    let type = members.declaration.access?.effective ?? .internal
    let isSeenOutside = type.rank >= AccessLevel.package.rank
    member.isRaised = isSeenOutside && access.rank < min(type.rank, AccessLevel.public.rank)
    return member
}

/// Why an instance behind a protocol has no such member; nil if it can have it.
private func obstacle(of member: DeclarationDetails, _ type: String) -> String? {
    if member.kind == .`init` {
        return "Making a \(type) stays with who knows it: hand the value in."
    }
    if member.isStatic {
        return "It is a member of the type and not of its values: hand a value in."
    }
    if !member.conditions.isEmpty { return "It is there only under #if." }
    return nil
}

/// Why a protocol elsewhere cannot name the types of a member; nil if it can.
private func inside(_ member: DeclarationDetails, _ members: SeamMembers) -> String? {
    let type = members.declaration.name
    let texts =
        [member.value?.type?.text, member.value?.inferredType, member.signature?.result?.text]
        .compactMap(\.self) + (member.signature?.parameters.map(\.type.text) ?? [])
    let names = texts.reduce(into: Set<String>()) { $0.formUnion(ValueShape.names(in: $1)) }
    if names.contains("Self") { return "It names Self." }
    let own = members.sources.declarations(of: members.sources.to.id)
    let nested = names.sorted().first { name in
        own.members(of: type, named: name).contains {
            members.sources.declaration($0)?.kind.isNamedType == true
        }
    }
    if let nested {
        return "It names \(nested), which stands inside \(type). Move \(nested) out of it first."
    }
    return names.contains(type) ? "It names \(type) itself. Name a protocol there by hand." : nil
}

private func isSettable(
    _ member: Declared, by isSet: Set<Declared>, in sources: EdgeSources
) -> Bool {
    guard isSet.contains(member), let details = sources.declaration(member),
        details.value?.isSettable == true, !details.isStatic
    else { return false }
    let type = sources.declaration(member).flatMap { $0.access?.effective } ?? .internal
    return (details.access?.setter?.rank ?? 0) >= min(type.rank, AccessLevel.public.rank)
}
