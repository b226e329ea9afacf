/// Readings of commits, each read once.
final actor KnownReadings {
    let root: String
    private let reader: any CommitStateReader
    private var readings: [String: CommitReading]
    /// The states that were read and not kept.
    private(set) var new: [String: CommitState] = [:]

    init(reader: any CommitStateReader, root: String, kept: [String: CommitState]) {
        self.reader = reader
        self.root = root
        readings = kept.mapValues { .state($0) }
    }

    /// Whether a commit need not be read any more.
    func knows(_ commit: LoggedCommit) -> Bool { readings[commit.tree] != nil }

    subscript(commit: LoggedCommit) -> CommitReading {
        get async {
            if let known = readings[commit.tree] { return known }
            let reading = await reader.reading(of: commit, in: root)
            readings[commit.tree] = reading
            new[commit.tree] = reading.state
            return reading
        }
    }
}
