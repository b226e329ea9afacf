/// A view of a given width, height or both.
struct Framed<Content: View>: View {
    let content: Content
    let width: Int?
    let height: Int?
    let alignment: Alignment

    func request(in space: Size) -> SizeRequest {
        let inner = content.request(in: room(in: space))
        return SizeRequest(
            Size(width: width ?? inner.size.width, height: height ?? inner.size.height),
            fillsWidth: width == nil && inner.fillsWidth,
            fillsHeight: height == nil && inner.fillsHeight)
    }

    func draw(on canvas: Canvas) {
        let room = room(in: canvas.size).limited(to: canvas.size)
        content.draw(in: canvas.region(Rect(size: room)), alignment: alignment)
    }

    private func room(in space: Size) -> Size {
        Size(width: width ?? space.width, height: height ?? space.height)
    }
}
