import Architecture
import Codebase
import Editing

/// Where putting layers in order leads; the app decides how to get there.
package protocol LayersRouter {
    func openModule(_ id: ModuleID)
    func editLine(_ file: RelativePath, line: Int?)
    /// Lets the person type the name of a layer, which is handed over.
    ///
    /// - Parameter name: What it is called now; nil for a new one.
    func askForName(instead name: String?, _ take: @escaping @MainActor (String) -> Void)
    /// Lets the person choose one of the layers, by its position.
    ///
    /// - Parameters:
    ///   - subject: What is moved.
    ///   - layers: Each with what stands in it; nil where nothing can be moved to.
    func chooseLayer(
        for subject: String, among layers: [(name: String, detail: String, isPossible: Bool)],
        _ take: @escaping @MainActor (Int) -> Void)
    /// Says why something is not done.
    func refuse(_ reason: String)
    /// Asks whether to write a draft into `.strata.yml`.
    func save(_ draft: LayerDraft, of analysis: Analysis)
    /// The draft that was worked on before in this session; nil if there is none.
    func kept() -> LayerDraftHistory?
    /// Keeps the draft for who comes back.
    func keep(_ history: LayerDraftHistory)
    func openWorkspaces()
}
