import Codebase

extension ImportStatement {
    /// Whether it may hold in code for some platforms: false only where a condition asks for the
    /// system alone, and none of them answers it.
    ///
    /// - Parameter platforms: Those that a target is built for; empty if that is not known.
    func mayHold(on platforms: Set<Platform>) -> Bool {
        platforms.isEmpty
            || conditions.allSatisfy { Self.mayHold($0.filter { $0 != " " }, on: platforms) }
    }

    private static func mayHold(_ condition: String, on platforms: Set<Platform>) -> Bool {
        if condition.hasPrefix("!(") && condition.hasSuffix(")"),
            let excluded = systems(in: condition.dropFirst(2).dropLast())
        {
            return !platforms.isSubset(of: excluded)
        }
        if condition.hasPrefix("!"), !condition.contains("||"),
            let excluded = systems(in: condition.dropFirst())
        {
            return !platforms.isSubset(of: excluded)
        }
        guard let asked = systems(in: condition[...]) else { return true }
        return !platforms.isDisjoint(with: asked)
    }

    /// The systems of `os(iOS)||os(tvOS)`; nil if anything else is asked.
    private static func systems(in condition: Substring) -> Set<Platform>? {
        var found: Set<Platform> = []
        for part in condition.split(separator: "||", omittingEmptySubsequences: false) {
            guard part.hasPrefix("os("), part.last == ")" else { return nil }
            let name = part.dropFirst(3).dropLast()
            guard name.allSatisfy(\.isLetter) else { return nil }
            // A system that is no platform of Apple's is none that a target is built for.
            if let platform = Platform(named: String(name)) { found.insert(platform) }
        }
        return found
    }
}
