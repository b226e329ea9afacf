/// A panel in the middle of everything, which it dims and keeps the mouse from.
///
/// It is the last view of a ``ZStack``.
package struct Modal: View {
    private let size: Size
    private let title: StyledText
    private let footer: StyledText
    private let content: ViewList

    /// A panel in the middle.
    ///
    /// - Parameters:
    ///   - title: What it is about.
    ///   - footer: A remark in the lower border: the keys that answer it.
    ///   - size: How large it may become, with its frame; a content that is smaller makes it smaller.
    ///   - content: What is inside, from top to bottom.
    package init(
        _ title: StyledText, footer: StyledText = "", size: Size = Size(width: 64, height: 20),
        @ViewBuilder content: () -> ViewList
    ) {
        self.title = title
        self.footer = footer
        self.size = size
        self.content = content()
    }

    package func request(in space: Size) -> SizeRequest {
        .everything()
    }

    package func draw(on canvas: Canvas) {
        guard !canvas.isHidden else { return }
        canvas.restyle(canvas.bounds) { _ in Style(.faint) }
        canvas.hideCursor()
        canvas.blockMouse(in: canvas.bounds)
        let room = canvas.size.limited(to: size)
        let middle = canvas.region(
            Rect(
                x: (canvas.size.width - room.width) / 2, y: (canvas.size.height - room.height) / 2,
                width: room.width, height: room.height))
        Panel(title, footer: footer, isFocused: true) {
            VStack(content.views).padding(horizontal: 1)
        }
        .background(.surface)
        .draw(in: middle, alignment: .center)
    }
}
