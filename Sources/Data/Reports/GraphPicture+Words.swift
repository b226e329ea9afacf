import Architecture
import Codebase

// Keys that every tool accepts, and what stands at nodes and edges.
extension GraphPicture {
    typealias KeyedNode = (key: String, lines: [String])

    func key(_ node: Int) -> String { (isFolded ? "l" : "m") + String(node) }

    /// The lines of all groups, or of the nodes where they are in none.
    func grouped(
        _ lines: (_ group: (key: String, title: String), _ nodes: [KeyedNode]) -> [String],
        single: (KeyedNode) -> [String]
    ) -> [String] {
        if isFolded { return nodes.indices.flatMap { single(keyed($0)) } }
        return groups.enumerated().flatMap { index, group in
            lines((key: "g\(index)", title: group.name), group.nodes.map(keyed))
        }
    }

    private func keyed(_ position: Int) -> KeyedNode {
        let node = nodes[position]
        guard isFolded else { return (key(position), [node.name]) }
        let inside = node.inner.edges == 0 ? [] : [node.inner.words + " inside"]
        return (key(position), [node.name, node.modules.counted("module")] + inside)
    }

    /// How many edges an arrow stands for; nil between modules, where it is always one.
    func label(of arrow: Arrow) -> String? {
        isFolded ? arrow.count.words : nil
    }

    /// The marks that arrows bear, worst first, with how many edges of the graph bear them.
    var legend: [(mark: Mark, words: String)] {
        let counts = marks
        return Mark.allCases.compactMap { mark in
            guard arrows.contains(where: { $0.count.worst == mark }) else { return nil }
            return (mark, mark.words(counts[mark] ?? 0))
        }
    }
}

extension GraphPicture {
    /// `1 error`, `2 warnings`, worst first.
    static func words(for marked: [Mark: Int]) -> [String] {
        Mark.allCases.compactMap { mark in marked[mark].map { mark.words($0) } }
    }
}

extension GraphPicture.EdgeCount {
    /// `3 edges`, `3 edges, 1 error`.
    var words: String { ([edges.counted("edge")] + markWords).joined(separator: ", ") }

    /// `1 error`, `2 warnings`, worst first.
    var markWords: [String] { GraphPicture.words(for: marked) }
}

extension GraphPicture.Mark {
    fileprivate func words(_ count: Int) -> String {
        switch self {
        case .error: count.counted("error")
        case .warning: count.counted("warning")
        case .recorded: "\(count.grouped) recorded"
        }
    }
}

extension GraphPicture.LeftOut {
    /// How much, of what, and which option has to do with it.
    var words: String {
        let with = modules == 0 || edges == 0 ? "" : " with \(edges.counted("edge"))"
        let both = modules.counted("module")
        let tests = modules.counted("test or test helper", "tests and test helpers")
        let external = modules.counted("external module")
        return switch omission {
        case .system: "\(both) of the system\(with)"
        case .external: "\(external)\(with) (--external draws them)"
        case .tests: "\(tests)\(with) (--no-tests)"
        case .distant: "\(both) further away\(with) (--focus, --depth)"
        case .aside: "\(both) on no path between the two\(with) (--between)"
        case .inner: "\(edges.counted("edge")) inside layers, counted at their nodes (--layers)"
        case .implied: "\(edges.counted("edge")) that longer paths imply (--reduce)"
        }
    }
}
