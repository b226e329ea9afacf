import ScreenPreviews
import TerminalUI
import Testing

@testable import PreviewKit

@Suite struct GalleryArgumentsTests {
    @Test func `without words it opens the gallery`() throws {
        let arguments = try GalleryArguments([])
        #expect(arguments.action == .gallery)
        #expect(arguments.position == GalleryPosition())
    }

    @Test func `every option is understood`() throws {
        let words = [
            "--preview", "many", "--size=120x40", "--theme", "light", "--colors", "16",
            "--filter", "ma", "--enter", "--zoom", "--reload",
        ]
        let position = try GalleryArguments(words).position
        #expect(
            position
                == GalleryPosition(
                    preview: "many", size: .fixed(Size(width: 120, height: 40)),
                    appearance: .light, depth: .ansi16, filter: "ma", keyboard: .preview,
                    isZoomed: true, reloads: true))
    }

    @Test(arguments: [
        (["--list"], GalleryArguments.Action.list), (["--print"], .print), (["--help"], .help),
        (["--svg", "a.svg"], .picture(path: "a.svg")),
    ])
    func `what is no gallery is done instead`(words: [String], action: GalleryArguments.Action)
        throws
    {
        #expect(try GalleryArguments(words).action == action)
    }

    @Test(arguments: [
        (["--foo"], "Unknown option “--foo”. List the options with --help."),
        (["--size"], "--size needs a value: 80x24, full."),
        (["--size", "big"], "“big” is not valid for --size. Use one of: 80x24, full."),
        (["--size", "0x5"], "“0x5” is not valid for --size. Use one of: 80x24, full."),
        (["--theme", "blue"], "“blue” is not valid for --theme. Use one of: dark, light."),
        (["--colors", "8"], "“8” is not valid for --colors. Use one of: none, 16, 256, true."),
    ])
    func `what is not understood is named`(words: [String], sentence: String) {
        let error = #expect(throws: GalleryError.self) { try GalleryArguments(words) }
        #expect(error?.description == sentence)
    }

    @Test func `a position as arguments leads back to it`() throws {
        let position = GalleryPosition(
            preview: "Fruits/loaded", size: .full, appearance: .dark, depth: ColorDepth.none,
            filter: "two words", keyboard: .preview, isZoomed: true, reloads: true)
        #expect(try GalleryArguments(position.arguments).position == position)
    }

    @Test func `everything that must survive a new start is among the arguments`() throws {
        var position = GalleryPosition(preview: "Fruits.Price/any")
        position.keyboard = .knobs
        position.isGrid = true
        position.showsVariants = true
        position.names = .wide
        position.isWhole = true
        position.showsFigures = true
        position.pan = Point(x: 8, y: 4)
        position.knobs = [
            "Fruits.Price/any": ["fruit": "a=b, c", "ripe": "true"],
            "Other/any": ["grouped by": "file"],
        ]
        #expect(try GalleryArguments(position.arguments).position == position)
    }

    @Test func `a knob without a state belongs to the shown one`() throws {
        let words = ["--knob", "ripe=true", "--preview", "any"]
        #expect(try GalleryArguments(words).position.knobs == ["any": ["ripe": "true"]])
        let error = #expect(throws: GalleryError.self) {
            try GalleryArguments(["--knob", "ripe=true"])
        }
        #expect(error == .knobWithoutPreview("ripe=true"))
    }

    @Test(arguments: ["ripe", "=true", ""]) func `what is no knob is not read`(text: String) {
        #expect(KnobArgument(text) == nil)
    }

    @Test func `help names every option`() throws {
        let text = GalleryHelp(name: "FruitsDev").text
        #expect(text.contains("USAGE: FruitsDev [options]"))
        for option in GalleryPosition(
            preview: "a", appearance: .dark, depth: .ansi16, filter: "b", keyboard: .preview,
            isZoomed: true, reloads: true
        ).arguments where option.hasPrefix("--") {
            #expect(text.contains(option))
        }
    }
}
