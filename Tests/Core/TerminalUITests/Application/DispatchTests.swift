import Testing
import TerminalUI

@MainActor @Suite("Key dispatch") struct DispatchTests {
    @Test("a key does what its command says")
    func command() {
        let bench = Bench()
        bench.press("c", "c")
        #expect(bench.lines.contains("count 2"))
    }

    @Test("a disabled command says why")
    func disabled() {
        let bench = Bench()
        bench.press("n")
        #expect(!bench.screen.log.contains("never"))
        #expect(bench.terminal.text.contains("● It cannot be done."))
        #expect(bench.navigator.notice?.tone == .info)
    }

    @Test("a key that no command has goes to the screen")
    func unclaimed() {
        let bench = Bench()
        bench.press("z")
        #expect(bench.screen.log.last == "\(Event.key("z"))")
    }

    @Test("the bottom bar shows what can be done, and nothing that cannot")
    func hints() {
        let bench = Bench()
        #expect(bench.hints.contains("c count"))
        #expect(bench.hints.contains("q quit"))
        #expect(!bench.hints.contains("never"))
    }

    @Test("the hint for the help is shown however little room there is")
    func helpHint() {
        let bench = Bench(size: Size(width: 60, height: 15))
        #expect(bench.hints.contains("? help"))
        #expect(bench.hints.contains("1 of 3"))
    }

    @Test("a hint can be clicked")
    func hintClick() throws {
        let bench = Bench()
        let place = try #require(bench.place(of: "c count"))
        bench.click(place.column, place.row)
        #expect(bench.lines.contains("count 1"))
    }

    @Test("letters go to the text field while it is edited, other keys still work")
    func editing() {
        let bench = Bench()
        bench.press("/")
        bench.type("tc")
        #expect(bench.screen.viewModel.filter.text == "tc")
        #expect(bench.screen.viewModel.count == 0)
        #expect(!bench.hints.contains("c count"))
        bench.press(.backspace)
        bench.press(.down)
        #expect(bench.screen.viewModel.list.selection == 1)
    }

    @Test("while a filter is typed the bottom bar says what Enter and Escape do with it")
    func typingHints() {
        let bench = Bench()
        #expect(bench.hints.contains("Enter open"))
        bench.press("/", "o")
        #expect(bench.hints.contains("Enter keep"))
        #expect(bench.hints.contains("Esc show all"))
        #expect(!bench.hints.contains("open"))
        bench.press(.enter)
        #expect(bench.hints.contains("Enter open"))
    }

    @Test("a hint is dropped where an earlier command takes its key")
    func takenHint() {
        let bench = Bench()
        #expect(bench.hints.contains("q quit"))
        bench.screen.extra = [Command("close", "Close", keys: [.escape, "q"], hint: "close") {}]
        bench.application.handle(.redraw)
        bench.application.drawIfNeeded()
        #expect(bench.hints.contains("Esc close"))
        #expect(!bench.hints.contains("q quit"))
    }

    @Test("a command that cannot be done now takes no hint from a later one")
    func disabledHint() {
        let bench = Bench()
        bench.screen.extra = [
            Command("close", "Close", keys: ["q"], hint: "close", disabled: "Nothing is open.") {}
        ]
        bench.application.handle(.redraw)
        bench.application.drawIfNeeded()
        #expect(bench.hints.contains("q quit"))
    }

    @Test("q leaves a text field alone, Escape empties it, and only then q quits")
    func escape() {
        let bench = Bench()
        bench.press("/", "q")
        #expect(!bench.navigator.hasQuit)
        bench.press(.escape)
        #expect(!bench.screen.viewModel.filter.isEditing)
        bench.press("q")
        #expect(bench.navigator.hasQuit)
    }

    @Test("Enter keeps a filter, and Escape then shows all rows before it goes back")
    func keptFilter() {
        let bench = Bench()
        bench.navigator.push(bench.screen)
        bench.press("/", "o", .enter)
        #expect(bench.hints.contains("Esc show all"))
        bench.press(.escape)
        #expect(bench.screen.viewModel.filter.text == "")
        #expect(bench.navigator.stack.count == 2)
        bench.press(.escape)
        #expect(bench.navigator.stack.count == 1)
    }

    @Test("Escape at the first screen does not quit, Ctrl-C always does")
    func quitting() {
        let bench = Bench()
        bench.press(.escape, .left, "h")
        #expect(!bench.navigator.hasQuit)
        bench.press(.control("c"))
        #expect(bench.navigator.hasQuit)
    }

    @Test("who closes things with q does not fall out of the program")
    func repeatedQ() {
        let bench = Bench()
        bench.navigator.push(SampleScreen("Second"))
        bench.press("q", "q")
        #expect(!bench.navigator.hasQuit)
        #expect(bench.terminal.text.contains("Press q again to quit."))
        bench.press("q")
        #expect(bench.navigator.hasQuit)
    }

    @Test("after another key q quits at the first screen at once")
    func singleQ() {
        let bench = Bench()
        bench.navigator.push(SampleScreen("Second"))
        bench.press("q", "j", "q")
        #expect(bench.navigator.hasQuit)
    }

    @Test("Escape at the first screen says how to quit")
    func escapeAtTheRoot() {
        let bench = Bench()
        bench.press(.escape)
        #expect(bench.terminal.text.contains("This is the first screen. q quits."))
    }

    @Test("commands of the program are on every screen, but for those that a screen has itself")
    func programCommands() {
        var undone = 0
        var options = ApplicationOptions()
        options.commands = {
            [
                Command("program.undo", "Undo", keys: .undo) { undone += 1 },
                Command("program.filter", "Filter", keys: .filter) { undone += 10 },
            ]
        }
        let bench = Bench(options: options)
        bench.press("u")
        #expect(undone == 1)
        #expect(!bench.application.commands.contains { $0.id == "program.filter" })
        bench.press("/", "u")
        #expect(undone == 1)
    }

    @Test("a list moves by arrows and letters alike")
    func movement() {
        let bench = Bench()
        let list = { bench.screen.viewModel.list.selection }
        bench.press("j", .down)
        #expect(list() == 2)
        bench.press("k")
        #expect(list() == 1)
        bench.press("g")
        #expect(list() == 0)
        bench.press("G")
        #expect(list() == 2)
        #expect(bench.hints.hasSuffix("3 of 3"))
    }

    @Test("digits lead to the sections")
    func digits() {
        let other = SampleScreen("Elsewhere")
        let bench = Bench(sections: [Section("else", title: "Elsewhere") { other }])
        bench.press("2")
        #expect(bench.navigator.top === other)
        bench.press("1", "3")
        #expect(bench.navigator.top === bench.screen)
    }

    @Test("a click selects a row, a double-click opens it, the wheel scrolls")
    func mouse() throws {
        let bench = Bench()
        let place = try #require(bench.place(of: "two"))
        bench.click(place.column, place.row)
        #expect(bench.screen.viewModel.list.selection == 1)
        bench.click(place.column, place.row, times: 2)
        #expect(bench.screen.log.last == "double")
    }

    @Test("the mouse where nothing answers goes to the screen")
    func unclaimedMouse() {
        let bench = Bench()
        bench.click(70, 20)
        #expect(bench.screen.log.last?.hasPrefix("mouse") == true)
    }

    @Test("a breadcrumb leads back to its screen")
    func breadcrumbs() throws {
        let bench = Bench()
        bench.navigator.push(SampleScreen("Second"))
        bench.navigator.push(SampleScreen("Third"))
        bench.application.handle(.redraw)
        bench.application.drawIfNeeded()
        #expect(bench.lines.first?.contains("Sample › Second › Third") == true)
        let place = try #require(bench.place(of: "Second"))
        bench.click(place.column, place.row)
        #expect(bench.navigator.stack.map(\.title) == ["Sample", "Second"])
    }

    @Test("% gives the mouse away and takes it back")
    func toggleMouse() {
        let bench = Bench()
        bench.press("%")
        #expect(!bench.terminal.capturesMouse)
        bench.press("%")
        #expect(bench.terminal.capturesMouse)
    }

    @Test("Ctrl-Z suspends and Ctrl-L writes every cell again")
    func device() {
        var cells = 0
        var options = ApplicationOptions()
        options.onFrame = { cells = $0.cost.cells }
        let bench = Bench(options: options)
        bench.press("z")
        #expect(cells == 0)
        bench.press(.control("l"))
        #expect(cells == 80 * 24)
        bench.press(.control("z"))
        #expect(bench.terminal.suspensions == 1)
    }

    @Test("where no screen fits the size is told, and q still quits")
    func tooSmall() {
        let bench = Bench(size: Size(width: 59, height: 15))
        #expect(bench.terminal.text.contains("59x15"))
        #expect(bench.terminal.text.contains("60x15"))
        bench.press("c", "/")
        #expect(bench.screen.viewModel.count == 0)
        bench.press("q")
        #expect(bench.navigator.hasQuit)
    }

    @Test(
        "no size makes it trap", arguments: [(0, 0), (1, 1), (3, 2), (60, 15), (400, 3), (61, 200)])
    func sizes(width: Int, height: Int) {
        let bench = Bench(size: Size(width: width, height: height))
        bench.navigator.toast(String(repeating: "long ", count: 50))
        bench.press("?", .escape, ":", .escape)
        #expect(bench.terminal.shown?.size == Size(width: width, height: height))
    }
}
