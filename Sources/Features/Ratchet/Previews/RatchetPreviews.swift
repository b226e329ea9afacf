import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum RatchetPreviews: String, CaseIterable, PreviewList {
    case some, byLayer, byOwner, course, entries, went, came, filtered, nothingMatches, wideNames
    case many, one, uncommitted, damaged, shallow, noRepository, removed, nothing
    case readingHistory, reading, failed

    package static var story: String { "Ratchet" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let viewModel = viewModel(context)
        viewModel.survey.inTurn {
            ImmediateExecutor.begin {
                if self != .readingHistory { await viewModel.settle() }
                arrange(viewModel)
            }
        }
        return RatchetScreen(viewModel: viewModel)
    }

    private static let samples = SampleCache<(AnalysisState, BaselineHistory)>()

    func viewModel(_ context: PreviewContext) -> RatchetViewModel {
        let (state, history) = Self.samples.sample("\(self) \(context.names)") {
            (self.state(context.names), self.history(context.names))
        }
        let isReading = self == .readingHistory
        return RatchetViewModel(
            source: FixedAnalysis(state),
            readHistory: { _ in
                // Until the screen goes.
                if isReading { try? await Task.sleep(for: .seconds(3_600)) }
                return history
            }, now: { SampleRecord.now }, router: PreviewRouter(log: context.log),
            executor: ImmediateExecutor())
    }

    private func sample(_ names: SampleNames) -> SampleRecord {
        SampleRecord(
            size: self == .many ? .many : .few, names: self == .wideNames ? .long : names)
    }

    private func state(_ names: SampleNames) -> AnalysisState {
        switch self {
        case .reading: .starting(AnalysisProgress(step: .sources, done: 1_204, total: 3_980))
        case .failed: .failed(.noSwift(path: "/home/ada/Photos"))
        case .nothing, .removed: .complete(sample(names).analysis(after: nil))
        case .one: .complete(sample(names).analysis(after: 0))
        default: .complete(sample(names).analysis(after: 10))
        }
    }

    private func history(_ names: SampleNames) -> BaselineHistory {
        let sample = sample(names)
        switch self {
        case .nothing: return BaselineHistory()
        case .one: return BaselineHistory(points: sample.points(0..<1))
        case .uncommitted: return BaselineHistory()
        case .damaged: return BaselineHistory(points: sample.points(damaged: [3, 4, 7]))
        case .shallow: return BaselineHistory(points: sample.points(5..<10), limits: [.shallow])
        case .noRepository: return BaselineHistory(limits: [.noRepository])
        case .removed:
            let gone = CommitNote(
                name: "badc0de500", time: SampleRecord.now - 3 * CalendarDay.seconds,
                author: "Ada", subject: "Remove the record")
            return BaselineHistory(
                points: sample.points()
                    + [BaselinePoint(commit: gone, time: gone.time, record: .none)])
        default: return BaselineHistory(points: sample.points())
        }
    }

    private func arrange(_ viewModel: RatchetViewModel) {
        switch self {
        case .byLayer: viewModel.cycleGrouping()
        case .byOwner:
            viewModel.cycleGrouping()
            viewModel.cycleGrouping()
        case .course: viewModel.courseList.move(by: 2)
        case .entries:
            viewModel.focus = .entries
            viewModel.entryList.move(by: 3)
        case .went: viewModel.show(.went)
        case .came: viewModel.show(.came)
        case .filtered: viewModel.filter = ListFilter("ada", isEditing: true)
        case .nothingMatches: viewModel.filter = ListFilter("nowhere")
        default: break
        }
    }
}
