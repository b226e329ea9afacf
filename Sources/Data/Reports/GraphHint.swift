import Architecture
import Codebase

/// Says which options make a picture smaller that is too large to be read, with what they leave.
///
/// - Parameter isMermaid: Whether Mermaid draws it, which refuses more than 500 edges unless its
///   configuration says otherwise (`maxEdges`).
/// - Returns: nil if the picture is legible.
package func graphHint(
    for picture: GraphPicture, of analysis: Analysis, by cut: GraphCut, isMermaid: Bool
) -> String? {
    let (nodes, edges) = (picture.nodes.count, picture.arrows.count)
    let isCrowded = nodes > GraphPicture.legibleNodes
    let isRefused = isMermaid && edges > 500
    guard isCrowded || isRefused else { return nil }
    let size = "\(nodes.counted("node")) and \(edges.counted("edge"))"
    let problem =
        isRefused
        ? "\(size): Mermaid draws at most 500 edges unless its maxEdges allows more."
        : "\(size) are hard to read in one picture."
    let ways = smallerCuts(than: cut).compactMap { option, smaller -> String? in
        let left = drawGraph(analysis, smaller)
        guard left.nodes.count < nodes || left.arrows.count < edges else { return nil }
        return "\(option) leaves \(left.nodes.count.counted("node")) and "
            + left.arrows.count.counted("edge")
    }
    let focus = cut.part == .whole ? ["--focus MODULE draws what is around one module"] : []
    return ([problem] + (ways + focus).map { "  " + $0 }).joined(separator: "\n")
}

private func smallerCuts(than cut: GraphCut) -> [(option: String, cut: GraphCut)] {
    var cuts: [(option: String, cut: GraphCut)] = []
    func add(_ option: String, _ change: (inout GraphCut) -> Void) {
        var other = cut
        change(&other)
        if other != cut { cuts.append((option, other)) }
    }
    add("--layers") { $0.collapsesLayers = true }
    add("--no-tests") { $0.omitsTests = true }
    add("--reduce") { $0.omitsImplied = true }
    if case .around(let module, let depth) = cut.part, depth > 1 {
        add("--depth \(depth - 1)") { $0.part = .around(module, depth: depth - 1) }
    }
    add("leaving out --external") { $0.includesExternal = false }
    return cuts
}
