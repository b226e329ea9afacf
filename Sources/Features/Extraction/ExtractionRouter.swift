import Architecture
import Codebase
import Extracting

/// Where the plan of extractions leads; the app decides how to get there.
package protocol ExtractionRouter {
    func openModule(_ id: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    /// Shows the change that makes a module of a candidate, and asks whether to make it.
    func extract(_ candidate: ExtractionCandidate, of module: ModuleID, in analysis: Analysis)
    /// Lets the person type a move in thought, which is handed over.
    ///
    /// - Parameter text: What was typed before and is no move; nil the first time.
    func askForMove(again text: String?, _ take: @escaping @MainActor (String) -> Void)
    /// Says why something cannot be done.
    func warn(_ sentence: String)
    /// Shows the layers and the matrix of a codebase as it would be.
    func showLayers(of after: Analysis, comparedWith before: Analysis)
    /// Asks whether to keep moves in a file; `named` is told what it is called.
    func save(_ whatIf: WhatIf, named: @escaping @MainActor (String) -> Void)
    /// Lets the person choose moves that were kept, which are handed over.
    func openWhatIf(_ take: @escaping @MainActor (WhatIf) -> Void)
    func openWorkspaces()
}
