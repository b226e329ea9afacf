import Architecture
import Codebase
import Extracting
import FeatureKit
import TerminalUI

extension ExtractionViewModel {
    /// Works out what comes of the moves, beside the main actor; what was known stays until then.
    func simulate() {
        simulating?.cancel()
        guard let planned, let analysis = basis?.analysis, !whatIf.current.moves.isEmpty else {
            simulated = .nothing
            return
        }
        if simulated.result == nil { simulated = .working } else { showMoves() }
        let (moves, executor) = (whatIf.current, executor)
        simulating = Task { [weak self] in
            let state = await withTaskExecutorPreference(executor) {
                await Self.state(of: moves, planned, analysis)
            }
            if !Task.isCancelled { self?.simulated = state }
        }
    }

    @concurrent private nonisolated static func state(
        of whatIf: WhatIf, _ planned: PlannedMonolith, _ analysis: Analysis
    ) async -> WhatIfState {
        do throws(WhatIfError) {
            return .known(try WhatIfResult(whatIf, of: planned, in: analysis))
        } catch {
            return .failed(error)
        }
    }

    /// Takes over what is known of the moves.
    func showMoves() {
        whatIfRows = WhatIfRow.all(of: whatIf.current, simulated)
        var list = whatIfList
        list.update(
            count: whatIfRows.count,
            headers: whatIfRows.indices.filter { whatIfRows[$0].isHeading })
        whatIfList = list
    }
}
