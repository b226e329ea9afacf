/// Two views that share the room, side by side or one above the other.
///
/// When there is not room for the smallest sizes of both, only one of them is drawn.
package struct Split: View {
    /// How much of the room the first view gets.
    package enum Position: Hashable, Sendable {
        /// A part of the room, from 0 to 1.
        case fraction(Double)
        /// So many cells for the first view.
        case first(Int)
        /// So many cells for the second view.
        case second(Int)
    }

    /// One of the two views.
    package enum Side: Hashable, Sendable {
        case first, second
    }

    private let axis: Axis
    private let position: Position
    private let minimums: (first: Int, second: Int)
    private let kept: Side
    private let first: any View
    private let second: any View

    private init(
        axis: Axis, position: Position, minimums: (Int, Int), keeping: Side,
        first: ViewList, second: ViewList
    ) {
        self.axis = axis
        self.position = position
        self.minimums = minimums
        self.kept = keeping
        self.first = first
        self.second = second
    }

    /// Two views side by side.
    ///
    /// - Parameters:
    ///   - position: How wide the left one is.
    ///   - minimums: The fewest columns for each.
    ///   - keeping: Which one is drawn when there is room for one only.
    ///   - left: The left view.
    ///   - right: The right view.
    package static func columns(
        _ position: Position, minimums: (Int, Int) = (20, 20), keeping: Side = .first,
        @ViewBuilder left: () -> ViewList, @ViewBuilder right: () -> ViewList
    ) -> Split {
        Split(
            axis: .horizontal, position: position, minimums: minimums, keeping: keeping,
            first: left(), second: right())
    }

    /// Two views one above the other.
    ///
    /// - Parameters:
    ///   - position: How high the upper one is.
    ///   - minimums: The fewest rows for each.
    ///   - keeping: Which one is drawn when there is room for one only.
    ///   - top: The upper view.
    ///   - bottom: The lower view.
    package static func rows(
        _ position: Position, minimums: (Int, Int) = (3, 3), keeping: Side = .first,
        @ViewBuilder top: () -> ViewList, @ViewBuilder bottom: () -> ViewList
    ) -> Split {
        Split(
            axis: .vertical, position: position, minimums: minimums, keeping: keeping,
            first: top(), second: bottom())
    }

    package func request(in space: Size) -> SizeRequest {
        .everything()
    }

    package func draw(on canvas: Canvas) {
        let room = axis.length(of: canvas.size)
        guard room >= minimums.first + minimums.second else {
            return (kept == .first ? first : second).draw(on: canvas)
        }
        let length = min(max(wanted(of: room), minimums.first), room - minimums.second)
        let breadth = axis.breadth(of: canvas.size)
        let rest = axis.size(length: room - length, breadth: breadth)
        let start = axis.size(length: length, breadth: 0)
        first.draw(on: canvas.region(Rect(size: axis.size(length: length, breadth: breadth))))
        second.draw(
            on: canvas.region(
                Rect(origin: Point(x: start.width, y: start.height), size: rest)))
    }

    private func wanted(of room: Int) -> Int {
        switch position {
        case .fraction(let fraction): Int((Double(room) * min(1, max(0, fraction))).rounded())
        case .first(let length): length
        case .second(let length): room - length
        }
    }
}
