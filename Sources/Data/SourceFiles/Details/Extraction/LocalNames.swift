/// The local names that can be seen from the place a walk has come to.
struct LocalNames {
    private struct Level {
        /// The declarations by name.
        var known: [String: Int] = [:]
        /// The names of functions and types that come further down, with the uses that mean them.
        var awaited: [String: [Int]] = [:]
        /// Whether it is the body of a type, which sees no values of functions around it.
        var hidesValues = false
    }

    private var levels: [Level] = []

    mutating func open(hidesValues: Bool = false) {
        levels.append(Level(hidesValues: hidesValues))
    }

    mutating func close() { levels.removeLast() }

    /// Makes a name seen from here on.
    ///
    /// - Returns: The uses further up that meant it.
    mutating func add(_ name: String, _ declaration: Int) -> [Int] {
        guard let last = levels.indices.last, !name.isEmpty else { return [] }
        levels[last].known[name] = declaration
        return levels[last].awaited.removeValue(forKey: name) ?? []
    }

    /// Says that a function or type of the name is declared further down.
    mutating func await(_ name: String) {
        guard let last = levels.indices.last else { return }
        levels[last].awaited[name] = []
    }

    /// The local declaration of a name.
    ///
    /// - Parameters:
    ///   - use: The number of the use, for names that are declared further down.
    ///   - isValue: Whether a declaration is a value, which types inside functions do not see.
    mutating func find(_ name: String, use: Int, isValue: (Int) -> Bool) -> Int? {
        var isHidden = false
        for index in levels.indices.reversed() {
            if let found = levels[index].known[name], !(isHidden && isValue(found)) {
                return found
            }
            if levels[index].awaited[name] != nil {
                levels[index].awaited[name]?.append(use)
                return nil
            }
            if levels[index].hidesValues { isHidden = true }
        }
        return nil
    }
}
