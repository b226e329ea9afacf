extension View {
    /// Draws it at the size it asks for, at its place in a larger canvas.
    func draw(in canvas: Canvas, alignment: Alignment) {
        let size = request(in: canvas.size).resolved(in: canvas.size)
        let origin = Point(
            x: alignment.horizontal.offset(of: size.width, in: canvas.size.width),
            y: alignment.vertical.offset(of: size.height, in: canvas.size.height))
        draw(on: canvas.region(Rect(origin: origin, size: size)))
    }
}
