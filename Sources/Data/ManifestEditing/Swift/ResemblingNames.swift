import Codebase

/// How much a text looks like the name of a dependency: helpers take names apart and put cases in
/// their place.
struct ResemblingNames {
    /// The parts that begin or end the name and are whole words, the longest first; none is shorter
    /// than three letters.
    let parts: [String]

    init(_ name: DependencyReference.Name) {
        let whole = name.bareName
        let inner = whole.indices.dropFirst().filter { index in
            let before = whole[whole.index(before: index)]
            return whole[index].isUppercase && !before.isUppercase || "_-".contains(before)
        }
        let plain = whole.filter { !"_-".contains($0) }
        let ends = inner.flatMap { [String(whole[..<$0]), String(whole[$0...])] }
        parts = ([whole, plain] + ends.map { $0.filter { !"_-".contains($0) } })
            .filter { $0.count > 2 }.sorted { $1.count < $0.count }
    }

    /// How many letters of the name a text has as a word of its own; 0 if none of its parts.
    func score(_ text: String) -> Int {
        let words = Set(Self.words(of: text).map { $0.lowercased() })
        return parts.first { words.contains($0.lowercased()) }?.count ?? 0
    }

    /// What of the name a part leaves over, in small letters; empty where that is nothing.
    func rest(beside part: String) -> String {
        let whole = (parts.first ?? "").lowercased().filter { !"_-".contains($0) }
        let part = part.lowercased().filter { !"_-".contains($0) }
        if whole.hasPrefix(part) { return String(whole.dropFirst(part.count)) }
        return whole.hasSuffix(part) ? String(whole.dropLast(part.count)) : ""
    }

    /// The names that stand in a text.
    static func words(of text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber && !"_-".contains($0) }
    }
}
