import Observation
import TerminalUI

/// A preview that runs: it has a run loop and a terminal of its own, which is a part of the screen.
@MainActor @Observable final class PreviewSession {
    private static let mostKeys = 100

    let preview: Preview
    /// Its parameters.
    let knobs: Knobs
    /// What is shown now, with meanings for colours.
    private(set) var buffer: ScreenBuffer
    /// What was shown before that.
    private(set) var previous: ScreenBuffer?
    /// What the last drawing took.
    private(set) var statistics: FrameStatistics?
    /// How often it was drawn.
    private(set) var frames = 0
    /// Whether it has quit by itself.
    private(set) var hasEnded = false
    /// What its router was asked, and what it asked of the terminal.
    @ObservationIgnored private(set) var log = RouteLog()

    /// The keys that were pressed in it, to press them again when the program was built again; none if
    /// that would not lead to the same place.
    @ObservationIgnored private(set) var keys: [Key] = []

    @ObservationIgnored private var isRepeatable = true
    @ObservationIgnored private var stage: PreviewStage?
    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private var copied = 0
    @ObservationIgnored private let names: SampleNames
    @ObservationIgnored private let onEnd: @MainActor () -> Void

    /// Starts a preview.
    ///
    /// - Parameters:
    ///   - preview: What to show.
    ///   - size: How large.
    ///   - knobs: Its parameters.
    ///   - names: How the names in it are written.
    ///   - onEnd: Told when it quits by itself.
    init(
        _ preview: Preview, size: Size, knobs: Knobs = Knobs(), names: SampleNames = .plain,
        onEnd: @escaping @MainActor () -> Void
    ) {
        self.preview = preview
        self.knobs = knobs
        self.names = names
        self.onEnd = onEnd
        buffer = ScreenBuffer(size: size)
        start(size)
    }

    /// Lets something happen to it; what comes of it is drawn when this returns.
    func send(_ event: Event) {
        guard let application = stage?.application else { return }
        note(event)
        application.handle(event)
        application.drawIfNeeded()
        if application.navigator.hasQuit { end() }
    }

    /// Presses keys once it is there, as large as it is to be.
    func press(_ keys: [Key]) async {
        let leastSize = Application.leastSize
        for _ in 0..<100 where buffer.size.limited(to: leastSize) != leastSize || frames == 0 {
            do { try await Task.sleep(for: .milliseconds(5)) } catch { return }
        }
        for key in keys {
            send(.key(key))
            await Task.yield()
        }
    }

    /// Gives it another size, if it has not got it already.
    func resize(to size: Size) {
        guard let stage, stage.terminal.size != size else { return }
        stage.terminal.send(.resized(size))
    }

    /// Stops it for good.
    func stop() {
        task?.cancel()
        stage?.close()
        stage = nil
    }

    private func note(_ event: Event) {
        switch event {
        case .key(let key): keys.append(key)
        case .mouse(let event): if event.kind != .move { isRepeatable = false }
        case .paste: isRepeatable = false
        case .redraw, .resized, .appearance, .focused: break
        }
        if !isRepeatable || keys.count > Self.mostKeys {
            isRepeatable = false
            keys = []
        }
    }

    private func start(_ size: Size) {
        var options = ApplicationOptions()
        options.onFrame = { [weak self] in self?.drew($0) }
        let stage = PreviewStage(
            preview, size: size, knobs: knobs, names: names, options: options)
        self.stage = stage
        log = stage.log
        task = Task { [weak self] in
            await stage.application.run()
            if !Task.isCancelled { self?.end() }
        }
    }

    private func drew(_ statistics: FrameStatistics) {
        guard let stage else { return }
        previous = frames == 0 ? nil : buffer
        buffer = stage.buffer
        self.statistics = statistics
        frames += 1
        let texts = stage.terminal.copied
        for text in texts.dropFirst(copied) { log.note("the terminal: copy “\(text)”") }
        copied = texts.count
    }

    private func end() {
        log.note("quit")
        stop()
        hasEnded = true
        onEnd()
    }
}
