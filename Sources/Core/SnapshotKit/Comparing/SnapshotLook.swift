import TerminalUI

/// In which colours a snapshot is taken.
package enum SnapshotLook: String, CaseIterable, Sendable {
    /// The meanings of the colours, which are the same in every theme.
    case meanings
    /// The exact colours on a dark background.
    case dark
    /// The exact colours on a light background.
    case light
    /// The colours of a terminal that has only sixteen.
    case sixteen
    /// Without any colours.
    case colorless

    var appearance: Theme.Appearance { self == .light ? .light : .dark }

    var colorDepth: ColorDepth {
        switch self {
        case .meanings, .dark, .light: .trueColor
        case .sixteen: .ansi16
        case .colorless: .none
        }
    }

    /// The part of a file's name that tells it from the others.
    var suffix: String { self == .meanings ? "" : "-\(rawValue)" }
}
