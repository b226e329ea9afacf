import Codebase

/// One module as the table shows it.
nonisolated struct ModuleRow: Identifiable, Equatable, Sendable {
    /// What is known of the modules of this codebase only.
    struct Figures: Equatable, Sendable {
        let files: Int
        let lines: Int
        let fanOut: Int
        let instability: Double
        /// nil for a folder with others in it.
        let depth: Int?
        let closure: Int?
        /// The violations that begin in it.
        let errors: Int
        let warnings: Int
        /// Of a folder the cycles that it is in.
        var cycles = 0
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
    /// How far it is indented: 0 for a module, more for a folder inside one.
    var level = 0
    /// Whether it stands for itself; else only for what is inside it.
    var isUnit = true
    /// Whether it shows what is inside it; nil if nothing is.
    var isOpen: Bool?
    /// What stands once beside its name: where the folders below it are.
    var prefix = ""

    /// Whether it is a folder inside a module.
    var isFolder: Bool { level > 0 }

    /// What a filter looks through.
    var searchText: String { [name, layer, role].compactMap(\.self).joined(separator: " ") }
}
