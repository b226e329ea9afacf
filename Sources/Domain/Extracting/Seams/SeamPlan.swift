import Architecture
import Codebase

/// The protocols that stand between a type and those who use it.
package struct SeamPlan: Equatable, Sendable {
    /// One of the protocols.
    package struct Seam: Equatable, Sendable {
        /// The name, which nothing in the codebase has.
        package let name: String
        /// The members that it asks for, by number, ascending.
        package let members: [Int]
        /// The users that are served by it, by number, ascending.
        package let users: [Int]
        /// The members that its users see and do not use, added up over the users.
        package let unused: Int
        /// The declaration, as Swift text.
        package let text: String
        /// The conformance, as Swift text.
        package let conformance: String
    }

    /// The most concepts that are counted.
    package static let mostConcepts = 1_000

    /// What the type declares, and who uses it.
    package let uses: TypeUses
    /// The protocols, those with most users first.
    package let seams: [Seam]
    /// The groups of two users and more that share two members and more, largest groups first.
    package let shared: [FormalConcept]
    /// The number of formal concepts; a lower bound unless ``isComplete``.
    package let concepts: Int
    /// Whether all concepts were counted.
    package let isComplete: Bool
    /// Where the protocols would stand.
    package let place: SeamPlace

    /// Splits what is used of a type.
    package init(_ uses: TypeUses, in analysis: Analysis) {
        let asked = Set(uses.members.indices.filter { uses.members[$0].requirement != nil })
        let rows = uses.users.map { asked.intersection($0.sites.keys) }
        let context = FormalContext(rows: rows, members: uses.members.count)
        let found = context.concepts(limit: Self.mostConcepts)
        let split = SplitMembers(context: context)
        let groups = split.groups()
        let names = SeamNames(uses, in: analysis).names(of: groups)
        let access = uses.access == .package ? "package " : "public "
        self.uses = uses
        seams = zip(names, groups).map { name, group in
            Seam(
                name: name, members: group.members, users: group.users,
                unused: split.unused(in: group),
                text: uses.text(of: name, asking: group.members, access: access),
                conformance: "extension \(uses.type): \(name) {}\n")
        }
        shared = found.concepts.filter { $0.users.count > 1 && $0.members.count > 1 }
        concepts = found.concepts.count
        isComplete = found.isComplete
        place = SeamPlace(of: uses, asking: groups.flatMap(\.members), in: analysis)
    }
}

extension TypeUses {
    /// The declaration of a protocol.
    fileprivate func text(of name: String, asking members: [Int], access: String) -> String {
        let heading =
            (actor.isEmpty ? "" : actor + "\n") + access + "protocol \(name)"
            + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
        let lines = members.compactMap { self.members[$0].requirement.map { "    " + $0 + "\n" } }
        return heading + " {\n" + lines.joined() + "}\n"
    }
}

extension SeamPlan {
    /// The members that nothing uses, as far as can be seen, and that others could use.
    package var unusedMembers: [Int] {
        numbers { !$1.isHidden && !isUsed($0) && uses.unclear[$0] == nil }
    }

    /// The members of which it is only unclear whether something uses them.
    package var unclearMembers: [Int] {
        numbers { !$1.isHidden && !isUsed($0) && uses.unclear[$0] != nil }
    }

    /// The members that only their own file can use.
    package var hiddenMembers: [Int] { numbers { $1.isHidden } }

    /// The members that are used and that no protocol can ask for.
    package var refusedMembers: [Int] {
        numbers { !$1.isHidden && isUsed($0) && $1.requirement == nil }
    }

    /// The members of protocols that only parts of the type's own module use, where other modules
    /// use others.
    package var ownMembers: [Int] {
        if uses.users.allSatisfy({ $0.module == nil }) { return [] }
        return numbers { number, member in
            member.requirement != nil && isUsed(number)
                && users(of: number).allSatisfy { uses.users[$0].module == nil }
        }
    }

    /// The types of the type's own module that the protocols name, in order.
    package var types: [String] {
        Set(seams.flatMap(\.members).flatMap { uses.members[$0].types }).sorted()
    }

    /// The modules that the protocols need imported, in order.
    package var imports: [String] {
        Set(seams.flatMap(\.members).flatMap { uses.members[$0].imports }).sorted()
    }

    /// The members that become as visible as the type when it conforms.
    package var raisedMembers: [Int] {
        seams.flatMap(\.members).filter { uses.members[$0].isRaised }.sorted()
    }

    /// The members of protocols that have standard values, which requirements cannot have.
    package var membersWithStandards: [Int] {
        seams.flatMap(\.members).filter { uses.members[$0].hasStandards }.sorted()
    }

    /// The users of a member, ascending.
    package func users(of member: Int) -> [Int] {
        uses.users.indices.filter { uses.users[$0].sites[member] != nil }
    }

    private func isUsed(_ member: Int) -> Bool {
        uses.users.contains { $0.sites[member] != nil }
    }

    private func numbers(where isFitting: (Int, TypeUses.Member) -> Bool) -> [Int] {
        uses.members.indices.filter { isFitting($0, uses.members[$0]) }
    }
}
