import SwiftSyntax

/// What names mean everywhere, and what some of them mean in one file or block of code alone.
struct NamesByPlace<Meaning> {
    private struct Key: Hashable {
        let name: String
        let place: SyntaxIdentifier
    }

    /// What names mean where nothing nearer is declared.
    private(set) var shared: [String: Meaning] = [:]
    private var own: [Key: Meaning] = [:]
    private var ownNames: Set<String> = []

    /// Files what a name means.
    ///
    /// - Parameter place: Where it means that alone; nil for everywhere.
    mutating func insert(_ meaning: Meaning, named name: String, in place: SyntaxIdentifier?) {
        guard let place else {
            shared[name] = meaning
            return
        }
        own[Key(name: name, place: place)] = meaning
        ownNames.insert(name)
    }

    /// Whether a name means something of its own anywhere.
    func hasOwn(_ name: String) -> Bool { ownNames.contains(name) }

    /// What a name means in one place alone.
    func own(_ name: String, in place: SyntaxIdentifier) -> Meaning? {
        own[Key(name: name, place: place)]
    }
}
