import Testing
import TerminalUI

/// Where a person has been, through sections and screens.
@MainActor @Suite struct JourneyTests {
    private let navigator = Navigator(sections: [
        Section(.init("root"), title: "Root") { SampleScreen("Root") },
        Section(.init("other"), title: "Other") { SampleScreen("Other") },
    ])

    private var titles: [String] { navigator.stack.map(\.title) }

    @Test func `a jump back undoes opening, closing and changing the section`() {
        navigator.push(SampleScreen("A"))
        navigator.pop()
        navigator.switchTo(1)
        #expect(titles == ["Other"])
        navigator.jumpBack()
        #expect(titles == ["Root"])
        navigator.jumpBack()
        #expect(titles == ["Root", "A"])
        navigator.jumpBack()
        #expect(titles == ["Root"] && !navigator.canJumpBack)
        navigator.jumpBack()
        #expect(titles == ["Root"])
    }

    @Test func `a jump forward leads to where the person came back from`() {
        navigator.push(SampleScreen("A"))
        navigator.switchTo(1)
        navigator.jumpBack()
        navigator.jumpBack()
        navigator.jumpForward()
        #expect(titles == ["Root", "A"])
        navigator.jumpForward()
        #expect(titles == ["Other"] && !navigator.canJumpForward)
    }

    @Test func `who goes another way has nothing to jump forward to`() {
        navigator.push(SampleScreen("A"))
        navigator.jumpBack()
        navigator.push(SampleScreen("B"))
        #expect(!navigator.canJumpForward)
        navigator.jumpBack()
        #expect(titles == ["Root"])
    }

    @Test func `screens that are jumped to appear again, once`() {
        let screen = SampleScreen("A")
        navigator.push(screen)
        navigator.pop()
        navigator.jumpBack()
        #expect(screen.log == ["appear", "disappear", "appear"])
    }

    @Test func `staying at the first screen is no journey`() {
        navigator.pop()
        navigator.popToRoot()
        navigator.switchTo(0)
        navigator.replace(with: SampleScreen("B"))
        #expect(!navigator.canJumpBack)
    }

    @Test func `another codebase begins another journey`() {
        navigator.push(SampleScreen("A"))
        navigator.replaceSections(with: [
            Section(.init("new"), title: "New") { SampleScreen("New") }
        ])
        #expect(!navigator.canJumpBack && !navigator.canJumpForward)
    }
}
