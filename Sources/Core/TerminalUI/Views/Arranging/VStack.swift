/// Views one below the other.
package struct VStack: View {
    private let alignment: HorizontalAlignment
    private let stack: Stack

    /// Views from top to bottom.
    ///
    /// - Parameters:
    ///   - alignment: Where a narrower view sits in the width of the stack.
    ///   - spacing: Rows between two of them.
    ///   - content: The views.
    package init(
        alignment: HorizontalAlignment = .leading, spacing: Int = 0,
        @ViewBuilder content: () -> ViewList
    ) {
        self.alignment = alignment
        stack = Stack(axis: .vertical, spacing: spacing, views: content().views)
    }

    /// Views one below the other, at the left edge and without rows between them.
    package init(_ views: [any View]) {
        alignment = .leading
        stack = Stack(axis: .vertical, spacing: 0, views: views)
    }

    package func request(in space: Size) -> SizeRequest {
        stack.request(in: space)
    }

    package func draw(on canvas: Canvas) {
        stack.draw(on: canvas) { alignment.offset(of: $0, in: $1) }
    }
}
