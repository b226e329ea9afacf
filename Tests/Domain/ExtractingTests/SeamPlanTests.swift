import Architecture
import Codebase
import DomainStubs
import Extracting
import Testing

@Suite struct SeamPlanTests {
    private let analysis = Analysis.monolith(declares: ["App/Common.swift": ["Common"]], uses: [:])

    /// A type whose members are called so, and for each user the members that it uses.
    private func plan(_ members: [String], _ users: [String: [String]]) throws -> SeamPlan {
        let module = try #require(analysis.codebase.modules.first)
        var uses = TypeUses(
            type: "Common", kind: "class", module: module.id, moduleName: module.name,
            file: "App/Common.swift", line: 1, access: .internal)
        uses.members = members.map { name in
            var member = TypeUses.Member(name: name, file: "App/Common.swift", line: 2)
            member.requirement = "func \(name)()"
            return member
        }
        uses.users = users.sorted { $0.key < $1.key }.map { name, used in
            var user = TypeUses.User(name: name, module: nil)
            for member in used { user.sites[members.firstIndex(of: member) ?? -1] = 1 }
            return user
        }
        return SeamPlan(uses, in: analysis)
    }

    private func members(_ plan: SeamPlan) -> [[String]] {
        plan.seams.map { $0.members.map { plan.uses.members[$0].name } }
    }

    @Test func `each member that is used is in one protocol, others in none`() throws {
        let plan = try plan(
            ["log", "track", "pay", "ship", "idle"],
            ["Cart": ["log", "track", "pay"], "Search": ["log", "track"], "Post": ["ship"]])
        #expect(members(plan).flatMap(\.self).sorted() == ["log", "pay", "ship", "track"])
        #expect(plan.unusedMembers == [4])
    }

    @Test func `members that the same users use are asked for together`() throws {
        let plan = try plan(
            ["a", "b", "c", "d"], ["One": ["a", "b"], "Two": ["a", "b"], "Three": ["c", "d"]])
        #expect(members(plan) == [["a", "b"], ["c", "d"]])
        #expect(plan.seams.map(\.unused) == [0, 0])
    }

    @Test func `users who have nothing in common share no protocol`() throws {
        let plan = try plan(["a", "b"], ["One": ["a"], "Two": ["b"]])
        #expect(members(plan) == [["a"], ["b"]])
        #expect(plan.seams.map(\.users) == [[0], [1]])
    }

    @Test func `every user is served by the protocols that name it`() throws {
        let used = ["A": ["a", "b", "c"], "B": ["b", "c", "d"], "C": ["a", "d", "e", "f"]]
        let plan = try plan(["a", "b", "c", "d", "e", "f"], used)
        for (number, user) in plan.uses.users.enumerated() {
            let served = plan.seams.filter { $0.users.contains(number) }.flatMap(\.members)
            #expect(Set(served).isSuperset(of: user.sites.keys), "\(user.name)")
        }
    }

    @Test func `what a user sees and does not use is counted`() throws {
        let used = ["a", "b", "c", "d"]
        let plan = try plan(used + ["e"], ["One": used, "Two": used, "Three": used + ["e"]])
        let unused = plan.seams.reduce(0) { sum, seam in
            sum
                + seam.users.reduce(0) { count, user in
                    count + seam.members.count { plan.uses.users[user].sites[$0] == nil }
                }
        }
        #expect(plan.seams.reduce(0) { $0 + $1.unused } == unused)
    }

    @Test func `protocols have names that nothing else has`() throws {
        let plan = try plan(
            ["payCard", "payCash", "log", "x", "y"],
            ["One": ["payCard", "payCash"], "Two": ["log"], "Three": ["x", "y"]])
        #expect(Set(plan.seams.map(\.name)).count == plan.seams.count)
        #expect(
            Set(plan.seams.map(\.name)) == ["CommonForThree", "CommonLog", "CommonForOne"])
    }

    @Test func `a type that nothing uses gets no protocol`() throws {
        let plan = try plan(["a"], [:])
        #expect(plan.seams == [])
        #expect(plan.unusedMembers == [0])
    }
}
