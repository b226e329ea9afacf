/// A short message in the lower right corner, above what is already drawn.
package struct Toast: View {
    private let message: StyledText
    private let tone: Tone

    /// A message.
    package init(_ message: StyledText, _ tone: Tone = .info) {
        self.message = message
        self.tone = tone
    }

    package func request(in space: Size) -> SizeRequest {
        .everything()
    }

    package func draw(on canvas: Canvas) {
        let room = canvas.size.shrunk(width: 2, height: 1).limited(to: Size(width: 60, height: 6))
        guard room.width > 6, room.height > 2 else { return }
        let text = Text(tone.mark + " " + message).wrapped().padding(horizontal: 1)
        let size = text.request(in: room.shrunk(width: 2, height: 2)).padded(by: .one).size
            .limited(to: room)
        let box = canvas.region(
            Rect(
                x: canvas.size.width - size.width - 1, y: canvas.size.height - size.height - 1,
                width: size.width, height: size.height)
        ).styled(Style(on: .surface))
        box.fill(box.bounds)
        Border(style: Style(tone.color)).draw(on: box)
        text.draw(on: box.region(box.bounds.inset(by: .one)))
    }
}
