extension LayerProblem: CustomStringConvertible {
    /// What is wrong and what to do next, in two sentences.
    package var description: String {
        switch self {
        case .matchesNothing(let layer, let pattern):
            "\(place(pattern.line))No module matches \"\(pattern.text)\" of the layer \(layer). "
                + "Correct the pattern, or remove it."
        case .ambiguous(let module, let layers):
            "\(module) stands in several layers: \(layers.joined(separator: ", ")). "
                + "Narrow their patterns so that only one matches."
        case .unusedExclusion(let exclusion):
            "\(place(exclusion.line))Nothing needs the exclusion \"\(exclusion.reason)\" any more. "
                + "Remove it."
        }
    }

    private func place(_ line: Int?) -> String {
        line.map { ".strata.yml:\($0): " } ?? ""
    }
}
