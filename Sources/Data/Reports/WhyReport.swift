import Architecture
import Codebase

/// What `strata why A B` prints: the shortest chain from one module to another.
package struct WhyReport: Encodable, Sendable {
    let schema = 1
    let from: String
    let to: String
    /// Whether imports alone lead there.
    let imported: Bool
    let steps: [StepRecord]
    private let chain: ImportChain?
    private let names: [ModuleID: String]

    struct StepRecord: Encodable, Sendable {
        let from: String
        let to: String
        let declared: String
        let imports: [GraphReport.PlaceRecord]
    }

    /// The chain between two nodes of an analysis.
    package init(from: ModuleGraph.Node, to: ModuleGraph.Node, in analysis: Analysis) {
        self.from = from.id.rawValue
        self.to = to.id.rawValue
        chain = findImportChain(from: from.id, to: to.id, in: analysis)
        imported = chain?.isImported ?? false
        steps = (chain?.steps ?? []).map {
            StepRecord(
                from: $0.edge.from.rawValue,
                to: $0.edge.to.rawValue,
                declared: $0.edge.declared.rawValue,
                imports: $0.edge.sites.map(GraphReport.PlaceRecord.init))
        }
        names = Dictionary(
            analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether anything leads there at all.
    package var isConnected: Bool { chain != nil }

    private enum CodingKeys: CodingKey {
        case schema, from, to, imported, steps
    }
}

extension WhyReport {
    /// The most imports shown under one step.
    private static let importsPerStep = 3

    /// The lines that ``text(excerpts:paint:)`` quotes.
    package var quotedLines: [RelativePath: Set<Int>] {
        var places: [RelativePath: Set<Int>] = [:]
        for site in (chain?.steps ?? []).flatMap({ $0.edge.sites.prefix(Self.importsPerStep) }) {
            places[site.file, default: []].insert(site.line)
        }
        return places
    }

    /// The chain, a paragraph for each step.
    package func text(excerpts: Excerpts, paint: Paint) -> String {
        guard let chain else {
            return "\(clearName(of: from)) does not depend on \(clearName(of: to)).\n"
        }
        if chain.steps.isEmpty { return "\(clearName(of: from)) is the same module.\n" }
        return chain.steps.map { text(of: $0, excerpts: excerpts, paint: paint) }
            .joined(separator: "\n")
    }

    private func text(of step: ImportChain.Step, excerpts: Excerpts, paint: Paint) -> String {
        let ends = [step.edge.from, step.edge.to].map { clearName(of: $0.rawValue) }
        var lines = [paint.bold("\(ends[0]) → \(ends[1])")]
        if step.edge.isOnlyDeclared {
            let place = step.declaration.map { " in \($0.file.string.visible):\($0.line)" } ?? ""
            lines.append(paint.dim("  declared\(place), but no file imports it"))
        }
        for site in step.edge.sites.prefix(Self.importsPerStep) {
            let line = excerpts[site.file, site.line] ?? site.text
            lines.append(
                "  \(site.file.string.visible):\(site.line):\(site.column): "
                    + line.trimmedAtStart.cut(to: 120).visible)
        }
        let rest = step.edge.sites.count - Self.importsPerStep
        if rest > 0 { lines.append(paint.dim("  and \(rest) more")) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func clearName(of id: String) -> String {
        (names[ModuleID(rawValue: id)] ?? id).visible
    }
}

extension Site {
    /// What stands there as far as the facts tell.
    fileprivate var text: String {
        switch self {
        case .import(let site): "import \(site.statement.path)"
        case .reference(let reference): reference.uses.first?.name ?? ""
        }
    }
}

extension String {
    /// The text without the blanks in front of it.
    fileprivate var trimmedAtStart: String {
        String(drop { $0 == " " || $0 == "\t" })
    }
}
