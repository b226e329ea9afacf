import Codebase

/// A piece of a page that is HTML and well-formed XML at once.
///
/// Text and attributes are escaped where they come in, so that nothing of a codebase is ever read
/// as markup.
struct Markup: Sendable {
    /// The piece as it stands in the file.
    let html: String

    /// Text as people read it; control characters are shown as symbols.
    init(_ text: String) { html = text.escaped }

    private init(html: String) { self.html = html }

    /// An element with attributes and content.
    static func tag(
        _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
        _ content: [Markup] = []
    ) -> Markup {
        let words = attributes.map { " \($0)=\"\($1.escaped)\"" }.joined()
        if content.isEmpty, closing.contains(name) { return Markup(html: "<\(name)\(words)/>") }
        return Markup(
            html: "<\(name)\(words)>" + content.map(\.html).joined() + "</\(name)>")
    }

    /// An element with attributes and text in it.
    static func tag(
        _ name: String, _ attributes: KeyValuePairs<String, String>, _ text: String
    ) -> Markup {
        tag(name, attributes, [Markup(text)])
    }

    /// An element with text in it.
    static func tag(_ name: String, _ text: String) -> Markup { tag(name, [:], [Markup(text)]) }

    /// A shape with corners, however many: numbers are neither escaped nor cut.
    static func polygon(
        _ attributes: KeyValuePairs<String, String>, points: [(x: Int, y: Int)]
    ) -> Markup {
        let words = attributes.map { " \($0)=\"\($1.escaped)\"" }.joined()
        let list = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
        return Markup(html: "<polygon\(words) points=\"\(list)\"></polygon>")
    }

    /// Sentences, in which what stands between backticks is code.
    static func prose(_ text: String) -> [Markup] {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count % 2 == 1 else { return [Markup(text)] }
        return parts.enumerated().map { $0 % 2 == 1 ? .tag("code", $1) : Markup($1) }
    }

    /// Rules of a style sheet, which the program writes itself; never anything of a codebase.
    static func style(_ rules: [String]) -> Markup {
        Markup(html: "<style>\n" + rules.joined(separator: "\n") + "\n</style>")
    }

    /// The whole file.
    static func page(_ head: [Markup], _ body: [Markup]) -> String {
        let lines = body.map(\.html).joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            \(head.map(\.html).joined(separator: "\n"))
            </head>
            <body>
            \(lines)
            </body>
            </html>

            """
    }

    /// The elements that HTML closes by themselves, and those of SVG that hold nothing.
    private static let closing: Set = ["meta", "path", "rect", "line"]
}

extension String {
    /// The text where markup is read.
    fileprivate var escaped: String {
        visible.escaping([
            "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
        ])
    }
}
