import Architecture

/// Which violations the list leaves out.
nonisolated struct ViolationFilter: Equatable, Sendable {
    /// Whether what is recorded is shown.
    enum States: CaseIterable {
        case new, all, recorded
    }

    var hidden: Set<Severity> = []
    var states = States.new

    var isActive: Bool { !hidden.isEmpty || states != .new }

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
        !hidden.contains(violation.severity) && contains(violation.state)
    }

    private func contains(_ state: Violation.State) -> Bool {
        switch states {
        case .all: true
        case .new: state == .new
        case .recorded: state == .recorded
        }
    }
}
