/// A device that shows cells and tells what the person does.
///
/// ``CursesTerminal`` is the real one, ``MemoryTerminal`` the one for tests.
@MainActor package protocol Terminal: AnyObject {
    /// Columns and rows there are now.
    var size: Size { get }

    /// How many colours it can show.
    var colorDepth: ColorDepth { get }

    /// Whether its background is light or dark, as far as known; ``Event/appearance(_:)`` tells more.
    var appearance: Theme.Appearance { get }

    /// What happens, in order; what came in together comes together. It ends when the terminal is
    /// gone. Read by one task only.
    var events: AsyncStream<[Event]> { get }

    /// Whether clicks come here; if not, the mouse selects text as usual.
    var capturesMouse: Bool { get set }

    /// Shows a buffer whose colours are resolved for ``colorDepth``, and its cursor.
    ///
    /// Only what differs from the last one is written; nothing at all if nothing does.
    @discardableResult
    func present(_ buffer: ScreenBuffer) -> FrameCost

    /// Forgets what is shown: the next ``present(_:)`` writes every cell.
    func invalidate()

    /// Gives the terminal back to the shell and stops until the person says `fg`.
    func suspend()

    /// Gives the terminal to `body`, which may start programs in it, and takes it back afterwards.
    ///
    /// - Throws: Only what `body` throws.
    func runInForeground<Result>(
        _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result

    /// Names the terminal's window.
    func setTitle(_ title: String)

    /// Puts text on the person's clipboard, where the terminal allows it (OSC 52).
    func copy(_ text: String)

    /// Gives the terminal back for good. More than one call does no harm.
    func close()

    /// Stops using the terminal, but leaves it as it is for the program that this one is replaced by.
    func handOver()
}

extension Terminal {
    package func handOver() { close() }
}

/// What showing one buffer took.
package struct FrameCost: Hashable, Sendable {
    /// Cells that differed from what was shown.
    package var cells: Int
    /// Bytes written, if the device counts them.
    package var bytes: Int?

    package init(cells: Int, bytes: Int? = nil) {
        self.cells = cells
        self.bytes = bytes
    }
}
