import Architecture
import Codebase
import Extracting

/// The JSON of `strata seams`.
package struct SeamReport: Encodable, Sendable {
    let schema = 1
    let type: String
    let kind: String
    let module: String
    let file: String
    let line: Int
    let conforms: [String]
    let members: [MemberRecord]
    let users: [UserRecord]
    let protocols: [ProtocolRecord]
    let concepts: Int
    let allConcepts: Bool
    let place: PlaceRecord
    let typesToMove: [String]
    let imports: [String]
    let membersToRaise: [String]
    let recipe: [String]
    let unclear: UnclearRecord
    let incomplete: [IncompleteRecord]

    struct MemberRecord: Encodable, Sendable {
        let name: String
        let file: String
        let line: Int
        let state: String
        let requirement: String?
        let obstacle: String?
        let unclear: Int
    }

    struct UserRecord: Encodable, Sendable {
        let name: String
        let module: String
        let uses: [UseRecord]
        let protocols: [String]
        let makings: Int
        let unclear: Int
    }

    struct UseRecord: Encodable, Sendable {
        let member: String
        let sites: Int
    }

    struct ProtocolRecord: Encodable, Sendable {
        let name: String
        let members: [String]
        let users: [String]
        let seenUnused: Int
        let text: String
        let conformance: String
    }

    struct PlaceRecord: Encodable, Sendable {
        let module: String
        let isNew: Bool
    }

    struct UnclearRecord: Encodable, Sendable {
        let elsewhere: Int
        let keyPaths: Int
        let dynamicMembers: Bool
        let tests: Int
        let unread: [String]
    }

    package init(_ plan: SeamPlan, in analysis: Analysis) {
        let uses = plan.uses
        type = uses.type
        kind = uses.kind
        module = uses.module.rawValue
        file = uses.file.string
        line = uses.line
        conforms = uses.protocols
        let states = Self.states(of: plan)
        members = uses.members.enumerated().map { number, member in
            MemberRecord(
                name: member.name, file: member.file.string, line: member.line,
                state: states[number] ?? "protocol", requirement: member.requirement,
                obstacle: member.obstacle, unclear: uses.unclear[number] ?? 0)
        }
        users = uses.users.enumerated().map { UserRecord($1, $0, of: plan) }
        protocols = plan.seams.map { seam in
            ProtocolRecord(
                name: seam.name, members: seam.members.map { uses.members[$0].name },
                users: seam.users.map { uses.users[$0].name }, seenUnused: seam.unused,
                text: seam.text, conformance: seam.conformance)
        }
        concepts = plan.concepts
        allConcepts = plan.isComplete
        place = PlaceRecord(plan.place)
        typesToMove = plan.types
        imports = plan.imports
        membersToRaise = plan.raisedMembers.map { uses.members[$0].name }
        recipe = plan.recipe
        unclear = UnclearRecord(
            elsewhere: uses.unclearElsewhere, keyPaths: uses.keyPaths,
            dynamicMembers: uses.isDynamic, tests: uses.testUses,
            unread: uses.unread.map(\.string))
        incomplete = analysis.incomplete.map(IncompleteRecord.init)
    }

    private static func states(of plan: SeamPlan) -> [Int: String] {
        let kinds = [
            ("refused", plan.refusedMembers), ("unused", plan.unusedMembers),
            ("unclear", plan.unclearMembers), ("private", plan.hiddenMembers),
        ]
        return Dictionary(
            kinds.flatMap { kind in kind.1.map { ($0, kind.0) } }, uniquingKeysWith: { $1 })
    }

    private enum CodingKeys: CodingKey {
        case schema, type, kind, module, file, line, conforms, members, users, protocols, concepts
        case allConcepts, place, typesToMove, imports, membersToRaise, recipe, unclear, incomplete
    }
}

extension SeamReport.UserRecord {
    fileprivate init(_ user: TypeUses.User, _ number: Int, of plan: SeamPlan) {
        name = user.name
        module = (user.module ?? plan.uses.module).rawValue
        uses = user.sites.sorted { $0.key < $1.key }.map { member, sites in
            SeamReport.UseRecord(member: plan.uses.members[member].name, sites: sites)
        }
        protocols = plan.seams.filter { $0.users.contains(number) }.map(\.name)
        makings = user.makings
        unclear = user.unclear
    }
}

extension SeamReport.PlaceRecord {
    fileprivate init(_ place: SeamPlace) {
        switch place {
        case .existing(let id, _): (module, isNew) = (id.rawValue, false)
        case .new(let name): (module, isNew) = (name, true)
        }
    }
}
