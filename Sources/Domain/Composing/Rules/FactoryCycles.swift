/// The circles among what needs what, as a walk from the first to the last finds them.
struct FactoryCycles {
    /// How long all circles together may be; what is left over shows once the first are opened.
    private static let mostSteps = 200_000

    /// Each circle in the order of its walk.
    private(set) var cycles: [[Int]] = []

    private let needs: [[Int]]
    /// Where each one stands on the way that is walked; nil if it was not reached yet.
    private var places: [Int?]
    private var isDone: [Bool]
    private var way: [(number: Int, next: Int)] = []
    private var steps = 0

    /// - Parameter needs: For each number those that it needs.
    init(in needs: [[Int]]) {
        self.needs = needs
        places = needs.map { _ in nil }
        isDone = needs.map { _ in false }
        for number in needs.indices where places[number] == nil { walk(from: number) }
    }

    private mutating func walk(from start: Int) {
        enter(start)
        while let (number, next) = way.last {
            guard next < needs[number].count else {
                isDone[number] = true
                way.removeLast()
                continue
            }
            way[way.count - 1].next += 1
            let other = needs[number][next]
            if let place = places[other] {
                if !isDone[other] { note(from: place) }
            } else {
                enter(other)
            }
        }
    }

    private mutating func enter(_ number: Int) {
        places[number] = way.count
        way.append((number, 0))
    }

    private mutating func note(from place: Int) {
        steps += way.count - place
        if cycles.isEmpty || steps <= Self.mostSteps { cycles.append(way[place...].map(\.number)) }
    }
}
