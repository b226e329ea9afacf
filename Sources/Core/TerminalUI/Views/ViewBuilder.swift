/// Puts views together as they are written one below the other, with `if`, `switch` and `for`.
@resultBuilder
package enum ViewBuilder {
    package static func buildExpression(_ view: any View) -> ViewList {
        ViewList(views: (view as? ViewList)?.views ?? [view])
    }

    package static func buildBlock(_ parts: ViewList...) -> ViewList {
        ViewList(views: parts.flatMap(\.views))
    }

    package static func buildOptional(_ part: ViewList?) -> ViewList {
        part ?? ViewList(views: [])
    }

    package static func buildEither(first part: ViewList) -> ViewList { part }

    package static func buildEither(second part: ViewList) -> ViewList { part }

    package static func buildArray(_ parts: [ViewList]) -> ViewList {
        ViewList(views: parts.flatMap(\.views))
    }
}

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
