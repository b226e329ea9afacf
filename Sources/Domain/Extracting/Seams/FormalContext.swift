import Codebase
import Graphs

/// Who uses which members: users are the objects, members the attributes, both by number.
package struct FormalContext: Equatable, Sendable {
    /// For each user the members that it uses.
    package let rows: [Set<Int>]
    /// The number of members.
    package let members: Int

    /// - Parameter rows: For each user members from 0 up to `members`, without it.
    package init(rows: [Set<Int>], members: Int) {
        self.rows = rows
        self.members = members
    }

    /// The users of each member, ascending.
    var usersOfMembers: [[Int]] {
        var users = [[Int]](repeating: [], count: members)
        for (user, row) in rows.enumerated() {
            for member in row { users[member].append(user) }
        }
        return users
    }

    /// The formal concepts, those that most users share first, then those of most members.
    ///
    /// The members of a concept are what some users have in common, or all members; they are found
    /// as intersections of rows, one row after the other (R. Wille, 1982; E. Norris, 1978).
    ///
    /// - Parameter limit: The most concepts; 1 or more.
    /// - Returns: The concepts, and whether these are all.
    package func concepts(limit: Int) -> (concepts: [FormalConcept], isComplete: Bool) {
        let rows = rows.map { BitSet($0, capacity: members) }
        var found = [BitSet(0..<members, capacity: members)]
        var known = Set(found)
        var isComplete = true
        for row in rows {
            for other in found {
                let common = other.intersection(row)
                if known.contains(common) { continue }
                if found.count >= limit {
                    isComplete = false
                    break
                }
                known.insert(common)
                found.append(common)
            }
        }
        let concepts = found.map { common in
            FormalConcept(
                users: rows.indices.filter { common.isSubset(of: rows[$0]) },
                members: common.elements)
        }
        return (concepts.sorted(by: FormalConcept.precedes), isComplete)
    }
}

/// Users, and all members that each of them uses; no other user uses all of these.
package struct FormalConcept: Hashable, Sendable {
    /// The users, ascending.
    package let users: [Int]
    /// The members, ascending.
    package let members: [Int]

    /// A concept as it was found.
    package init(users: [Int], members: [Int]) {
        self.users = users
        self.members = members
    }

    fileprivate static func precedes(_ one: FormalConcept, _ other: FormalConcept) -> Bool {
        if one.users.count != other.users.count { return one.users.count > other.users.count }
        if one.members.count != other.members.count {
            return one.members.count > other.members.count
        }
        return one.members.lexicographicallyPrecedes(other.members)
    }
}
