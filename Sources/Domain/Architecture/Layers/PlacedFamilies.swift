import Codebase

/// Modules that belong into one layer because their names end alike: all `…Coordinator`.
struct PlacedFamilies {
    /// The fewest modules that make a family.
    private static let least = 3

    /// Ends that say of what kind a module is, and nothing of what it does.
    private static let empty: Set<String> = [
        "kit", "core", "ui", "common", "shared", "lib", "library", "module", "sdk", "swift",
        "ios", "macos", "tvos", "watchos", "app",
    ]

    /// The interfaces, those of one family together and the others alone, by position.
    let interfaces: [[Int]]
    /// The families among modules that no name places, with the word that their names end with.
    let unplaced: [(word: String, members: [Int])]

    init(of modules: [Module], told: [LayerClue?]) {
        let ends = modules.map(Self.end)
        let byEnd = Dictionary(
            grouping: modules.indices.filter { modules[$0].role == .interface }
        ) { Key(end: ends[$0], category: told[$0]?.category) }
        interfaces = byEnd.sorted { $0.value[0] < $1.value[0] }.flatMap { key, members in
            key.end != nil && members.count >= Self.least ? [members] : members.map { [$0] }
        }
        let others = modules.indices.filter {
            told[$0] == nil && modules[$0].role != .interface && ends[$0] != nil
        }
        unplaced = Dictionary(grouping: others) { ends[$0] ?? "" }
            .filter { $0.value.count >= Self.least }
            .sorted { $0.value[0] < $1.value[0] }
            .map { (String($0.key.prefix(1)).uppercased() + $0.key.dropFirst(), $0.value) }
    }

    private struct Key: Hashable {
        let end: String?
        let category: LayerCategory?
    }

    /// The last word of a name of several, what sets interfaces apart left out; nil if it tells
    /// nothing.
    private static func end(of module: Module) -> String? {
        var words = ModuleWords.words(of: module.name)
        if let last = words.last, ["interface", "interfaces", "api"].contains(last) {
            words.removeLast()
        }
        guard words.count > 1, let last = words.last, !empty.contains(last) else { return nil }
        return last
    }
}

extension LayerPlacement {
    /// Puts the members of each family where the highest of them stands, unless more edges would
    /// point up then.
    ///
    /// - Returns: Whether one of them was moved.
    mutating func uniteFamilies(_ movable: [Int]) -> Bool {
        let movable = Set(movable)
        var hasMoved = false
        for family in families.unplaced where movable.isSuperset(of: family.members) {
            let places = family.members.map { place(of: $0) }
            guard let top = places.min(), places.contains(where: { $0 != top }) else { continue }
            let category = order[top]
            let rest = family.members.filter { place(of: $0) != top }
            let isFree = rest.allSatisfy {
                weightAgainst($0, in: category)
                    <= weightAgainst($0, in: clues[$0]?.category ?? category)
            }
            guard isFree else { continue }
            for index in rest {
                clues[index] = LayerClue(category, .family(family.word), isFirm: false)
            }
            hasMoved = true
        }
        return hasMoved
    }
}
