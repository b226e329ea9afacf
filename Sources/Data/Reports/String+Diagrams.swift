import Codebase

extension String {
    /// Text of a node for Mermaid, which reads entities with `#`, and whoever shows it HTML, Markdown,
    /// directives, icons and formulas.
    var mermaidText: String { visible.escaping(Self.mermaidEscapes) }

    /// Text of a node for Graphviz.
    var dotText: String { visible.escaping(["\\": "\\\\", "\"": "\\\"", "&": "&amp;"]) }

    private static let mermaidEscapes: [Unicode.Scalar: String] = [
        "\"": "#quot;", "<": "&lt;", ">": "&gt;", "&": "&amp;", "#": "#35;", "`": "#96;",
        "%": "#37;", "$": "#36;", ":": "#58;", "\\": "#92;",
    ]
}
