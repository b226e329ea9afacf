/// Keeps drawings apart that nobody asked for, so that a stream of progress does not fill a slow line.
struct FramePace {
    private static let interval = Duration.milliseconds(16)

    /// Whether somebody already waits to draw.
    var isWaiting = false
    private var last: ContinuousClock.Instant?

    /// How long to wait until the next drawing; `nil` for not at all.
    func delay() -> Duration? {
        guard let last else { return nil }
        let elapsed = ContinuousClock.now - last
        return elapsed < Self.interval ? Self.interval - elapsed : nil
    }

    mutating func drew() {
        last = .now
    }

    /// The person did something: the next drawing is due at once.
    mutating func reset() {
        last = nil
    }
}
