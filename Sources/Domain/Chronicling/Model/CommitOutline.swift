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
    /// Their bytes, by where they belong.
    package let bytes: LineTotals
    /// The bytes of the largest module that is shipped; 0 if nothing is.
    package let largestBytes: Int
    /// How many bytes a line has.
    package internal(set) var bytesPerLine = Self.usualBytesPerLine

    /// What lines of Swift have by custom, until a commit of the same codebase is read: codebases differ
    /// by a third, and one from itself over years by a twentieth.
    package static let usualBytesPerLine = 38.0

    /// An outline of its parts.
    package init(
        modules: Int, dependencies: Int, files: Int, bytes: LineTotals, largestBytes: Int
    ) {
        self.modules = modules
        self.dependencies = dependencies
        self.files = files
        self.bytes = bytes
        self.largestBytes = largestBytes
    }

    /// Counts an outline.
    ///
    /// - Parameter sizes: The bytes of Swift files.
    init(_ outline: CodebaseOutline, bytes sizes: [RelativePath: Int]) {
        let modules = outline.codebase.modules
        self.init(
            modules: modules.count, dependencies: outline.declarations,
            files: outline.tree.swiftFiles.count, bytes: LineTotals(of: sizes, in: modules),
            largestBytes: modules.filter { $0.role.isProduction && !$0.isFixture }
                .map { $0.sources.reduce(0) { $0 + (sizes[$1] ?? 0) } }.max() ?? 0)
    }

    /// About as many lines, as far as bytes tell.
    package var lines: LineTotals {
        LineTotals(
            modules: lines(of: bytes.modules), apps: lines(of: bytes.apps),
            tests: lines(of: bytes.tests), others: lines(of: bytes.others))
    }

    /// About as many lines the largest module that is shipped has; 0 if nothing is.
    package var largest: Int { lines(of: largestBytes) }

    private func lines(of bytes: Int) -> Int { Int((Double(bytes) / bytesPerLine).rounded()) }
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
