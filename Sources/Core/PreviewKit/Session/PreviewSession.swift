import Observation
import ScreenPreviews
import TerminalUI

/// A preview that runs: it has a run loop and a terminal of its own, which is a part of the screen.
@MainActor @Observable final class PreviewSession {
    private static let mostEvents = 500

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

    /// The keys and clicks that it got, to repeat them when the program was built again; none if that
    /// would not lead to the same place.
    @ObservationIgnored private(set) var events: [Event] = []

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

    /// Repeats what happened to it before, once it is there, as large as it is to be, and at rest.
    func repeatEvents(_ events: [Event]) async {
        guard !events.isEmpty else { return }
        var quiet = (turns: 0, frames: 0)
        for _ in 0..<100 where quiet.turns < 3 {
            do { try await Task.sleep(for: .milliseconds(5)) } catch { return }
            quiet = isPlaced && quiet.frames == frames ? (quiet.turns + 1, frames) : (0, frames)
        }
        for event in events {
            send(event)
            await Task.yield()
        }
    }

    /// Whether it has been drawn in the size that it is to have.
    private var isPlaced: Bool {
        let least = preview.partSize == nil ? Application.leastSize : Size(width: 1, height: 1)
        return frames > 0 && buffer.size.limited(to: least) == least
    }

    /// Gives it another size, if it has not got it already.
    func resize(to size: Size) {
        guard let stage, stage.terminal.size != size else { return }
        if events.contains(where: \.isAtAPlace) { forgetEvents() }
        stage.terminal.send(.resized(size))
    }

    /// Stops it for good.
    func stop() {
        task?.cancel()
        stage?.close()
        stage = nil
    }

    private func note(_ event: Event) {
        guard isRepeatable, event.changesAScreen else { return }
        events.append(event)
        if EventWords.word(event) == nil || events.count > Self.mostEvents { forgetEvents() }
    }

    private func forgetEvents() {
        isRepeatable = false
        events = []
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

extension Event {
    /// Whether it means something else where it happens somewhere else.
    fileprivate var isAtAPlace: Bool {
        if case .mouse = self { true } else { false }
    }

    /// Whether a screen may be another one after it.
    fileprivate var changesAScreen: Bool {
        switch self {
        case .key, .paste: true
        case .mouse(let event): event.kind != .move
        case .redraw, .resized, .appearance, .focused: false
        }
    }
}
