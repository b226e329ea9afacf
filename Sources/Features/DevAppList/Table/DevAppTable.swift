import Architecture
import Codebase
import Previewing

/// All that the screen shows of one analysis, worked out once.
nonisolated struct DevAppTable: Sendable {
    let rows: [DevAppRow]
    /// What has to be compiled for the whole app.
    let whole: BuildClosure
    /// The name of the whole app; nil if the codebase has none.
    let wholeApp: String?
    /// What could not be read.
    let incomplete: Int
    /// Why features cannot get a dev app, by module.
    let obstacles: [ModuleID: String]
    private let names: [ModuleID: String]
    private let modules: [ModuleID: (files: Int, lines: Int)]
    private let places: [ModuleID: RelativePath]

    init() {
        rows = []
        whole = BuildClosure(modules: [], files: 0, lines: 0, externals: [])
        wholeApp = nil
        incomplete = 0
        obstacles = [:]
        names = [:]
        modules = [:]
        places = [:]
    }

    /// Finds the dev apps of an analysis; of folders those of the modules, as no folder can be run.
    init(
        _ analysis: Analysis, finder: FindDevApps, obstacles: [ModuleID: String] = [:]
    ) {
        let analysis = analysis.ofModules
        let survey = finder.survey(analysis)
        let names = Dictionary(
            analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let name = { (id: ModuleID) in names[id] ?? id.targetName }
        rows =
            survey.apps.map { app in
                DevAppRow(
                    id: app.id, app: app, feature: app.feature.map(name),
                    share: app.shared.share(of: survey.whole))
            }
            + survey.missing.map { DevAppRow(id: $0, app: nil, feature: name($0), share: nil) }
        whole = survey.whole
        wholeApp = survey.wholeApp.map(name)
        incomplete = analysis.totals.incomplete
        self.obstacles = obstacles
        self.names = names
        modules = Dictionary(
            analysis.codebase.modules.map { module in
                let lines = module.sources.reduce(0) { sum, file in
                    sum + (analysis.facts[file]?.lineCount ?? 0)
                }
                return (module.id, (module.sources.count, lines))
            }, uniquingKeysWith: { first, _ in first })
        places = Dictionary(
            analysis.codebase.modules.compactMap { module in
                (module.sources.first { $0.name == "main.swift" } ?? module.sources.first
                    ?? module.manifest).map { (module.id, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    var apps: Int { rows.count { $0.app != nil } }
    var missing: Int { rows.count - apps }

    /// The shortest clear name of a module.
    func name(of id: ModuleID) -> String { names[id] ?? id.targetName }

    /// Its Swift files, and their lines as far as they are read.
    func size(of id: ModuleID) -> (files: Int, lines: Int) { modules[id] ?? (0, 0) }

    /// The file in which the module begins.
    func place(of id: ModuleID) -> RelativePath? { places[id] }
}

nonisolated extension BuildClosure {
    /// Which part of another closure this one, which is inside it, is: in lines where they are
    /// known, else in modules; from 0 to 1.
    func share(of whole: BuildClosure) -> Double? {
        if whole.lines > 0 { return Double(lines) / Double(whole.lines) }
        guard !whole.modules.isEmpty else { return nil }
        return Double(modules.count) / Double(whole.modules.count)
    }
}
