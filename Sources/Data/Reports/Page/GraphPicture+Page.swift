import Architecture
import Codebase

// What a page says of nodes and of what is left out.
extension GraphPicture {
    /// `Home: 3 dependencies, 1 error; 2 dependents`.
    func words(about position: Int) -> String {
        let out = arrows.filter { $0.from == position }
        let marked = out.reduce(into: [Mark: Int]()) { sum, arrow in
            sum.merge(arrow.count.marked, uniquingKeysWith: +)
        }
        let users = arrows.count { $0.to == position }
        let inside = nodes[position].inner.edges
        return "\(nodes[position].name): "
            + ([out.count.counted("dependency", "dependencies")] + Self.words(for: marked))
            .joined(separator: ", ")
            + "; \(users.counted("dependent"))"
            + (inside > 0 ? "; \(nodes[position].inner.words) inside" : "")
    }
}

extension GraphPicture.Node {
    /// How many modules it stands for.
    var size: String { modules.counted("module") }
}

extension GraphPicture.LeftOut {
    /// How much of what, without the options of a command.
    var plainWords: String {
        guard let end = words.firstRange(of: " (--") else { return words }
        return String(words[..<end.lowerBound])
    }
}
