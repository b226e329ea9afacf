/// Which commit is read next, so that a chart is of use early and exact at the end.
///
/// First the last commit and the first, then those that are shown in outline, then the middles of the
/// gaps over which most changes, and once the shape is known all others, the latest first: neighbours
/// share most of their files.
package struct SamplingOrder: Sendable {
    /// How many commits show the shape of a history.
    package static let coarse = 48

    private let wanted: [Int]
    /// The places of those that are read before others, in this order.
    private var early: [Int]
    private var isKnown: [Bool]
    /// How many of them were handed out or known from the start.
    private var known: Int

    /// - Parameters:
    ///   - wanted: Positions, ascending.
    ///   - early: Those of them that are read before others, in this order.
    ///   - isKnown: Whether a position need not be read.
    package init(of wanted: [Int], early: [Int] = [], isKnown: (Int) -> Bool) {
        self.wanted = wanted
        let places = Dictionary(
            wanted.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        self.early = early.compactMap { places[$0] }
        self.isKnown = wanted.map(isKnown)
        known = self.isKnown.count(where: \.self)
    }

    /// Nine positions at even distances that show a first shape, or all if there are fewer: the last, the
    /// first, then middles of gaps.
    ///
    /// - Parameter wanted: Positions, ascending.
    package static func shape(of wanted: [Int]) -> [Int] {
        let last = wanted.count - 1
        guard last >= 0 else { return [] }
        var seen: Set<Int> = []
        return [8, 0, 4, 2, 6, 1, 3, 5, 7].map { wanted[last * $0 / 8] }.filter {
            seen.insert($0).inserted
        }
    }

    /// The next position; nil once there is none left.
    ///
    /// - Parameter difference: How much differs between two positions that are known; 0 or more.
    package mutating func next(_ difference: (Int, Int) -> Int) -> Int? {
        guard known < wanted.count, let last = isKnown.indices.last else { return nil }
        let index: Int?
        if !isKnown[last] {
            index = last
        } else if !isKnown[0] {
            index = 0
        } else if let place = early.first(where: { !isKnown[$0] }) {
            index = place
        } else if known < Self.coarse {
            index = middleOfWidestGap(difference)
        } else {
            index = isKnown.lastIndex(of: false)
        }
        guard let index else { return nil }
        isKnown[index] = true
        known += 1
        return wanted[index]
    }

    private func middleOfWidestGap(_ difference: (Int, Int) -> Int) -> Int? {
        var best: (weight: Int, middle: Int)?
        var start = 0
        for end in isKnown.indices.dropFirst() where isKnown[end] {
            if end - start > 1 {
                let changes = min(difference(wanted[start], wanted[end]), 1_000)
                let weight = (end - start) * (4 + changes)
                if weight >= best?.weight ?? 0 { best = (weight, (start + end + 1) / 2) }
            }
            start = end
        }
        return best?.middle
    }
}
