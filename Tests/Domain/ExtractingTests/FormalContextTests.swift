import Extracting
import Testing

@Suite struct FormalContextTests {
    /// Relations of up to five users and six members, always the same ones.
    private static let samples: [FormalContext] = {
        var state: UInt64 = 41
        func next(_ limit: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % limit)
        }
        return (0..<200).map { _ in
            let (users, members) = (next(6), next(7))
            let rows = (0..<users).map { _ in
                Set((0..<members).filter { _ in next(2) == 0 })
            }
            return FormalContext(rows: rows, members: members)
        }
    }()

    /// Every set of members that equals what its users have in common.
    private func closed(in context: FormalContext) -> Set<FormalConcept> {
        var found: Set<FormalConcept> = []
        for bits in 0..<(1 << context.members) {
            let members = (0..<context.members).filter { bits >> $0 & 1 == 1 }
            let users = context.rows.indices.filter {
                context.rows[$0].isSuperset(of: members)
            }
            let common = (0..<context.members).filter { member in
                users.allSatisfy { context.rows[$0].contains(member) }
            }
            if common == members { found.insert(FormalConcept(users: users, members: members)) }
        }
        return found
    }

    @Test func `the concepts are those that trying all sets of members finds`() {
        for context in Self.samples {
            let (concepts, isComplete) = context.concepts(limit: 1_000)
            #expect(isComplete)
            #expect(Set(concepts) == closed(in: context), "\(context)")
            #expect(Set(concepts).count == concepts.count, "\(context)")
        }
    }

    @Test func `a limit is kept, and it is said that there are more`() {
        let rows = (0..<5).map { user in Set((0..<5).filter { $0 != user }) }
        let context = FormalContext(rows: rows, members: 5)
        #expect(context.concepts(limit: 32).isComplete)
        let (concepts, isComplete) = context.concepts(limit: 31)
        #expect(concepts.count == 31)
        #expect(!isComplete)
    }

    @Test func `concepts that most users share come first`() {
        let context = FormalContext(rows: [[0, 1], [0, 2], [0]], members: 3)
        #expect(context.concepts(limit: 9).concepts.map(\.users) == [[0, 1, 2], [0], [1], []])
    }
}
