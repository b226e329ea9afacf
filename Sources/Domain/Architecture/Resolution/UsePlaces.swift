import Codebase

/// An argument of a call in a file.
struct ArgumentPlace {
    /// The number of the use that is called.
    let call: Int
    /// The position of the argument.
    let position: Int
}

/// Where the uses of a file stand, for finding what makes a value.
struct UsePlaces {
    private let details: SourceDetails
    /// The uses that end an expression, by the byte behind it.
    private var ends: [Int: [Int]] = [:]
    private var arguments: [Int: ArgumentPlace] = [:]
    private var variables: [Int: Int] = [:]
    /// Closures that are handed to calls, in the order of their ends.
    private var closures: [(extent: Range<Int>, place: ArgumentPlace)] = []

    init(_ details: SourceDetails) {
        self.details = details
        for (number, use) in details.uses.enumerated() {
            ends[(use.call?.extent ?? use.extent).end.offset, default: []].append(number)
            for (position, argument) in (use.call?.arguments ?? []).enumerated() {
                let place = ArgumentPlace(call: number, position: position)
                arguments[argument.extent.start.offset] = place
                closures.append((argument.extent.bytes, place))
            }
        }
        for (number, declaration) in details.declarations.enumerated() {
            guard let value = declaration.value, value.type != nil,
                let start = value.expression?.start
            else { continue }
            variables[start.offset] = number
        }
        closures.sort { $0.extent.count < $1.extent.count }
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
        let isPlain = !details.declarations.contains { declaration in
            declaration.kind != .parameter && extent.contains(declaration.place.whole)
        }
        guard isPlain else { return nil }
        return details.uses.indices.filter { extent.contains(details.uses[$0].extent) }
            .max { end(of: $0) < end(of: $1) }
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
        closures.first {
            $0.extent.lowerBound <= extent.bytes.lowerBound
                && extent.bytes.upperBound <= $0.extent.upperBound
                && $0.extent.count > extent.bytes.count
        }?.place
    }
}
