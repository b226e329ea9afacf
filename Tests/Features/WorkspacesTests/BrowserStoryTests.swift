import Codebase
import TerminalUI
import Testing

@testable import Workspaces

@MainActor @Suite struct BrowserStoryTests {
    private func story(folder: String = "/home/ada/Code") async -> Story {
        let story = await Story(folder: folder)
        await story.press("o")
        return story
    }

    @Test func `Enter goes into a folder and opens one that holds a project`() async {
        let story = await story()
        #expect(story.folders == ["empty", "forks", "radio", "radio-server", "strata"])
        await story.press("j", .enter)
        #expect(story.folders == ["swift-nio"])
        await story.press(.enter)
        #expect(story.calls == ["openCodebase(/home/ada/Code/forks/swift-nio)"])
    }

    @Test func `right goes into a folder even if it holds a project`() async {
        let story = await story()
        await story.press("j", "j", .right)
        #expect(story.folders == ["Packages", "Sources"])
        #expect(story.calls.isEmpty)
    }

    @Test func `Backspace goes up and selects where it came from, at the top nothing`() async {
        let story = await story()
        await story.press(.backspace)
        #expect(story.viewModel.browser.selected?.name == "Code")
        await story.press("h", "h", "h", "h")
        #expect(story.viewModel.browser.folder == "/")
        #expect(story.folders == ["home", "srv"])
    }

    @Test func `a point opens the folder that is shown`() async {
        let story = await story()
        await story.press(".")
        #expect(story.calls == ["openCodebase(/home/ada/Code)"])
    }

    @Test func `~ goes to the person's own folder`() async {
        let story = await story()
        await story.press("~")
        #expect(story.folders == ["Code", "Desktop", "Music"])
        #expect(story.shows("~"))
    }

    @Test func `a folder that cannot be read says why, and the one before stays`() async {
        let story = await story()
        await story.press("j", "j", .right, .enter)
        #expect(story.shows("/home/ada/Code/radio/Packages"))
        #expect(story.folders == ["Packages", "Sources"])
    }

    @Test func `an empty folder says what to do`() async {
        let story = await story(folder: "/home/ada/Code/empty")
        #expect(story.shows("No subfolders"))
        await story.press(.enter)
        #expect(story.calls.isEmpty)
    }

    @Test func `/ finds folders by name`() async {
        let story = await story()
        await story.press("/")
        await story.type("rad")
        #expect(story.folders == ["radio", "radio-server"])
        await story.press(.enter, .escape)
        #expect(story.folders.count == 5)
    }

    @Test func `while a path is typed, the folders that begin like it are shown`() async {
        let story = await story()
        await story.press("p")
        await story.type("ra")
        #expect(story.shows("~/Code/ra"))
        #expect(story.folders == ["radio", "radio-server"])
    }

    @Test func `Tab adds what all have in common, then the selected one`() async {
        let story = await story()
        await story.press("p")
        await story.type("r")
        await story.press(.tab)
        #expect(story.viewModel.browser.typed?.text == "~/Code/radio")
        await story.press(.down, .tab)
        #expect(story.viewModel.browser.typed?.text == "~/Code/radio-server/")
    }

    @Test func `a slash looks into the folder before it, wherever that is`() async {
        let story = await story()
        await story.press("p", .control("u"))
        await story.type("/home/ada/")
        #expect(story.folders == ["Code", "Desktop", "Music"])
        await story.type("M")
        #expect(story.folders == ["Music"])
    }

    @Test func `Enter opens the typed project, whatever is unambiguous left out`() async {
        let story = await story()
        await story.press("p")
        await story.type("st")
        await story.press(.enter)
        #expect(story.calls == ["openCodebase(/home/ada/Code/strata)"])
        #expect(story.viewModel.browser.typed == nil)
    }

    @Test func `the exact name wins over others that begin like it`() async {
        let story = await story()
        await story.press("p")
        await story.type("radio")
        await story.press(.down, .enter)
        #expect(story.calls == ["openCodebase(/home/ada/Code/radio)"])
    }

    @Test func `Esc goes back to where typing began`() async {
        let story = await story()
        await story.press("p", .control("u"))
        await story.type("/")
        #expect(story.folders == ["home", "srv"])
        await story.press(.escape)
        #expect(story.viewModel.browser.folder == "/home/ada/Code")
        #expect(story.viewModel.browser.typed == nil)
    }

    @Test func `a path that leads nowhere says so`() async {
        let story = await story()
        await story.press("p", .control("u"))
        await story.type("/nowhere/at/all")
        await story.press(.enter)
        #expect(story.shows("/nowhere/at/all may not"))
        #expect(story.calls.isEmpty)
    }
}
