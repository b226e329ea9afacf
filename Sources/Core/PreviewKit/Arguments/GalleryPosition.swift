import ScreenPreviews
import TerminalUI

/// What the gallery shows. As arguments it brings the gallery back to where it was, after the program
/// was built again say.
struct GalleryPosition: Hashable, Sendable {
    /// Who gets the keys.
    enum Keyboard: Hashable, Sendable {
        case list, preview, knobs
    }

    /// The id of the preview, or the name of its state; `nil` for the first one.
    var preview: String?
    var size = PreviewSize.full
    /// `nil` for the terminal's own background.
    var appearance: Theme.Appearance?
    /// `nil` for what the terminal can show.
    var depth: ColorDepth?
    /// What is typed into the list's filter.
    var filter = ""
    var keyboard = Keyboard.list
    /// Whether the preview has all the room.
    var isZoomed = false
    /// Whether previews are browsed as thumbnails.
    var isGrid = false
    /// Whether the variants of the preview are shown side by side.
    var showsVariants = false
    /// How the names in previews are written.
    var names = SampleNames.plain
    /// Whether a preview for which there is not enough room is made smaller.
    var isWhole = false
    /// Columns and rows of a preview larger than the room that are hidden before the visible ones.
    var pan = Point.zero
    /// Whether figures about the last frame lie over the preview.
    var showsFigures = false
    /// The parameters that somebody changed, by the id of the preview.
    var knobs: [Preview.ID: [String: String]] = [:]
    /// The keys and clicks to begin with in the preview.
    var events: [Event] = []
    /// Whether to start again, at the same place, when the program has been built again.
    var reloads = false
    /// Whether to build the program again when its sources change.
    var watches = false
    /// How long the build took that made this program, in milliseconds, if it was built so.
    var builtIn: Int?

    /// The arguments that lead here.
    var arguments: [String] {
        var words: [String] = []
        if let preview { words += ["--preview", preview] }
        words += ["--size", "\(size)"]
        if let appearance { words += ["--theme", appearance.name] }
        if let depth { words += ["--colors", depth.name] }
        if !filter.isEmpty { words += ["--filter", filter] }
        if names != .plain { words += ["--names", names.rawValue] }
        for (id, values) in knobs.sorted(by: { $0.key < $1.key }) {
            for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                words += ["--knob", "\(KnobArgument(preview: id, name: name, value: value))"]
            }
        }
        if !events.isEmpty { words += ["--keys", EventWords.text(events)] }
        if keyboard == .preview { words.append("--enter") }
        if keyboard == .knobs { words.append("--knobs") }
        if isGrid { words.append("--grid") }
        if showsVariants { words.append("--variants") }
        if isWhole { words.append("--whole") }
        if pan != .zero { words += ["--pan", "\(pan.x),\(pan.y)"] }
        if showsFigures { words.append("--figures") }
        if isZoomed { words.append("--zoom") }
        if reloads { words.append("--reload") }
        if watches { words.append("--watch") }
        if let builtIn { words += ["--built-in", "\(builtIn)"] }
        return words
    }
}

extension Theme.Appearance {
    static let names: [String: Theme.Appearance] = [
        "dark": .dark, "light": .light, "either": .either,
    ]

    /// What it is called on the command line.
    var name: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        case .either: "either"
        }
    }
}

extension ColorDepth {
    static let all: [ColorDepth] = [.trueColor, .indexed256, .ansi16, .none]

    /// What it is called on the command line.
    var name: String {
        switch self {
        case .none: "none"
        case .ansi16: "16"
        case .indexed256: "256"
        case .trueColor: "true"
        }
    }

    /// What it is called on the screen.
    var title: String {
        switch self {
        case .none: "no colours"
        case .ansi16: "16 colours"
        case .indexed256: "256 colours"
        case .trueColor: "true colour"
        }
    }
}
