import Architecture
import Codebase
import Editing
import FeatureKit
import TerminalUI

extension LayersViewModel {
    /// What is moved: what is marked, else the selected module, or those of the selected layer.
    var subjects: Set<ModuleID> { marks.isEmpty ? selected?.modules ?? [] : marks.ids }

    private var subjectWords: String {
        if marks.isEmpty, let selected, selected.module != nil { return selected.name }
        return subjects.count.counted("module")
    }

    /// The layer of the selection: itself, or that in which the module stands.
    var selectedLayer: LayerDraft.Band.ID? {
        guard let draft, let selected else { return nil }
        if let layer = selected.layer { return layer }
        return selected.module.flatMap(draft.position).map { draft.bands[$0].id }
    }

    func selectRow(_ row: Int) {
        focus = .layers
        content.list.select(row)
    }

    /// Opens the selected module, or closes and opens the selected layer.
    func open() {
        guard let selected else { return }
        if let module = selected.module { return router.openModule(module) }
        if selected.isFolded {
            listing.folded.remove(selected.id)
        } else {
            listing.folded.insert(selected.id)
        }
    }

    /// Closes the layer of the selection.
    func close() {
        guard let selected else { return }
        let heading =
            selected.module == nil
            ? selected.id : selectedLayer.map(LayerRow.ID.layer) ?? .outside
        content.select(heading)
        listing.folded.insert(heading)
    }

    /// Closes all layers, or opens them if all are closed.
    func toggleAll() {
        guard let draft else { return }
        let all = Set(draft.bands.map { LayerRow.ID.layer($0.id) } + [.outside])
        if let selected, selected.module != nil {
            content.select(selectedLayer.map(LayerRow.ID.layer) ?? .outside)
        }
        listing.folded = all.isSubset(of: listing.folded) ? [] : all
    }

    /// Lets the person choose the layer to which modules move.
    func chooseLayer() {
        guard let draft, !subjects.isEmpty else { return }
        let subjects = subjects
        let layers = draft.bands.map { band in
            let isThere = subjects.isSubset(of: band.modules)
            return (
                name: band.name,
                detail: isThere ? "is there" : band.modules.count.counted("module"),
                isPossible: !isThere
            )
        }
        let isOutside = subjects.isSubset(of: draft.unplaced)
        let more = [
            (name: "A new layer", detail: "asks for its name", isPossible: true),
            (name: "No layer", detail: isOutside ? "is there" : "", isPossible: !isOutside),
        ]
        router.chooseLayer(for: subjectWords, among: layers + more) { [weak self] number in
            guard let self else { return }
            if draft.bands.indices.contains(number) {
                move(subjects, to: draft.bands[number].id)
            } else if number == draft.bands.count {
                addLayer(with: subjects)
            } else {
                move(subjects, to: nil)
            }
        }
    }

    /// Moves the selected layer, or what is marked or selected, one layer up or down.
    func shift(by places: Int) {
        guard let draft, let selected else { return }
        if marks.isEmpty, let layer = selected.layer {
            history?.change { $0.shift(layer, by: places) }
            return
        }
        let position = selectedLayer.flatMap { id in draft.bands.firstIndex { $0.id == id } }
        // From no layer the way leads up only, to the lowest.
        let target = (position ?? draft.bands.count) + places
        guard draft.bands.indices.contains(target) else { return }
        move(subjects, to: draft.bands[target].id)
    }

    private func move(_ modules: Set<ModuleID>, to layer: LayerDraft.Band.ID?) {
        if let layer { listing.folded.remove(.layer(layer)) }
        history?.change { $0.move(modules, to: layer) }
        marks.clear()
    }

    /// Asks for the name of a new layer; what is marked goes into it.
    func addLayer(with modules: Set<ModuleID>? = nil) {
        let modules = modules ?? marks.ids
        let above = selectedLayer
        router.askForName(instead: nil) { [weak self] name in
            guard let self, isPossible(name, for: nil) else { return }
            var new: LayerDraft.Band.ID?
            history?.change { draft in
                let id = draft.add(name, below: above)
                draft.move(modules, to: id)
                new = id
            }
            marks.clear()
            inTurn { [weak self] in new.map { self?.content.select(.layer($0)) } }
        }
    }

    /// Asks for another name of the selected layer.
    func rename() {
        guard let draft, let layer = selectedLayer,
            let band = draft.bands.first(where: { $0.id == layer })
        else { return }
        router.askForName(instead: band.name) { [weak self] name in
            guard let self, isPossible(name, for: layer) else { return }
            history?.change { $0.rename(layer, to: name) }
        }
    }

    private func isPossible(_ name: String, for layer: LayerDraft.Band.ID?) -> Bool {
        guard let problem = draft?.problem(withName: name, of: layer) else { return true }
        router.refuse(problem)
        return false
    }

    /// Takes the selected layer away, which has no modules.
    func delete() {
        guard let layer = selected?.layer, selected?.modules.isEmpty == true else { return }
        history?.change { $0.remove(layer) }
    }

    func undo() { history?.undo() }

    func redo() { history?.redo() }

    /// Asks whether to write the draft.
    func save() {
        guard let draft, let analysis = table.analysis else { return }
        router.save(draft, of: analysis)
    }

    /// Opens where the selected module is declared, or the line of the selected violation.
    func edit() {
        if focus == .effect {
            guard let site = selectedViolation?.sites.first else { return }
            return router.editLine(site.file, line: site.line)
        }
        guard let module = selected?.module, let place = table.places[module] else { return }
        router.editLine(place.file, line: place.line)
    }
}
