import Architecture
import Codebase
import FeatureKit
import Previewing
import ScreenPreviews
import TerminalUI
import Testing

@testable import DevAppList

@MainActor @Suite struct DevAppListStoryTests {
    @Test func `dev apps stand by name, features without one below them`() async {
        let story = await Story()
        #expect(story.titles == ["BrowseDev", "CartDemo", "CheckoutDev", "WishList"])
        #expect(story.shows("3 dev apps · 1 feature without one"))
    }

    @Test func `the closure stands against the whole app's`() async {
        let story = await Story()
        #expect(story.shows("Modules           4  3 of 9"))
        #expect(story.shows("9,364 of 32,748"))
        #expect(story.shows("29 %"))
    }

    @Test func `real modules is named with the reason and the way to it`() async {
        let story = await Story()
        #expect(story.shows("✓ Isolated: pulls in no implementation and no other feature"))
        await story.press("j", "j")
        #expect(story.shows("▲ Payments  implementation"))
        #expect(story.shows("▲ Cart  another feature"))
        #expect(story.shows("CheckoutDev › Checkout › Cart"))
    }

    @Test func `Enter says what it would run, and asks the first time only`() async {
        let story = await Story()
        await story.press(.enter)
        #expect(story.shows("Build and run BrowseDev?"))
        #expect(story.shows("$ swift run BrowseDev"))
        #expect(story.builder.asked.isEmpty)
        await story.press("n", "b")
        #expect(story.shows("$ swift build --product BrowseDev"))
        await story.press(.escape, .enter, "y")
        #expect(story.builder.asked.count == 1)
        await story.press(.enter)
        #expect(story.builder.asked.count == 2)
        await story.press("b")
        #expect(story.builder.asked.count == 3)
    }

    @Test func `agreeing to a build agrees to no start, nor to another dev app`() async {
        let story = await Story()
        await story.press("b", "y", .enter)
        #expect(story.shows("Build and run BrowseDev?"))
        await story.press("n", "j", "j", "b")
        #expect(story.shows("Build CheckoutDev?"))
        #expect(story.builder.asked.count == 1)
    }

    @Test func `the keys that move start nothing`() async {
        let story = await Story()
        await story.press(.right, "l", .left, "h", "J", "K")
        #expect(story.viewModel.sheet == nil)
        #expect(story.builder.asked.isEmpty)
    }

    @Test func `Enter builds it, starts it and tells how it ended`() async {
        let story = await Story()
        await story.press(.enter, "y")
        #expect(story.builder.asked == ["BrowseDev in /home/ada/Shop"])
        #expect(story.calls == ["run(/home/ada/Shop/.build/debug/BrowseDev in /home/ada/Shop)"])
        #expect(story.shows("BrowseDev ended with 0 after 1.2 s"))
    }

    @Test func `a signal and another status than 0 are told too`() async {
        let killed = await Story(ends: ProgramRun(end: .signaled(11), milliseconds: 20))
        await killed.press(.enter, "y")
        #expect(killed.shows("BrowseDev was terminated by signal 11 (SIGSEGV) after 20 ms"))
        let failed = await Story(ends: ProgramRun(end: .exited(3), milliseconds: 65_000))
        await failed.press(.enter, "y")
        #expect(failed.shows("BrowseDev ended with 3 after 1 min 5 s"))
        await failed.press("o")
        #expect(failed.calls.last == "showTerminal()")
    }

    @Test func `b builds and starts nothing`() async {
        let story = await Story()
        await story.press("b", "y")
        #expect(story.builder.asked.count == 1)
        #expect(story.calls.isEmpty)
        #expect(story.shows("BrowseDev was built in 900 ms"))
    }

    @Test func `nothing is built without trust, and trust is asked for once`() async {
        let story = await Story(isTrusted: false)
        await story.press(.enter)
        #expect(story.shows("Trust this codebase?"))
        #expect(story.builder.asked.isEmpty)
        await story.press("n")
        #expect(story.builder.asked.isEmpty)
        #expect(story.calls.isEmpty)
        await story.press(.enter, "y")
        #expect(story.builder.asked.count == 1)
        #expect(story.calls.first == "trustCodebase()")
        #expect(story.shows("ended with 0"))
        await story.press("b")
        #expect(!story.shows("Trust this codebase?"))
    }

    @Test func `the progress is shown while it builds, and Backspace ends the build`() async {
        let story = await Story(
            builds: [.progress(step: "Compiling Kit Chart.swift", done: 12, total: 40)],
            waits: true)
        await story.press(.enter, "y")
        #expect(story.shows("BrowseDev is being built [12/40]"))
        #expect(story.shows("Compiling Kit Chart.swift"))
        await story.press(.backspace)
        #expect(story.builder.stopped == 1)
        #expect(story.shows("stopped"))
        #expect(story.calls.isEmpty)
    }

    @Test func `one thing is built at a time`() async {
        let story = await Story(builds: [], waits: true)
        await story.press(.enter, "y", "j", "j", "b")
        #expect(story.builder.asked.count == 1)
        #expect(story.shows("BrowseDev is being built; Backspace stops that."))
    }

    @Test func `while another row is selected the top tells how the build goes`() async {
        let story = await Story(
            builds: [.progress(step: "Compiling Kit", done: 3, total: 9)], waits: true)
        await story.press(.enter, "y", "j")
        #expect(story.stage.terminal.lines[1].contains("BrowseDev is being built [3/9]"))
    }

    @Test func `who went to another screen keeps the terminal`() async {
        let story = await Story(builds: [], waits: true)
        await story.press(.enter, "y")
        story.stage.close()
        _ = story.viewModel.work?.take(Story.success[1])
        #expect(story.calls.isEmpty)
    }

    @Test func `errors come first, n selects the next one and e opens it`() async {
        let story = await Story(builds: SampleWork.failure)
        await story.press(.enter, "y")
        #expect(story.shows("BrowseDev was not built after 4.2 s"))
        #expect(story.shows("2 errors, 1 warning"))
        await story.press("e", "n", "e")
        #expect(
            story.calls == [
                "editLine(Sources/Checkout/PaymentSheet.swift:41)",
                "editLine(Sources/Checkout/Receipt.swift:7)",
            ])
    }

    @Test func `without problems e opens where the dev app begins`() async {
        let story = await Story()
        await story.press("e")
        #expect(story.calls == ["editLine(Sources/BrowseDev/main.swift)"])
    }

    @Test func `a filter that finds nothing says so with its title on a small terminal`() async {
        let story = await Story(size: Size(width: 80, height: 24))
        await story.press("/", "q", "q", "q")
        for text in ["No match", "names of apps and features", "Esc clears the filter"] {
            #expect(story.shows(text), "\(text)")
        }
    }

    @Test func `what needs a Mac is not built, its command is copied`() async {
        let story = await Story()
        await story.press("j")
        #expect(story.shows("tuist generate --path . CartDemo"))
        #expect(story.shows("Enter copy") && !story.shows("y copy"))
        await story.press("y", .enter, "b")
        #expect(story.builder.asked.isEmpty)
        let call = "copy(tuist generate --path . CartDemo)"
        #expect(story.calls == [call, call])
        #expect(story.shows("CartDemo needs a Mac: y copies the command to"))
    }

    @Test func `y copies the command that starts a dev app`() async {
        let story = await Story()
        await story.press("y")
        #expect(story.calls == ["copy(swift run BrowseDev)"])
    }

    @Test func `the filter finds apps by their features and keeps the selection`() async {
        let story = await Story()
        await story.press("j", "j", "/", "c", "h", "e", .enter)
        #expect(story.titles == ["CheckoutDev"])
        await story.press(.escape)
        #expect(story.viewModel.selected?.title == "CheckoutDev")
        #expect(story.titles.count == 4)
    }

    @Test func `by share the heaviest comes first, features without a dev app last`() async {
        let story = await Story()
        story.viewModel.sort(by: .share)
        await story.stage.settle()
        #expect(story.titles == ["CheckoutDev", "BrowseDev", "CartDemo", "WishList"])
        await story.press("S")
        #expect(story.titles == ["CartDemo", "BrowseDev", "CheckoutDev", "WishList"])
    }

    @Test func `m opens the module and r reads again`() async {
        let story = await Story()
        await story.press("m", "r")
        #expect(story.calls == ["openModule(::BrowseDev)", "reload()"])
    }

    @Test func `J and K move through details that have no room`() async {
        let story = await Story(size: Size(width: 80, height: 24))
        await story.press("j", "j")
        #expect(!story.shows("swift run CheckoutDev"))
        for _ in 0..<9 { await story.press("J") }
        #expect(story.shows("swift run CheckoutDev"))
        for _ in 0..<9 { await story.press("K") }
        #expect(story.shows("5 of 9"))
    }

    @Test func `a click selects and a double-click asks whether to start`() async throws {
        let story = await Story()
        let row = try #require(
            story.stage.terminal.lines.firstIndex { $0.contains("CheckoutDev") })
        story.stage.application.handle(
            .mouse(MouseEvent(.press(clicks: 2), button: .left, column: 4, row: row)))
        await story.stage.settle()
        #expect(story.viewModel.selected?.title == "CheckoutDev")
        #expect(story.builder.asked.isEmpty)
        await story.press("y")
        #expect(story.builder.asked == ["CheckoutDev in /home/ada/Shop"])
    }

    @Test func `dev apps stay what they are where the file says folders`() async {
        let story = await Story(analyzeUnits(SampleShop().analysis(), by: .folders))
        let modules = await Story()
        #expect(story.viewModel.table.rows.map(\.id) == modules.viewModel.table.rows.map(\.id))
    }

    @Test func `f says why there are no folders here`() async {
        let story = await Story()
        await story.press("f")
        #expect(story.shows("A folder cannot be built alone"))
        #expect(story.calls.isEmpty)
    }
}
