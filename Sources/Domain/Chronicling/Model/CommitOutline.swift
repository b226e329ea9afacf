import Architecture
import Codebase

/// What descriptions and the sizes of files say of a commit, before its sources are read: figures that
/// may still change, and none of what rules say.
package struct CommitOutline: Equatable, Sendable {
    /// The modules.
    package let modules: Int
    /// The pairs of modules of which one declares that it depends on the other; which of them are used
    /// only sources tell.
    package let dependencies: Int
    /// The Swift files.
    package let files: Int
    /// Their lines.
    package let lines: LineTotals
    /// The lines of the largest module that is shipped; 0 if nothing is.
    package let largest: Int

    /// An outline of its parts.
    package init(modules: Int, dependencies: Int, files: Int, lines: LineTotals, largest: Int) {
        self.modules = modules
        self.dependencies = dependencies
        self.files = files
        self.lines = lines
        self.largest = largest
    }

    /// Counts an outline.
    ///
    /// - Parameter counts: The lines of Swift files.
    init(_ outline: CodebaseOutline, lines counts: [RelativePath: Int]) {
        let modules = outline.codebase.modules
        self.init(
            modules: modules.count, dependencies: outline.declarations,
            files: outline.tree.swiftFiles.count, lines: LineTotals(of: counts, in: modules),
            largest: modules.filter { $0.role.isProduction && !$0.isFixture }
                .map { $0.sources.reduce(0) { $0 + (counts[$1] ?? 0) } }.max() ?? 0)
    }
}

extension HistoryMeasure {
    /// The figure of a commit whose sources were not read; nil where only they tell.
    package func value(of outline: CommitOutline) -> Int? {
        switch self {
        case .modules: outline.modules
        case .dependencies: outline.dependencies
        case .lines: outline.lines.all
        case .appShare: outline.lines.appShare
        case .largest: outline.largest
        case .violations, .cycles, .preview, .devApp: nil
        }
    }
}
