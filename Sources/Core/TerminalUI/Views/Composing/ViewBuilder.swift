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
