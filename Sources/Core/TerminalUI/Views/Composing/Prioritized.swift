/// A view that says whether it gives way to its neighbours in a stack.
protocol Prioritized {
    /// Those with the lowest number are shortened first; 0 if nothing is said.
    var priority: Int { get }
}

/// A view that says when it gives way.
struct PriorityView<Content: View>: View, Prioritized {
    let content: Content
    let priority: Int

    func request(in space: Size) -> SizeRequest {
        content.request(in: space)
    }

    func draw(on canvas: Canvas) {
        content.draw(on: canvas)
    }
}
