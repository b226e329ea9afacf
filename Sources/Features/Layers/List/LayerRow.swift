import Architecture
import Codebase
import Editing

/// A line of the layers: a layer, or a module in it.
nonisolated struct LayerRow: Identifiable, Equatable, Sendable {
    enum ID: Hashable, Sendable {
        case layer(LayerDraft.Band.ID)
        /// What stands in no layer.
        case outside
        case module(ModuleID)
    }

    let id: ID
    let name: String
    /// The modules it is about: those of the layer, or itself.
    let modules: Set<ModuleID>
    /// Of a layer why it is proposed, of a module where it stands.
    let detail: String
    var isFolded = false

    /// The module; nil for a layer.
    var module: ModuleID? {
        if case .module(let id) = id { id } else { nil }
    }

    /// The layer; nil for a module, and for what stands in none.
    var layer: LayerDraft.Band.ID? {
        if case .layer(let id) = id { id } else { nil }
    }
}
