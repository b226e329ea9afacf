/// Nothing, without size.
package struct EmptyView: View {
    /// Nothing.
    package init() {}

    package func request(in space: Size) -> SizeRequest { SizeRequest(.zero) }

    package func draw(on canvas: Canvas) {}
}
