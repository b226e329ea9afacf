import Architecture
import Codebase
import TerminalUI

/// The picture of a graph as text for other tools.
package enum GraphText {
    /// A Mermaid flowchart: layers as subgraphs, violations in colours with a legend.
    package static func mermaid(_ picture: GraphPicture) -> String {
        var lines = ["flowchart TD"] + comments(on: picture).map { "  %% \($0)" }
        lines += picture.grouped { group, nodes in
            ["  subgraph \(group.key)[\(mermaidText([group.title]))]"]
                + nodes.map { "    \($0.key)[\(mermaidText($0.lines))]" } + ["  end"]
        } single: { node in
            ["  \(node.key)[\(mermaidText(node.lines))]"]
        }
        for arrow in picture.arrows {
            let label = picture.label(of: arrow).map { "|\"\($0)\"|" } ?? ""
            let line = arrow.count.worst?.mermaidLine ?? "-->"
            lines.append(
                "  \(picture.key(arrow.from)) \(line)\(label) \(picture.key(arrow.to))")
        }
        return (lines + mermaidLegend(of: picture)).joined(separator: "\n") + "\n"
    }

    /// A Graphviz digraph: layers as clusters, violations in colours with a legend.
    package static func dot(_ picture: GraphPicture) -> String {
        var lines = ["digraph strata {"] + comments(on: picture).map { "  // \($0)" }
        lines += ["  rankdir=TB;", "  node [shape=box, style=rounded];"]
        lines += picture.grouped { group, nodes in
            ["  subgraph cluster_\(group.key) {", "    label=\(dotText([group.title]));"]
                + nodes.map { "    \($0.key) [label=\(dotText($0.lines))];" } + ["  }"]
        } single: { node in
            ["  \(node.key) [label=\(dotText(node.lines))];"]
        }
        for arrow in picture.arrows {
            let label = picture.label(of: arrow).map { ["label=\(dotText([$0]))"] } ?? []
            let attributes = label + (arrow.count.worst.map { [$0.dotStyle] } ?? [])
            let style = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
            lines.append("  \(picture.key(arrow.from)) -> \(picture.key(arrow.to))\(style);")
        }
        return (lines + dotLegend(of: picture) + ["}"]).joined(separator: "\n") + "\n"
    }

    /// What is drawn, and what is not and why, a line each.
    private static func comments(on picture: GraphPicture) -> [String] {
        let edges = picture.arrows.reduce(0) { $0 + $1.count.edges }
        let modules = picture.nodes.reduce(0) { $0 + $1.modules }
        let nodes =
            picture.isFolded
            ? "\(modules.counted("module")) in \(picture.nodes.count.counted("node"))"
            : modules.counted("module")
        return ["drawn: \(nodes), \(edges.counted("edge"))"]
            + picture.leftOut.map { "not drawn: \($0.words)" }
    }

    private static func mermaidText(_ lines: [String]) -> String {
        "\"" + lines.map(\.mermaidText).joined(separator: "<br/>") + "\""
    }

    private static func dotText(_ lines: [String]) -> String {
        "\"" + lines.map(\.dotText).joined(separator: "\\n") + "\""
    }
}

// What the colours mean, for the marks that occur.
extension GraphText {
    private static func mermaidLegend(of picture: GraphPicture) -> [String] {
        let marks = picture.legend
        if marks.isEmpty { return [] }
        var lines = ["  subgraph legend[\"Violations\"]"]
        for (mark, words) in marks {
            let (from, to) = ("\(mark.rawValue)0", "\(mark.rawValue)1")
            lines.append("    \(from)[\" \"] \(mark.mermaidLine)|\"\(words)\"| \(to)[\" \"]")
        }
        lines.append("  end")
        let ends =
            picture.arrows.map(\.count.worst) + marks.map { GraphPicture.Mark?.some($0.mark) }
        for (mark, _) in marks {
            let numbers = ends.indices.filter { ends[$0] == mark }.map(String.init)
            lines.append("  linkStyle \(numbers.joined(separator: ",")) \(mark.mermaidStyle)")
        }
        return lines
    }

    private static func dotLegend(of picture: GraphPicture) -> [String] {
        let marks = picture.legend
        if marks.isEmpty { return [] }
        var lines = ["  subgraph cluster_legend {", "    label=\"Violations\";"]
        for (mark, words) in marks {
            let (from, to) = ("\(mark.rawValue)0", "\(mark.rawValue)1")
            lines.append("    \(from) [shape=point]; \(to) [shape=point];")
            lines.append("    \(from) -> \(to) [label=\"\(words)\", \(mark.dotStyle)];")
        }
        return lines + ["  }"]
    }
}

extension GraphPicture.Mark {
    fileprivate var mermaidLine: String {
        switch self {
        case .error: "==>"
        case .warning: "-.->"
        case .recorded: "-->"
        }
    }

    fileprivate var mermaidStyle: String {
        switch self {
        case .error: "stroke:#d1242f,stroke-width:3px"
        case .warning: "stroke:#bf8700"
        case .recorded: "stroke:#8250df,stroke-dasharray:2 4"
        }
    }

    fileprivate var dotStyle: String {
        switch self {
        case .error: "color=\"#d1242f\", penwidth=2"
        case .warning: "color=\"#bf8700\", style=dashed"
        case .recorded: "color=\"#8250df\", style=dotted"
        }
    }
}
