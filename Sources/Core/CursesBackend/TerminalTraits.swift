import TerminalUI

/// What the environment tells about the terminal.
struct TerminalTraits: Hashable, Sendable {
    /// `TERM`.
    let name: String
    /// Whether any colour is wanted (`NO_COLOR`).
    let wantsColor: Bool
    /// Whether it says that it shows any 24-bit colour.
    let isTrueColor: Bool
    /// What `COLORFGBG` says of the background, if anything.
    let appearance: Theme.Appearance?
    private let isApple: Bool

    /// - Parameter variable: Looks up an environment variable.
    init(environment variable: (String) -> String?) {
        name = variable("TERM") ?? ""
        wantsColor = (variable("NO_COLOR") ?? "").isEmpty
        isTrueColor =
            ["truecolor", "24bit"].contains(variable("COLORTERM")) || name.hasSuffix("-direct")
        isApple = variable("TERM_PROGRAM") == "Apple_Terminal"
        appearance = variable("COLORFGBG").flatMap(Self.appearance)
    }

    /// Whether it understands `OSC` strings: titles, clipboard, questions about colours. Those that
    /// do not would print them.
    var understandsStrings: Bool {
        let families = [
            "xterm", "tmux", "screen", "rxvt", "alacritty", "foot", "ghostty", "kitty", "wezterm",
            "konsole", "vte", "gnome", "iterm", "st-", "contour", "rio", "mintty",
        ]
        return families.contains { name.hasPrefix($0) }
    }

    /// Whether it may be asked about itself. Apple's Terminal prints what it does not understand.
    var answersQuestions: Bool { understandsStrings && !isApple }

    /// The background to begin with: most are dark, and who is not can say so where it is asked.
    var likelyAppearance: Theme.Appearance {
        appearance ?? (answersQuestions ? .dark : .either)
    }

    /// Whether frames are marked (DEC 2026), so that it shows each at once.
    var synchronizes: Bool { understandsStrings && !isApple }

    /// Whether it erases with a background although its entry does not say so.
    var erasesWithBackground: Bool { name.hasPrefix("tmux") }

    /// `foreground;background`, or with something between; ANSI colours 7 and 9 to 15 are light.
    private static func appearance(_ value: String) -> Theme.Appearance? {
        guard let last = value.split(separator: ";").last, let index = Int(last) else { return nil }
        return index == 7 || (9...15).contains(index) ? .light : .dark
    }
}
