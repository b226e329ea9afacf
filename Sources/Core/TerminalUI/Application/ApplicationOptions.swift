/// What the composition root adds to the run loop.
package struct ApplicationOptions {
    /// The name of the terminal's window.
    package var windowTitle: @MainActor () -> String = { "" }
    /// What stands at the right of the top bar, the most important first: codebase, branch, state.
    /// What it reads is observed. Those that do not fit are left out, the last ones first.
    package var status: @MainActor () -> [StyledText] = { [] }
    /// What can be done on every screen but in dialogs. Where a screen has a command with the same
    /// meaning, that one counts.
    package var commands: @MainActor () -> [Command] = { [] }
    /// The keys that a person chose.
    package var keys = KeyMap()
    /// What the palette finds besides commands.
    package var palette: [any PaletteSource] = []
    /// The pages of the help behind the keys.
    package var helpPages: @MainActor () -> [HelpPage] = { [] }
    /// The colours for a background and a number of colours.
    package var theme: @MainActor (Theme.Appearance, ColorDepth) -> Theme = {
        Theme.standard($0, for: $1)
    }
    /// How long the frame before stays while a screen works out what it shows first.
    package var patience = Duration.milliseconds(100)
    /// Whether there are bars above and below a screen; without them any size is large enough.
    package var hasBars = true
    /// Told after each drawing what it took.
    package var onFrame: (@MainActor (FrameStatistics) -> Void)?

    package init() {}
}

/// What one drawing took.
package struct FrameStatistics: Hashable, Sendable {
    /// Cells that changed, and bytes written if known.
    package let cost: FrameCost
    /// From the start of the drawing until the last byte was written.
    package let duration: Duration
}
