import Observation

/// The run loop: shows the navigator's screens on a terminal and gives them what happens there.
///
/// It draws once for everything that came in together, when something happened or when something
/// changed that the last drawing read; in between it does nothing at all.
@MainActor package final class Application {
    package let terminal: any Terminal
    package let navigator: Navigator
    let options: ApplicationOptions
    /// What was drawn last, with meanings for colours.
    package internal(set) var frame: Frame?
    /// Whether another program takes this one's place when it ends, and the terminal with it.
    package var handsOver = false
    /// Whether the last key was a q that closed something: the next one must not end the program.
    var hasClosedWithQ = false

    private var events: [Event] = []
    private var hasVanished = false
    private var preparation: Preparation?
    /// Whether it will be said when the top screen is ready or another one is the top.
    private var followsPreparation = false
    private let drawing = DrawingGeneration()
    private var needsDrawing = true
    private var wakeUp: AsyncStream<Void>.Continuation?
    private var pace = FramePace()
    private var lastNotice: Notice.ID?
    private var windowTitle = ""

    package init(
        terminal: any Terminal, navigator: Navigator, options: ApplicationOptions = .init()
    ) {
        self.terminal = terminal
        self.navigator = navigator
        self.options = options
    }

    /// Runs until the person quits or the terminal is gone, and gives the terminal back.
    package func run() async {
        let (signals, wakeUp) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.wakeUp = wakeUp
        let reader = Task { await read() }
        defer {
            reader.cancel()
            if handsOver { terminal.handOver() } else { terminal.close() }
        }
        drawIfNeeded()
        for await _ in signals {
            handlePending()
            if navigator.hasQuit || hasVanished { return }
            drawWhenDue()
        }
    }

    /// Handles one event; ``drawIfNeeded()`` shows what came of it.
    package func handle(_ event: Event) {
        needsDrawing = true
        switch event {
        case .key(let key): dispatch(key)
        case .mouse(let event): dispatch(event)
        case .redraw: terminal.invalidate()
        case .resized, .appearance: break
        case .paste, .focused: _ = navigator.top?.receive(event)
        }
    }

    /// Gives the terminal to `body`, and shows the screen again as soon as it is done.
    ///
    /// - Throws: Only what `body` throws.
    package func runInForeground<Result>(
        _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        defer {
            handle(.redraw)
            drawIfNeeded()
        }
        return try await terminal.runInForeground(body)
    }

    /// Draws if something happened or changed since the last time.
    package func drawIfNeeded() {
        guard needsDrawing else { return }
        draw()
    }
}

extension Application {
    private func read() async {
        for await burst in terminal.events {
            events += burst
            let excess = events.dropFirst(Self.mostWaiting)
            if !excess.isEmpty {
                events = events.prefix(Self.mostWaiting) + excess.filter(\.isUrgent)
            }
            wakeUp?.yield()
        }
        hasVanished = true
        wakeUp?.yield()
    }

    /// The most that waits: more than anybody presses ahead.
    private static let mostWaiting = 1_000
    /// The most that is handled before more is read.
    private static let portion = 16

    /// Handles what came in so far, a portion at a time, so that Ctrl-C is heard however much is
    /// ahead of it: nothing of that is done any more. What a screen is not ready for waits, and so
    /// does what comes after it.
    private func handlePending() {
        if let end = events.lastIndex(of: .key(.control("c"))) { events.removeFirst(end) }
        var waiting: [Event] = []
        var handled = 0
        for event in events where !navigator.hasQuit {
            let isHeld = !event.isUrgent && (!waiting.isEmpty || isPreparing)
            if isHeld || handled == Self.portion {
                waiting.append(event)
            } else {
                handle(event)
                handled += 1
                pace.reset()
            }
        }
        events = waiting
        if handled == Self.portion, !waiting.isEmpty { wakeUp?.yield() }
    }

    /// Whether the top screen is working out what it shows first; the loop goes on when it is done.
    private var isPreparing: Bool {
        let isPreparing = preparationOfTop()
        preparation = isPreparing ? preparation ?? Preparation(patience: options.patience) : nil
        return isPreparing
    }

    /// Whether the top screen is preparing; followed once at a time, as nothing forgets what is followed
    /// before it changes.
    private func preparationOfTop() -> Bool {
        if followsPreparation { return navigator.top?.isPreparing ?? false }
        followsPreparation = true
        return withObservationTracking {
            navigator.top?.isPreparing ?? false
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.followsPreparation = false
                self?.wakeUp?.yield()
            }
        }
    }

    /// Draws now, or wakes up later if the last drawing was only just now and nobody pressed a key.
    private func drawWhenDue() {
        guard needsDrawing else { return }
        let rest = isPreparing ? preparation?.rest : nil
        guard let delay = [rest, pace.delay()].compactMap(\.self).max() else { return draw() }
        guard !pace.isWaiting else { return }
        pace.isWaiting = true
        Task {
            try? await Task.sleep(for: delay)
            pace.isWaiting = false
            wakeUp?.yield()
        }
    }

    private func draw() {
        let clock = ContinuousClock()
        let start = clock.now
        needsDrawing = false
        drawing.number += 1
        let frame = compose()
        let theme = options.theme(terminal.appearance, terminal.colorDepth)
        let cost = terminal.present(frame.buffer.resolved(with: theme, for: terminal.colorDepth))
        self.frame = frame
        pace.drew()
        afterDrawing()
        options.onFrame?(FrameStatistics(cost: cost, duration: clock.now - start))
    }

    /// Draws, and notes what that read, to draw again when some of it changes.
    private func compose() -> Frame {
        let drawn = drawing.number
        return withObservationTracking {
            // The next drawing changes it, so that what this one read is not followed any longer.
            _ = drawing.number
            _ = navigator.hasQuit
            return Frame(drawing: Chrome(contents: contents), size: terminal.size)
        } onChange: { [weak self] in
            Task { @MainActor in self?.changed(since: drawn) }
        }
    }

    private func changed(since drawn: Int) {
        guard drawn == drawing.number else { return }
        needsDrawing = true
        wakeUp?.yield()
    }

    private func afterDrawing() {
        let title = options.windowTitle()
        if title != windowTitle {
            windowTitle = title
            terminal.setTitle(title)
        }
        guard let notice = navigator.notice, notice.id != lastNotice else { return }
        lastNotice = notice.id
        expire(notice)
    }

    /// Takes a message away in time; where nothing runs, in a preview or a test, it stays.
    private func expire(_ notice: Notice) {
        guard wakeUp != nil else { return }
        Task { [weak navigator] in
            try? await Task.sleep(for: .seconds(notice.seconds))
            navigator?.removeNotice(notice.id)
        }
    }
}

/// The number of the drawing that is on the terminal.
@MainActor @Observable private final class DrawingGeneration {
    var number = 0
}
