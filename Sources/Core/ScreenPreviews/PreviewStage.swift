import TerminalUI

/// A preview on a terminal made of memory, drawn the way the whole program draws it: breadcrumbs on
/// top, the screen, hints below.
@MainActor package final class PreviewStage {
    /// What the router of the preview was asked.
    package let log = RouteLog()
    /// The device that it is shown on.
    package let terminal: MemoryTerminal
    /// The run loop; give it events with ``Application/handle(_:)`` and ``settle(quietTurns:)`` afterwards.
    package let application: Application

    private static let mostTurns = 1_000

    /// Makes the screen and lets it appear; ``settle(quietTurns:)`` draws it.
    ///
    /// - Parameters:
    ///   - preview: What to show.
    ///   - size: How large the terminal is; parts of screens have no bars around them.
    ///   - appearance: Its background.
    ///   - colorDepth: How many colours it has.
    ///   - knobs: The parameters of the preview.
    ///   - names: How the names in it are written.
    ///   - options: What else the run loop is given.
    package init(
        _ preview: Preview, size: Size, appearance: Theme.Appearance = .dark,
        colorDepth: ColorDepth = .trueColor, knobs: Knobs = Knobs(), names: SampleNames = .plain,
        options: ApplicationOptions = .init()
    ) {
        terminal = MemoryTerminal(size: size, colorDepth: colorDepth, appearance: appearance)
        let context = PreviewContext(log: log, knobs: knobs, names: names)
        var options = options
        options.hasBars = preview.partSize == nil
        application = Application(
            terminal: terminal, navigator: Navigator(root: preview.makeScreen(context)),
            options: options)
    }

    /// Draws, and draws again as long as something that was drawn changes.
    ///
    /// It sleeps nowhere, and no thread decides when it ends. Previews give their screens an executor
    /// that does all work where it is handed in, so that only the main actor has turns, in the order
    /// in which they were asked for. What waits for a stream that never ends takes no turn; work
    /// takes one for each step, so that a number of turns without a frame is rest, however busy the
    /// machine is.
    ///
    /// - Parameter quietTurns: How many turns without a change are enough: more than the steps that
    ///   a screen takes without showing anything.
    /// - Returns: Whether it came to rest; a screen that never stops changing is given up.
    @discardableResult
    package func settle(quietTurns: Int = 25) async -> Bool {
        var quiet = 0
        for _ in 0..<Self.mostTurns {
            let frames = terminal.frames
            application.drawIfNeeded()
            quiet = terminal.frames == frames ? quiet + 1 : 0
            if quiet == 2 * quietTurns { return true }
            // What still uses the threads of the pool has turns there too before this is called rest.
            if quiet < quietTurns { await Self.turn() } else { await Task.yield() }
        }
        return false
    }

    /// Lets everything that waits for the main actor have its turn. `Task.yield()` would go through
    /// the pool of threads, which takes as long as the machine is busy: how many steps a preview
    /// took between two drawings would be up to chance.
    private static func turn() async {
        await withCheckedContinuation { turn in
            Task { turn.resume() }
        }
    }

    /// The last frame with meanings for colours: the same in every theme.
    package var buffer: ScreenBuffer {
        application.frame?.buffer ?? ScreenBuffer(size: terminal.size)
    }

    /// The last frame in the colours that the terminal shows.
    package var shown: ScreenBuffer {
        terminal.shown ?? ScreenBuffer(size: terminal.size)
    }

    /// Lets the screen disappear, so that it stops what it started.
    package func close() {
        application.navigator.top?.didDisappear()
    }
}
