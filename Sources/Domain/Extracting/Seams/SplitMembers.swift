/// Puts each member that is used into exactly one group, so that users need few groups and see
/// little else.
///
/// It begins with the attribute concepts: members that the same users use. Two groups become one
/// as long as that costs less. A group costs 2, one for each of its users, and 3 for each member
/// that a user then sees and does not use. The weights are judgement: what one user alone needs
/// stays apart, and what nearly all need comes together.
struct SplitMembers {
    /// Members, with all who use one of them.
    struct Group: Equatable {
        /// The members, ascending.
        var members: [Int]
        /// The users, ascending.
        var users: [Int]
    }

    let context: FormalContext

    /// The groups, those with most users first, then those of most members.
    func groups() -> [Group] {
        var groups = attributeConcepts
        while let (one, other) = bestPair(of: groups) {
            groups[one] = Self.union(groups[one], groups[other])
            groups.remove(at: other)
        }
        return groups.sorted(by: Self.precedes)
    }

    private var attributeConcepts: [Group] {
        var byUsers: [[Int]: [Int]] = [:]
        for (member, users) in context.usersOfMembers.enumerated() where !users.isEmpty {
            byUsers[users, default: []].append(member)
        }
        return byUsers.map { Group(members: $1, users: $0) }.sorted(by: Self.precedes)
    }

    private static func precedes(_ one: Group, _ other: Group) -> Bool {
        if one.users.count != other.users.count { return one.users.count > other.users.count }
        if one.members.count != other.members.count {
            return one.members.count > other.members.count
        }
        return one.members.lexicographicallyPrecedes(other.members)
    }

    /// The pair that wins most together; nil if none wins anything.
    private func bestPair(of groups: [Group]) -> (Int, Int)? {
        var best: (pair: (Int, Int), gain: Int)?
        let costs = groups.map(cost)
        for one in groups.indices {
            for other in groups.indices.dropFirst(one + 1) {
                let together = Self.union(groups[one], groups[other])
                let gain = costs[one] + costs[other] - cost(of: together)
                if gain > best?.gain ?? 0 { best = ((one, other), gain) }
            }
        }
        return best?.pair
    }

    private func cost(of group: Group) -> Int {
        2 + group.users.count + 3 * unused(in: group)
    }

    /// The members that users of a group see and do not use, added up over the users.
    func unused(in group: Group) -> Int {
        group.users.reduce(0) { sum, user in
            sum + group.members.count { !context.rows[user].contains($0) }
        }
    }

    private static func union(_ one: Group, _ other: Group) -> Group {
        Group(
            members: (one.members + other.members).sorted(),
            users: Set(one.users + other.users).sorted())
    }
}
