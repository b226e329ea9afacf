import Architecture
import Codebase
import FeatureKit
import Observation
import TerminalUI

/// What could not be read and what no module claims, and why.
@Observable final class GapsViewModel: SurveyModel {
    let content: SurveyedList<GapListing>
    /// Whether the person is being asked whether to trust the codebase.
    var asksForTrust = false
    @ObservationIgnored let router: any GapsRouter

    init(
        source: any AnalysisSource, router: any GapsRouter, executor: (any TaskExecutor)? = nil
    ) {
        content = SurveyedList(GapListing(), of: source, executor: executor)
        self.router = router
    }

    /// The absolute path of the codebase.
    var root: String { content.survey.source.root }

    var gaps: [Gap] { table.gaps }

    /// The Swift files of the codebase, manifests apart.
    var swiftFiles: Int { table.swiftFiles }

    var widths: GapWidths { table.widths }

    /// Whether anything is known yet.
    var isKnown: Bool { content.survey.answer != nil }

    /// How far the reading is; nil when it is done.
    var progress: AnalysisProgress? {
        switch phase {
        case .starting(let progress), .reading(let progress): progress
        case .complete, .failed: nil
        }
    }

    /// Why there is nothing to show, if the codebase cannot be read at all.
    var failure: AnalysisError? {
        if case .failed(let error) = phase { error } else { nil }
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
}

extension GapsViewModel {
    /// Shows or hides the files of a folder; opens anything else in the editor.
    func open() {
        guard case .gap(let gap, _) = selected, gap.isFolder else { return edit() }
        if listing.unfolded.remove(gap.place) == nil { listing.unfolded.insert(gap.place) }
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
}
