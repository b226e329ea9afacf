import Architecture
import Codebase

/// Names for what is declared for the near end, which nothing in the codebase has yet.
struct NearNames: Sendable {
    /// The near end's name without what says what kind of module it is.
    let stem: String
    private let sources: EdgeSources

    init(_ sources: EdgeSources) {
        self.sources = sources
        var stem = sources.from.moduleName
        for ending in Self.endings where stem.hasSuffix(ending) && stem != ending {
            stem.removeLast(ending.count)
            break
        }
        self.stem = stem
    }

    /// A name that ends with a word, and that of a property of such a type.
    ///
    /// - Parameter alone: The property's name if nothing of the near end has it.
    func free(_ suffix: String, alone: String) -> (type: String, property: String) {
        let names = [stem, sources.from.moduleName, stem + "Module"].map { $0 + suffix }
        let name = names.first { !isTaken($0) && !isTaken("App" + $0) } ?? stem + "Own" + suffix
        return (name, isUsed(alone) ? ProtocolNames.property(name) : alone)
    }

    /// Whether any type of the codebase has a name.
    func isTaken(_ name: String) -> Bool { sources.index.isType(name) }

    /// Whether anything in the near end has a name.
    func isUsed(_ name: String) -> Bool {
        sources.files(of: sources.from).contains { _, file in
            file.details.declarations.contains { $0.name == name }
        }
    }

    private static let endings = [
        "Feature", "Implementation", "Impl", "Imp", "UI", "Module", "Screen",
    ]
}
