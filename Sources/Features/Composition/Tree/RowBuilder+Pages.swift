import Architecture
import Codebase
import Composing
import TerminalUI

nonisolated extension RowBuilder {
    /// Those that get it, itself, and what it gets.
    mutating func addGraph() {
        let known = centre.flatMap { index.isKnown($0) ? $0 : nil }
        guard let centre = known ?? index.busiest else { return }
        let columns: [(GraphColumn, [GraphNode])] = [
            (.users, index.users(of: centre)), (.centre, [centre]),
            (.parts, index.parts(of: centre)),
        ]
        for (column, nodes) in columns {
            for node in nodes where column == .centre || matches(index.name(of: node)) {
                add(
                    Self.id(of: node, column), .node(node, column), depth: 0, isParent: false,
                    isOpen: false)
            }
        }
    }

    static func id(of node: GraphNode, _ column: GraphColumn) -> String {
        "graph \(column.rawValue) \(node)"
    }

    /// What the compiler checks, and where the compiler does not look.
    mutating func addCompiler() {
        let all = composition.guarantees
        let checked = all.indices.filter { matches("\(all[$0].root) \(all[$0].place.file)") }
        let count = checked.reduce(0) { $0 + all[$1].initialisers }
        let words = count.counted("initialiser")
        addSection(
            "Checked by the compiler: the arguments of \(words)", checked, isOpen: true
        ) { .guarantee($0) }
        let findings = composition.findings.indices.filter(matchesFinding)
        addSection(
            "The compiler does not look",
            findings.filter { composition.findings[$0].kind == .unchecked }, isOpen: true
        ) { .finding($0) }
        addSection(
            "Optional, and never set",
            findings.filter { composition.findings[$0].kind == .unset }, isOpen: true
        ) { .finding($0) }
    }

    func matchesFinding(_ number: Int) -> Bool {
        let one = composition.findings[number]
        return matches("\(one.type) \(one.kind.rawValue) \(one.place.file)")
    }

    // MARK: App targets

    mutating func addHosts() {
        for (number, host) in composition.hosts.enumerated() {
            let id = "host \(host.module)"
            guard
                add(
                    id, .host(number), depth: 0, isParent: !host.files.isEmpty, isOpen: true)
            else { continue }
            for (title, files) in groups(of: host) {
                addPlace(title, files, of: number, in: id)
            }
        }
    }

    /// The files by where they could go, the most lines first; what belongs here comes last.
    private func groups(of host: AppHost) -> [(String, [Int])] {
        let shown = host.files.indices.filter { number in
            let one = host.files[number]
            return matches("\(one.file) \(one.destination?.words ?? one.part.title)")
        }
        let groups = Dictionary(grouping: shown) { number -> String in
            let one = host.files[number]
            return one.destination?.words ?? one.part.title
        }
        return groups.map { ($0.key, $0.value) }.sorted { left, right in
            let lines = [left, right].map { group in
                group.1.reduce(0) { $0 + host.files[$1].lines }
            }
            let belongs = [left, right].map { host.files[$0.1[0]].destination == nil ? 1 : 0 }
            return (belongs[0], -lines[0], left.0) < (belongs[1], -lines[1], right.0)
        }
    }

    private mutating func addPlace(
        _ title: String, _ files: [Int], of host: Int, in parent: String
    ) {
        let all = composition.hosts[host].files
        let id = "\(parent) \(title)"
        let lines = files.reduce(0) { $0 + all[$1].lines }
        let isOpen = all[files[0]].destination != nil
        guard
            add(
                id, .place(title, lines: lines, count: files.count), depth: 1, isParent: true,
                isOpen: isOpen)
        else { return }
        for number in files.sorted(by: { (-all[$0].lines, $0) < (-all[$1].lines, $1) }) {
            add("\(id) \(number)", .hosted(host, number), depth: 2, isParent: false, isOpen: false)
        }
    }
}

nonisolated extension CompositionIndex {
    /// Whether something still stands in the composition.
    func isKnown(_ node: GraphNode) -> Bool {
        switch node {
        case .made(let number): composition.registrations.indices.contains(number)
        case .module(let module): composition.resolutions.contains { $0.module == module }
        }
    }
}

nonisolated extension CompositionFinding {
    /// Whether it is about what the compiler does not check in plain Swift.
    var isUnchecked: Bool { kind == .unchecked || kind == .unset }
}
