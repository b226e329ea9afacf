import Architecture
import Codebase

/// How long modules are.
struct Sizes {
    private let lines: [ModuleID: Int]
    /// The lines of all modules that are shipped, each file once.
    let all: Int
    /// Whether no file belongs to several modules.
    let areApart: Bool
    private let analysis: Analysis

    init(of analysis: Analysis, _ modules: some Sequence<Module>) {
        self.analysis = analysis
        var lines: [ModuleID: Int] = [:]
        var files: Set<RelativePath> = []
        var count = 0
        for module in modules {
            lines[module.id] = Self.lines(of: module.sources, in: analysis)
            files.formUnion(module.sources)
            count += module.sources.count
        }
        self.lines = lines
        areApart = count == files.count
        all = Self.lines(of: files, in: analysis)
    }

    /// The lines of a module that is shipped, else 0.
    func of(_ id: ModuleID) -> Int { lines[id] ?? 0 }

    /// The lines of some modules, each file once.
    func of(_ modules: some Sequence<Module>) -> Int {
        Self.lines(of: Set(modules.flatMap(\.sources)), in: analysis)
    }

    /// The lines of some files, each as often as it is named.
    func lines(of files: some Sequence<RelativePath>) -> Int {
        Self.lines(of: files, in: analysis)
    }

    private static func lines(
        of files: some Sequence<RelativePath>, in analysis: Analysis
    ) -> Int {
        files.reduce(0) { $0 + (analysis.facts[$1]?.lineCount ?? 0) }
    }
}

extension Int {
    /// How much of a whole it is, in percent, rounded down; 0 of nothing.
    func percent(of whole: Int) -> Int { whole == 0 ? 0 : self * 100 / whole }
}
