/// Changes that follow each other closely.
struct Burst {
    private let clock = ContinuousClock()
    private let watcher: FolderWatcher
    private var started: ContinuousClock.Instant?
    private var due: ContinuousClock.Instant?
    private var collected = ChangeCollector()

    init(watcher: FolderWatcher) {
        self.watcher = watcher
    }

    /// The time until it is over, at least 1; nil if nothing has happened.
    var milliseconds: Int32? {
        due.map { Int32(clamping: max(0, Int(clock.now.duration(to: $0) / .milliseconds(1))) + 1) }
    }

    /// Notes changes.
    ///
    /// - Parameter collect: Takes them in, and says whether there are any.
    mutating func extend(_ collect: (inout ChangeCollector) -> Bool) {
        guard collect(&collected) else { return }
        let now = clock.now
        let start = started ?? now
        started = start
        due = min(now.advanced(by: watcher.quiet), start.advanced(by: watcher.longest))
    }

    /// Notes that something changed, somewhere.
    mutating func extendAnywhere() {
        extend { changes in
            changes.addAnywhere()
            return true
        }
    }

    /// What it consists of if it is over, and then forgets it; nil if it is not.
    mutating func takeIfOver() -> FolderChange? {
        guard let due, due <= clock.now else { return nil }
        defer { collected = ChangeCollector() }
        started = nil
        self.due = nil
        return collected.change
    }
}
