/// What layers and rules are about: modules, or the folders inside some of them.
package struct Units: Equatable, Sendable {
    /// What selects the modules whose folders stand in their place; empty for none.
    package let foldersOf: [ModulePattern]

    /// Every module as it is.
    package static let modules = Units(foldersOf: [])
    /// The folders of every module that is shipped.
    package static let folders = Units(foldersOf: [ModulePattern(.name, "**")])

    /// The folders of the modules that any of the patterns selects.
    package init(foldersOf patterns: [ModulePattern]) {
        foldersOf = patterns
    }

    /// Whether every module stands for itself.
    package var areModules: Bool { foldersOf.isEmpty }

    /// The word for many of them.
    package var noun: String { areModules ? "modules" : "folders" }

    package static func == (left: Units, right: Units) -> Bool {
        left.foldersOf.map(\.key) == right.foldersOf.map(\.key)
    }
}

extension ModulePattern {
    /// What it selects, wherever it is written.
    fileprivate var key: [String] { [subject.rawValue, text] }
}
