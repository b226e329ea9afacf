import Architecture

/// Which violations the list leaves out.
nonisolated struct ViolationFilter: Equatable, Sendable {
    var hidden: Set<Severity> = []

    var isActive: Bool { !hidden.isEmpty }

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

    func contains(_ violation: Violation) -> Bool { !hidden.contains(violation.severity) }
}
