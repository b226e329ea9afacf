import Codebase
import Composing

/// What is made with what, as a picture for other tools.
package struct CompositionGraph: Sendable {
    private let composition: Composition

    package init(_ composition: Composition) { self.composition = composition }

    /// A diagram for Mermaid.
    package var mermaid: String {
        var lines = ["graph LR"]
        for (name, numbers) in groups {
            lines.append("  subgraph \(Self.quoted(name))")
            for number in numbers { lines.append("    n\(number)[\(Self.quoted(label(number)))]") }
            lines.append("  end")
        }
        lines += composition.edges.map { "  n\($0.from) --> n\($0.to)" }
        for (place, asking) in askers.enumerated() {
            lines.append("  m\(place)([\(Self.quoted(asking.module))])")
            lines += asking.numbers.map { "  m\(place) -.-> n\($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A graph for Graphviz.
    package var dot: String {
        var lines = ["digraph composition {", "  rankdir=LR;", "  node [shape=box];"]
        for (place, group) in groups.enumerated() {
            lines.append("  subgraph cluster_\(place) {")
            lines.append("    label=\(Self.escaped(group.name));")
            for number in group.numbers {
                lines.append("    n\(number) [label=\(Self.escaped(label(number)))];")
            }
            lines.append("  }")
        }
        lines += composition.edges.map { "  n\($0.from) -> n\($0.to);" }
        for (place, asking) in askers.enumerated() {
            lines.append(
                "  m\(place) [shape=oval, label=\(Self.escaped(asking.module))];")
            lines += asking.numbers.map { "  m\(place) -> n\($0) [style=dashed];" }
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// The registrations of each owner, by name.
    private var groups: [(name: String, numbers: [Int])] {
        let groups = Dictionary(grouping: composition.registrations.indices) { number in
            let one = composition.registrations[number]
            return one.owner ?? one.container
        }
        return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The modules that ask for something outside of factories, with what they get, by name.
    private var askers: [(module: String, numbers: [Int])] {
        let free = composition.resolutions.filter { $0.registration == nil }
        let groups = Dictionary(grouping: free, by: \.module.targetName)
        return groups.sorted { $0.key < $1.key }.compactMap { module, asked in
            let numbers = composition.registrations.indices.filter { number in
                asked.contains { composition.registrations[number].mayAnswer($0) }
            }
            return numbers.isEmpty ? nil : (module, numbers)
        }
    }

    private func label(_ number: Int) -> String {
        let one = composition.registrations[number]
        return "\(one.fullName) (\(one.lifetime.rawValue))"
    }

    private static func quoted(_ text: String) -> String { "\"" + text.mermaidText + "\"" }

    private static func escaped(_ text: String) -> String { "\"" + text.dotText + "\"" }
}
