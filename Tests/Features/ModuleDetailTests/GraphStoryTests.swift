import Codebase
import ScreenPreviews
import SnapshotKit
import TerminalUI
import Testing

@testable import ModuleDetail

@MainActor @Suite struct GraphStoryTests {
    @Test func `dependents stand above the module, dependencies below it`() async {
        let lines = await Story(.graph).stage.terminal.lines
        func row(_ text: String) -> Int { lines.firstIndex { $0.contains(text) } ?? -1 }
        #expect(row("│ RadioApp │") < row("┃ FeedFeature ┃"))
        #expect(row("┃ FeedFeature ┃") < row("│ ImageKit │"))
    }

    @Test func `arrows go along a row and to the other one, Enter opens the module`() async {
        let story = await Story(.graph)
        await story.press(.left, .right, .enter, .down, .enter, .up, .enter)
        #expect(
            story.calls == [
                "openModule(::RadioApp)", "openModule(::ImageKit)", "openModule(::RadioApp)",
            ])
    }

    @Test func `a row does not run over into the other one at its ends`() async {
        let story = await Story(.graph)
        await story.press(.right, .right, .right, .right, .enter)
        #expect(story.calls == ["openModule(::RadioTests)"])
    }

    @Test func `a row with too many boxes counts the hidden ones and follows`() async {
        let story = await Story(.many, size: Size(width: 80, height: 24))
        #expect(story.shows("38›"))
        for _ in 0..<12 { await story.press(.right) }
        await story.press(.enter)
        #expect(story.calls == ["openModule(::Feature20)"])
        #expect(story.shows("‹"))
    }

    @Test func `where there is no room for frames the names stand without them`() async {
        let story = await Story(.graph, size: Size(width: 60, height: 15))
        for text in ["│ RadioApp │", "┃ FeedFeature ┃", "│ ImageKit │"] {
            #expect(story.shows(text))
        }
        #expect(!story.shows("┏"))
    }

    @Test func `a click on a box selects it`() async {
        let story = await Story(.graph)
        await story.click("ImageKit │")
        #expect(story.viewModel.selectedRow?.module == "::ImageKit")
    }

    @Test func `lines join each box with the module, whatever lies above each other`() {
        var text = ""
        let view = JointsView(joints: Joints(places: [2, 8, 14], middle: 8, opensUpward: false))
        let buffer = ScreenBuffer(drawing: view, size: Size(width: 18, height: 2))
        for y in 0..<2 { text += buffer.row(y).map(\.glyph.string).joined() + "\n" }
        #expect(text == "  ╭─────┼─────╮   \n  ▼     ▼     ▼   \n")
    }
}

@MainActor private struct JointsView: @MainActor View {
    let joints: Joints

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        joints.draw(y: 0, on: canvas)
    }
}
