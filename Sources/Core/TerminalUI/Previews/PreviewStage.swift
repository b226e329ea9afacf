/// A preview on a terminal made of memory, drawn the way the whole program draws it: breadcrumbs on
/// top, the screen, hints below.
@MainActor package final class PreviewStage {
    /// What the router of the preview was asked.
    package let log = RouteLog()
    /// The device that it is shown on.
    package let terminal: MemoryTerminal
    /// The run loop; give it events with ``Application/handle(_:)`` and ``settle()`` afterwards.
    package let application: Application

    private static let quietTurns = 25
    private static let mostTurns = 400

    /// Makes the screen and lets it appear; ``settle()`` draws it.
    package init(
        _ preview: Preview, size: Size, appearance: Theme.Appearance = .dark,
        colorDepth: ColorDepth = .trueColor, options: ApplicationOptions = .init()
    ) {
        terminal = MemoryTerminal(size: size, colorDepth: colorDepth, appearance: appearance)
        application = Application(
            terminal: terminal, navigator: Navigator(root: preview.makeScreen(log)),
            options: options)
    }

    /// Draws, and draws again as long as something that was drawn changes.
    ///
    /// It sleeps nowhere. It lets other tasks run, on the main actor and beside it, until they have
    /// changed nothing for a good number of turns.
    ///
    /// - Returns: Whether it came to rest; a screen that never stops changing is given up.
    @discardableResult
    package func settle() async -> Bool {
        var quiet = 0
        for _ in 0..<Self.mostTurns {
            let frames = terminal.frames
            application.drawIfNeeded()
            quiet = terminal.frames == frames ? quiet + 1 : 0
            if quiet == Self.quietTurns { return true }
            await Self.letOthersRun()
            await Task.yield()
        }
        return false
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

    /// Goes to the end of the queue of the other threads and comes back.
    @concurrent private nonisolated static func letOthersRun() async {
        await Task.yield()
    }
}
