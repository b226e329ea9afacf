import Architecture

/// Which violations the list leaves out.
nonisolated struct ViolationFilter: Equatable, Sendable {
    /// Whether what is recorded is shown, what is recorded though it is gone, and what a person allows.
    enum States: CaseIterable {
        case new, all, recorded, stale, excluded
    }

    var hidden: Set<Severity> = []
    var states = States.new

    /// What a screen of all violations begins with: notes are many, and break nothing.
    static let withoutNotes = ViolationFilter(hidden: [.info])

    /// What to leave out after this: from all to errors, to errors and warnings, to all.
    var nextHidden: Set<Severity> {
        switch hidden {
        case []: [.warning, .info]
        case [.warning, .info]: [.info]
        default: []
        }
    }

    mutating func toggle(_ severity: Severity) {
        if hidden.remove(severity) == nil { hidden.insert(severity) }
    }

    func contains(_ item: ViolationItem) -> Bool {
        if hidden.contains(item.violation.severity) { return false }
        return switch states {
        case .all: item.violation.state != .excluded
        case .excluded: item.violation.state == .excluded
        case .new: item.stale == nil && item.violation.state == .new
        case .recorded: item.stale == nil && item.violation.state == .recorded
        case .stale: item.stale != nil
        }
    }
}

nonisolated extension ViolationFilter.States {
    /// What is shown, in a word.
    var words: String {
        switch self {
        case .new: "new"
        case .all: "new and recorded"
        case .recorded: "recorded"
        case .stale: "stale"
        case .excluded: "excluded"
        }
    }
}
