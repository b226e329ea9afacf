import Observation
import ScreenPreviews
import TerminalUI

/// States of a small screen.
enum FakePreviews: String, PreviewList {
    case loading, loaded, endless

    static var story: String { "Fake" }

    func makeScreen(in context: PreviewContext) -> any Screen { FakeScreen(state: self) }

    /// Those that come to rest.
    @MainActor static var calm: [Preview] {
        Preview.all(of: Self.self).filter { $0.state != "endless" }
    }
}

@Observable final class FakeModel {
    var text = "nothing yet"
}

final class FakeScreen: Screen {
    let model = FakeModel()
    let state: FakePreviews
    private var task: Task<Void, Never>?

    init(state: FakePreviews) {
        self.state = state
    }

    var title: String { "Fake" }

    var body: any View { Text(model.text, .accent, .bold) }

    var commands: [Command] { [Command("open", "Open it", keys: [.enter], hint: "open") {}] }

    func didAppear() {
        switch state {
        case .loading: break
        case .loaded: task = Task { await load() }
        case .endless: task = Task { await change() }
        }
    }

    func didDisappear() {
        task?.cancel()
    }

    private func load() async {
        for step in 1...5 {
            await Task.yield()
            model.text = "step \(step)"
        }
        model.text = await Self.read()
    }

    private func change() async {
        while !Task.isCancelled {
            model.text += "."
            await Task.yield()
        }
    }

    @concurrent private nonisolated static func read() async -> String { "all is read" }
}
