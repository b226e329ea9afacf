import Observation

/// Which screens are open. It knows screens, not features.
///
/// There is one stack for each ``Section`` and, over whichever is shown, a stack of presented
/// screens.
@MainActor @Observable package final class Navigator {
    /// The top-level places, in the order of their digits.
    package private(set) var sections: [Section]
    /// The section that is shown.
    package private(set) var currentSection = 0
    /// Screens presented over the stack, the top one last.
    package private(set) var modals: [any Screen] = []
    /// The message that is shown now.
    package private(set) var notice: Notice?
    /// Whether the program is to end.
    package private(set) var hasQuit = false

    private var stacks: [Int: [any Screen]] = [:]
    private var journey = Journey()
    @ObservationIgnored private var lastNotice = 0
    @ObservationIgnored private var visible: (any Screen)?
    /// The screen of the stack over which the message came up.
    @ObservationIgnored private weak var noticed: (any Screen)?

    /// Shows the first of `sections`, of which there must be at least one.
    package init(sections: [Section]) {
        self.sections = sections
        open(section: 0)
    }

    /// A navigator with a single place and no digits.
    package convenience init(root: any Screen) {
        self.init(sections: [Section(Section.ID("root"), title: root.title) { root }])
    }

    /// The screens of the current section, the top one last.
    package var stack: [any Screen] { stacks[currentSection] ?? [] }

    /// The screen that has the keyboard.
    package var top: (any Screen)? { modals.last ?? stack.last }

    /// The digits that lead to the sections, in their order; nil for those without one.
    package var digits: [Int?] {
        var next = 1
        return sections.map { section in
            if let digit = section.digit { return digit }
            defer { next += 1 }
            return next > 9 ? nil : next
        }
    }

    /// Whether ``back()`` leads somewhere.
    package var canGoBack: Bool { !modals.isEmpty || stack.count > 1 }
}

extension Navigator {
    /// Opens a screen on top of the current one; what was presented is closed.
    package func push(_ screen: any Screen) {
        noteLeaving()
        modals = []
        stacks[currentSection] = stack + [screen]
        update()
    }

    /// Closes the top screen of the stack; the last one stays.
    package func pop() {
        pop(to: stack.count - 2)
    }

    /// Closes all screens of the section but its first.
    package func popToRoot() {
        pop(to: 0)
    }

    /// Closes screens until the one at `index` of the stack is on top, and what was presented.
    package func pop(to index: Int) {
        guard index >= 0, index < stack.count else { return }
        if index < stack.count - 1 { noteLeaving() }
        modals = []
        stacks[currentSection] = Array(stack.prefix(index + 1))
        update()
    }

    /// Opens a screen in the place of the top one of the stack.
    package func replace(with screen: any Screen) {
        modals = []
        stacks[currentSection] = stack.dropLast() + [screen]
        update()
    }

    /// Shows a screen over the current one until it is dismissed.
    package func present(_ screen: any Screen) {
        modals.append(screen)
        update()
    }

    /// Closes the screen that was presented last, if any.
    package func dismiss() {
        _ = modals.popLast()
        update()
    }

    /// Closes the top screen; at the first screen of a section, ends the program.
    package func back() {
        if !modals.isEmpty {
            dismiss()
        } else if stack.count > 1 {
            pop()
        } else {
            quit()
        }
    }

    /// Shows the section at `index` as it was left, or its first screen if it is already shown.
    package func switchTo(_ index: Int) {
        guard sections.indices.contains(index) else { return }
        guard index != currentSection else { return popToRoot() }
        noteLeaving()
        modals = []
        open(section: index)
    }

    /// Shows this section as ``switchTo(_:)-(Int)`` does; nothing happens if it is not there.
    package func switchTo(_ id: Section.ID) {
        sections.firstIndex { $0.id == id }.map { switchTo($0) }
    }

    /// Takes other sections, for another codebase say, and shows one of them.
    ///
    /// - Parameter id: Which is shown; nil, or one that is not there, for the first one.
    package func replaceSections(with sections: [Section], showing id: Section.ID? = nil) {
        self.sections = sections
        modals = []
        stacks = [:]
        journey = Journey()
        open(section: sections.firstIndex { $0.id == id } ?? 0)
    }

    /// Ends the program after the current event.
    package func quit() {
        hasQuit = true
    }

    /// Shows a message for some seconds, in place of the one before.
    ///
    /// It speaks of what is on the screen, so it goes when another screen of a stack comes up; what is
    /// presented over that screen leaves it.
    package func toast(_ text: String, _ tone: Tone = .info, seconds: Double = 4) {
        lastNotice += 1
        noticed = stack.last
        notice = Notice(id: lastNotice, text: text, tone: tone, seconds: seconds)
    }

    /// Takes a message away, if it is still shown.
    package func removeNotice(_ id: Notice.ID) {
        if notice?.id == id { notice = nil }
    }

    /// Whether ``jumpBack()`` leads somewhere.
    package var canJumpBack: Bool { journey.hasPast }

    /// Whether ``jumpForward()`` leads somewhere.
    package var canJumpForward: Bool { journey.hasFuture }

    /// Goes to where the person was before, whatever led away from there: another section, a screen
    /// that was opened or one that was closed.
    package func jumpBack() { journey.back(from: place).map(go) }

    /// Goes to where ``jumpBack()`` came from.
    package func jumpForward() { journey.forward(from: place).map(go) }

    private var place: Journey.Place { Journey.Place(section: currentSection, screens: stack) }

    private func noteLeaving() { journey.leave(place) }

    private func go(to place: Journey.Place) {
        modals = []
        stacks[place.section] = place.screens
        currentSection = place.section
        update()
    }

    private func open(section index: Int) {
        if stacks[index] == nil, sections.indices.contains(index) {
            stacks[index] = [sections[index].makeScreen()]
        }
        currentSection = index
        update()
    }

    /// Tells screens that they came or went.
    private func update() {
        if notice != nil, noticed !== stack.last { notice = nil }
        guard top !== visible else { return }
        visible?.didDisappear()
        visible = top
        visible?.didAppear()
    }
}
