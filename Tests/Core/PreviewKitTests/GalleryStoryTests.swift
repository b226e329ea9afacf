import ScreenPreviews
import TerminalUI
import Testing

@testable import PreviewKit

/// What a person does in the gallery, key by key.
@MainActor @Suite struct GalleryStoryTests {
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

    private func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) async {
        await stage.settle()
        let button: MouseEvent.Button? = if case .wheel = kind { nil } else { .left }
        stage.application.handle(
            .mouse(MouseEvent(kind, button: button, column: column, row: row)))
        await stage.settle()
    }

    private var text: String { stage.buffer.text }

    @Test func `the selected state runs`() async {
        await press("j")
        #expect(model.pane.session?.preview.id == "Fruits/typing")
        #expect(text.contains("─ Fruits/typing ─"))
    }

    @Test func `in the preview every key is the preview's`() async {
        await press(.tab, "j", .enter, .escape, "?", "s", "t")
        #expect(model.keyboard == .preview)
        #expect(model.pane.session?.log.calls == ["openFruit(Pear)"])
        #expect(model.pane.size == PreviewSize.steps[0])
        #expect(text.contains("Open the fruit"))
    }

    @Test(arguments: [Key.control("g"), .function(12)])
    func `a key leads back to the list`(key: Key) async {
        await press(.tab, key, "s")
        #expect(model.keyboard == .list)
        #expect(model.pane.size == PreviewSize.steps[1])
    }

    @Test func `calls of the router are shown and not followed`() async {
        await press(.enter, "l", "y")
        #expect(text.contains("1  openFruit(Apple)"))
        #expect(text.contains("2  copy(Apple)"))
    }

    @Test func `a preview that quits gives the keyboard back and can start again`() async {
        await press(.tab, "j", "q")
        #expect(model.keyboard == .list)
        #expect(text.contains("the screen has quit; r restarts it"))
        await press(.tab)
        #expect(model.keyboard == .preview)
        #expect(!text.contains("it has quit"))
    }

    @Test func `restarting brings back the first state`() async {
        await press(.tab, "j", .enter, .control("g"), "r")
        #expect(model.pane.session?.log.calls == [])
    }

    @Test func `the filter finds a state of any story`() async {
        await press("/", "o", "n", "l", "y", .enter)
        #expect(model.found == 1)
        #expect(model.pane.session?.preview.id == "Vegetables/only")
        await press(.escape)
        #expect(model.found == 6)
        #expect(model.pane.session?.preview.id == "Vegetables/only")
    }

    @Test func `sizes go round in both directions`() async {
        await press("s", "s", "s")
        #expect(model.pane.size == .full)
        #expect(model.pane.session?.buffer.size == model.pane.placement.room)
        await press("s", "S")
        #expect(model.pane.size == .full)
    }

    @Test func `a full preview follows the terminal`() async {
        await press("S")
        stage.terminal.send(.resized(Size(width: 90, height: 30)))
        stage.application.handle(.resized(Size(width: 90, height: 30)))
        await stage.settle()
        #expect(model.pane.session?.buffer.size == model.pane.placement.room)
        #expect(model.pane.placement.room.width < 90)
    }

    @Test func `a large preview can be moved`() async {
        await press("s", "s")
        #expect(text.contains("columns 1–"))
        await press("L", "J")
        #expect(text.contains("columns 9–"))
        #expect(text.contains("rows 5–"))
    }

    @Test func `moving a small preview says why not`() async {
        await press("L")
        #expect(text.contains("All of the preview is visible."))
    }

    @Test func `colours change without losing the place`() async {
        await press(.tab, "j", .control("g"), "t", "c", "c")
        #expect(model.position.appearance == .light)
        #expect(model.position.depth == .ansi16)
        await press(.tab, .enter)
        #expect(model.pane.session?.log.calls == ["openFruit(Pear)"])
    }

    @Test func `zoom leaves only the preview`() async {
        await press("z")
        #expect(!text.contains("States"))
        await press(.tab, .function(11))
        #expect(text.contains("States"))
    }

    @Test func `a click in the preview is a click on its row`() async throws {
        await press()
        let origin = try placeOf("Quince")
        await mouse(.press(clicks: 1), origin.x, origin.y)
        #expect(model.keyboard == .preview)
        await mouse(.press(clicks: 2), origin.x, origin.y)
        #expect(model.pane.session?.log.calls == ["openFruit(Quince)"])
    }

    @Test func `a click in the list selects and takes the keyboard`() async throws {
        await press(.tab)
        let place = try placeOf("empty")
        await mouse(.press(clicks: 1), place.x, place.y)
        #expect(model.keyboard == .list)
        #expect(model.pane.session?.preview.state == "empty")
    }

    @Test func `the position is what is shown`() async {
        await press("s", "t", .tab)
        #expect(
            model.position.arguments == [
                "--preview", "Fruits/loaded", "--size", "120x40", "--theme", "light", "--enter",
            ])
    }

    @Test func `the keys pressed in the preview lead back to its selection`() async throws {
        await press(.tab, "j", "j")
        #expect(model.position.events == [.key("j"), .key("j")])
        let again = PreviewSession(
            try #require(model.selected), size: Size(width: 80, height: 24), onEnd: {})
        await again.repeatEvents(model.position.events)
        again.send(.key(.enter))
        #expect(again.log.calls == ["openFruit(Quince)"])
    }

    @Test func `a click in the preview leads back to its selection too`() async throws {
        await press(.tab, "j")
        let place = try placeOf("Quince")
        await mouse(.press(clicks: 1), place.x, place.y)
        await press("j")
        let again = PreviewSession(
            try #require(model.selected), size: Size(width: 80, height: 24), onEnd: {})
        await again.repeatEvents(model.position.events)
        again.send(.key(.enter))
        #expect(again.log.calls == ["openFruit(漢字 plum)"])
    }

    @Test func `a click is not repeated where it meant another place`() async throws {
        await press()
        let place = try placeOf("Quince")
        await mouse(.press(clicks: 1), place.x, place.y)
        await press("j", .control("g"), "s")
        #expect(model.position.events == [])
    }

    @Test func `what was pasted is not repeated in part`() async {
        await press(.tab, "/")
        stage.application.handle(.paste("qui"))
        await press("j")
        #expect(model.position.events == [])
    }

    @Test func `braces lead from story to story`() async {
        await press("}")
        #expect(model.selected?.id == "Fruits.Price/plain")
        await press("}")
        #expect(model.selected?.id == "Vegetables/only")
        await press("}", "{", "{")
        #expect(model.selected?.id == "Fruits/empty")
        await press("w", "}")
        #expect(model.selected?.id == "Fruits.Price/plain")
    }

    private func placeOf(_ word: String) throws -> Point {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let y = try #require(lines.firstIndex { $0.contains(word) })
        let range = try #require(lines[y].firstRange(of: word))
        return Point(x: TextWidth.of(lines[y][..<range.lowerBound]), y: y)
    }
}
