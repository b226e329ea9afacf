/// What a view asks for when it is offered some space.
package struct SizeRequest: Hashable, Sendable {
    /// The size it needs; for a direction that it fills, the least it wants.
    package var size: Size
    /// Whether it also takes what is left over in the width.
    package var fillsWidth: Bool
    /// Whether it also takes what is left over in the height.
    package var fillsHeight: Bool

    /// A request; nothing is filled unless said so.
    package init(_ size: Size, fillsWidth: Bool = false, fillsHeight: Bool = false) {
        self.size = size
        self.fillsWidth = fillsWidth
        self.fillsHeight = fillsHeight
    }

    /// A request for all there is, at least `minimum`.
    package static func everything(minimum: Size = .zero) -> SizeRequest {
        SizeRequest(minimum, fillsWidth: true, fillsHeight: true)
    }

    /// The size it takes in `space` once leftovers are given out.
    package func resolved(in space: Size) -> Size {
        Size(
            width: fillsWidth ? space.width : min(size.width, space.width),
            height: fillsHeight ? space.height : min(size.height, space.height))
    }

    /// The request for the same view with more around it.
    package func padded(by insets: Insets) -> SizeRequest {
        var padded = self
        padded.size = Size(
            width: size.width + insets.horizontal, height: size.height + insets.vertical)
        return padded
    }
}
