import Architecture
import Codebase
import Extracting

/// What looks closer at the steps of a plan than names do.
package struct ExtractionServices: Sendable {
    /// All files of the codebase, among which resources are found.
    let files: @Sendable () async -> [RelativePath]
    /// Reads a step in detail; nil if it is not read.
    let tryStep: @Sendable (ExtractionCandidate, ExtractionPlan, Analysis) async -> ExtractionTrial?
    /// Why nothing of a module can be extracted, whatever it uses; nil if parts can.
    let obstacle: @Sendable (Module, Analysis) -> String?
    /// Reads what git and the compiler know of a module.
    let readRecords: ReadModuleRecords

    /// - Parameters:
    ///   - files: Lists the codebase.
    ///   - tryStep: Reads a step as an extraction would.
    ///   - obstacle: Knows what no extraction can edit.
    ///   - readRecords: Asks git and the compiler.
    package init(
        files: @escaping @Sendable () async -> [RelativePath] = { [] },
        tryStep:
            @escaping @Sendable (ExtractionCandidate, ExtractionPlan, Analysis) async
            -> ExtractionTrial? = { _, _, _ in nil },
        obstacle: @escaping @Sendable (Module, Analysis) -> String? = { _, _ in nil },
        readRecords: ReadModuleRecords = ReadModuleRecords(histories: nil, index: nil)
    ) {
        self.files = files
        self.tryStep = tryStep
        self.obstacle = obstacle
        self.readRecords = readRecords
    }
}
