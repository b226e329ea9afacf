import Architecture

/// Which violations the list leaves out.
struct ViolationFilter: Equatable {
    /// By whether they were there when the codebase's state was recorded.
    enum States: String, CaseIterable {
        case all, new, recorded

        var next: Self {
            switch self {
            case .all: .new
            case .new: .recorded
            case .recorded: .all
            }
        }
    }

    var hidden: Set<Severity> = []
    var states = States.all

    var isActive: Bool { !hidden.isEmpty || states != .all }

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

    func contains(_ violation: Violation) -> Bool {
        if hidden.contains(violation.severity) { return false }
        switch states {
        case .all: return true
        case .new: return violation.state == .new
        case .recorded: return violation.state == .recorded
        }
    }
}
