import Architecture
import Codebase

/// The layers as bands, top first, with their modules and what leads from band to band.
///
/// - Parameter picture: The graph of the page: modules that are nodes in it are linked.
func mapSection(of analysis: Analysis, linking picture: GraphPicture) -> Markup {
    let layers = drawGraph(analysis, GraphCut(collapsesLayers: true, omitsTests: true))
    let metrics = measureModules(analysis)
    let tests = metrics.filter(\.role.isForTests)
    let others = Dictionary(grouping: metrics.filter { !$0.role.isForTests }, by: \.layer)
    let nodes = Dictionary(
        picture.nodes.enumerated().compactMap { position, node -> (ModuleID, Int)? in
            if case .module(let id) = node.id { (id, position) } else { nil }
        }, uniquingKeysWith: { first, _ in first })
    var bands = analysis.configuration.layers.enumerated().map { place, layer in
        Band(
            name: layer.name, note: layer.reason, modules: others[layer.name] ?? [],
            arrows: layers.words(from: .layer(place)))
    }
    bands.append(
        Band(
            name: "no layer", note: nil, modules: others[nil] ?? [],
            arrows: layers.words(from: .noLayer)))
    bands.append(Band(name: "tests and test helpers", note: nil, modules: tests, arrows: []))
    return .tag(
        "section", ["id": "map"],
        [.tag("h2", "Map")] + basis(analysis)
            + bands.filter { !$0.modules.isEmpty }.map { $0.markup(nodes) })
}

/// Where the layers come from, if nobody wrote them.
private func basis(_ analysis: Analysis) -> [Markup] {
    guard analysis.configuration.source == .inferred else { return [] }
    let areDepths = analysis.configuration.layers.contains(where: \.isDepth)
    let words =
        areDepths
        ? "No layers were found. These are depths: how many steps of dependencies stand below."
        : "Nobody wrote these layers down; they are inferred from names and dependencies."
    return [
        .tag(
            "p", ["class": "muted"],
            [Markup(words + " Write them to a file: "), .tag("code", "strata init")])
    ]
}

private struct Band {
    let name: String
    let note: String?
    let modules: [ModuleMetrics]
    let arrows: [(words: String, mark: GraphPicture.Mark?)]

    /// The largest module first, those with errors before all.
    func markup(_ nodes: [ModuleID: Int]) -> Markup {
        let sorted = modules.sorted { left, right in
            let (first, second) = (left.errors > 0, right.errors > 0)
            if first != second { return first }
            return left.lines == right.lines ? left.id < right.id : left.lines > right.lines
        }
        let lines = modules.reduce(0) { $0 + $1.lines }
        let size = "\(modules.count.counted("module")), \(lines.counted("line"))"
        let uses: [Markup] =
            arrows.isEmpty
            ? []
            : [
                .tag(
                    "p", ["class": "uses"],
                    [Markup("depends on ")]
                        + arrows.map { words, mark in
                            .tag("span", ["class": mark?.rawValue ?? "plain"], words)
                        })
            ]
        return .tag(
            "div", ["class": "band"],
            [
                .tag(
                    "h3", [:],
                    [Markup(name + " "), .tag("span", ["class": "muted"], size)])
            ]
                + (note.map { [.tag("p", ["class": "muted"], $0)] } ?? [])
                + [.tag("ul", ["class": "chips"], sorted.map { chip($0, node: nodes[$0.id]) })]
                + uses)
    }

    private func chip(_ module: ModuleMetrics, node: Int?) -> Markup {
        let kind = module.errors > 0 ? "error" : module.warnings > 0 ? "warning" : "plain"
        let counts =
            (module.errors > 0 ? " ✗ \(module.errors.grouped)" : "")
            + (module.warnings > 0 ? " ▲ \(module.warnings.grouped)" : "")
        let title =
            "\(module.lines.counted("line")) in \(module.files.counted("file")), "
            + "\(module.fanIn.counted("dependent")), "
            + module.fanOut.counted("dependency", "dependencies")
        let text = Markup(module.name + counts)
        return .tag(
            "li", ["class": kind, "title": title],
            [node.map { .tag("a", ["href": "#n\($0)"], [text]) } ?? text])
    }
}

extension GraphPicture {
    /// What leads from a node, most first: `Core 45`, `Features 2: 2 errors`.
    fileprivate func words(from id: NodeID) -> [(words: String, mark: Mark?)] {
        arrows.filter { nodes[$0.from].id == id }
            .sorted { ($1.count.edges, $0.to) < ($0.count.edges, $1.to) }
            .map { arrow in
                let marks = arrow.count.markWords
                return (
                    "\(nodes[arrow.to].name) \(arrow.count.edges.grouped)"
                        + (marks.isEmpty ? "" : ": " + marks.joined(separator: ", ")),
                    arrow.count.worst
                )
            }
    }
}
