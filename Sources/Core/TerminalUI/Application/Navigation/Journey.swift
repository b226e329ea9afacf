/// Where a person has been, and where they came back from.
@MainActor struct Journey {
    /// A section with the screens that were open in it, the top one last.
    struct Place {
        let section: Int
        let screens: [any Screen]
    }

    private var past: [Place] = []
    private var future: [Place] = []

    /// The most places that are remembered.
    private static let limit = 50

    var hasPast: Bool { !past.isEmpty }
    var hasFuture: Bool { !future.isEmpty }

    /// Remembers a place that is left now; where a person came back from before is forgotten.
    mutating func leave(_ place: Place) {
        past.append(place)
        if past.count > Self.limit { past.removeFirst() }
        future = []
    }

    /// The place before; nil if there is none.
    mutating func back(from place: Place) -> Place? {
        guard let last = past.popLast() else { return nil }
        future.append(place)
        return last
    }

    /// The place that ``back(from:)`` led away from last; nil if there is none.
    mutating func forward(from place: Place) -> Place? {
        guard let next = future.popLast() else { return nil }
        past.append(place)
        return next
    }
}
