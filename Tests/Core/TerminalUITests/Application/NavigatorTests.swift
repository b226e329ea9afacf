import Testing
import TerminalUI

@MainActor @Suite("Navigator") struct NavigatorTests {
    private let root = SampleScreen("Root")
    private let other = SampleScreen("Other")
    private let navigator: Navigator

    init() {
        let (root, other) = (root, other)
        navigator = Navigator(sections: [
            Section(.init("root"), title: "Root") { root },
            Section(.init("other"), title: "Other") { other },
        ])
    }

    private var titles: [String] { navigator.stack.map(\.title) }

    @Test func `the first section is open at the start, the others are not made yet`() {
        #expect(titles == ["Root"])
        #expect(root.log == ["appear"])
        #expect(other.log == [])
    }

    @Test func `pushed screens cover each other and are uncovered one by one`() {
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

    @Test func `a place in the stack can be gone back to; places outside cannot`() {
        for title in ["A", "B", "C"] { navigator.push(SampleScreen(title)) }
        navigator.pop(to: 1)
        #expect(titles == ["Root", "A"])
        navigator.pop(to: 5)
        navigator.pop(to: -1)
        #expect(titles == ["Root", "A"])
    }

    @Test func `replacing changes the top screen only`() {
        navigator.push(SampleScreen("A"))
        navigator.replace(with: SampleScreen("B"))
        #expect(titles == ["Root", "B"])
    }

    @Test func `a presented screen has the keyboard, and leaves the breadcrumbs alone`() {
        let modal = SampleScreen("Modal")
        navigator.present(modal)
        #expect(navigator.top === modal)
        #expect(titles == ["Root"])
        navigator.dismiss()
        #expect(navigator.top === root)
        #expect(modal.log == ["appear", "disappear"])
    }

    @Test func `pushing from a presented screen closes it`() {
        navigator.present(SampleScreen("Modal"))
        navigator.push(SampleScreen("Next"))
        #expect(navigator.modals.isEmpty)
        #expect(navigator.top?.title == "Next")
    }

    @Test func `back closes what is presented, then what is pushed, then the program`() {
        navigator.push(SampleScreen("A"))
        navigator.present(SampleScreen("Modal"))
        navigator.back()
        #expect(navigator.top?.title == "A")
        navigator.back()
        #expect(navigator.top === root && !navigator.hasQuit)
        navigator.back()
        #expect(navigator.hasQuit)
    }

    @Test func `a section is found again as it was left`() {
        navigator.push(SampleScreen("A"))
        navigator.switchTo(1)
        #expect(titles == ["Other"])
        navigator.switchTo(Section.ID("root"))
        #expect(titles == ["Root", "A"])
        navigator.switchTo(9)
        #expect(titles == ["Root", "A"])
    }

    @Test func `switching to the section that is shown leads to its first screen`() {
        navigator.push(SampleScreen("A"))
        navigator.switchTo(0)
        #expect(titles == ["Root"])
    }

    @Test func `other sections start at the first of them`() {
        navigator.switchTo(1)
        navigator.replaceSections(with: [
            Section(.init("new"), title: "New") { SampleScreen("New") }
        ])
        #expect(titles == ["New"])
        #expect(other.log.last == "disappear")
    }

    @Test func `other sections start at the one that is named`() {
        navigator.replaceSections(
            with: ["One", "Two"].map { name in
                Section(.init(name), title: name) { SampleScreen(name) }
            }, showing: .init("Two"))
        #expect(titles == ["Two"])
    }

    @Test func `a section with a digit of its own leaves the others theirs`() {
        let sections = ["Zero", "One", "Two"].map { name in
            Section(.init(name), title: name, digit: name == "Zero" ? 0 : nil) {
                SampleScreen(name)
            }
        }
        #expect(Navigator(sections: sections).digits == [0, 1, 2])
    }

    @Test func `a message goes with the screen that it came up on`() {
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

    @Test func `a message stays under and above what is presented over its screen`() {
        navigator.toast("before")
        navigator.present(SampleScreen("Modal"))
        #expect(navigator.notice?.text == "before")
        navigator.toast("within")
        navigator.dismiss()
        #expect(navigator.notice?.text == "within")
    }

    @Test func `a message that is raised after the screen changed stays`() {
        navigator.push(SampleScreen("A"))
        navigator.toast("about A")
        navigator.switchTo(0)
        #expect(navigator.notice == nil)
        navigator.toast("about the root")
        navigator.switchTo(9)
        #expect(navigator.notice?.text == "about the root")
    }

    @Test func `a message is replaced by the next, and only its own time removes it`() {
        navigator.toast("one")
        let first = navigator.notice?.id
        navigator.toast("two", .error)
        if let first { navigator.removeNotice(first) }
        #expect(navigator.notice?.text == "two")
        if let id = navigator.notice?.id { navigator.removeNotice(id) }
        #expect(navigator.notice == nil)
    }
}
