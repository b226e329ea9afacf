/// Views side by side.
///
/// When room is short the longest are shortened first; see ``View/priority(_:)``.
package struct HStack: View {
    private let alignment: VerticalAlignment
    private let stack: Stack

    /// Views from left to right.
    ///
    /// - Parameters:
    ///   - alignment: Where a lower view sits beside a higher one.
    ///   - spacing: Columns between two of them.
    ///   - content: The views.
    package init(
        alignment: VerticalAlignment = .top, spacing: Int = 1, @ViewBuilder content: () -> ViewList
    ) {
        self.alignment = alignment
        stack = Stack(axis: .horizontal, spacing: spacing, views: content().views)
    }

    package func request(in space: Size) -> SizeRequest {
        stack.request(in: space)
    }

    package func draw(on canvas: Canvas) {
        stack.draw(on: canvas) { alignment.offset(of: $0, in: $1) }
    }
}
