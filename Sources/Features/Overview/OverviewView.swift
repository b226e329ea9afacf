import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// Everything between the bars, put together for the room that there is.
struct OverviewView: View {
    let viewModel: OverviewViewModel
    let progress: AnalysisProgress?

    private static let wide = 110

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        ZStack {
            VStack {
                summary
                filter
                contents(in: canvas.size)
            }
            sheet
        }
        .draw(on: canvas)
    }

    private var summary: some View {
        SummaryLine(
            content: viewModel.content, progress: progress,
            onViolations: { [viewModel] in
                viewModel.router.showViolations(module: nil, kind: nil, violation: nil)
            },
            onGaps: { [viewModel] in viewModel.router.showGaps() })
    }

    private var filter: some View {
        FilterField(
            viewModel.filter, found: viewModel.shownCount, of: viewModel.content.totals.modules
        )
        .padding(horizontal: 1)
    }

    private func contents(in size: Size) -> any View {
        if viewModel.content.bands.allSatisfy(\.chips.isEmpty) { return NoModulesView() }
        if viewModel.shownCount == 0 { return NoMatchView("The filter matches module names.") }
        if viewModel.arrangement == .matrix { return grid }
        guard let facts = viewModel.selectedModule.flatMap({ viewModel.facts(of: $0) }) else {
            return bands()
        }
        let isTall = size.width >= Self.wide
        let detail = DetailView(
            facts: facts, praise: praise, isTall: isTall, selection: viewModel.panelRow,
            actions: PanelActions { [viewModel] in viewModel.enterPanel(at: $0) })
        guard !isTall else {
            return Split.columns(.second(min(max(42, size.width * 36 / 100), 76))) {
                bands(explained: facts.band.id)
            } right: {
                HStack(spacing: 0) {
                    Divider.vertical
                    detail
                }
            }
        }
        return Split.rows(.second(max(4, size.height * 3 / 10)), minimums: (6, 4)) {
            bands()
        } bottom: {
            Divider()
            detail
        }
    }

    /// What is said of a module that breaks nothing; what is incomplete is never called clean.
    private var praise: StyledText {
        if progress != nil { return "" }
        return viewModel.content.totals.incomplete > 0
            ? StyledText("no violations found", .muted) : StyledText("✓ no violations", .success)
    }

    /// - Parameter explained: The band whose reason the detail gives.
    private func bands(explained: Band.ID? = nil) -> some View {
        let relations = viewModel.selectedModule.map(viewModel.content.links.relations) ?? [:]
        let signs = signs(relations)
        return VStack {
            BandsView(
                bands: viewModel.bands, explained: explained, folded: viewModel.shownFolded,
                focus: viewModel.focus, relations: relations,
                bandRelations: viewModel.bandRelations,
                matcher: viewModel.matcher, offset: viewModel.offset, drawn: viewModel.drawn,
                actions: viewModel.bandActions)
            ExplanationLine(signs?.subject ?? "", signs?.words ?? "")
        }
    }

    /// What the signs of the selection mean.
    private func signs(_ relations: [ModuleID: Relation]) -> SignWords? {
        if let chip = viewModel.selectedModule.flatMap({ viewModel.content.chips[$0] }) {
            return SignWords(of: chip, relations: relations.values)
        }
        return viewModel.selectedBand.map(SignWords.init)
    }

    private var grid: some View {
        GridView(
            grid: viewModel.grid, cell: viewModel.cell,
            names: { [content = viewModel.content] in content.chips[$0]?.name ?? $0.rawValue },
            isCompact: viewModel.isCompact, isFocused: !viewModel.filter.isEditing,
            onSelect: { [viewModel] in viewModel.selectCell($0) },
            onScroll: { [viewModel] in viewModel.moveCell(rows: $0, columns: 0) })
    }

    private var sheet: any View {
        switch viewModel.sheet {
        case .edge(let edge, let list):
            EdgeSheetView(
                sheet: edge, from: viewModel.name(of: edge.edge.from),
                to: viewModel.name(of: edge.edge.to), list: list, actions: viewModel.sheetActions)
        case nil: EmptyView()
        }
    }
}
