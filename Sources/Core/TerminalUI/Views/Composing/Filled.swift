/// A view that takes all the room there is.
struct Filled<Content: View>: View {
    let content: Content
    let alignment: Alignment

    func request(in space: Size) -> SizeRequest {
        .everything(minimum: content.request(in: space).size)
    }

    func draw(on canvas: Canvas) {
        content.draw(in: canvas, alignment: alignment)
    }
}
