import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The list, with the selected line in full below it.
struct GapsView: CompositeView {
    let viewModel: GapsViewModel

    var body: some View {
        VStack {
            FittingLine(left: [counts], right: [state])
            FilterField(
                viewModel.filter, found: viewModel.rows.count(where: \.isGap),
                of: viewModel.gaps.count
            ).padding(horizontal: 1)
            List(
                viewModel.list, isFocused: !viewModel.filter.isEditing,
                actions: viewModel.rowActions { [viewModel] in viewModel.open() },
                placeholder: placeholder
            ) {
                GapRowView(
                    row: viewModel.rows[$0], widths: viewModel.widths,
                    isRepeated: viewModel.repeatsFinding(at: $0))
            }
            if let gap = viewModel.selected?.gap {
                Divider()
                Text(explanation(of: gap)).wrapped().padding(horizontal: 1).frame(height: 5)
            }
        }
    }

    private var counts: StyledText {
        let incomplete = viewModel.incomplete
        let unclaimed = viewModel.unclaimed
        let accepted = viewModel.accepted
        guard viewModel.isKnown else { return "" }
        var parts: [StyledText] = []
        if incomplete > 0 {
            parts.append(StyledText("! \(incomplete.grouped) incomplete", .warning, .bold))
        } else if unclaimed + accepted == 0 {
            parts.append(StyledText("Everything was read", .muted))
        }
        if unclaimed > 0 {
            let files = "\(unclaimed.grouped) of \(viewModel.swiftFiles.counted("Swift file"))"
            parts.append(StyledText("\(files) unclaimed", .muted))
        }
        if accepted > 0 { parts.append(StyledText("\(accepted.grouped) accepted", .muted)) }
        return parts.dropFirst().reduce(parts.first ?? "") { $0 + "   " + $1 }
    }

    private var state: [FittingLine.Part] {
        viewModel.progress.map { [FittingLine.Part(text: StyledText($0.sentence, .muted))] } ?? []
    }

    private func explanation(of gap: Gap) -> StyledText {
        let trust =
            gap.isCuredByTrust
            ? StyledText("\nT", .key) + " trusts the codebase and runs the manifest." : ""
        let place = StyledText(viewModel.selected?.place ?? gap.place, .header, .bold)
        let accepted = gap.acceptance.map { StyledText("\nAccepted: \($0)", .muted) } ?? ""
        return place + StyledText("\n" + (viewModel.selected?.reason ?? gap.reason)) + accepted
            + trust
    }

    private var placeholder: any View {
        if let failure = viewModel.failure {
            return FailedView(failure, advice: .keys(("r", "tries again")))
        }
        if viewModel.filter.isActive {
            return NoMatchView("The filter matches paths and reasons.")
        }
        if let progress = viewModel.progress {
            return WaitingView(progress: progress)
        }
        return EmptyState(
            "No gaps", symbol: StyledText("✓", .success, .bold),
            explanation: "Everything was read, and every Swift file belongs to a module.")
    }
}

/// One line of that list.
struct GapRowView: View {
    let row: GapRow
    let widths: GapWidths
    /// Whether the gap above it has the same finding.
    let isRepeated: Bool

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        switch row {
        case .header(let kind, let count):
            let text =
                StyledText(kind.rawValue, .header, .bold)
                + StyledText("  \(count.grouped)", .muted)
            canvas.write(cells: text.cells(width: width - 2), x: 1, y: 0)
        case .gap(let gap, let isUnfolded): draw(gap, isUnfolded: isUnfolded, on: canvas)
        case .file(let file, _):
            let text = StyledText(file.string, .muted)
            canvas.write(cells: text.cells(width: width - 8, truncation: .start), x: 7, y: 0)
        case .place(let place, _):
            let line = place.line.map { StyledText("\($0)  ") } ?? ""
            let text = line + StyledText(place.finding, .muted)
            canvas.write(cells: text.cells(width: width - 8), x: 7, y: 0)
        }
    }

    private func draw(_ gap: Gap, isUnfolded: Bool, on canvas: Canvas) {
        let width = canvas.size.width
        let room = widths.place(in: width - 10)
        canvas.write(cells: sign(of: gap, isUnfolded: isUnfolded).cells(width: 1), x: 3, y: 0)
        canvas.write(cells: place(of: gap).cells(width: room, truncation: .start), x: 5, y: 0)
        let trust = gap.isCuredByTrust ? StyledText("T", .key) : ""
        let reason = StyledText(isRepeated ? "as above" : gap.finding, .muted)
        canvas.write(cells: reason.cells(width: width - room - 10), x: room + 7, y: 0)
        canvas.write(cells: trust.cells(width: 1), x: width - 2, y: 0)
    }

    private func sign(of gap: Gap, isUnfolded: Bool) -> StyledText {
        if gap.isFolder { return StyledText(isUnfolded ? "▾" : "▸", .muted) }
        return gap.isCounted ? StyledText("!", .warning, .bold) : StyledText("·", .muted)
    }

    private func place(of gap: Gap) -> StyledText {
        StyledText(gap.place) + StyledText(gap.countWords, .muted)
    }
}
