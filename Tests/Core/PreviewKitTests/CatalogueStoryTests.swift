import ScreenPreviews
import TerminalUI
import Testing

@testable import PreviewKit

/// Looking around in the catalogue, key by key.
@MainActor @Suite struct CatalogueStoryTests {
    private let model: GalleryViewModel
    private let stage: PreviewStage

    init() {
        let model = GalleryViewModel.fake(
            GalleryPosition(preview: "loaded", size: PreviewSize.steps[0]))
        let preview = Preview(story: "Gallery", state: "test") { _ in
            GalleryScreen(title: "FruitsDev", viewModel: model)
        }
        self.model = model
        stage = PreviewStage(preview, size: Size(width: 120, height: 40))
    }

    private func press(_ keys: Key...) async {
        await stage.settle()
        for key in keys {
            stage.application.handle(.key(key))
            await stage.settle()
        }
    }

    private var text: String { stage.buffer.text }

    @Test func `thumbnails show all states, and Enter opens one`() async {
        await press("w")
        #expect(text.contains("─ empty ─") && text.contains("─ only ─"))
        #expect(text.contains("Apple  3"))
        await press("l", .enter)
        #expect(!model.isGrid)
        #expect(model.pane.session?.preview.id == "Fruits/typing")
        await press(.escape)
        #expect(model.isGrid)
    }

    @Test func `thumbnails are drawn only where they are visible`() async {
        let model = GalleryViewModel(
            previews: (0..<200).map { index in
                Preview(story: "Many", state: "\(index)") { FakeScreen(.empty, log: $0) }
            },
            position: GalleryPosition(isGrid: true),
            native: NativeColors(appearance: .dark, depth: .trueColor), showsTimes: false)
        let preview = Preview(story: "Gallery", state: "many") { _ in
            GalleryScreen(title: "ManyDev", viewModel: model)
        }
        let stage = PreviewStage(preview, size: Size(width: 80, height: 24))
        await stage.settle()
        let drawn = model.previews.count { model.drawn.buffer(model.pane.key(for: $0)) != nil }
        #expect(drawn > 0 && drawn < 20)
    }

    @Test func `the filter works on thumbnails too`() async {
        await press("w", "/", "p", "r", "i", .enter)
        #expect(model.found == 2)
        #expect(!text.contains("─ empty ─"))
        await press(.escape)
        #expect(model.found == 6)
    }

    @Test func `moving over thumbnails starts no preview`() async {
        await press("w")
        let running = model.pane.session?.preview.id
        await press("j", "l", "h", "k", "G")
        #expect(model.selected?.id == "Vegetables/only")
        #expect(model.pane.session?.preview.id == running)
    }

    @Test func `variants stand side by side and one is taken over`() async {
        await press("v")
        for title in ["60x15", "80x24", "120x40"] { #expect(text.contains("─ \(title) ─")) }
        await press("j", "j", "l", .enter)
        #expect(model.variants.preview == nil)
        #expect(model.pane.colors.appearance == .light)
    }

    @Test func `Escape leaves the variants`() async {
        await press("v", "G", .escape)
        #expect(model.variants.preview == nil)
        #expect(model.pane.session?.preview.id == "Fruits/loaded")
    }

    @Test func `knobs change the preview and are kept`() async {
        model.select("Fruits.Price/any")
        await press("p", "j", .right, .right, "j", .enter)
        #expect(text.contains("Pear  5 ripe"))
        #expect(model.position.knobs == ["Fruits.Price/any": ["price": "5", "ripe": "true"]])
        await press("0")
        #expect(text.contains("Pear  3"))
        #expect(model.position.knobs == [:])
    }

    @Test func `a text is typed and taken over with Enter`() async {
        model.select("Fruits.Price/any")
        await press("p", .enter, "s", .enter)
        #expect(text.contains("Pears  3"))
        await press(.enter, "x", .escape)
        #expect(text.contains("Pears  3"))
    }

    @Test func `a number outside of its range is not taken over`() async {
        model.select("Fruits.Price/any")
        await press("p", "j", .enter, "9", "9", "9", .enter)
        #expect(model.position.knobs == [:])
    }

    @Test func `a preview without knobs says so`() async {
        await press("p")
        #expect(text.contains("This preview has no knobs."))
    }

    @Test func `calls are forgotten`() async {
        await press(.tab, "y", .control("g"), "d")
        #expect(model.pane.session?.log.calls == [])
        await press("d")
        #expect(text.contains("The router has not been called."))
    }

    @Test func `older calls can be seen`() async {
        await press(.tab)
        for _ in 0..<20 { await press("y") }
        await press(.control("g"), "[", "[")
        #expect(model.callsOffset == 2)
        #expect(text.contains("18  copy(Apple)") && !text.contains("19  copy(Apple)"))
    }

    @Test func `figures tell what the frame sends`() async throws {
        await press("b", .tab, "j")
        let figures = try #require(model.pane.figures)
        #expect(figures.bytes > 0 && figures.bytes < 400)
        #expect(figures.cells < figures.allCells)
        #expect(text.contains("\(figures.cells) of \(figures.allCells)"))
    }

    @Test func `a preview that is too large is shown whole`() async {
        await press("s", "s", "m")
        #expect(text.contains("scaled to fit"))
        #expect(model.pane.placement.visiblePart == nil)
    }

    @Test func `the palette finds previews`() async {
        await press(":", "o", "n", "l", "y")
        #expect(model.selected?.id == "Fruits/loaded")
        let items = await PreviewPaletteSource(model: model).items()
        #expect(items.count == model.previews.count)
        items.last?.action()
        #expect(model.selected?.id == "Vegetables/only")
    }
}
