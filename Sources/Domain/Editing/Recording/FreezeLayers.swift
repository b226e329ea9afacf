import Architecture
import Codebase

/// Works out the change that writes layers and a record of all that breaks them.
package struct FreezeLayers: Sendable {
    private let writer: ChangeWriter
    private let trees: any SourceTreeReader
    private let analyze: @Sendable (any SourceTreeReader) -> AnalyzeCodebase

    /// The use case over the files of codebases.
    ///
    /// - Parameters:
    ///   - trees: Lists the files of a codebase.
    ///   - analyze: What reads a codebase from its files to its violations.
    package init(
        writer: ChangeWriter, trees: any SourceTreeReader,
        analyze: @escaping @Sendable (any SourceTreeReader) -> AnalyzeCodebase
    ) {
        self.writer = writer
        self.trees = trees
        self.analyze = analyze
    }

    /// - Parameter layers: The change of the configuration file.
    /// - Returns: Both changes, and the record.
    /// - Throws: ``AnalysisError`` or ``ChangeError``.
    package func freeze(
        _ layers: FileChange, in root: String
    ) async throws -> (changes: ChangeSet, baseline: Baseline) {
        let record = try await writer.text(of: Baseline.file, in: root)
        let patched = PatchedTrees(
            base: trees,
            patches: [layers.path: layers.after.map { Array($0.utf8) }, Baseline.file: nil])
        let frozen = analyzeUnits(
            try await analyze(patched).analysis(of: root, trust: .untrusted)
        ).newBaseline()
        let changes = [
            layers, FileChange(Baseline.file, from: record, to: writeBaseline(frozen)),
        ]
        return (
            ChangeSet("Freeze layers and violations", changes: changes.compactMap(\.self)), frozen
        )
    }
}
