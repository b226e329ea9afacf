import Architecture
import Codebase
import Diagnosing
import FeatureKit
import TerminalUI

/// How much hurts, and of how much.
struct HealthSummary: CompositeView {
    let viewModel: HealthViewModel

    var body: some View {
        FittingLine(left: [counts + size, counts], right: [[FittingLine.Part(text: rest)], []])
    }

    private var counts: StyledText {
        let troubles = viewModel.health?.troubles.count ?? 0
        return troubles == 0
            ? StyledText("✓ nothing hurts", .success)
            : StyledText(troubles.counted("finding"), .header, .bold)
    }

    private var size: StyledText {
        let totals = viewModel.table.totals
        return StyledText(
            "   \(totals.modulesText()) · \(totals.lines.counted("line"))", .muted)
    }

    private var rest: StyledText {
        // Rows may still move while nobody has.
        if let (left, all) = viewModel.untried {
            return StyledText(
                "trying steps: \((all - left).grouped) of \(all.grouped)", .accent)
        }
        let quiet = viewModel.health?.checks.count { $0.found == 0 } ?? 0
        return StyledText("nothing found in \(quiet.counted("other check"))", .muted)
    }
}
