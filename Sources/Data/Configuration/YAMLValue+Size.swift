import Codebase
import Yams

extension YAMLValue {
    /// What a configuration may cost: a step for each key, text and list, however many aliases lead
    /// there.
    static let budget = ReadingBudget(steps: 20_000, depth: 50)

    /// The most patterns with stars: each is compared with every module.
    static let mostPatterns = 2_000

    /// Complains if the document stands for more than can be read.
    func checkSize(_ budget: ReadingBudget = budget) throws(ConfigurationError) {
        var budget = budget
        var patterns = 0
        var open = [(node: node, depth: 1)]
        while let (node, depth) = open.popLast() {
            do throws(ReadingBudget.Overrun) {
                guard depth <= budget.most.depth else { throw .depth(budget.most.depth) }
                try budget.take()
            } catch {
                throw tooMuch(node, "The file \(error).")
            }
            if node.scalar?.string.contains(where: { $0 == "*" || $0 == "?" }) == true {
                patterns += 1
                if patterns > Self.mostPatterns {
                    throw tooMuch(
                        node, "There are more than \(Self.mostPatterns.grouped) patterns.")
                }
            }
            open += node.parts.reversed().map { ($0, depth + 1) }
        }
    }

    private func tooMuch(_ node: Node, _ found: String) -> ConfigurationError {
        YAMLValue(node, file: file, mistakes: mistakes).mistake(
            found, "Write fewer patterns that each select more, such as Core*.")
    }
}

extension Node {
    /// The keys and values of a mapping, or the items of a list.
    fileprivate var parts: [Node] {
        if let mapping { return mapping.flatMap { [$0.key, $0.value] } }
        return sequence.map { Array($0) } ?? []
    }
}
