import Architecture
import Codebase
import Previewing

extension CommitState {
    /// What stays of an analysis.
    ///
    /// - Parameter owners: Who owns the files; nil where nobody wrote it down.
    package init(_ analysis: Analysis, owners: (any FileOwners)? = nil) {
        let own = Set(analysis.codebase.modules.map(\.id))
        let compiled = LinesToCompile(analysis)
        let edges = analysis.graph.edges.filter {
            $0.isUse && own.contains($0.from) && own.contains($0.to)
        }
        self.init(
            modules: analysis.codebase.modules.map { ModuleState($0, compiled, in: analysis) },
            edges: edges.map(\.id),
            violations: analysis.violations.map { ViolationState($0, in: analysis, owners) },
            files: analysis.totals.files.swift, lines: LineTotals(of: analysis),
            incomplete: analysis.totals.incomplete,
            hasWrittenLayers: analysis.configuration.source != .inferred)
    }
}

extension ModuleState {
    fileprivate init(_ module: Module, _ compiled: LinesToCompile, in analysis: Analysis) {
        self.init(
            id: module.id, role: module.role, layer: analysis.layerName(of: module.id),
            files: module.sources.count,
            lines: module.sources.reduce(0) { $0 + (analysis.facts[$1]?.lineCount ?? 0) },
            isFixture: module.isFixture, previewLines: compiled.previews[module.id],
            devAppLines: compiled.devApps[module.id])
    }
}

extension ViolationState {
    fileprivate init(_ violation: Violation, in analysis: Analysis, _ owners: (any FileOwners)?) {
        let isRecorded = violation.state == .recorded
        let recorded = isRecorded ? analysis.baseline?.entry(about: violation)?.note.owner : nil
        self.init(
            id: violation.id, kind: violation.kind, from: violation.from, to: violation.to,
            severity: violation.severity, isRecorded: isRecorded,
            owner: recorded ?? owners?.owners(of: violation, in: analysis.codebase).first)
    }
}

extension LineTotals {
    fileprivate init(of analysis: Analysis) {
        let swift = analysis.facts.filter { $0.key.isSwift }
        self.init(of: swift.mapValues(\.lineCount), in: analysis.codebase.modules)
    }

    /// Counts each file where it weighs most: a module that is shipped, an app, tests, others.
    ///
    /// - Parameter lines: The lines of Swift files.
    init(of lines: [RelativePath: Int], in modules: [Module]) {
        var places: [RelativePath: Int] = [:]
        for module in modules {
            let place = module.place
            for file in module.sources { places[file] = min(places[file] ?? place, place) }
        }
        var counts = [0, 0, 0, 0]
        for (file, count) in lines { counts[places[file] ?? 3] += count }
        self.init(modules: counts[0], apps: counts[1], tests: counts[2], others: counts[3])
    }
}

extension Module {
    /// Where its lines are counted, the weightiest first.
    fileprivate var place: Int {
        if isFixture { return 3 }
        if role == .app { return 1 }
        if role.isProduction { return 0 }
        return role.isForTests ? 2 : 3
    }
}
