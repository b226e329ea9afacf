import Architecture
import Codebase
import TerminalUI

/// The graph as text for other tools.
package enum GraphText {
    /// A Mermaid flowchart: layers as subgraphs, violations as thick arrows.
    package static func mermaid(_ analysis: Analysis) -> String {
        let drawing = GraphDrawing(analysis)
        var lines = ["flowchart TD"]
        for group in drawing.groups {
            lines.append("  subgraph \(group.key)[\"\(mermaidText(group.title))\"]")
            lines += group.nodes.map { "    \($0.key)[\"\(mermaidText($0.name))\"]" }
            lines.append("  end")
        }
        for edge in drawing.edges {
            lines.append("  \(edge.from) \(edge.isViolation ? "==>" : "-->") \(edge.to)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A Graphviz digraph: layers as clusters, violations in red.
    package static func dot(_ analysis: Analysis) -> String {
        let drawing = GraphDrawing(analysis)
        var lines = ["digraph strata {", "  rankdir=TB;", "  node [shape=box, style=rounded];"]
        for group in drawing.groups {
            lines.append("  subgraph cluster_\(group.key) {")
            lines.append("    label=\(dotText(group.title));")
            lines += group.nodes.map { "    \($0.key) [label=\(dotText($0.name))];" }
            lines.append("  }")
        }
        for edge in drawing.edges {
            let style = edge.isViolation ? " [color=red, penwidth=2]" : ""
            lines.append("  \(edge.from) -> \(edge.to)\(style);")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private static func mermaidText(_ text: String) -> String {
        text.visible.replacing("\"", with: "#quot;")
    }

    private static func dotText(_ text: String) -> String {
        "\"" + text.visible.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

/// The own modules of a graph, grouped by layer, with keys that every tool accepts.
private struct GraphDrawing {
    struct Node {
        let key: String
        let name: String
    }

    struct Group {
        let key: String
        let title: String
        let nodes: [Node]
    }

    struct Edge {
        let from: String
        let to: String
        let isViolation: Bool
    }

    let groups: [Group]
    let edges: [Edge]

    init(_ analysis: Analysis) {
        let own = analysis.graph.nodes.filter { $0.kind == .own }
        let keys = Dictionary(
            own.enumerated().map { ($1.id, "m\($0)") }, uniquingKeysWith: { first, _ in first })
        let titles = analysis.configuration.layers.map(\.name) + ["no layer"]
        groups = titles.enumerated().compactMap { position, title in
            let nodes = own.filter {
                (analysis.assignment.layers[$0.id] ?? titles.count - 1) == position
            }
            let drawn = nodes.compactMap { node in
                keys[node.id].map { Node(key: $0, name: node.name) }
            }
            return drawn.isEmpty ? nil : Group(key: "l\(position)", title: title, nodes: drawn)
        }
        let broken = Set(
            analysis.violations.filter { $0.severity == .error }
                .compactMap { violation in violation.to.map { EdgeID(from: violation.from, to: $0) }
                })
        edges = analysis.graph.edges.compactMap { edge in
            guard let from = keys[edge.from], let to = keys[edge.to] else { return nil }
            let id = EdgeID(from: edge.from, to: edge.to)
            return Edge(from: from, to: to, isViolation: broken.contains(id))
        }
    }
}
