import Architecture
import Codebase
import Observation
import TerminalUI

/// What could not be read and what no module claims, and why.
@Observable final class GapsViewModel: ListModel {
    private(set) var gaps: [Gap] = []
    /// The lines that are shown.
    private(set) var rows: [GapRow] = []
    /// Whether anything is known yet.
    private(set) var isKnown = false
    private(set) var widths = GapWidths([])
    /// The Swift files of the codebase, manifests apart.
    private(set) var swiftFiles = 0
    /// How far the reading is; nil when it is done.
    private(set) var progress: AnalysisProgress?
    /// Why there is nothing to show, if the codebase cannot be read at all.
    private(set) var failure: AnalysisError?
    /// Whether the person is being asked whether to trust the codebase.
    var asksForTrust = false
    var list = ListState()
    var filter = ListFilter() { didSet { if filter.text != oldValue.text { arrange() } } }

    @ObservationIgnored let router: any GapsRouter
    @ObservationIgnored private let source: any AnalysisSource
    @ObservationIgnored private var unfolded: Set<String> = []
    @ObservationIgnored private var listening: Task<Void, Never>?

    init(source: any AnalysisSource, router: any GapsRouter) {
        self.source = source
        self.router = router
        let state = source.current
        show(state, state.analysis.map(Gap.all(in:)))
    }

    /// The absolute path of the codebase.
    var root: String { source.root }

    var selected: GapRow? {
        guard let row = list.selection, rows.indices.contains(row) else { return nil }
        return rows[row]
    }

    /// What may make other figures wrong.
    var incomplete: Int {
        gaps.lazy.filter(\.isCounted).reduce(0) { $0 + $1.count }
    }

    /// What a person accepts.
    var accepted: Int { gaps.count { $0.kind == .accepted } }

    /// The Swift files that no module claims.
    var unclaimed: Int {
        gaps.lazy.filter { $0.kind == .unclaimed }.reduce(0) { $0 + $1.count }
    }

    /// Whether a row stands for a gap of which the same is said as of the gap above it.
    func repeatsFinding(at row: Int) -> Bool {
        guard case .gap(let gap, _) = rows[row] else { return false }
        for above in rows[..<row].reversed() {
            switch above {
            case .header: return false
            case .gap(let other, _): return other.finding == gap.finding
            case .file, .place: continue
            }
        }
        return false
    }

    /// Follows the analysis until ``stop()``.
    func listen() {
        let states = source.states()
        listening = Task { [weak self] in
            for await state in states {
                let gaps = await Self.gaps(of: state)
                guard !Task.isCancelled, let self else { return }
                self.show(state, gaps)
            }
        }
    }

    func stop() {
        listening?.cancel()
        listening = nil
    }

    func readAgain() { source.reload() }

    /// Works the list out beside the main actor, which answers keys meanwhile.
    @concurrent private nonisolated static func gaps(of state: AnalysisState) async -> [Gap]? {
        state.analysis.map(Gap.all(in:))
    }
}

extension GapsViewModel {
    /// Shows or hides the files of a folder; opens anything else in the editor.
    func open() {
        guard case .gap(let gap, _) = selected, gap.isFolder else { return edit() }
        if unfolded.remove(gap.place) == nil { unfolded.insert(gap.place) }
        arrange()
    }

    func edit() {
        guard let selected, let file = selected.target else { return }
        router.editLine(file, line: selected.line)
    }

    func copyPlace() {
        switch selected {
        case .file(let file, _): router.copy(file.string)
        case .gap(let gap, _): router.copy(gap.place)
        case .place: router.copy(selected?.place ?? "")
        case .header, nil: break
        }
    }

    func trust() {
        asksForTrust = false
        router.trustCodebase()
    }

    private func show(_ state: AnalysisState, _ gaps: [Gap]?) {
        progress = nil
        failure = nil
        switch state {
        case .starting(let progress), .partial(_, let progress): self.progress = progress
        case .failed(let error): failure = error
        case .complete: break
        }
        guard let gaps else { return }
        self.gaps = gaps
        swiftFiles = state.analysis?.codebase.swiftFileCount ?? 0
        isKnown = true
        widths = GapWidths(gaps)
        arrange()
    }

    /// Makes the lines anew; the same one stays selected.
    private func arrange() {
        let chosen = selected
        let matcher = FilterMatcher(filter.text, mode: .substring)
        rows = [GapRow](gaps) {
            matcher.isEmpty || matcher.match($0) != nil
        } isUnfolded: {
            unfolded.contains($0.place)
        }
        list.update(
            count: rows.count, headers: rows.indices.filter { rows[$0].isHeader })
        if let row = rows.firstIndex(where: { $0.isSameLine(as: chosen) }) { list.select(row) }
    }
}

extension GapRow {
    /// Whether both stand for the same thing, unfolded or not.
    fileprivate func isSameLine(as other: GapRow?) -> Bool {
        switch (self, other) {
        case (.gap(let mine, _), .gap(let other, _)): mine == other
        default: self == other
        }
    }
}
