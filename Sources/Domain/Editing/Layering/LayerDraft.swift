import Architecture
import Codebase

/// Layers that a person is putting in order: names, places and modules, before a file says so.
package struct LayerDraft: Equatable, Sendable {
    /// One layer of the draft.
    package struct Band: Equatable, Sendable, Identifiable {
        /// What tells it from others whatever it is called.
        package let id: Int
        /// The name, unique among the bands.
        package fileprivate(set) var name: String
        /// Its modules, in the order of their identifiers.
        package fileprivate(set) var modules: Set<ModuleID> = []
        /// The layer that it came from; nil if a person added it.
        let origin: Layer?
        /// The modules that this layer selected.
        let originModules: Set<ModuleID>

        /// Why it was inferred, while it has the same modules; nil if nobody knows.
        package var reason: String? { modules == originModules ? origin?.reason : nil }
    }

    /// The layers, top first.
    package private(set) var bands: [Band] = []
    /// The modules that belong into layers and stand in none.
    package private(set) var unplaced: Set<ModuleID> = []

    /// The layers that a file says, or those that one may begin with.
    package init(_ analysis: Analysis) {
        let isWritten = analysis.configuration.source != .inferred
        let proposal = isWritten ? analysis.configuration : proposeLayers(analysis)
        let assignment = assignLayers(proposal, to: analysis.codebase)
        let members = Dictionary(
            grouping: analysis.codebase.modules.filter(\.belongsInLayers).map(\.id)
        ) { assignment.layers[$0] }
        bands = proposal.layers.enumerated().map { position, layer in
            let modules = Set(members[position] ?? [])
            return Band(
                id: position, name: layer.name, modules: modules, origin: layer,
                originModules: modules)
        }
        unplaced = Set(members[nil] ?? [])
    }

    /// The position of the band in which a module stands; nil if it stands in none.
    package func position(of module: ModuleID) -> Int? {
        bands.firstIndex { $0.modules.contains(module) }
    }

    /// Why a band cannot be called so; nil if it can.
    ///
    /// - Parameter id: The band that is renamed; nil for a new one.
    package func problem(withName name: String, of id: Band.ID?) -> String? {
        if name.allSatisfy(\.isWhitespace) { return "A layer needs a name." }
        let isTaken = bands.contains { $0.id != id && $0.name == name }
        return isTaken ? "There is a layer \(name) already." : nil
    }

    /// Puts modules into a band.
    ///
    /// - Parameter id: The band; nil to put them into none.
    package mutating func move(_ modules: Set<ModuleID>, to id: Band.ID?) {
        for index in bands.indices {
            bands[index].modules.subtract(modules)
            if bands[index].id == id { bands[index].modules.formUnion(modules) }
        }
        unplaced.subtract(modules)
        if id == nil { unplaced.formUnion(modules) }
    }

    /// Calls a band otherwise.
    package mutating func rename(_ id: Band.ID, to name: String) {
        if let index = index(of: id) { bands[index].name = name }
    }

    /// Adds a band without modules.
    ///
    /// - Parameter other: The band above it; nil to add it at the bottom.
    /// - Returns: What tells the new band from others.
    @discardableResult
    package mutating func add(_ name: String, below other: Band.ID?) -> Band.ID {
        let id = (bands.map(\.id).max() ?? -1) + 1
        let index = other.flatMap(index).map { $0 + 1 } ?? bands.endIndex
        bands.insert(Band(id: id, name: name, origin: nil, originModules: []), at: index)
        return id
    }

    /// Takes a band away; what stands in it stands in none then.
    package mutating func remove(_ id: Band.ID) {
        guard let index = index(of: id) else { return }
        unplaced.formUnion(bands[index].modules)
        bands.remove(at: index)
    }

    /// Moves a band up or down, as far as there is room.
    ///
    /// - Parameter places: How many places down; less than 0 for up.
    package mutating func shift(_ id: Band.ID, by places: Int) {
        guard let index = index(of: id) else { return }
        let band = bands.remove(at: index)
        bands.insert(band, at: min(max(0, index + places), bands.endIndex))
    }

    /// The same for a codebase that was read again: modules that are gone leave, new ones stand
    /// in no band.
    package func following(_ analysis: Analysis) -> LayerDraft {
        let known = Set(analysis.codebase.modules.filter(\.belongsInLayers).map(\.id))
        var copy = self
        for index in copy.bands.indices { copy.bands[index].modules.formIntersection(known) }
        let placed = copy.bands.reduce(into: Set<ModuleID>()) { $0.formUnion($1.modules) }
        copy.unplaced = known.subtracting(placed)
        return copy
    }

    /// Whether both put the same modules into layers of the same names and order.
    package func says(theSameAs other: LayerDraft) -> Bool {
        bands.map(\.name) == other.bands.map(\.name)
            && bands.map(\.modules) == other.bands.map(\.modules)
    }

    private func index(of id: Band.ID) -> Int? { bands.firstIndex { $0.id == id } }
}
