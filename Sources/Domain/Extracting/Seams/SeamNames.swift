import Architecture
import Codebase

/// Names protocols by what they ask for.
struct SeamNames {
    private let uses: TypeUses
    private let declared: Set<String>

    init(_ uses: TypeUses, in analysis: Analysis) {
        self.uses = uses
        declared = Set(
            analysis.facts.values.lazy.flatMap(\.declarations)
                .filter { $0.container == nil && $0.kind.isType }.map(\.name))
    }

    /// A name for each group that nothing else has.
    func names(of groups: [SplitMembers.Group]) -> [String] {
        var taken = declared
        return groups.map { group in
            let wished = name(of: group)
            var (name, number) = (wished, 2)
            while taken.contains(name) {
                name = wished + "\(number)"
                number += 1
            }
            taken.insert(name)
            return name
        }
    }

    private func name(of group: SplitMembers.Group) -> String {
        let names = group.members.map { uses.members[$0].name.prefix { $0 != "(" } }
        if names.count == 1 { return uses.type + Self.capitalised(names[0]) }
        if let word = commonWord(of: names) { return uses.type + word }
        if group.users.count > 2 { return uses.type + "Part" }
        let users = group.users.map { user in
            uses.users[user].name.prefix { $0 != "." && $0 != "+" }
                .split { !$0.isLetter && !$0.isNumber }.map(Self.capitalised).joined()
        }
        return uses.type + "For" + users.joined(separator: "And")
    }

    /// A word that two and at least half of some names have; the most frequent, then the longest.
    private func commonWord(of names: [Substring]) -> String? {
        var counts: [String: Int] = [:]
        for name in names {
            for word in Set(Self.words(of: name)) where word.count > 3 {
                counts[word, default: 0] += 1
            }
        }
        return counts.filter { $0.value > 1 && $0.value * 2 >= names.count }
            .max { one, other in
                (one.value, one.key.count, other.key) < (other.value, other.key.count, one.key)
            }?.key
    }

    /// `tintColor` as Tint and Color.
    private static func words(of name: Substring) -> [String] {
        var words: [String] = []
        for character in name {
            if words.isEmpty || character.isUppercase {
                words.append(character.uppercased())
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }

    private static func capitalised(_ text: Substring) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
