import Codebase

/// An argument of a call in a file.
struct ArgumentPlace: Equatable {
    /// The number of the use that is called.
    let call: Int
    /// The position of the argument.
    let position: Int
}

/// Where the uses of a file stand, for finding what makes a value.
struct UsePlaces {
    private let details: SourceDetails
    /// The uses that end an expression, by the byte after it.
    private var ends: [Int: [Int]] = [:]
    private var arguments: [Int: ArgumentPlace] = [:]
    private var variables: [Int: Int] = [:]
    /// What is handed to calls, by where it stands.
    private var handed: NestedRanges<ArgumentPlace>
    /// The uses by where they begin.
    private let starts: [Int]
    /// The declarations that are no parameters, by where they begin.
    private let declared: [Int]

    init(_ details: SourceDetails) {
        self.details = details
        var handed: [(range: Range<Int>, value: ArgumentPlace)] = []
        for (number, use) in details.uses.enumerated() {
            ends[(use.call?.extent ?? use.extent).end.offset, default: []].append(number)
            for (position, argument) in (use.call?.arguments ?? []).enumerated() {
                let place = ArgumentPlace(call: number, position: position)
                arguments[argument.extent.start.offset] = place
                handed.append((argument.extent.bytes, place))
            }
        }
        self.handed = NestedRanges(handed)
        starts = details.uses.indices.sorted {
            details.uses[$0].extent.start < details.uses[$1].extent.start
        }
        declared = details.declarations.indices.filter {
            details.declarations[$0].kind != .parameter
        }.sorted {
            details.declarations[$0].place.whole.start < details.declarations[$1].place.whole.start
        }
        for (number, declaration) in details.declarations.enumerated() {
            guard let value = declaration.value, value.type != nil,
                let start = value.expression?.start
            else { continue }
            variables[start.offset] = number
        }
    }

    /// The use that an expression is, with all that stands before its dots.
    func whole(_ expression: TextExtent) -> Int? {
        ends[expression.end.offset]?.last { number in
            let start = start(of: number)
            guard start >= expression.start.offset else { return false }
            return !details.uses[..<number].reversed()
                .prefix { $0.extent.start.offset >= expression.start.offset }
                .contains { $0.extent.start.offset < start }
        }
    }

    /// The use that ends last in an extent, if nothing is declared there: what a closure of one
    /// expression, or a key path, gives.
    func last(in extent: TextExtent) -> Int? {
        let first = declared.partitioningIndex {
            details.declarations[$0].place.whole.start >= extent.start
        }
        if first < declared.endIndex,
            extent.contains(details.declarations[declared[first]].place.whole)
        {
            return nil
        }
        let start = starts.partitioningIndex { details.uses[$0].extent.start >= extent.start }
        return starts[start...].prefix { details.uses[$0].extent.start < extent.end }
            .filter { extent.contains(details.uses[$0].extent) }
            .max { (end(of: $0), -$0) < (end(of: $1), -$1) }
    }

    private func end(of number: Int) -> Int {
        let use = details.uses[number]
        return (use.call?.extent ?? use.extent).end.offset
    }

    /// Where the chain begins that a use ends.
    private func start(of number: Int) -> Int {
        let use = details.uses[number]
        return min(use.base?.extent.start.offset ?? .max, use.extent.start.offset)
    }

    /// The variable of a written type whose value begins at a byte.
    func variable(startingAt offset: Int) -> Int? { variables[offset] }

    /// The argument that begins at a byte.
    func argument(startingAt offset: Int) -> ArgumentPlace? { arguments[offset] }

    /// The innermost argument around an extent.
    func argument(around extent: TextExtent) -> ArgumentPlace? {
        handed.innermost(around: extent.bytes)
    }
}

/// Ranges that lie in each other or beside each other, with what belongs to each.
private struct NestedRanges<Value> {
    private let ranges: [(range: Range<Int>, value: Value)]
    /// The position of the range around each one.
    private let outer: [Int?]

    init(_ ranges: [(range: Range<Int>, value: Value)]) {
        let sorted = ranges.sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < (
                $1.range.lowerBound, -$1.range.upperBound
            )
        }
        var (outer, open): ([Int?], [Int]) = ([], [])
        for (position, (range, _)) in sorted.enumerated() {
            while let last = open.last, sorted[last].range.upperBound < range.upperBound {
                open.removeLast()
            }
            outer.append(open.last)
            open.append(position)
        }
        self.ranges = sorted
        self.outer = outer
    }

    /// What belongs to the smallest range around another one that is larger than it.
    func innermost(around range: Range<Int>) -> Value? {
        var next = ranges.partitioningIndex { $0.range.lowerBound > range.lowerBound } - 1
        while ranges.indices.contains(next) {
            let found = ranges[next]
            if found.range.upperBound >= range.upperBound, found.range.count > range.count {
                return found.value
            }
            guard let around = outer[next] else { return nil }
            next = around
        }
        return nil
    }
}
