extension View {
    /// Answers to a click anywhere on it.
    package func onClick(_ action: @escaping @MainActor () -> Void) -> some View {
        MouseView(content: self) { $0.onClick(in: $0.bounds, { _ in action() }) }
    }

    /// Answers to a double-click anywhere on it.
    package func onDoubleClick(_ action: @escaping @MainActor () -> Void) -> some View {
        MouseView(content: self) { $0.onClick(in: $0.bounds, double: { _ in action() }) }
    }

    /// Answers to the wheel: rows to move, negative upwards.
    package func onScroll(_ action: @escaping HitRegion.Scroll) -> some View {
        MouseView(content: self) { $0.onScroll(in: $0.bounds, action) }
    }
}

/// Records what answers to the mouse below what the view inside records itself.
private struct MouseView<Content: View>: View {
    let content: Content
    let record: (Canvas) -> Void

    func request(in space: Size) -> SizeRequest {
        content.request(in: space)
    }

    func draw(on canvas: Canvas) {
        record(canvas)
        content.draw(on: canvas)
    }
}
