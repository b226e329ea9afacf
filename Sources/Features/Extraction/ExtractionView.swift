import Architecture
import Codebase
import Extracting
import FeatureKit
import TerminalUI

/// The candidates beside what is known of the selected one, or above it where there is no room.
struct ExtractionView: CompositeView {
    let viewModel: ExtractionViewModel

    var body: some View {
        if let failure = viewModel.failure {
            FailedView(failure)
        } else if let waiting = viewModel.waiting {
            WaitingView(progress: waiting)
        } else if viewModel.focus == .modules {
            MonolithList(viewModel: viewModel)
        } else if let planned = viewModel.planned {
            if planned.plan.candidates.isEmpty {
                NothingFreeView(name: planned.plan.moduleName)
            } else {
                PlanView(viewModel: viewModel, planned: planned)
            }
        } else if let monolith = viewModel.monolith {
            PlanningView(name: monolith.name, progress: viewModel.progress)
        } else {
            EmptyState(
                "Nothing to take apart",
                explanation: "No module has sources that are shipped.",
                advice: .keys(("r", "reads again")))
        }
    }
}

/// What stands where no group comes free.
private struct NothingFreeView: CompositeView {
    let name: String

    var body: some View {
        EmptyState(
            "No group of \(name) comes free at a fair price",
            explanation: "strata plan --seed FOLDER says what would have to go before.",
            advice: .keys(("M", "takes another module apart")))
    }
}

/// How far the plan is.
private struct PlanningView: CompositeView {
    let name: String
    let progress: PlanProgress

    var body: some View {
        let chosen = if case .choosing(let chosen) = progress { chosen } else { 0 }
        let steps = PlannedMonolith.steps
        WaitingState(
            "Strata is looking for what to take out of \(name)… "
                + "\(chosen.grouped) of at most \(steps.grouped) found",
            fraction: Double(chosen) / Double(steps))
    }
}

private struct PlanView: View {
    let viewModel: ExtractionViewModel
    let planned: PlannedMonolith

    private static let wide = 110
    private static let high = 30

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let size = canvas.size
        ExtractionSummary(viewModel: viewModel, planned: planned).draw(
            on: canvas.region(Rect(x: 0, y: 0, width: size.width, height: 1)))
        let room = canvas.region(canvas.bounds.inset(by: Insets(top: 1)))
        size.width < Self.wide ? above(room) : beside(room)
    }

    /// The candidates over the page.
    private func above(_ canvas: Canvas) {
        let kept: Split.Side =
            viewModel.focus == .candidates ? .first : .second
        let length = min(planned.plan.candidates.count + 4, canvas.size.height * 2 / 5)
        Split.rows(.first(length), minimums: (5, 6), keeping: kept) {
            CandidateTable(viewModel: viewModel)
        } bottom: {
            PageView(viewModel: viewModel)
        }
        .draw(on: canvas)
    }

    /// The candidates, with the picture below where there is room and no larger one, and the page.
    private func beside(_ canvas: Canvas) {
        let isHigh = canvas.size.height >= Self.high && viewModel.page != .picture
        let length = planned.plan.candidates.count + 4
        Split.columns(.fraction(0.52), minimums: (50, 40)) {
            if isHigh {
                Split.rows(.first(min(length, canvas.size.height / 2)), minimums: (6, 8)) {
                    CandidateTable(viewModel: viewModel)
                } bottom: {
                    PictureView(viewModel: viewModel)
                }
            } else {
                CandidateTable(viewModel: viewModel)
            }
        } right: {
            PageView(viewModel: viewModel)
        }
        .draw(on: canvas)
    }
}

private struct PageView: CompositeView {
    let viewModel: ExtractionViewModel

    var body: some View {
        switch viewModel.page {
        case .details: CandidateView(viewModel: viewModel)
        case .picture: PictureView(viewModel: viewModel)
        case .whatIf: WhatIfView(viewModel: viewModel)
        }
    }
}
