/// A view that is put together from other views.
package protocol CompositeView: View {
    associatedtype Body: View

    /// What it consists of.
    @ViewBuilder var body: Body { get }
}

extension CompositeView {
    package func request(in space: Size) -> SizeRequest {
        body.request(in: space)
    }

    package func draw(on canvas: Canvas) {
        body.draw(on: canvas)
    }
}
