/// A text to read, over the screen that it is about.
package final class PageScreen: Screen, Overlay {
    package let title: String
    private let paragraphs: [StyledText]
    private let place = ScrollPlace()
    private let action: Action?
    private let close: @MainActor () -> Void

    /// What `Enter` does besides closing the page.
    package struct Action {
        let title: String
        let hint: String
        let perform: @MainActor () -> Void

        /// - Parameters:
        ///   - title: What the help calls it.
        ///   - hint: A word or two for the last line.
        package init(title: String, hint: String, perform: @escaping @MainActor () -> Void) {
            self.title = title
            self.hint = hint
            self.perform = perform
        }
    }

    private static let widest = 84

    /// A text.
    ///
    /// - Parameters:
    ///   - title: What it is about.
    ///   - paragraphs: Each begins on a line of its own; an empty one leaves a line free.
    ///   - action: What `Enter` does; nil for closing it.
    ///   - close: Takes the screen away.
    package init(
        _ title: String, paragraphs: [StyledText], action: Action? = nil,
        close: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.paragraphs = paragraphs
        self.action = action
        self.close = close
    }

    package var mode: ScreenMode? { .dialog("Text") }

    package var commands: [Command] {
        let close = close
        var commands: [Command] = []
        if let action {
            commands.append(
                Command("page.action", action.title, keys: [.enter], hint: action.hint) {
                    action.perform()
                })
        }
        let keys: KeyBinding = action == nil ? .back.or(.enter) : .back
        commands.append(Command("page.close", "Close", keys: keys, hint: "close") { close() })
        return commands + place.commands(rows: lines(width: Self.widest - 4).count)
    }

    package var body: any View {
        Page(offset: place.offset) { [self] in lines(width: $0) }
    }

    package func modalSize(in space: Size) -> Size {
        let width = min(space.width - 4, Self.widest)
        return Size(width: width, height: min(space.height - 2, lines(width: width - 4).count + 2))
    }

    private func lines(width: Int) -> [StyledText] {
        paragraphs.flatMap { $0.isEmpty ? [""] : $0.wrapped(to: max(1, width)) }
    }
}

/// Lines from some line on.
private struct Page: View {
    let offset: Int
    let lines: (Int) -> [StyledText]

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let lines = lines(canvas.size.width)
        let first = min(offset, max(0, lines.count - canvas.size.height))
        for (y, line) in lines.dropFirst(first).prefix(canvas.size.height).enumerated() {
            canvas.write(cells: line.cells(width: canvas.size.width), x: 0, y: y)
        }
    }
}
