import Architecture
import Codebase
import Extracting
import FeatureKit
import TerminalUI

extension ExtractionViewModel {
    /// Whether the moves make a module of a candidate.
    func isTaken(_ candidate: ExtractionCandidate) -> Bool {
        let name = WhatIf.moduleName(of: candidate.name)
        return whatIf.current.moves.contains { $0.makes(name) }
    }

    /// Adds the selected candidate to the moves, or takes it out of them.
    func toggleCandidate() {
        guard let candidate = selected?.candidate, let plan = planned?.plan,
            let analysis = basis?.analysis
        else { return }
        let name = WhatIf.moduleName(of: candidate.name)
        let isTaken = isTaken(candidate)
        whatIf.change { moves in
            if isTaken {
                moves.removeAll { $0.makes(name) || $0.leads(to: name) }
            } else {
                moves += WhatIf.moves(
                    extracting: candidate, from: plan.module, in: analysis, after: moves)
            }
        }
        page = .whatIf
    }

    /// Takes the selected move out.
    func removeMove() {
        guard let move = selectedMove else { return }
        whatIf.change { $0.remove(at: move) }
    }

    func undoMove() { whatIf.undo() }

    func redoMove() { whatIf.redo() }

    /// Puts the module that the selected move makes into the next layer; after the last in none.
    func nextLayer() {
        guard let move = selectedMove,
            case .module(let name, let layer) = whatIf.current.moves[move]
        else { return }
        let names = layerNames
        let next =
            layer.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        whatIf.change {
            $0[move] = .module(name, layer: names.indices.contains(next) ? names[next] : nil)
        }
    }

    /// Adds a move that a person typed.
    func type(_ text: String) {
        guard let move = WhatIfMove(typed: text) else {
            return router.askForMove(again: text) { [weak self] in self?.type($0) }
        }
        whatIf.change { $0.append(move) }
        page = .whatIf
    }

    /// Lets the person type a move.
    func askForMove() {
        router.askForMove(again: nil) { [weak self] in self?.type($0) }
    }

    /// Keeps the moves in a file, if all of them can be made.
    func saveWhatIf() {
        if case .failed(let error) = simulated {
            return router.warn(
                "Move \(error.move + 1) cannot be made: take it out before you save.")
        }
        router.save(whatIf.current) { [weak self] in self?.whatIf.rename(to: $0) }
    }

    /// Takes moves over that were kept.
    func openWhatIf() {
        router.openWhatIf { [weak self] whatIf in
            self?.whatIf = WhatIfHistory(whatIf)
            self?.page = .whatIf
        }
    }

    /// Shows the layers and the matrix as they would be after the moves, beside today's.
    func showLayers() {
        guard let analysis = basis?.analysis else { return }
        let whatIf = whatIf.current
        showing?.cancel()
        showing = Task { [weak self] in
            guard let after = await Self.analysis(after: whatIf, analysis), let self,
                !Task.isCancelled
            else { return }
            router.showLayers(of: after, comparedWith: analysis)
        }
    }

    @concurrent private nonisolated static func analysis(
        after whatIf: WhatIf, _ analysis: Analysis
    ) async -> Analysis? {
        try? whatIf.applied(to: analysis)
    }

    /// The position of the selected move; nil if something else is selected.
    var selectedMove: Int? {
        guard let row = whatIfList.selection, whatIfRows.indices.contains(row) else { return nil }
        return whatIfRows[row].move
    }

    /// The layers that a module can be put into.
    var layerNames: [String] { table.analysis?.configuration.layers.map(\.name) ?? [] }
}

extension WhatIfMove {
    /// Whether it makes a module of a name.
    fileprivate func makes(_ name: String) -> Bool {
        if case .module(name, _) = self { true } else { false }
    }

    /// Whether it moves something into a module.
    fileprivate func leads(to name: String) -> Bool {
        switch self {
        case .files(_, _, name), .folder(_, _, name), .type(_, _, name): true
        default: false
        }
    }
}
