import Codebase

extension LayerProblem: CustomStringConvertible {
    /// What is wrong and what to do next, in two sentences.
    package var description: String {
        switch self {
        case .matchesNothing(let layer, let pattern):
            "\(place(pattern.line))No module matches \"\(pattern.text)\" of the layer \(layer). "
                + "Correct or remove the pattern."
        case .idleRule(let rule):
            "\(place(rule.line))No module matches \"\(rule.from.text)\" of a rule. "
                + "Correct or remove the pattern."
        case .emptyBudget(let pattern):
            "\(place(pattern.line))No module matches \"\(pattern.text)\" of a budget. "
                + "Correct or remove the pattern."
        case .ambiguous(let module, let layers):
            "\(module) matches several layers: \(layers.joined(separator: ", ")). "
                + "Narrow the patterns so that only one layer matches."
        case .unusedExclusion(let exclusion):
            "\(place(exclusion.line))The exclusion \"\(exclusion.reason)\" no longer matches "
                + "any violation. Remove it."
        case .unusedAcceptance(let acceptance):
            "\(place(acceptance.line))The acceptance \"\(acceptance.reason)\" no longer matches "
                + "any incomplete item at \(acceptance.path). Remove it."
        }
    }

    private func place(_ line: Int?) -> String {
        line.map { ".strata.yml:\($0): " } ?? ""
    }
}
