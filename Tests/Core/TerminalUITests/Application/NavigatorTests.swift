import Testing
import TerminalUI

@MainActor @Suite("Navigator") struct NavigatorTests {
    private let root = SampleScreen("Root")
    private let other = SampleScreen("Other")
    private let navigator: Navigator

    init() {
        let (root, other) = (root, other)
        navigator = Navigator(sections: [
            Section("root", title: "Root") { root }, Section("other", title: "Other") { other },
        ])
    }

    private var titles: [String] { navigator.stack.map(\.title) }

    @Test("the first section is open at the start, the others are not made yet")
    func start() {
        #expect(titles == ["Root"])
        #expect(root.log == ["appear"])
        #expect(other.log == [])
    }

    @Test("pushed screens cover each other and are uncovered one by one")
    func pushing() {
        let (first, second) = (SampleScreen("First"), SampleScreen("Second"))
        navigator.push(first)
        navigator.push(second)
        #expect(titles == ["Root", "First", "Second"])
        navigator.pop()
        #expect(first.log == ["appear", "disappear", "appear"])
        #expect(second.log == ["appear", "disappear"])
        navigator.popToRoot()
        #expect(titles == ["Root"])
        navigator.pop()
        #expect(titles == ["Root"])
    }

    @Test("a place in the stack can be gone back to; places outside cannot")
    func poppingTo() {
        for title in ["A", "B", "C"] { navigator.push(SampleScreen(title)) }
        navigator.pop(to: 1)
        #expect(titles == ["Root", "A"])
        navigator.pop(to: 5)
        navigator.pop(to: -1)
        #expect(titles == ["Root", "A"])
    }

    @Test("replacing changes the top screen only")
    func replacing() {
        navigator.push(SampleScreen("A"))
        navigator.replace(with: SampleScreen("B"))
        #expect(titles == ["Root", "B"])
    }

    @Test("a presented screen has the keyboard, and leaves the breadcrumbs alone")
    func presenting() {
        let modal = SampleScreen("Modal")
        navigator.present(modal)
        #expect(navigator.top === modal)
        #expect(titles == ["Root"])
        navigator.dismiss()
        #expect(navigator.top === root)
        #expect(modal.log == ["appear", "disappear"])
    }

    @Test("pushing from a presented screen closes it")
    func pushingFromModal() {
        navigator.present(SampleScreen("Modal"))
        navigator.push(SampleScreen("Next"))
        #expect(navigator.modals.isEmpty)
        #expect(navigator.top?.title == "Next")
    }

    @Test("back closes what is presented, then what is pushed, then the program")
    func back() {
        navigator.push(SampleScreen("A"))
        navigator.present(SampleScreen("Modal"))
        navigator.back()
        #expect(navigator.top?.title == "A")
        navigator.back()
        #expect(navigator.top === root && !navigator.hasQuit)
        navigator.back()
        #expect(navigator.hasQuit)
    }

    @Test("a section is found again as it was left")
    func sections() {
        navigator.push(SampleScreen("A"))
        navigator.switchTo(1)
        #expect(titles == ["Other"])
        navigator.switchTo(id: "root")
        #expect(titles == ["Root", "A"])
        navigator.switchTo(9)
        #expect(titles == ["Root", "A"])
    }

    @Test("switching to the section that is shown leads to its first screen")
    func sameSection() {
        navigator.push(SampleScreen("A"))
        navigator.switchTo(0)
        #expect(titles == ["Root"])
    }

    @Test("other sections start at the first of them")
    func replacingSections() {
        navigator.switchTo(1)
        navigator.replaceSections(with: [Section("new", title: "New") { SampleScreen("New") }])
        #expect(titles == ["New"])
        #expect(other.log.last == "disappear")
    }

    @Test("a message goes with the screen that it came up on")
    func noticesOfScreens() {
        let leaving: [(String, () -> Void)] = [
            ("push", { navigator.push(SampleScreen("A")) }), ("pop", { navigator.pop() }),
            ("section", { navigator.switchTo(1) }), ("back", { navigator.switchTo(0) }),
            ("replace", { navigator.replace(with: SampleScreen("B")) }),
        ]
        for (name, leave) in leaving {
            navigator.toast("about this screen")
            leave()
            #expect(navigator.notice == nil, "\(name)")
        }
    }

    @Test("a message stays under and above what is presented over its screen")
    func noticesOfModals() {
        navigator.toast("before")
        navigator.present(SampleScreen("Modal"))
        #expect(navigator.notice?.text == "before")
        navigator.toast("within")
        navigator.dismiss()
        #expect(navigator.notice?.text == "within")
    }

    @Test("a message that is raised after the screen changed stays")
    func noticesAfterMoving() {
        navigator.push(SampleScreen("A"))
        navigator.toast("about A")
        navigator.switchTo(0)
        #expect(navigator.notice == nil)
        navigator.toast("about the root")
        navigator.switchTo(9)
        #expect(navigator.notice?.text == "about the root")
    }

    @Test("a message is replaced by the next, and only its own time removes it")
    func notices() {
        navigator.toast("one")
        let first = navigator.notice?.id
        navigator.toast("two", .error)
        if let first { navigator.removeNotice(first) }
        #expect(navigator.notice?.text == "two")
        if let id = navigator.notice?.id { navigator.removeNotice(id) }
        #expect(navigator.notice == nil)
    }
}
