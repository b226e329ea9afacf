/// A rounded frame with a title around other views.
package struct Panel: View {
    private let title: StyledText
    private let note: StyledText
    private let footer: StyledText
    private let isFocused: Bool
    private let scroll: ScrollPosition?
    private let content: ViewList

    /// A frame around views.
    ///
    /// - Parameters:
    ///   - title: What it shows, in the upper border.
    ///   - note: A short remark at the right end of the upper border.
    ///   - footer: A counter such as `3 of 120`, at the right end of the lower border.
    ///   - isFocused: Whether it has the keyboard; its frame and title are then in the accent colour.
    ///   - scroll: Which part of the content is visible.
    ///   - content: What is inside, from top to bottom.
    package init(
        _ title: StyledText = "", note: StyledText = "", footer: StyledText = "",
        isFocused: Bool = false, scroll: ScrollPosition? = nil,
        @ViewBuilder content: () -> ViewList
    ) {
        self.title = title
        self.note = note
        self.footer = footer
        self.isFocused = isFocused
        self.scroll = scroll
        self.content = content()
    }

    package func request(in space: Size) -> SizeRequest {
        var request = content.request(in: space.shrunk(width: 2, height: 2)).padded(by: .one)
        let heading = TextWidth.of(title, atMost: space.width) + 6
        if request.size.width < heading {
            request.size = Size(width: heading, height: request.size.height)
        }
        return request
    }

    package func draw(on canvas: Canvas) {
        guard !canvas.isHidden else { return }
        Border(style: frameStyle).draw(on: canvas)
        drawTitles(on: canvas)
        drawScrollBar(on: canvas)
        content.draw(on: canvas.region(canvas.bounds.inset(by: .one)))
    }

    private var frameStyle: Style { Style(isFocused ? .borderFocused : .border) }

    private func drawTitles(on canvas: Canvas) {
        let titleStyle =
            isFocused ? Style(.accent, attributes: .bold) : Style(.header)
        let border = EdgeLabels(width: canvas.size.width)
        border.draw(title.styled(titleStyle), note.styled(Style(.muted)), y: 0, on: canvas)
        border.draw("", footer.styled(Style(.muted)), y: canvas.size.height - 1, on: canvas)
    }

    private func drawScrollBar(on canvas: Canvas) {
        let length = canvas.size.height - 2
        guard let thumb = scroll?.thumb(length: length, page: length) else { return }
        let x = canvas.size.width - 1
        for y in thumb { canvas.write("┃", x: x, y: y + 1, style: frameStyle) }
    }
}
