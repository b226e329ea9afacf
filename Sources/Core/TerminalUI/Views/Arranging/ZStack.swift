/// Views on top of each other, the first at the bottom; each gets the whole room.
package struct ZStack: View {
    private let views: [any View]

    /// Views from bottom to top.
    package init(@ViewBuilder content: () -> ViewList) {
        views = content().views
    }

    package func request(in space: Size) -> SizeRequest {
        let requests = views.map { $0.request(in: space) }
        return SizeRequest(
            Size(
                width: requests.map(\.size.width).max() ?? 0,
                height: requests.map(\.size.height).max() ?? 0),
            fillsWidth: requests.contains(where: \.fillsWidth),
            fillsHeight: requests.contains(where: \.fillsHeight))
    }

    package func draw(on canvas: Canvas) {
        for view in views { view.draw(on: canvas) }
    }
}
