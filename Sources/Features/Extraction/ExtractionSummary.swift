import Codebase
import Extracting
import FeatureKit
import TerminalUI

/// Which module is taken apart, and how much of it could go.
struct ExtractionSummary: CompositeView {
    let viewModel: ExtractionViewModel
    let planned: PlannedMonolith

    var body: some View {
        FittingLine(left: [name + size + moving, name + size, name], right: [[state], []])
    }

    private var name: StyledText { StyledText(planned.plan.moduleName, .header, .bold) }

    private var size: StyledText {
        let plan = planned.plan
        return StyledText(
            "   \(plan.files.counted("file")) · \(plan.lines.counted("line"))", .muted)
    }

    private var moving: StyledText {
        let plan = planned.plan
        let share = plan.lines == 0 ? 0 : planned.linesMoving * 100 / plan.lines
        return StyledText(
            " · \(plan.candidates.count.counted("step")) \(plan.candidates.count == 1 ? "takes" : "take") "
                + "\(share) % out", .muted)
    }

    private var state: FittingLine.Part {
        if viewModel.progress != .idle {
            return FittingLine.Part(text: StyledText("planning again…", .info))
        }
        let plan = planned.plan
        let unclear = plan.unclear == 0 ? "" : ", \(plan.unclear.counted("name")) unclear"
        return FittingLine.Part(text: StyledText("edges \(plan.edges.word)\(unclear)", .muted))
    }
}
