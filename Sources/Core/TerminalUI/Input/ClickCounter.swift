/// Counts quick presses of one button at one place, so that two become a double-click.
package struct ClickCounter: Sendable {
    /// The longest time between two presses, in milliseconds.
    private static let interval = 400

    private var last: MouseEvent?
    private var lastTime = 0
    private var clicks = 0

    package init() {}

    /// The event with its `clicks` filled in.
    /// - Parameter milliseconds: When it happened, on any clock that does not run backwards.
    package mutating func count(_ event: MouseEvent, at milliseconds: Int) -> MouseEvent {
        guard case .press = event.kind else { return event }
        clicks = isNear(event) && milliseconds - lastTime <= Self.interval ? clicks + 1 : 1
        last = event
        lastTime = milliseconds
        var counted = event
        counted.kind = .press(clicks: clicks)
        return counted
    }

    private func isNear(_ event: MouseEvent) -> Bool {
        guard let last, last.button == event.button else { return false }
        return last.row == event.row && abs(last.column - event.column) <= 1
    }
}
