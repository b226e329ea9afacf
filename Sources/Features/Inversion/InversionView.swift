import Architecture
import FeatureKit
import Inverting
import TerminalUI

/// Why the edge is there above, what can be done about it below: recipes and files beside the change.
struct InversionView: View {
    let viewModel: InversionViewModel
    let plan: InversionPlan

    /// Where the change is read, it needs so many columns beside the lists.
    private static let wide = 100

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let size = canvas.size
        SummaryLine(viewModel: viewModel, plan: plan).draw(
            on: canvas.region(Rect(x: 0, y: 0, width: size.width, height: 1)))
        let room = canvas.region(canvas.bounds.inset(by: Insets(top: 1)))
        if viewModel.focus == .change, size.width < Self.wide {
            return ChangePane(viewModel: viewModel).draw(on: room)
        }
        Split.rows(
            .first(evidenceHeight(in: size.height)), minimums: (4, 10),
            keeping: viewModel.focus == .evidence ? .first : .second
        ) {
            EvidencePane(viewModel: viewModel, plan: plan)
        } bottom: {
            lower(width: size.width)
        }
        .draw(on: room)
    }

    private func lower(width: Int) -> Split {
        .columns(
            width < Self.wide ? .first(36) : .fraction(0.34), minimums: (34, 40),
            keeping: viewModel.focus == .change ? .second : .first
        ) {
            Split.rows(
                .first(max(4, plan.recipes.count + 2)), minimums: (4, 5),
                keeping: viewModel.focus == .files ? .second : .first
            ) {
                RecipeList(viewModel: viewModel, plan: plan)
            } bottom: {
                FileList(viewModel: viewModel)
            }
        } right: {
            ChangePane(viewModel: viewModel)
        }
    }

    /// As high as all of it, up to a third; the same whatever has the keyboard.
    private func evidenceHeight(in height: Int) -> Int {
        let rows = plan.places + plan.inversion.couplings.count
        return min(max(rows, 1) + 2, max(5, height * 3 / 10))
    }
}

/// The violation, and what has become of it.
private struct SummaryLine: CompositeView {
    let viewModel: InversionViewModel
    let plan: InversionPlan

    var body: some View {
        let violation = plan.inversion.violation
        let mark = violation.severity.tone.mark + " "
        FittingLine(
            left: [mark + StyledText(violation.message)],
            right: remarks.map { [FittingLine.Part(text: $0)] })
    }

    /// The longest wording first.
    private var remarks: [StyledText] {
        if let applied = viewModel.applied { return applied.words }
        if viewModel.isStale {
            return [
                StyledText("▲ files changed since; r works it out again", .warning),
                StyledText("▲ files changed; r", .warning),
            ]
        }
        if viewModel.isUndone {
            return [StyledText("undone: the files are as before", .info), "undone"]
        }
        if let name = viewModel.proving {
            return [
                StyledText("proving \(name.rawValue) on a copy… p stops", .info),
                StyledText("proving… p stops", .info),
            ]
        }
        if plan.recipes.isEmpty || plan.fitting == 0 {
            return [StyledText("no recipe fits", .warning)]
        }
        let questions = viewModel.selected?.recipe.questions.count ?? 0
        return questions > 0
            ? [StyledText("? \(questions) for you to decide", .warning), ""] : [""]
    }
}

extension InversionViewModel.Applied {
    fileprivate var words: [StyledText] {
        switch isStillThere {
        case true?:
            [
                StyledText("▲ applied, but the violation is still there; u undoes it", .warning),
                StyledText("▲ applied, violation still there; u undoes", .warning),
            ]
        case false?:
            [
                StyledText("✓ applied: the violation is gone; u undoes it", .success),
                StyledText("✓ gone; u undoes it", .success),
            ]
        case nil:
            [
                StyledText("✓ applied; u undoes it", .success),
                StyledText("✓ applied; u undoes", .success),
            ]
        }
    }
}
