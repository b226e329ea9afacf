import Architecture
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
            ) { GapRowView(row: viewModel.rows[$0], widths: viewModel.widths) }
            if let gap = viewModel.selected?.gap {
                Divider()
                Text(explanation(of: gap)).wrapped().padding(horizontal: 1).frame(height: 5)
            }
        }
    }

    private var counts: StyledText {
        let incomplete = viewModel.incomplete
        let unclaimed = viewModel.unclaimed
        guard viewModel.isKnown else { return "" }
        let first =
            incomplete > 0
            ? StyledText("! \(incomplete.grouped) incomplete", .warning, .bold)
            : StyledText("Everything could be read", .muted)
        guard unclaimed > 0 else { return first }
        return first + StyledText("   \(unclaimed.counted("Swift file")) unclaimed", .muted)
    }

    private var state: [FittingLine.Part] {
        viewModel.progress.map { [FittingLine.Part(text: StyledText($0.sentence, .muted))] } ?? []
    }

    private func explanation(of gap: Gap) -> StyledText {
        let trust =
            gap.isCuredByTrust
            ? StyledText("\nT", .key) + " trusts the codebase: the manifest is then run." : ""
        let place = StyledText(gap.place, .header, .bold)
        return place + StyledText("\n" + gap.reason) + trust
    }

    private var placeholder: any View {
        if let failure = viewModel.failure {
            return EmptyState(
                "This codebase cannot be read", symbol: StyledText("✗", .error, .bold),
                explanation: failure.description, advice: StyledText("r", .key) + " tries again")
        }
        if viewModel.filter.isActive {
            return EmptyState(
                "Nothing matches", explanation: "The filter looks at paths and reasons.",
                advice: StyledText("Esc", .key) + " shows all again")
        }
        if let progress = viewModel.progress {
            return WaitingState("Strata is \(progress.sentence)", fraction: progress.fraction)
        }
        return EmptyState(
            "Nothing is missing", symbol: StyledText("✓", .success, .bold),
            explanation: "Everything could be read, and every Swift file belongs to a module.")
    }
}

/// One line of that list.
struct GapRowView: View {
    let row: GapRow
    let widths: GapWidths

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
        }
    }

    private func draw(_ gap: Gap, isUnfolded: Bool, on canvas: Canvas) {
        let width = canvas.size.width
        let room = widths.place(in: width - 10)
        canvas.write(cells: sign(of: gap, isUnfolded: isUnfolded).cells(width: 1), x: 3, y: 0)
        canvas.write(cells: place(of: gap).cells(width: room, truncation: .start), x: 5, y: 0)
        let trust = gap.isCuredByTrust ? StyledText("T", .key) : ""
        let reason = StyledText(gap.finding, .muted)
        canvas.write(cells: reason.cells(width: width - room - 10), x: room + 7, y: 0)
        canvas.write(cells: trust.cells(width: 1), x: width - 2, y: 0)
    }

    private func sign(of gap: Gap, isUnfolded: Bool) -> StyledText {
        if !gap.files.isEmpty { return StyledText(isUnfolded ? "▾" : "▸", .muted) }
        return gap.isCounted ? StyledText("!", .warning, .bold) : StyledText("·", .muted)
    }

    private func place(of gap: Gap) -> StyledText {
        StyledText(gap.place) + StyledText(gap.countWords, .muted)
    }
}
