/// The views of a builder; on its own it draws them one below the other, and a single one as it is.
package struct ViewList: View {
    /// In the order in which they were written.
    package let views: [any View]

    package func request(in space: Size) -> SizeRequest {
        if views.count == 1 { return views[0].request(in: space) }
        return VStack(views).request(in: space)
    }

    package func draw(on canvas: Canvas) {
        if views.count == 1 { return views[0].draw(on: canvas) }
        VStack(views).draw(on: canvas)
    }
}
