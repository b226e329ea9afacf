/// Puts views together as they are written one below the other, with `if`, `switch` and `for`.
@resultBuilder
package enum ViewBuilder {
    /// A view as it is written.
    package static func buildExpression(_ view: any View) -> ViewList {
        ViewList(views: (view as? ViewList)?.views ?? [view])
    }

    /// Views written one below the other.
    package static func buildBlock(_ parts: ViewList...) -> ViewList {
        ViewList(views: parts.flatMap(\.views))
    }

    /// What an `if` without `else` gives; nothing, not even room, if it is false.
    package static func buildOptional(_ part: ViewList?) -> ViewList {
        part ?? ViewList(views: [])
    }

    /// What an `if` gives when it is true.
    package static func buildEither(first part: ViewList) -> ViewList { part }

    /// What an `else` gives.
    package static func buildEither(second part: ViewList) -> ViewList { part }

    /// What a `for` gives.
    package static func buildArray(_ parts: [ViewList]) -> ViewList {
        ViewList(views: parts.flatMap(\.views))
    }
}
