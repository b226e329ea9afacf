/// A moment in which the top screen works out what it shows first.
struct Preparation {
    /// How long the frame before may stay; what takes longer is said on the screen.
    let patience: Duration
    private let start = ContinuousClock.now

    init(patience: Duration) {
        self.patience = patience
    }

    /// How much longer the frame before stays; `nil` for not at all.
    var rest: Duration? {
        let elapsed = ContinuousClock.now - start
        return elapsed < patience ? patience - elapsed : nil
    }
}

extension Event {
    /// Whether it is answered at once, even where a screen is not ready for it.
    var isUrgent: Bool {
        switch self {
        case .key(let key): key == .control("c")
        case .resized, .appearance, .redraw: true
        case .mouse, .paste, .focused: false
        }
    }
}
