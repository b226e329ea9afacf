import Observation
import Testing
import TerminalUI

@MainActor @Suite("Preparation") struct PreparationTests {
    @Test func `keys wait for a screen that is being prepared`() async {
        let bench = Bench(options: .patient(.seconds(3_600)))
        let screen = SlowScreen()
        let running = Task { await bench.application.run() }
        while bench.terminal.frames < 1 { await Task.yield() }
        bench.navigator.push(screen)
        bench.terminal.press("x", "x")
        for _ in 0..<1_000 { await Task.yield() }
        #expect(screen.presses == 0)
        screen.isPreparing = false
        while screen.presses < 2 { await Task.yield() }
        bench.terminal.press(.control("c"))
        await running.value
    }

    @Test func `the frame before stays while a screen is being prepared`() async {
        let bench = Bench(options: .patient(.seconds(3_600)))
        let screen = SlowScreen()
        let running = Task { await bench.application.run() }
        while bench.terminal.frames < 1 { await Task.yield() }
        bench.navigator.push(screen)
        for _ in 0..<1_000 { await Task.yield() }
        screen.isPreparing = false
        while bench.terminal.frames < 2 { await Task.yield() }
        #expect(screen.wasDrawnEarly == false)
        bench.terminal.press(.control("c"))
        await running.value
    }

    @Test func `a screen that takes long is shown, and can be left`() async {
        let bench = Bench(options: .patient(.zero))
        let screen = SlowScreen()
        let running = Task { await bench.application.run() }
        while bench.terminal.frames < 1 { await Task.yield() }
        bench.navigator.push(screen)
        while !screen.wasDrawnEarly { await Task.yield() }
        bench.terminal.press(.control("c"))
        await running.value
        #expect(bench.terminal.isClosed)
    }

    @Test func `of a flood of keys only so many wait as anybody presses ahead`() async {
        let bench = Bench(options: .patient(.seconds(3_600)))
        let screen = SlowScreen()
        let running = Task { await bench.application.run() }
        while bench.terminal.frames < 1 { await Task.yield() }
        bench.navigator.push(screen)
        for _ in 0..<5_000 { bench.terminal.press("x") }
        for _ in 0..<10_000 { await Task.yield() }
        #expect(screen.presses == 0)
        screen.isPreparing = false
        while screen.presses < 1_000 { await Task.yield() }
        for _ in 0..<1_000 { await Task.yield() }
        #expect(screen.presses == 1_000)
        bench.terminal.press(.control("c"))
        await running.value
    }

    @Test func `Ctrl-C ends the program before what was pressed ahead of it`() async {
        let bench = Bench(options: .patient(.seconds(3_600)))
        let screen = SlowScreen()
        let running = Task { await bench.application.run() }
        while bench.terminal.frames < 1 { await Task.yield() }
        bench.navigator.push(screen)
        for _ in 0..<5_000 { bench.terminal.press("x") }
        bench.terminal.press(.control("c"))
        await running.value
        #expect(screen.presses == 0)
    }
}

extension ApplicationOptions {
    fileprivate static func patient(_ patience: Duration) -> ApplicationOptions {
        var options = ApplicationOptions()
        options.patience = patience
        return options
    }
}

/// A screen that counts the keys it got.
@Observable private final class SlowScreen: Screen {
    var isPreparing = true
    private(set) var presses = 0
    @ObservationIgnored private(set) var wasDrawnEarly = false

    var title: String { "Slow" }

    var body: any View {
        if isPreparing { wasDrawnEarly = true }
        return Text(isPreparing ? "preparing" : "ready")
    }

    var commands: [Command] {
        [Command("press", "Press", keys: ["x"]) { self.presses += 1 }]
    }
}
