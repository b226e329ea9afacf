import TerminalUI

/// What the terminal around the gallery shows by itself.
struct NativeColors: Hashable, Sendable {
    var appearance: Theme.Appearance
    var depth: ColorDepth
}

/// In which colours a preview is shown, on a terminal that may have others.
struct PreviewColors: Hashable, Sendable {
    var appearance: Theme.Appearance
    var depth: ColorDepth
    let native: NativeColors

    /// What lies behind the preview where the terminal's own background is not the right one.
    var paper: Style {
        guard appearance != native.appearance else { return .plain }
        return appearance == .light
            ? Style(.rgb(0x2A303B), on: .rgb(0xFBFCFD)) : Style(.rgb(0xD3D8E2), on: .rgb(0x14171D))
    }

    /// The same cells in these colours. Those that the terminal has anyway stay meanings.
    func apply(to buffer: ScreenBuffer) -> ScreenBuffer {
        guard appearance != native.appearance || depth != native.depth else { return buffer }
        return buffer.resolved(with: .standard(appearance, for: depth), for: depth)
    }
}
