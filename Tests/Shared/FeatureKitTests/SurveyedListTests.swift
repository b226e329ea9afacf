import Architecture
import Codebase
import FeatureKit
import Samples
import TerminalUI
import Testing

@MainActor @Suite struct SurveyedListTests {
    @Test func `nothing is worked out before a screen appears`() async {
        let story = ListStory(.complete(.listing(["Kit"])))

        story.sort(by: .length)
        story.filter = ListFilter("k")
        await Task.yield()

        #expect(story.phase == .starting(AnalysisProgress(step: .linking)))
        #expect(story.listing.notes.tables == 0 && story.listing.notes.answers == 0)
    }

    @Test func `a failure is known from the start`() {
        let story = ListStory(.failed(.noSwift(path: "/photos")))

        #expect(story.phase == .failed(.noSwift(path: "/photos")))
    }

    @Test func `rows are never worked out on the main actor`() async {
        let story = ListStory()
        story.listen()

        await story.show("Kit", "Cart", "App")
        story.reverse()
        await story.until { $0.names.first == "Kit" }
        story.filter = ListFilter("a")
        await story.until { $0.rows.count == 2 }

        #expect(story.listing.notes.answers >= 3)
        #expect(!story.listing.notes.usedMainActor)
    }

    @Test func `previews can have rows worked out where they are drawn`() async {
        let story = ListStory(executor: ImmediateExecutor())
        story.listen()

        await story.show("Kit")

        #expect(story.listing.notes.usedMainActor)
    }

    @Test func `a filter or an order makes no new table`() async {
        let story = ListStory()
        story.listen()

        await story.show("Kit", "Cart", "App")
        story.sort(by: .length)
        await story.until { $0.names.first == "Cart" }

        #expect(story.listing.notes.tables == 1)
    }

    @Test func `the selected row stays selected when the order changes`() async {
        let story = ListStory()
        story.listen()
        await story.show("App", "Cart", "Kit")
        story.list.select(1)

        story.reverse()
        await story.until { $0.names.first == "Kit" }
        story.sort(by: .length)
        await story.until { $0.names.first == "Cart" }

        #expect(story.selected?.id == "Cart")
    }

    @Test func `the selected row stays selected in a new analysis`() async {
        let story = ListStory()
        story.listen()
        await story.show("App", "Cart", "Kit")
        story.list.select(1)

        await story.show("About", "App", "Cart", "Kit")

        #expect(story.selected?.id == "Cart")
    }

    @Test func `a row comes back that a filter hid with all others`() async {
        let story = ListStory()
        story.listen()
        await story.show("App", "Cart", "Kit")
        story.list.select(2)

        story.filter = ListFilter("zebra")
        await story.until { $0.rows.isEmpty }
        #expect(story.selected == nil)
        story.filter = ListFilter()
        await story.until { $0.rows.count == 3 }

        #expect(story.selected?.id == "Kit")
    }

    @Test func `the first row is selected in the place of one that is gone`() async {
        let story = ListStory()
        story.listen()
        await story.show("App", "Cart", "Kit")
        story.list.select(2)

        story.filter = ListFilter("a")
        await story.until { $0.rows.count == 2 }

        #expect(story.selected?.id == "App")
    }

    @Test func `what is shown stays until the next is there`() async {
        let story = ListStory(executor: OwnThread())
        story.listen()
        await story.show("App", "Cart", "Kit")
        story.listing.gate.close()

        story.filter = ListFilter("cart")
        await Task.yield()
        #expect(story.names == ["App", "Cart", "Kit"])
        story.listing.gate.open()
        await story.until { $0.rows.count == 1 }

        #expect(story.names == ["Cart"])
    }

    @Test func `of several filters only the last is shown`() async {
        let story = ListStory(executor: OwnThread())
        story.listen()
        await story.show("App", "Cart", "Kit")
        let before = story.listing.notes.answers
        story.listing.gate.close()

        for text in ["a", "ap", "app", "appl", "k"] {
            story.filter = ListFilter(text)
            await Task.yield()
        }
        story.listing.gate.open()
        await story.until { $0.names != ["App", "Cart", "Kit"] }

        #expect(story.names == ["Kit"])
        #expect(story.listing.notes.answers - before <= 2)
    }

    @Test func `keys pressed ahead find the rows they are meant for`() async {
        let story = ListStory(executor: OwnThread())
        story.listen()
        await story.show("App", "Cart", "Kit")
        var opened: [String] = []
        let open = Command.open("Open") { opened += [story.selected?.id ?? "nothing"] }
        story.listing.gate.close()

        story.filter = ListFilter("t")
        for command in story.inTurn(story.listCommands.filter { $0.id == "list.down" } + [open]) {
            command.action()
        }
        #expect(opened.isEmpty)
        story.listing.gate.open()
        await story.until { $0.selected?.id == "Kit" }

        #expect(story.names == ["Cart", "Kit"])
        #expect(opened == ["Kit"])
    }

    @Test func `a failure after an analysis keeps its rows`() async {
        let story = ListStory()
        story.listen()
        await story.show("App")

        story.source.yield(.failed(.noSwift(path: "/photos")))
        await story.until { $0.phase == .failed(.noSwift(path: "/photos")) }

        #expect(story.names == ["App"])
    }

    @Test func `a screen that is left hears nothing more`() async {
        let story = ListStory()
        story.listen()
        await story.show("App")
        story.stop()

        story.source.yield(.complete(.listing(["Cart"])))
        for _ in 0..<100 { await Task.yield() }

        #expect(story.names == ["App"])
    }
}
