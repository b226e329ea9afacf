/// One screen: what it shows and what can be done on it.
///
/// ``body`` is a pure function of the screen's `@Observable` view model. What it reads is observed;
/// when some of it changes the screen is drawn again, once, however much changed.
@MainActor package protocol Screen: AnyObject {
    /// Its name in the breadcrumbs, short.
    var title: String { get }

    /// What it shows, between the top and the bottom bar.
    var body: any View { get }

    /// What can be done on it; where two share a key the first one gets it.
    var commands: [Command] { get }

    /// Whether a text field has the keyboard: plain letters then go to ``receive(_:)`` only, and other
    /// keys go there before any command sees them.
    var isEditingText: Bool { get }

    /// What its keys are about now; `nil` for what they begin with.
    var mode: ScreenMode? { get }

    /// Whether what it shows first is being worked out and will be there in a moment: the frame
    /// before stays for so long, and keys wait for what they are meant for.
    var isPreparing: Bool { get }

    /// A short text at the right of the bottom bar, such as `3 of 120`.
    var status: String? { get }

    /// How large it wants to be when presented over another screen.
    func modalSize(in space: Size) -> Size

    /// Offers an event that no command and no place on the screen answered: keys for text input,
    /// pasted text, the mouse.
    /// - Returns: Whether it was used.
    func receive(_ event: Event) -> Bool

    /// It became the top one: pushed, presented, or uncovered. Start what it needs.
    func didAppear()

    /// It is no longer the top one: popped, or covered. Stop what nobody watches.
    func didDisappear()
}

extension Screen {
    package var commands: [Command] { [] }
    package var isEditingText: Bool { false }
    package var mode: ScreenMode? { isEditingText ? .filter : nil }
    package var isPreparing: Bool { false }
    package var status: String? { nil }

    package func modalSize(in space: Size) -> Size {
        Size(width: min(space.width - 4, 100), height: min(space.height - 2, 30))
    }

    package func receive(_ event: Event) -> Bool { false }
    package func didAppear() {}
    package func didDisappear() {}
}
