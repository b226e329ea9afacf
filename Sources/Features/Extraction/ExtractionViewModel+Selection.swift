import Architecture
import Codebase
import Extracting
import FeatureKit
import TerminalUI

extension ExtractionViewModel {
    func selectCandidate(_ row: Int) {
        focus = .candidates
        content.list.select(row)
    }

    /// Selects a candidate by its position in the plan, if the filter lets it through.
    func selectCandidate(number: Int) {
        if let row = rows.firstIndex(where: { $0.number == number }) { selectCandidate(row) }
    }

    func selectBoundary(_ row: Int) {
        focus = .boundary
        boundaryList.select(row)
    }

    /// Hands the keys to the lines of the boundary.
    func openBoundary() {
        guard !boundary.isEmpty else { return }
        page = .details
        focus = .boundary
    }

    func focusCandidates() { focus = .candidates }

    /// Hands the keys to the moves in thought.
    func openMoves() {
        page = .whatIf
        focus = .moves
        showMoves()
    }

    func selectMove(_ row: Int) {
        focus = .moves
        whatIfList.select(row)
    }

    /// Lists the modules that can be taken apart, the one that is on top.
    func openModules() {
        focus = .modules
        showModules()
        if let row = modules.firstIndex(where: { $0.id == monolith?.id }) { moduleList.select(row) }
    }

    func closeModules() {
        moduleFilter.clear()
        focus = .candidates
    }

    /// Takes the selected module apart.
    func chooseModule() {
        guard let row = moduleList.selection, modules.indices.contains(row) else { return }
        chosen = modules[row].id
        closeModules()
        takeAnalysis()
    }

    func selectModule(_ row: Int) { moduleList.select(row) }

    func showModules() {
        let matcher = FilterMatcher(moduleFilter.text, mode: .substring)
        modules = table.modules.filter { matcher.isEmpty || matcher.match($0.name) != nil }
        var list = moduleList
        list.update(count: modules.count, headers: [])
        moduleList = list
    }

    /// Takes new candidates over.
    func takeRows() {
        showBoundary()
        guard planned != nil, let onPlan else { return }
        self.onPlan = nil
        onPlan()
    }

    /// Takes over what crosses the line around the selected candidate.
    func showBoundary() {
        tryStep()
        guard selected != shown else { return }
        let isSame = selected?.id == shown?.id
        boundary = selected.map(BoundaryRow.all) ?? []
        var list = isSame ? boundaryList : ListState()
        list.update(
            count: boundary.count, headers: boundary.indices.filter { boundary[$0].isHeading })
        boundaryList = list
        shown = selected
        if boundary.isEmpty, focus == .boundary { focus = .candidates }
    }
}
