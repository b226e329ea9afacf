import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The panel beside the bands: what the selected module depends on, and its dependents.
extension OverviewViewModel {
    /// The neighbours of the selected module, as the panel lists them.
    private var neighbours: [ModuleFacts.Neighbour] {
        selectedModule.flatMap { facts(of: $0) }?.neighbours ?? []
    }

    /// Whether the panel has anything to move to.
    var hasNeighbours: Bool { !neighbours.isEmpty }

    /// In which order the modules of a band stand.
    var order: ChipOrder {
        get { survey.question.order }
        set { survey.question.order = newValue }
    }

    /// The selected neighbour.
    var neighbour: ModuleFacts.Neighbour? {
        guard let panelRow, neighbours.indices.contains(panelRow) else { return nil }
        return neighbours[panelRow]
    }

    /// Moves the keyboard to the panel.
    func enterPanel(at row: Int = 0) {
        if !neighbours.isEmpty { panelRow = min(max(0, row), neighbours.count - 1) }
    }

    func leavePanel() { panelRow = nil }

    func movePanel(by rows: Int) {
        if let panelRow { enterPanel(at: panelRow + rows) }
    }

    /// Selects the neighbour among the bands; the panel keeps the keyboard.
    func goToNeighbour() {
        guard let neighbour else { return }
        if filter.isActive { filter.clear() }
        if let band = content.band(of: neighbour.id), folded.contains(band.id) { fold(band.id) }
        select(.module(neighbour.id))
        enterPanel()
    }

    /// The edge between the selected module and the selected neighbour.
    private var panelEdge: EdgeID? {
        guard let neighbour, let panelRow, let module = selectedModule,
            let facts = facts(of: module)
        else { return nil }
        return panelRow < facts.imports.count
            ? EdgeID(from: module, to: neighbour.id) : EdgeID(from: neighbour.id, to: module)
    }

    /// Shows the imports behind the selected row.
    func openPanelEdge() {
        if let panelEdge, let neighbour { openEdge(panelEdge, kinds: neighbour.kinds) }
    }

    /// How the bands stand to that of what is selected, if that is asked for.
    var bandRelations: [Band.ID: BandRelation] {
        guard countsBandLinks, let band = selectedBand else { return [:] }
        return content.relations(of: band.id)
    }

    var panelCommands: [Command] {
        let model = self
        return [
            Command(
                "overview.goTo", "Go to the module", keys: [.enter, .right, "l"], hint: "go to"
            ) { model.goToNeighbour() },
            Command(
                "overview.panelEdge", "Show the imports behind it", keys: [.space], hint: "imports"
            ) { model.openPanelEdge() },
            Command(
                "overview.leavePanel", "Back to the layers",
                keys: .back.or(.tab, .backTab, .left, "h"), hint: "back"
            ) { model.leavePanel() },
            move("down", "Next row", [.down, "j"]) { $0.movePanel(by: 1) },
            move("up", "Previous row", [.up, "k"]) { $0.movePanel(by: -1) },
            move("pageDown", "Next page", [.pageDown, .control("f"), .control("d")]) {
                $0.movePanel(by: 10)
            },
            move("pageUp", "Previous page", [.pageUp, .control("b"), .control("u")]) {
                $0.movePanel(by: -10)
            },
            move("first", "First row", ["g", .home]) { $0.movePanel(by: -Self.far) },
            move("last", "Last row", ["G", .end]) { $0.movePanel(by: Self.far) },
        ]
    }
}
