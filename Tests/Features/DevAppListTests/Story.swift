import Architecture
import FeatureKit
import Previewing
import ScreenPreviews
import TerminalUI
import Testing

@testable import DevAppList

/// A person who runs dev apps: presses keys and looks at what is shown.
@MainActor struct Story {
    let stage: PreviewStage
    let viewModel: DevAppListViewModel
    let builder: SampleBuilder
    let trust: Trusting

    /// What the person has allowed.
    @MainActor final class Trusting {
        var isTrusted: Bool

        init(_ isTrusted: Bool) {
            self.isTrusted = isTrusted
        }
    }

    init(
        _ analysis: Analysis = SampleShop().analysis(), builds: [BuildEvent] = Story.success,
        waits: Bool = false, maker: DevAppMaker = .sample(), isTrusted: Bool = true,
        ends: ProgramRun = ProgramRun(end: .exited(0), milliseconds: 1_200),
        size: Size = Size(width: 120, height: 40)
    ) async {
        let builder = SampleBuilder(builds, waits: waits)
        let trust = Trusting(isTrusted)
        var made: DevAppListViewModel?
        stage = PreviewStage(
            Preview(story: "DevAppList", state: "story") { log in
                let router = PreviewRouter(log: log, run: ends) { trust.isTrusted = true }
                let model = DevAppListViewModel.preview(
                    .complete(analysis), builder: builder, maker: maker,
                    isTrusted: { trust.isTrusted },
                    router: router, log: log)
                made = model
                return DevAppListScreen(viewModel: model)
            }, size: size)
        viewModel = made ?? .preview()
        self.builder = builder
        self.trust = trust
        await stage.settle()
    }

    static var success: [BuildEvent] {
        [
            .progress(step: "Compiling Kit", done: 1, total: 4),
            .ended(.built(executable: "/home/ada/Shop/.build/debug/BrowseDev", milliseconds: 900)),
        ]
    }

    func press(_ keys: Key...) async {
        for key in keys {
            stage.application.handle(.key(key))
            await stage.settle()
        }
    }

    func shows(_ text: String) -> Bool { stage.terminal.text.contains(text) }

    var calls: [String] { stage.log.calls }

    var titles: [String] { viewModel.rows.map(\.title) }
}

/// Its parts are a whole codebase, which takes a minute to print.
extension Story: CustomTestStringConvertible {
    nonisolated var testDescription: String { "the screen" }
}
