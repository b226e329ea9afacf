/// A text to read, over the screen that it is about.
package final class PageScreen: Screen, Overlay {
    package let title: String
    private let paragraphs: [StyledText]
    private let place = ScrollPlace()
    private let close: @MainActor () -> Void

    private static let widest = 84

    /// A text.
    ///
    /// - Parameters:
    ///   - title: What it is about.
    ///   - paragraphs: Each begins on a line of its own; an empty one leaves a line free.
    ///   - close: Takes the screen away.
    package init(
        _ title: String, paragraphs: [StyledText], close: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.paragraphs = paragraphs
        self.close = close
    }

    package var mode: ScreenMode? { .dialog("Text") }

    package var commands: [Command] {
        let close = close
        return [
            Command("page.close", "Close", keys: .back.or(.enter), hint: "close") { close() }
        ] + place.commands(rows: lines(width: Self.widest - 4).count)
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
