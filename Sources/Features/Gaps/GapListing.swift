import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// All that the screen shows of one analysis, worked out once.
nonisolated struct GapTable: Sendable {
    var gaps: [Gap] = []
    /// The Swift files of the codebase, manifests apart.
    var swiftFiles = 0
    var widths = GapWidths([])
}

/// Which gaps are listed, and the files of which of them.
nonisolated struct GapListing: Listing {
    /// The places whose files are shown.
    var unfolded: Set<String> = []

    static var nothing: GapTable { GapTable() }

    func table(of analysis: Analysis) -> GapTable {
        let gaps = Gap.all(in: analysis)
        return GapTable(
            gaps: gaps, swiftFiles: analysis.codebase.swiftFileCount, widths: GapWidths(gaps))
    }

    func rows(of table: GapTable, matching matcher: FilterMatcher) -> [GapRow] {
        [GapRow](table.gaps) {
            matcher.isEmpty || matcher.match($0) != nil
        } isUnfolded: {
            unfolded.contains($0.place)
        }
    }

    func isHeading(_ row: GapRow) -> Bool { row.isHeader }

    func replacement(for id: GapRow.ID, at position: Int, in rows: [GapRow]) -> Int { position }
}
