/// Which registrations each resolution may get, compared once for all rules.
struct ComparedRegistrations {
    /// How many pairs are compared: far more than people write under names that are alike.
    static let budget = 2_000_000

    /// For each resolution the numbers of the registrations of its type, the name beside it aside.
    private(set) var alike: [[Int]] = []
    /// For each resolution the numbers of those that it may get.
    private(set) var fitting: [[Int]] = []
    /// For each registration whether some resolution has its type and name.
    private(set) var isAsked: [Bool]
    /// The first resolution that was not compared, as too many are alike; nil if all were.
    private(set) var firstLeftOut: Int?

    /// - Parameter accepts: Whether a registration of the same type gives what is asked for.
    init(
        _ pool: [Registration], _ asked: [Resolution], budget: Int = Self.budget,
        accepts: (Resolution, Registration) -> Bool
    ) {
        let index = TypeIndex(pool.lazy.map(\.types))
        var known: [String: [Int]] = [:]
        var left = budget
        isAsked = pool.map { _ in false }
        for (number, one) in asked.enumerated() {
            let candidates = known[one.type] ?? index.candidates(for: one.type)
            left -= candidates.count
            guard left >= 0 else {
                firstLeftOut = firstLeftOut ?? number
                alike.append([])
                fitting.append([])
                continue
            }
            let same = known[one.type] ?? candidates.filter { pool[$0].matchesType(of: one) }
            known[one.type] = same
            alike.append(same)
            let named = same.filter { pool[$0].isNamed(one.name) }
            for place in named { isAsked[place] = true }
            fitting.append(named.filter { accepts(one, pool[$0]) })
        }
    }

    /// Whether all resolutions before a number were compared with all registrations.
    func isCompared(_ number: Int) -> Bool { firstLeftOut.map { number < $0 } ?? true }
}
