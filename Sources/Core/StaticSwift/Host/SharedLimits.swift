/// How much many programs may do together.
///
/// Each gets some steps, which are enough for nearly all of them; fewer, and fewer tokens that are
/// parsed, where there are very many. Those that need more get them from a common store, one after
/// another, so that which of them end early does not depend on chance. The largest of 365 manifests
/// of other codebases took 3,837.
package struct SharedLimits: Sendable {
    /// What a program may do at most.
    private let most: Limits
    /// The steps that each program may take.
    private let each: Int
    /// What those that need more could take at the beginning.
    private let together: Int
    /// The steps that are left for all that need more.
    package private(set) var left: Int
    /// The fewest steps that each gets, and the most tokens that are parsed of all together.
    private static let fewest = 200
    private static let mostTokens = 4_000_000

    /// Limits of which nothing is used.
    ///
    /// - Parameters:
    ///   - most: What one program may do at most.
    ///   - each: The steps that each may take, unless all together would take half of the others.
    ///   - together: The steps that those may take together which need more.
    package init(most: Limits = Limits(), each: Int = 40_000, together: Int = 4_000_000) {
        self.most = most
        self.each = each
        self.together = together
        left = together
    }

    /// Evaluates programs; the answers are in their order.
    ///
    /// - Parameter body: Evaluates one within limits; it is called again with wider ones where it was
    ///   not done.
    package mutating func run<Item: Sendable, Answer: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item, Limits) -> Measured<Answer>
    ) async -> [Answer] {
        let count = max(1, items.count)
        var limits = most
        limits.steps = min(each, most.steps, max(Self.fewest, together / 2 / count))
        limits.freeTokens = min(most.freeTokens, Self.mostTokens / count)
        var answers = await Self.all(items, limits, body)
        for index in answers.indices where answers[index].steps > limits.steps {
            var wider = limits
            wider.steps = min(most.steps, left)
            if wider.steps <= limits.steps || Task.isCancelled { break }
            answers[index] = body(items[index], wider)
            left -= min(answers[index].steps, left)
        }
        return answers.map(\.answer)
    }

    private static func all<Item: Sendable, Answer: Sendable>(
        _ items: [Item], _ limits: Limits,
        _ body: @escaping @Sendable (Item, Limits) -> Measured<Answer>
    ) async -> [Measured<Answer>] {
        await withTaskGroup(of: (Int, Measured<Answer>).self) { group in
            for (index, item) in items.enumerated() {
                group.addTask { (index, body(item, limits)) }
            }
            var found: [(index: Int, answer: Measured<Answer>)] = []
            for await (index, answer) in group { found.append((index, answer)) }
            return found.sorted { $0.index < $1.index }.map(\.answer)
        }
    }
}

/// What a program evaluated to, with the steps that it took.
package struct Measured<Answer: Sendable>: Sendable {
    /// What it evaluated to.
    package let answer: Answer
    /// The steps; more than the limit if it was not done.
    package let steps: Int

    /// An answer.
    package init(_ answer: Answer, steps: Int) {
        self.answer = answer
        self.steps = steps
    }
}
