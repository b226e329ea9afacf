import Architecture
import Codebase
import TerminalUI

/// The layers of the codebase that is open, for the palette: choosing one lists its modules.
struct LayerPalette: PaletteSource {
    weak var root: CompositionRoot?

    var title: String { "Layers" }

    func items() async -> [PaletteItem] {
        guard let root, let session = root.session, let analysis = session.state.analysis else {
            return []
        }
        return analysis.configuration.layers.enumerated().map { position, layer in
            let count = analysis.assignment.layers.values.count { $0 == position }
            return PaletteItem(
                id: "layer.\(layer.name)", title: layer.name, detail: count.counted("module")
            ) { root.show(position, of: analysis, in: session) }
        }
    }
}

extension CompositionRoot {
    /// Lists the modules of a layer.
    fileprivate func show(_ position: Int, of analysis: Analysis, in session: CodebaseSession) {
        let layer = analysis.configuration.layers[position]
        let nodes = analysis.graph.nodes.filter { analysis.assignment.layers[$0.id] == position }
        let choices = nodes.map { node in
            let count = analysis.violations.count { $0.from == node.id && $0.severity == .error }
            return Choice(node.name, detail: count == 0 ? "" : "✗ \(count)")
        }
        if choices.isEmpty { return navigator.toast("\(layer.name) has no modules.") }
        let reason = layer.reason.map { [StyledText($0, .muted)] } ?? []
        navigator.present(
            ChoiceScreen("Layer \(layer.name)", remarks: reason, choices: choices) {
                [weak self] number in
                guard let self else { return }
                navigator.dismiss()
                guard let number, session === self.session else { return }
                navigator.push(makeModuleDetail(of: nodes[number].id, in: session))
            })
    }
}
