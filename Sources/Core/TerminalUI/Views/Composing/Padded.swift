/// A view with free room around it.
struct Padded<Content: View>: View {
    let content: Content
    let insets: Insets

    func request(in space: Size) -> SizeRequest {
        content.request(
            in: space.shrunk(width: insets.horizontal, height: insets.vertical)
        ).padded(by: insets)
    }

    func draw(on canvas: Canvas) {
        content.draw(on: canvas.region(canvas.bounds.inset(by: insets)))
    }
}
