import Codebase

/// One module as the table shows it.
nonisolated struct ModuleRow: Identifiable, Equatable, Sendable {
    /// What is known of the modules of this codebase only.
    struct Figures: Equatable, Sendable {
        let files: Int
        let lines: Int
        let fanOut: Int
        let instability: Double
        let depth: Int
        let closure: Int
        /// The violations that begin in it.
        let errors: Int
        let warnings: Int
    }

    let id: ModuleID
    let name: String
    /// The part it plays, or where it comes from if it is not built from sources of this codebase.
    let role: String
    let layer: String?
    /// The position of its layer from the top.
    let layerIndex: Int?
    let fanIn: Int
    /// nil for a module from elsewhere.
    let figures: Figures?

    /// What a filter looks through.
    var searchText: String { [name, layer, role].compactMap(\.self).joined(separator: " ") }
}
