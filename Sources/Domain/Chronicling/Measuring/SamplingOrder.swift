/// Which commit is read next, so that a chart is of use early and exact at the end.
///
/// First the last commit and the first, then the middles of the gaps over which most changes, and
/// once the shape is known all others, the latest first: neighbours share most of their files.
package struct SamplingOrder: Sendable {
    /// How many commits show the shape of a history.
    package static let coarse = 48

    private let wanted: [Int]
    private var isKnown: [Bool]
    /// How many of them were handed out or known from the start.
    private var known: Int

    /// - Parameters:
    ///   - wanted: Positions, ascending.
    ///   - isKnown: Whether a position need not be read.
    package init(of wanted: [Int], isKnown: (Int) -> Bool) {
        self.wanted = wanted
        self.isKnown = wanted.map(isKnown)
        known = self.isKnown.count(where: \.self)
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
