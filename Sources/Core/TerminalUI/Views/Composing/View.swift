/// Something that can be drawn: a small value that measures itself and draws itself on a canvas.
///
/// Views hold no state. What they show comes from a view model, so that drawing is a pure function
/// of it and a test needs nothing but the drawn buffer. Most views are put together from others:
/// see ``CompositeView``.
package protocol View {
    /// How much room it asks for when it is offered `space`.
    func request(in space: Size) -> SizeRequest

    /// Draws itself, filling the canvas or a part of it.
    func draw(on canvas: Canvas)
}
