import Testing
import TerminalUI

@MainActor @Suite("Key dispatch") struct DispatchTests {
    @Test func `a key does what its command says`() {
        let bench = Bench()
        bench.press("c", "c")
        #expect(bench.lines.contains("count 2"))
    }

    @Test func `a disabled command says why`() {
        let bench = Bench()
        bench.press("n")
        #expect(!bench.screen.log.contains("never"))
        #expect(bench.terminal.text.contains("● It cannot be done."))
        #expect(bench.navigator.notice?.tone == .info)
    }

    @Test func `a key that no command has goes to the screen`() {
        let bench = Bench()
        bench.press("z")
        #expect(bench.screen.log.last == "\(Event.key("z"))")
    }

    @Test func `the bottom bar shows what can be done, and nothing that cannot`() {
        let bench = Bench()
        #expect(bench.hints.contains("c count"))
        #expect(bench.hints.contains("q quit"))
        #expect(!bench.hints.contains("never"))
    }

    @Test func `the hint for the help is shown however little room there is`() {
        let bench = Bench(size: Size(width: 60, height: 15))
        #expect(bench.hints.contains("? help"))
        #expect(bench.hints.contains("1 of 3"))
    }

    @Test func `a hint can be clicked`() throws {
        let bench = Bench()
        let place = try #require(bench.place(of: "c count"))
        bench.click(place.column, place.row)
        #expect(bench.lines.contains("count 1"))
    }

    @Test func `letters go to the text field while it is edited, other keys still work`() {
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

    @Test func `while a filter is typed the bottom bar says what Enter and Escape do`() {
        let bench = Bench()
        #expect(bench.hints.contains("Enter open"))
        bench.press("/", "o")
        #expect(bench.hints.contains("Enter keep"))
        #expect(bench.hints.contains("Esc show all"))
        #expect(!bench.hints.contains("open"))
        bench.press(.enter)
        #expect(bench.hints.contains("Enter open"))
    }

    @Test func `a hint is dropped where an earlier command takes its key`() {
        let bench = Bench()
        #expect(bench.hints.contains("q quit"))
        bench.screen.extra = [Command("close", "Close", keys: [.escape, "q"], hint: "close") {}]
        bench.application.handle(.redraw)
        bench.application.drawIfNeeded()
        #expect(bench.hints.contains("Esc close"))
        #expect(!bench.hints.contains("q quit"))
    }

    @Test func `a command that cannot be done now takes no hint from a later one`() {
        let bench = Bench()
        bench.screen.extra = [
            Command("close", "Close", keys: ["q"], hint: "close", disabled: "Nothing is open.") {}
        ]
        bench.application.handle(.redraw)
        bench.application.drawIfNeeded()
        #expect(bench.hints.contains("q quit"))
    }

    @Test func `q leaves a text field alone, Escape empties it, and only then q quits`() {
        let bench = Bench()
        bench.press("/", "q")
        #expect(!bench.navigator.hasQuit)
        bench.press(.escape)
        #expect(!bench.screen.viewModel.filter.isEditing)
        bench.press("q")
        #expect(bench.navigator.hasQuit)
    }

    @Test func `Enter keeps a filter, and Escape shows all rows before it goes back`() {
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

    @Test func `Escape at the first screen does not quit, Ctrl-C always does`() {
        let bench = Bench()
        bench.press(.escape, .left, "h")
        #expect(!bench.navigator.hasQuit)
        bench.press(.control("c"))
        #expect(bench.navigator.hasQuit)
    }

    @Test func `who closes things with q does not fall out of the program`() {
        let bench = Bench()
        bench.navigator.push(SampleScreen("Second"))
        bench.press("q", "q")
        #expect(!bench.navigator.hasQuit)
        #expect(bench.terminal.text.contains("Press q again to quit."))
        bench.press("q")
        #expect(bench.navigator.hasQuit)
    }

    @Test func `after another key q quits at the first screen at once`() {
        let bench = Bench()
        bench.navigator.push(SampleScreen("Second"))
        bench.press("q", "j", "q")
        #expect(bench.navigator.hasQuit)
    }

    @Test func `Escape at the first screen says how to quit`() {
        let bench = Bench()
        bench.press(.escape)
        #expect(bench.terminal.text.contains("This is the first screen. q quits."))
    }

    @Test func `commands of the program are on every screen, after the screen's own`() {
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

    @Test func `a list moves by arrows and letters alike`() {
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

    @Test func `digits lead to the sections`() {
        let other = SampleScreen("Elsewhere")
        let bench = Bench(sections: [Section(.init("else"), title: "Elsewhere") { other }])
        bench.press("2")
        #expect(bench.navigator.top === other)
        bench.press("1", "3")
        #expect(bench.navigator.top === bench.screen)
    }

    @Test func `a click selects a row, a double-click opens it, the wheel scrolls`() throws {
        let bench = Bench()
        let place = try #require(bench.place(of: "two"))
        bench.click(place.column, place.row)
        #expect(bench.screen.viewModel.list.selection == 1)
        bench.click(place.column, place.row, times: 2)
        #expect(bench.screen.log.last == "double")
    }

    @Test func `the mouse where nothing answers goes to the screen`() {
        let bench = Bench()
        bench.click(70, 20)
        #expect(bench.screen.log.last?.hasPrefix("mouse") == true)
    }

    @Test func `a breadcrumb leads back to its screen`() throws {
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

    @Test func `% gives the mouse away and takes it back`() {
        let bench = Bench()
        bench.press("%")
        #expect(!bench.terminal.capturesMouse)
        bench.press("%")
        #expect(bench.terminal.capturesMouse)
    }

    @Test func `Ctrl-Z suspends and Ctrl-L writes every cell again`() {
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

    @Test func `where no screen fits the size is told, and q still quits`() {
        let bench = Bench(size: Size(width: 59, height: 15))
        #expect(bench.terminal.text.contains("59x15"))
        #expect(bench.terminal.text.contains("60x15"))
        bench.press("c", "/")
        #expect(bench.screen.viewModel.count == 0)
        bench.press("q")
        #expect(bench.navigator.hasQuit)
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 2), (60, 15), (400, 3), (61, 200)])
    func `no size makes it trap`(width: Int, height: Int) {
        let bench = Bench(size: Size(width: width, height: height))
        bench.navigator.toast(String(repeating: "long ", count: 50))
        bench.press("?", .escape, ":", .escape)
        #expect(bench.terminal.shown?.size == Size(width: width, height: height))
    }
}
