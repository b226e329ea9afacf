import Architecture
import FeatureKit
import TerminalUI

/// The layers beside what breaks them, or above it where there is no room.
struct LayersView: CompositeView {
    let viewModel: LayersViewModel

    var body: some View {
        if let failure = viewModel.failure {
            FailedView(failure)
        } else if let reading = viewModel.reading {
            WaitingView(progress: reading)
        } else if viewModel.allModules == 0 {
            NoModulesView()
        } else {
            ArrangementView(viewModel: viewModel)
        }
    }
}

private struct ArrangementView: View {
    let viewModel: LayersViewModel

    private static let wide = 110

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let size = canvas.size
        LayersSummary(viewModel: viewModel).draw(
            on: canvas.region(Rect(x: 0, y: 0, width: size.width, height: 1)))
        let room = canvas.region(canvas.bounds.inset(by: Insets(top: 1)))
        if size.width < Self.wide {
            let kept: Split.Side = viewModel.focus == .layers ? .first : .second
            Split.rows(.fraction(0.58), minimums: (6, 5), keeping: kept) {
                LayersList(viewModel: viewModel)
            } bottom: {
                EffectView(viewModel: viewModel)
            }
            .draw(on: room)
        } else {
            Split.columns(.fraction(0.5), minimums: (50, 40)) {
                LayersList(viewModel: viewModel)
            } right: {
                EffectView(viewModel: viewModel)
            }
            .draw(on: room)
        }
    }
}
