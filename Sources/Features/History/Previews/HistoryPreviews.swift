import Chronicling
import Codebase
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum HistoryPreviews: String, CaseIterable, PreviewList {
    case violations, rules, layers, places, appShare, commits, zoomed, changes, compared, filtered
    case coupling, nothingMatches, sampled, one, incomplete, unreadable, shallow, wideNames
    case outlined, halfOutlined, devApps, waiting, noRepository, noCommits

    package static var story: String { "History" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let viewModel = viewModel(context)
        viewModel.listen()
        ImmediateExecutor.begin {
            if self != .waiting { await viewModel.settle() }
            arrange(viewModel)
        }
        return HistoryScreen(viewModel: viewModel)
    }

    func viewModel(_ context: PreviewContext) -> HistoryViewModel {
        let (preview, sample) = (self, sample(context.names))
        return HistoryViewModel(
            measure: { () async throws(RevisionError) in try await preview.histories(of: sample) },
            readCoupling: { () async throws(RevisionError) in SampleHistory.couplings },
            router: PreviewRouter(log: context.log), executor: ImmediateExecutor())
    }

    private nonisolated func histories(
        of sample: SampleHistory
    ) async throws(RevisionError) -> AsyncStream<History> {
        switch self {
        case .noRepository: throw .noRepository(path: "/home/ada/Photos")
        case .noCommits: throw .unknown(name: "HEAD")
        case .waiting:
            // Until the screen goes.
            try? await Task.sleep(for: .seconds(3_600))
        default: break
        }
        return AsyncStream { continuation in
            continuation.yield(sample.history)
            continuation.finish()
        }
    }

    private func sample(_ names: SampleNames) -> SampleHistory {
        var sample = SampleHistory()
        sample.names = self == .wideNames ? .long : names
        switch self {
        case .sampled: sample.step = 12
        case .outlined: sample.readFrom = sample.count
        case .halfOutlined: sample.readFrom = sample.count - 1
        case .one: sample.count = 1
        case .incomplete: sample.isIncomplete = true
        case .unreadable: sample.unreadable = [200, 236, 238]
        case .shallow: sample.limits = [.shallow, .clocks(2)]
        default: break
        }
        return sample
    }

    private func arrange(_ viewModel: HistoryViewModel) {
        switch self {
        case .rules: viewModel.chartList.select(1)
        case .layers: viewModel.chartList.select(2)
        case .places: viewModel.chartList.select(8)
        case .appShare: viewModel.chartList.select(9)
        case .halfOutlined: viewModel.chartList.select(4)
        case .devApps:
            viewModel.chartList.select(12)
            viewModel.select(90)
        case .commits, .unreadable, .incomplete:
            viewModel.focus = .commits
            viewModel.commitList.move(by: 3)
        case .zoomed:
            viewModel.select(120)
            viewModel.zoom(isIn: true)
            viewModel.zoom(isIn: true)
        case .changes:
            viewModel.select(144)
            viewModel.cyclePage()
        case .compared, .wideNames:
            viewModel.select(60)
            viewModel.toggleMark()
            viewModel.select(200)
        case .coupling:
            viewModel.cyclePage()
            viewModel.cyclePage()
        case .filtered:
            viewModel.focus = .commits
            viewModel.filter = ListFilter("router", isEditing: true)
        case .nothingMatches: viewModel.filter = ListFilter("nowhere")
        default: break
        }
    }
}
