import ScreenPreviews
import TerminalUI

/// What the command line of a dev executable asks for.
struct GalleryArguments: Hashable, Sendable {
    /// What to do.
    enum Action: Hashable, Sendable {
        case gallery, list, print, help
        /// Save the state as an SVG picture.
        case picture(path: String)
    }

    private(set) var action = Action.gallery
    private(set) var position = GalleryPosition()

    private var rest: [String]
    private var knobs: [KnobArgument] = []

    /// Reads the words after the program's name.
    ///
    /// - Throws: ``GalleryError`` for what is not understood.
    init(_ words: [String]) throws(GalleryError) {
        rest = words.flatMap(Self.parts)
        while !rest.isEmpty { try read(rest.removeFirst()) }
        for knob in knobs {
            guard let preview = knob.preview ?? position.preview else {
                throw .knobWithoutPreview("\(knob)")
            }
            position.knobs[preview, default: [:]][knob.name] = knob.value
        }
    }

    /// `--size=full` is `--size full`.
    private static func parts(of word: String) -> [String] {
        guard word.hasPrefix("--"), word.contains("=") else { return [word] }
        return word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
    }

    private mutating func read(_ option: String) throws(GalleryError) {
        switch option {
        case "--list": action = .list
        case "--print": action = .print
        case "--help", "-h": action = .help
        case "--enter": position.keyboard = .preview
        case "--knobs": position.keyboard = .knobs
        case "--grid": position.isGrid = true
        case "--variants": position.showsVariants = true
        case "--whole": position.isWhole = true
        case "--figures": position.showsFigures = true
        case "--zoom": position.isZoomed = true
        case "--reload": position.reloads = true
        case "--watch": position.watches = true
        case "--built-in":
            position.builtIn = try value(of: option, "milliseconds") { Int($0) }
        case "--svg": action = .picture(path: try value(of: option, "a file"))
        case "--preview": position.preview = try value(of: option, "a state, such as loaded")
        case "--filter": position.filter = try value(of: option, "text")
        case "--size": position.size = try value(of: option, "80x24, full") { PreviewSize($0) }
        case "--theme":
            position.appearance = try value(of: option, "dark, light") {
                Theme.Appearance.names[$0]
            }
        case "--colors":
            position.depth = try value(of: option, "none, 16, 256, true") { name in
                ColorDepth.all.first { $0.name == name }
            }
        case "--pan":
            position.pan = try value(of: option, "columns and rows, such as 8,4") { Self.point($0) }
        case "--names":
            position.names = try value(of: option, "plain, wide, long") {
                SampleNames(rawValue: $0)
            }
        case "--keys":
            position.events = try value(of: option, "keys, such as j j Enter") {
                EventWords.events($0)
            }
        case "--knob":
            knobs.append(try value(of: option, "NAME=VALUE") { KnobArgument($0) })
        default: throw .unknownOption(option)
        }
    }

    private static func point(_ text: String) -> Point? {
        let numbers = text.split(separator: ",").map { Int($0) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x >= 0, y >= 0
        else { return nil }
        return Point(x: x, y: y)
    }

    private mutating func value(
        of option: String, _ expected: String
    ) throws(GalleryError) -> String {
        guard let value = rest.first else {
            throw .missingValue(option: option, expected: expected)
        }
        rest.removeFirst()
        return value
    }

    private mutating func value<Value>(
        of option: String, _ expected: String, read: (String) -> Value?
    ) throws(GalleryError) -> Value {
        let text = try value(of: option, expected)
        guard let value = read(text) else {
            throw .wrongValue(text, option: option, expected: expected)
        }
        return value
    }
}
