import Observation
import Testing
import TerminalUI

@MainActor @Suite("Application") struct ApplicationTests {
    /// Lets everything that is ready to run do so.
    private func settle(_ bench: Bench, frames: Int) async {
        for _ in 0..<100_000 where bench.terminal.frames < frames { await Task.yield() }
        for _ in 0..<50 { await Task.yield() }
    }

    @Test func `a burst of keys is drawn once`() async {
        let bench = Bench()
        bench.terminal.press("c", "c", "c", "c")
        let running = Task { await bench.application.run() }
        await settle(bench, frames: 2)
        #expect(bench.terminal.frames == 2)
        #expect(bench.lines.contains("count 4"))
        bench.terminal.press("q")
        await running.value
    }

    @Test func `a change of what was drawn is drawn, once for several`() async {
        let bench = Bench()
        let running = Task { await bench.application.run() }
        await settle(bench, frames: 1)
        bench.screen.viewModel.count = 7
        bench.screen.viewModel.count = 8
        while bench.terminal.frames < 2 { await Task.yield() }
        await settle(bench, frames: 2)
        #expect(bench.terminal.frames == 2)
        #expect(bench.lines.contains("count 8"))
        bench.terminal.disappear()
        await running.value
    }

    @Test func `a change of what nobody sees draws nothing`() async {
        let bench = Bench()
        let running = Task { await bench.application.run() }
        await settle(bench, frames: 1)
        bench.screen.viewModel.unseen += 1
        await settle(bench, frames: 1)
        #expect(bench.terminal.frames == 1)
        bench.terminal.disappear()
        await running.value
    }

    @Test func `quitting gives the terminal back`() async {
        let bench = Bench()
        bench.terminal.press("q", "c")
        await bench.application.run()
        #expect(bench.terminal.isClosed)
        #expect(bench.screen.viewModel.count == 0)
    }

    @Test func `quitting from outside of an event ends the run`() async {
        let bench = Bench()
        let running = Task { await bench.application.run() }
        await settle(bench, frames: 1)
        bench.navigator.quit()
        await running.value
        #expect(bench.terminal.isClosed)
    }

    @Test func `a terminal that is gone ends the run`() async {
        let bench = Bench()
        bench.terminal.disappear()
        await bench.application.run()
        #expect(bench.terminal.isClosed)
    }

    @Test func `a new size is drawn at that size`() {
        let bench = Bench()
        let size = Size(width: 100, height: 30)
        bench.terminal.send(.resized(size))
        bench.application.handle(.resized(size))
        bench.application.drawIfNeeded()
        #expect(bench.terminal.shown?.size == size)
    }

    @Test func `another background changes the colours`() {
        let bench = Bench()
        let dark = bench.terminal.shown
        bench.terminal.send(.appearance(.light))
        bench.application.handle(.appearance(.light))
        bench.application.drawIfNeeded()
        #expect(bench.terminal.shown != dark)
    }

    @Test func `the top bar shows the state, and leaves out its end first`() {
        var options = ApplicationOptions()
        options.status = { ["swift-nio", "main", StyledText(String(repeating: "x", count: 60))] }
        let bench = Bench(options: options)
        #expect(bench.lines.first?.contains("swift-nio") == true)
        #expect(bench.lines.first?.contains("xxx") == false)
    }

    @Test func `the window is named once for each name`() {
        var options = ApplicationOptions()
        options.windowTitle = { "Strata" }
        #expect(Bench(options: options).terminal.title == "Strata")
    }

    @Test func `a message goes away by itself`() async {
        let bench = Bench()
        let running = Task { await bench.application.run() }
        bench.navigator.toast("Soon gone.", seconds: 0.01)
        while bench.navigator.notice == nil { await Task.yield() }
        while bench.navigator.notice != nil { await Task.yield() }
        #expect(bench.navigator.notice == nil)
        bench.terminal.disappear()
        await running.value
    }
}
