import Codebase
import Extracting

/// Where the plan of extractions leads; the app decides how to get there.
package protocol ExtractionRouter {
    func openModule(_ id: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    func copy(_ text: String)
    /// Lets the person type a move in thought, which is handed over.
    func askForMove(_ take: @escaping @MainActor (String) -> Void)
    /// Says that what was typed is no move.
    func refuse(_ move: String)
    /// Asks whether to keep moves in a file; `named` is told what it is called.
    func save(_ whatIf: WhatIf, named: @escaping @MainActor (String) -> Void)
    /// Lets the person choose moves that were kept, which are handed over.
    func openWhatIf(_ take: @escaping @MainActor (WhatIf) -> Void)
    func openWorkspaces()
}
