extension View {
    /// Gives it a width, a height or both, whatever it asks for.
    package func frame(
        width: Int? = nil, height: Int? = nil, alignment: Alignment = .topLeading
    ) -> some View {
        Framed(content: self, width: width, height: height, alignment: alignment)
    }

    /// Gives it all the room there is and places it inside.
    package func fill(alignment: Alignment = .topLeading) -> some View {
        Filled(content: self, alignment: alignment)
    }

    /// Keeps room free around it.
    package func padding(_ insets: Insets = .one) -> some View {
        Padded(content: self, insets: insets)
    }

    /// Keeps columns before and after and rows above and below free.
    package func padding(horizontal: Int = 0, vertical: Int = 0) -> some View {
        padding(Insets(horizontal: horizontal, vertical: vertical))
    }

    /// Lies under the style of everything in it. A background also fills the empty cells.
    package func style(_ style: Style) -> some View {
        Restyled(content: self, style: style)
    }

    /// The colour of text that has none of its own.
    package func foreground(_ color: Color) -> some View {
        style(Style(color))
    }

    /// The colour behind everything in it.
    package func background(_ color: Color) -> some View {
        style(Style(on: color))
    }

    /// Says whether it gives way to its neighbours in a stack when room is short: those with the lowest
    /// number are shortened first. It is 0 for views that do not say.
    package func priority(_ priority: Int) -> some View {
        PriorityView(content: self, priority: priority)
    }
}

private struct Framed<Content: View>: View {
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

private struct Filled<Content: View>: View {
    let content: Content
    let alignment: Alignment

    func request(in space: Size) -> SizeRequest {
        .everything(minimum: content.request(in: space).size)
    }

    func draw(on canvas: Canvas) {
        content.draw(in: canvas, alignment: alignment)
    }
}

private struct Padded<Content: View>: View {
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

private struct Restyled<Content: View>: View {
    let content: Content
    let style: Style

    func request(in space: Size) -> SizeRequest {
        content.request(in: space)
    }

    func draw(on canvas: Canvas) {
        let styled = canvas.styled(style)
        if !style.background.isStandard { styled.fill(styled.bounds) }
        content.draw(on: styled)
    }
}

private struct PriorityView<Content: View>: View, Prioritized {
    let content: Content
    let priority: Int

    func request(in space: Size) -> SizeRequest {
        content.request(in: space)
    }

    func draw(on canvas: Canvas) {
        content.draw(on: canvas)
    }
}

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
