import Architecture
import Codebase
import Extracting
import Reports
import Testing

@Suite struct SeamTextTests {
    private var plan: SeamPlan {
        let analysis = Analysis.withSidewaysImport()
        var uses = TypeUses(
            type: "Com\u{1B}mon", kind: "class", module: "::Base",
            moduleName: "Base", file: "Base/Common.swift", line: 3, access: .public)
        for (name, requirement) in [("pay()", "func pay()"), ("shared", nil), ("idle()", "")] {
            var member = TypeUses.Member(name: name, file: "Base/Common.swift", line: 4)
            member.requirement = requirement
            member.obstacle = requirement == nil ? "Hand a value in." : nil
            uses.members.append(member)
        }
        var cart = TypeUses.User(name: "Cart", module: "::Cart")
        cart.sites = [0: 2, 1: 1]
        cart.unclear = 5
        uses.users = [cart]
        uses.keyPaths = 1
        return SeamPlan(uses, in: analysis)
    }

    private var text: String { SeamText(plan, paint: Paint(isOn: false)).text }

    @Test func `users stand beside protocols, what is outside and what is unclear`() {
        #expect(
            text.contains("User   P1  outside  unclear\nCart  1/1        1        5\n"), "\(text)")
    }

    @Test func `what is in no protocol has its users and the reason`() {
        #expect(text.contains("  shared: Cart. Hand a value in.\n"), "\(text)")
        #expect(text.contains("Nothing was seen using these:\n  idle()\n"))
    }

    @Test func `what cannot be seen is counted`() {
        #expect(text.contains("  5 names of members stand behind something"))
        #expect(text.contains("  1 key path may name a member"))
    }

    @Test func `what stands in the codebase never reaches the terminal raw`() {
        #expect(!text.contains("\u{1B}"))
        #expect(text.contains("func pay()"))
    }
}
