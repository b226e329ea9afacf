import Codebase
import Editing
import Previewing
import ScreenPreviews
import TerminalUI
import Testing

@testable import Snapshots

@MainActor @Suite struct SnapshotsStoryTests {
    private let all = [
        "CardTests/testCard.1", "Orders/many@120x40", "Orders/many@80x24", "Orders/paused@80x24",
        "Returns/slow@80x24", "Stock/vanished@80x24",
    ]

    @Test func `what differs stands by story, with how many of each kind`() async {
        let story = await Story()
        #expect(story.names == all)
        #expect(story.shows("~4 +1 −1"))
    }

    @Test func `old and new are shown with the rows that differ marked`() async {
        let story = await Story()
        await story.press("j", "j")
        #expect(story.shows("12 open"))
        #expect(story.shows("14 open"))
        let marked = story.stage.terminal.lines.filter { $0.contains("+ #1043") }
        #expect(marked.count == 1)
    }

    @Test func `a shows what changes and writes nothing before y`() async {
        let store = SampleSnapshots()
        let story = await Story(store)
        await story.press("j", "a")
        #expect(story.shows("Accept Orders/many@120x40?"))
        #expect(story.shows("replace  Tests/OrdersTests/Snapshots/Orders/many@120x40.txt"))
        #expect(story.shows("+ p pause"))
        await story.press(.enter, "n")
        #expect(store.journal.all.isEmpty)
        #expect(story.names == all)
    }

    @Test func `an orphan is deleted only after a question that says so`() async {
        let store = SampleSnapshots()
        let story = await Story(store)
        await story.press("j", "j", "j", "j", "a")
        #expect(story.shows("A file that no test draws is deleted."))
        #expect(store.journal.all.isEmpty)
        await story.press("y")
        let change = store.journal.all.first?.changes.first
        #expect(change?.kind == .deleted)
        #expect(change?.path == "Tests/ReturnsTests/Snapshots/Returns/slow@80x24.txt")
    }

    @Test func `what is accepted or rejected is one change that can be undone`() async throws {
        let store = SampleSnapshots()
        let story = await Story(store)
        await story.press("A", "y")
        let accepted = try #require(store.journal.all.last)
        #expect(accepted.title == "Accept 5 snapshots")
        #expect(accepted.changes.contains { $0.kind == .deleted })
        #expect(accepted.changes.contains { $0.kind == .created })
        _ = try store.journal.undo(in: "/code")
        await story.press("r")
        #expect(story.names.contains("Orders/many@80x24"))
    }

    @Test func `x asks too, and drawings inside the codebase are in the change`() async {
        let store = SampleSnapshots()
        let story = await Story(store)
        await story.press("j", "x")
        #expect(story.shows("Reject Orders/many@120x40?"))
        #expect(store.journal.all.isEmpty)
        await story.press("y")
        let paths = store.journal.all.first?.changes.map(\.path.string) ?? []
        #expect(paths == [".build/snapshots/Tests/OrdersTests/Snapshots/Orders/many@120x40.txt"])
    }

    @Test func `a accepts, and the next one is selected`() async {
        let story = await Story()
        await story.press("j", "a", "y")
        #expect(story.names == all.filter { $0 != "Orders/many@120x40" })
        #expect(story.viewModel.selected?.title == "Orders/many@80x24")
        #expect(story.shows("✓ Orders/many@120x40 accepted"))
    }

    @Test func `x rejects, but not an orphan`() async {
        let story = await Story()
        await story.press("x", "y")
        #expect(story.names == Array(all.dropFirst()))
        await story.press("j", "j", "j", "x")
        #expect(story.viewModel.selected?.title == "Returns/slow@80x24")
        #expect(story.shows("An orphan stays unless it is deleted."))
    }

    @Test func `capitals ask first, and n leaves everything`() async {
        let story = await Story()
        await story.press("A")
        #expect(story.shows("Accept 6 snapshots?"))
        await story.press("n")
        #expect(story.names == all)
    }

    @Test func `capitals do what is listed, and nothing that the filter hides`() async {
        let story = await Story()
        await story.press("/", "O", "r", "d", "e", "r", "s", .enter, "A", "y")
        await story.press(.escape)
        #expect(
            story.names == [
                "CardTests/testCard.1", "Returns/slow@80x24", "Stock/vanished@80x24",
            ])
    }

    @Test func `rejecting all leaves the orphans`() async {
        let story = await Story()
        await story.press("X", "y")
        #expect(story.names == ["Returns/slow@80x24", "Stock/vanished@80x24"])
    }

    @Test func `what cannot be read is left alone and named, the rest is done`() async {
        let story = await Story()
        await story.press("A", "y")
        #expect(story.names == ["Stock/vanished@80x24"])
        #expect(story.shows("5 snapshots accepted"))
        #expect(story.shows("it is gone"))
    }

    @Test func `when nothing is left to decide it says so`() async {
        let story = await Story(SampleSnapshots(.one), size: Size(width: 200, height: 40))
        await story.press("A", "y")
        #expect(story.shows("All reviewed"))
        #expect(story.shows("✓ Orders/many@80x24 accepted; u"))
    }

    @Test func `what could not be recorded stays, with the reason`() async {
        let story = await Story(SampleSnapshots(isLocked: true), size: Size(width: 200, height: 40))
        await story.press("j", "a", "y")
        #expect(story.names == all)
        #expect(story.shows("cannot be read or written: the disk"))
    }

    @Test func `Space puts the new one in the place of the old one`() async {
        let story = await Story()
        await story.press("j", "j", .enter, .space)
        #expect(story.shows("12 open"))
        #expect(!story.shows("14 open"))
        await story.press(.space)
        #expect(!story.shows("12 open"))
        #expect(story.shows("14 open"))
    }

    @Test func `m tells the differences in words`() async {
        let story = await Story()
        await story.press("j", "j", "m", "m")
        #expect(story.shows("+ p pause"))
        #expect(story.shows("Text (- recorded, + now):"))
    }

    @Test func `n goes to the next difference and N back`() async {
        let story = await Story(size: Size(width: 80, height: 20))
        await story.press("j", "j", .enter)
        await story.press("n")
        let first = story.viewModel.offset.y
        await story.press("n")
        #expect(story.viewModel.offset.y > first)
        await story.press("N")
        #expect(story.viewModel.offset.y == first)
    }

    @Test func `a picture is never moved out of sight`() async {
        let story = await Story()
        await story.press("j", "j", .enter)
        for _ in 0..<40 { await story.press("j", "l") }
        let end = story.viewModel.offset
        await story.press("G")
        #expect(story.viewModel.offset == end)
        #expect(story.shows("on its way"))
    }

    @Test func `a text is shown line by line`() async {
        let story = await Story(size: Size(width: 160, height: 40))
        #expect(story.shows("- price: 3.5"))
        #expect(story.shows("stock: 3 elements"))
    }

    @Test func `a snapshot that vanished says so and harms nothing`() async {
        let story = await Story()
        await story.press("G")
        #expect(story.shows("Cannot be shown"))
        await story.press("k")
        #expect(story.shows("The tests of Returns do not draw it any more."))
    }

    @Test func `e opens the recorded file and y copies its path`() async {
        let story = await Story()
        await story.press("j", "e", "y")
        let path = "Tests/OrdersTests/Snapshots/Orders/many@120x40.txt"
        #expect(story.calls == ["editLine(\(path))", "copy(\(path))"])
    }

    @Test func `images and doubtful files are listed, not hidden`() async {
        let story = await Story(SampleSnapshots(.onlyImages), size: Size(width: 200, height: 40))
        #expect(story.shows("2 files cannot be"))
        await story.press("i")
        #expect(story.shows("testCard.dark.png"))
        #expect(story.shows("may belong to it or to another"))
    }

    @Test func `a codebase that cannot be listed says what to do`() async {
        let failure = SnapshotError("/code cannot be listed. Choose a folder that may be read.")
        let story = await Story(SampleSnapshots(failure: failure))
        #expect(story.shows("/code cannot be listed. Choose a folder that may be read."))
    }

    @Test func `f says why there are no folders here`() async {
        let story = await Story()
        await story.press("f")
        #expect(story.shows("Snapshots are the same for modules and folders"))
    }
}
