import FeatureKit
import TerminalUI

/// What objects are made of, and what is known of the selected one.
struct CompositionView: CompositeView {
    let viewModel: CompositionViewModel
    let board: CompositionBoard

    var body: some View {
        if board.isEmpty, board.page != .host {
            NothingComposedView()
        } else {
            ComposedView(viewModel: viewModel, board: board)
        }
    }
}

/// The tree beside the details, or above them where there is no room.
private struct ComposedView: View {
    let viewModel: CompositionViewModel
    let board: CompositionBoard

    private static let wide = 100

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let size = canvas.size
        CompositionSummary(board: board).draw(
            on: canvas.region(Rect(x: 0, y: 0, width: size.width, height: 1)))
        let room = canvas.region(canvas.bounds.inset(by: Insets(top: 1)))
        split(width: size.width).draw(on: room)
    }

    private func split(width: Int) -> Split {
        let kept: Split.Side = viewModel.focus == .tree ? .first : .second
        if board.page == .graph {
            return .rows(.fraction(0.5), minimums: (7, 6), keeping: kept) {
                GraphView(viewModel: viewModel, board: board)
            } bottom: {
                DetailView(viewModel: viewModel)
            }
        }
        if width < Self.wide {
            return .rows(.fraction(0.5), minimums: (6, 6), keeping: kept) {
                CompositionTree(viewModel: viewModel, board: board)
            } bottom: {
                DetailView(viewModel: viewModel)
            }
        }
        return .columns(.fraction(0.54), minimums: (40, 40), keeping: kept) {
            CompositionTree(viewModel: viewModel, board: board)
        } right: {
            DetailView(viewModel: viewModel)
        }
    }
}

/// What is shown where nothing puts objects together that Strata knows.
private struct NothingComposedView: CompositeView {
    var body: some View {
        EmptyState(
            "No container and no composition root found",
            explanation:
                "Strata looks for Swinject, Factory, Resolver, swift-dependencies, Needle, "
                + "containers written by hand, and for types that are called CompositionRoot, "
                + "Composer, DependencyContainer and the like. Where the code calls initialisers, "
                + "the compiler checks every argument.",
            advice: .keys(("r", "reads again")))
    }
}
