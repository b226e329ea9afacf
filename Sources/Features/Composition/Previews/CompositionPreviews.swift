import Architecture
import Codebase
import Composing
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum CompositionPreviews: String, CaseIterable, PreviewList {
    case some, opened, cycle, missing, details, lifetimes, graph, outOfReach, clean
    case plainSwift, compiler, host
    case filtered, nothingMatches, wideNames, many, unreadable, nothing
    case readingComposition, reading, failed

    package static var story: String { "Composition" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let viewModel = viewModel(context)
        viewModel.survey.inTurn {
            ImmediateExecutor.begin {
                if self != .readingComposition { await viewModel.settle() }
                await arrange(viewModel)
            }
        }
        return CompositionScreen(viewModel: viewModel)
    }

    private static let samples = SampleCache<Composition>()

    func viewModel(_ context: PreviewContext) -> CompositionViewModel {
        let composition = Self.samples.sample("\(self) \(context.names)") {
            self.composition(context.names)
        }
        let isReading = self == .readingComposition
        return CompositionViewModel(
            source: FixedAnalysis(state),
            read: { _ in
                // Until the screen goes.
                if isReading { try? await Task.sleep(for: .seconds(3_600)) }
                return composition
            },
            excerpts: Excerpts(
                reader: self == .unreadable ? SampleTexts.missing : .all, root: "/home/ada/Radio",
                executor: ImmediateExecutor()),
            router: PreviewRouter(log: context.log), executor: ImmediateExecutor())
    }

    private func composition(_ names: SampleNames) -> Composition {
        let kind: SampleComposition.Kind =
            switch self {
            case .clean: .clean
            case .plainSwift, .compiler, .host: .plain
            case .many: .many
            default: .container
            }
        if self == .nothing { return Composition() }
        return SampleComposition(kind: kind, names: self == .wideNames ? .long : names).composition
    }

    private var state: AnalysisState {
        switch self {
        case .reading: .starting(AnalysisProgress(step: .sources, done: 1_204, total: 3_980))
        case .failed: .failed(.noSwift(path: "/home/ada/Photos"))
        default: .complete(SampleMonolith.modules)
        }
    }

    private func arrange(_ viewModel: CompositionViewModel) async {
        switch self {
        case .opened: await press(viewModel, to: "PlayerCoordinator", opening: true)
        case .cycle:
            await press(viewModel, to: "UserStore", opening: true)
            await press(viewModel, to: "Logger", opening: true)
            viewModel.treeList.move(by: 1)
        case .missing:
            await press(viewModel, to: "PlayerViewModel", opening: true)
            viewModel.treeList.move(by: 1)
        case .details:
            await press(viewModel, to: "UserStore", opening: false)
            viewModel.focus = .relations
        case .unreadable: await press(viewModel, to: "Clock", opening: false)
        case .lifetimes: viewModel.cyclePage()
        case .graph:
            await press(viewModel, to: "UserStore", opening: false)
            await turn(viewModel, to: .graph)
        case .compiler: await turn(viewModel, to: .compiler)
        case .host: await turn(viewModel, to: .host)
        case .outOfReach:
            viewModel.treeList.moveToEnd()
            viewModel.toggle()
            await viewModel.settle()
            viewModel.treeList.moveToEnd()
        case .filtered: viewModel.filter = ListFilter("player", isEditing: true)
        case .nothingMatches: viewModel.filter = ListFilter("nowhere")
        default: break
        }
        await viewModel.settle()
    }

    /// Turns the pages until one is shown.
    private func turn(_ viewModel: CompositionViewModel, to page: CompositionPage) async {
        for _ in CompositionPage.allCases where viewModel.board?.page != page {
            viewModel.cyclePage()
            await viewModel.settle()
        }
    }

    /// Selects the first row of what is made under a type.
    private func press(
        _ viewModel: CompositionViewModel, to type: String, opening: Bool
    ) async {
        guard let board = viewModel.board else { return }
        let row = board.rows.firstIndex { row in
            row.number.map { board.composition.registrations[$0].type.hasPrefix(type) } ?? false
        }
        // From the top, whatever was drawn before.
        viewModel.treeList.moveToStart()
        row.map { viewModel.treeList.select($0) }
        guard opening else { return }
        viewModel.expand()
        await viewModel.settle()
    }
}
