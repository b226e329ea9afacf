/// How well an argument fits a parameter.
enum ArgumentFit {
    case no
    /// The value, or its type, is not known well enough.
    case maybe
    case yes(Conversion)

    /// It fits as it is.
    static let exact = ArgumentFit.yes(Conversion())

    var isNo: Bool { if case .no = self { true } else { false } }
}

/// What is done to arguments before a function takes them, as the compiler weighs it.
struct Conversion: Equatable {
    /// Literals that stand for another type than they would alone.
    var literals = 0
    /// Collections whose elements become something more general.
    var collections = 0
    /// Values that become optionals.
    var optionals = 0
    /// Values that become `Any`.
    var erasures = 0
    /// How much more general than the value the type is; says nothing where the rest differs.
    var generality = 0

    /// The conversions of two parts of one argument.
    func joined(_ other: Conversion) -> Conversion {
        Conversion(
            literals: max(literals, other.literals),
            collections: max(collections, other.collections),
            optionals: max(optionals, other.optionals), erasures: max(erasures, other.erasures),
            generality: max(generality, other.generality))
    }

    fileprivate var weights: [Int] { [literals, collections, optionals, erasures] }
}

extension ArgumentFit {
    /// The fit of a whole of several parts.
    static func all(_ parts: [ArgumentFit]) -> ArgumentFit {
        var sum = Conversion()
        var isCertain = true
        for part in parts {
            switch part {
            case .no: return .no
            case .maybe: isCertain = false
            case .yes(let conversion): sum = sum.joined(conversion)
            }
        }
        return isCertain ? .yes(sum) : .maybe
    }

    /// The same with one more conversion.
    func adding(_ change: (inout Conversion) -> Void) -> ArgumentFit {
        guard case .yes(var conversion) = self else { return self }
        change(&conversion)
        return .yes(conversion)
    }
}

/// How two functions compare that take the same arguments.
enum Preference {
    case first, second, neither
    /// What would decide is not known.
    case unknown
}

extension Preference {
    /// The better of two lists of conversions: by what is converted, then by how special the types
    /// are.
    init(_ one: [Conversion], _ two: [Conversion]) {
        let weights = { (list: [Conversion]) in
            list.reduce([0, 0, 0, 0]) { sum, next in zip(sum, next.weights).map { $0 + $1 } }
        }
        let (first, second) = (weights(one), weights(two))
        if first != second {
            self = first.lexicographicallyPrecedes(second) ? .first : .second
            return
        }
        let pairs = zip(one, two)
        let isBetter = pairs.contains { $0.generality < $1.generality }
        let isWorse = pairs.contains { $0.generality > $1.generality }
        switch (isBetter, isWorse) {
        case (true, false): self = .first
        case (false, true): self = .second
        case (false, false): self = .neither
        case (true, true): self = .unknown
        }
    }
}
