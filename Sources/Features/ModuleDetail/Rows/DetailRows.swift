import Architecture
import Codebase
import TerminalUI

/// Makes the rows of a tab.
struct DetailRows {
    let report: ModuleReport
    let matcher: FilterMatcher
    let sortsFilesByLines: Bool
    /// The evidence of the edges that are open, as far as it was collected.
    let evidence: [ModuleID: [Evidence]]
    let open: Set<ModuleID>

    func rows(of tab: DetailTab) -> [DetailRow] {
        switch tab {
        case .dependencies: byOrigin(report.dependencies)
        case .dependents: byOrigin(report.dependents)
        case .comparison: byAgreement
        case .files: files
        case .surface: surface
        case .neighbourhood: neighbours
        }
    }

    private func byOrigin(_ items: [EdgeItem]) -> [DetailRow] {
        let kinds = ModuleGraph.Node.Kind.allCases.sorted { $0.rank < $1.rank }
        let tools = items.filter { $0.kind == .own && !$0.edge.isUse }
        return kinds.flatMap { kind in
            section(
                kind.heading, items.filter { $0.kind == kind && (kind != .own || $0.edge.isUse) },
                id: kind.rawValue)
        } + section("For the build only", tools, id: "tools")
    }

    private var byAgreement: [DetailRow] {
        let items = report.dependencies.filter { $0.kind != .system }
        return EdgeItem.Agreement.allCases.flatMap { agreement in
            section(
                agreement.heading, items.filter { $0.agreement == agreement },
                id: agreement.heading)
        }
    }

    private func section(_ title: String, _ items: [EdgeItem], id: String) -> [DetailRow] {
        let shown = items.filter { matches($0.name) }
        guard !shown.isEmpty else { return [] }
        let heading = DetailRow(
            id: "heading \(id)", content: .heading(title, count: shown.count))
        return [heading] + shown.flatMap(rows)
    }

    private func rows(of item: EdgeItem) -> [DetailRow] {
        let isOpen = open.contains(item.other)
        let key = item.other.rawValue
        var rows = [DetailRow(id: key, content: .edge(item, isOpen: isOpen))]
        guard isOpen else { return rows }
        if let declaration = item.declaration {
            rows.append(DetailRow(id: key + " declaration", content: .declaration(declaration)))
        }
        for found in evidence[item.other] ?? [] {
            let place = "\(key) \(found.site.file):\(found.site.line)"
            rows.append(DetailRow(id: place, content: .site(found)))
            rows += found.uses.map { use in
                DetailRow(
                    id: "\(place) \(use.line) \(use.name)",
                    content: .use(use, file: found.site.file))
            }
        }
        return rows
    }

    private var files: [DetailRow] {
        let shown = report.files.filter { matches($0.path.string) }
        let sorted = sortsFilesByLines ? shown.sorted { $0.lines ?? 0 > $1.lines ?? 0 } : shown
        return sorted.map { DetailRow(id: $0.path.string, content: .file($0)) }
    }

    private var surface: [DetailRow] {
        report.surface.filter { matches($0.title) }.enumerated().map { index, item in
            DetailRow(id: "\(item.file):\(item.line) \(item.title)", content: .surface(item))
        }
    }

    /// Dependents first: the graph draws them above.
    private var neighbours: [DetailRow] {
        (report.neighboursAbove + report.neighboursBelow).enumerated().map { index, item in
            let side = index < report.neighboursAbove.count ? "above" : "below"
            return DetailRow(
                id: "\(side) \(item.other.rawValue)", content: .edge(item, isOpen: false))
        }
    }

    private func matches(_ text: String) -> Bool {
        matcher.isEmpty || matcher.match(text) != nil
    }
}

extension ModuleReport {
    /// Own modules that depend on it.
    var neighboursAbove: [EdgeItem] { dependents.filter { $0.kind == .own && $0.edge.isUse } }

    /// What it depends on, without what comes with the platform.
    var neighboursBelow: [EdgeItem] {
        dependencies.filter { $0.kind != .system && ($0.kind != .own || $0.edge.isUse) }
    }
}

extension EdgeItem.Agreement {
    var heading: String {
        switch self {
        case .importedOnly: "Imported, but not declared"
        case .declaredOnly: "Declared, but not imported"
        case .throughOthers: "Imported, declared only transitively"
        case .both: "Declared and imported"
        }
    }
}
