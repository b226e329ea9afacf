/// What surrounds a screen: breadcrumbs and state above it, hints below, messages over it.
struct Chrome: View {
    /// Everything it shows, gathered before drawing.
    struct Contents {
        var sections: SectionTabs
        var status: [StyledText]
        var body: any View
        var modals: [Modal]
        var notice: Notice?
        var hints: HintBar
        var isTooSmall: Bool
        var hasBars: Bool
    }

    let contents: Contents

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        guard !contents.isTooSmall else { return TooSmall().draw(on: canvas) }
        let width = canvas.size.width
        let bar = contents.hasBars ? 1 : 0
        let room = Rect(x: 0, y: bar, width: width, height: canvas.size.height - 2 * bar)
        contents.body.draw(on: canvas.region(room).styled(Style(.text)))
        TopBar(sections: contents.sections, status: contents.status)
            .draw(on: canvas.region(Rect(x: 0, y: 0, width: width, height: bar)))
        for modal in contents.modals { modal.draw(on: canvas.region(room)) }
        contents.hints.draw(on: canvas.region(Rect(x: 0, y: room.maxY, width: width, height: bar)))
        if let notice = contents.notice {
            Toast(StyledText(notice.text), notice.tone).draw(on: canvas.region(room))
        }
    }
}

extension Application {
    /// What the chrome is to show now. A screen under a presented one stays visible.
    var contents: Chrome.Contents {
        let navigator = navigator
        return Chrome.Contents(
            sections: sectionTabs,
            status: options.status(),
            body: navigator.stack.last?.body ?? EmptyView(),
            modals: navigator.modals.map { modal in
                Modal(StyledText(modal.title), size: modal.modalSize(in: terminal.size)) {
                    modal.body
                }
            },
            notice: navigator.notice,
            hints: hintBar,
            isTooSmall: isTooSmall, hasBars: options.hasBars)
    }

    private var sectionTabs: SectionTabs {
        let navigator = navigator
        // The place itself is among the tabs.
        let skipped = navigator.sections.count > 1 ? 1 : 0
        let way = Breadcrumbs(titles: navigator.stack.dropFirst(skipped).map(\.title)) {
            navigator.pop(to: $0 + skipped)
        }
        return SectionTabs(
            names: navigator.sections.map(\.shortTitle), digits: navigator.digits,
            current: navigator.currentSection, way: way
        ) { navigator.switchTo($0) }
    }

    private var hintBar: HintBar {
        let hinted = hintedCommands.filter(\.command.isEnabled)
        return HintBar(
            hints: hinted.filter { $0.command.id != Self.helpCommand }.compactMap(hint),
            lastHint: hinted.first { $0.command.id == Self.helpCommand }.flatMap(hint),
            status: navigator.top?.status)
    }

    private func hint(_ key: Key, _ command: Command) -> HintBar.Hint? {
        command.hint.map { title in
            HintBar.Hint(key: key, title: title) { [weak self] in self?.perform(command) }
        }
    }
}
