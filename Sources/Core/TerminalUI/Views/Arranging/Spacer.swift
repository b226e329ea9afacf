/// Empty room that takes what its neighbours leave.
package struct Spacer: View {
    private let minimum: Int

    /// Empty room of at least `minimum` cells along its stack.
    package init(minimum: Int = 0) {
        self.minimum = minimum
    }

    package func request(in space: Size) -> SizeRequest {
        .everything(minimum: Size(width: minimum, height: minimum))
    }

    package func draw(on canvas: Canvas) {}
}
