import Observation
import ScreenPreviews
import TerminalUI

/// Previews drawn for tiles: one after the other, beside what the person does, and only those that
/// are visible.
@MainActor @Observable final class DrawnPreviews {
    /// What makes two drawings the same. Colours are not among it: cells keep their meanings.
    struct Key: Hashable {
        let id: Preview.ID
        let size: Size
        let names: SampleNames
        let knobs: [String: String]
    }

    /// A drawing that somebody wants to see.
    struct Request {
        let key: Key
        let preview: Preview
    }

    private var buffers: [Key: ScreenBuffer] = [:]
    @ObservationIgnored private var started: Set<Key> = []
    @ObservationIgnored private var wanted: [Request] = []
    @ObservationIgnored private var task: Task<Void, Never>?

    private static let mostKept = 500
    /// How often to look whether something has changed, and how quiet it must be each time.
    private static let looks = 4
    private static let quietTurns = 8

    /// A drawing, as far as it has come.
    func buffer(_ key: Key) -> ScreenBuffer? { buffers[key] }

    /// Draws what is missing, the first one first, and nothing that was wanted before.
    func want(_ requests: [Request]) {
        wanted = requests.filter { !started.contains($0.key) }
        guard !wanted.isEmpty, task == nil else { return }
        task = Task { [weak self] in
            while let self, let next = self.wanted.first { await self.start(next) }
            self?.task = nil
        }
    }

    /// Draws the first frame and lets the rest come by itself.
    private func start(_ request: Request) async {
        wanted.removeFirst()
        makeRoom()
        started.insert(request.key)
        let stage = PreviewStage(
            request.preview, size: request.key.size, knobs: Knobs(request.key.knobs),
            names: request.key.names)
        stage.application.drawIfNeeded()
        buffers[request.key] = stage.buffer
        Task { [weak self] in await self?.finish(request.key, on: stage) }
        await Task.yield()
    }

    private func finish(_ key: Key, on stage: PreviewStage) async {
        for _ in 0..<Self.looks {
            await stage.settle(quietTurns: Self.quietTurns)
            if buffers[key] != stage.buffer { buffers[key] = stage.buffer }
        }
        stage.close()
    }

    private func makeRoom() {
        guard buffers.count >= Self.mostKept else { return }
        buffers = [:]
        started = []
    }
}
