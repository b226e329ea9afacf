/// One folder with Swift in it, read: its modules, and what belongs to none.
package struct Codebase: Equatable, Sendable {
    /// The absolute path of the folder.
    package let root: String
    /// What stands in its files; says nothing about whether two codebases are equal.
    package var contents: any SourceContents { held.contents }
    private let held: HeldContents
    /// The modules, in the order of their identifiers.
    package private(set) var modules: [Module]
    /// What the containers offer by name.
    package let products: [Product]
    /// The packages from elsewhere that the containers declare to use.
    package let externals: [ExternalPackage]
    /// The Swift files that no module claims and that are no manifest, in path order.
    package private(set) var unclaimed: [RelativePath]
    /// The Swift files that describe modules and that no module claims, in path order.
    package private(set) var manifests: [RelativePath]
    /// How many Swift files git tracks that are copies of others' code, so that they were left out.
    package let vendored: Int
    /// The projects that no module could be read from and that are no test data, in path order.
    package let unreadProjects: [RelativePath]
    /// The descriptions that were left out in favour of others, in path order.
    package let choices: [DescriptionChoice]
    /// The unclaimed files of targets that are declared for another system only.
    package let otherSystems: Set<RelativePath>
    /// The projects and manifests that git is told to ignore although nothing else describes what
    /// stands beside them, in path order.
    package let ignoredProjects: [IgnoredProject]
    /// What could not be read, in path order.
    package private(set) var incomplete: [IncompleteItem]
    /// The descriptions that leave so much over that they may be read wrongly, in path order.
    package private(set) var suspicions: [IncompleteItem] = []
    /// What is good to know and hides nothing that stands in the codebase, in path order.
    package private(set) var notes: [IncompleteItem]
    /// What was changed in thought; nothing in a codebase as it was read.
    package private(set) var edits = AppliedEdits()

    /// A codebase as it was put together.
    package init(
        root: String,
        contents: any SourceContents = NoContents(),
        modules: [Module],
        products: [Product] = [],
        externals: [ExternalPackage] = [],
        unclaimed: [RelativePath] = [],
        manifests: [RelativePath] = [],
        vendored: Int = 0,
        unreadProjects: [RelativePath] = [],
        choices: [DescriptionChoice] = [],
        otherSystems: Set<RelativePath> = [],
        ignoredProjects: [IgnoredProject] = [],
        incomplete: [IncompleteItem] = [],
        notes: [IncompleteItem] = []
    ) {
        self.root = root
        held = HeldContents(contents: contents)
        self.modules = modules.sorted { $0.id < $1.id }
        self.products = products
        self.externals = externals
        self.unclaimed = unclaimed.sorted()
        self.manifests = manifests.sorted()
        self.vendored = vendored
        self.unreadProjects = unreadProjects.sorted()
        self.choices = choices.sorted()
        self.otherSystems = otherSystems
        self.ignoredProjects = ignoredProjects.sorted { $0.path < $1.path }
        self.incomplete = incomplete.sorted()
        self.notes = notes.sorted()
    }
}

/// Contents that are equal to all others: what was read of them is compared.
private struct HeldContents: Equatable, Sendable {
    let contents: any SourceContents

    static func == (left: HeldContents, right: HeldContents) -> Bool { true }
}

extension Codebase {
    /// The module with an identifier; nil if there is none.
    package func module(_ id: ModuleID) -> Module? {
        let index = modules.partitioningIndex { $0.id >= id }
        return index < modules.endIndex && modules[index].id == id ? modules[index] : nil
    }

    /// The same codebase with its modules changed.
    package func replacing(modules: [Module]) -> Codebase {
        var copy = self
        copy.modules = modules.sorted { $0.id < $1.id }
        return copy
    }

    /// The same codebase of which some modules are in view, and some files are unclaimed or
    /// manifests.
    package func showing(
        _ modules: [Module], unclaimed: [RelativePath], manifests: [RelativePath],
        alsoIncomplete: [IncompleteItem]
    ) -> Codebase {
        var copy = replacing(modules: modules)
        copy.unclaimed = unclaimed.sorted()
        copy.manifests = manifests.sorted()
        copy.incomplete = (incomplete + alsoIncomplete).sorted()
        return copy
    }

    /// The same codebase after changes in thought.
    package func edited(
        modules: [Module], unclaimed: [RelativePath], edits: AppliedEdits
    ) -> Codebase {
        var copy = replacing(modules: modules)
        copy.unclaimed = unclaimed.sorted()
        copy.edits = edits
        return copy
    }

    /// The same codebase with what is suspected of its descriptions, and what is good to know of them.
    package func suspecting(
        _ suspicions: [IncompleteItem], noting remarks: [IncompleteItem] = []
    ) -> Codebase {
        var copy = self
        copy.suspicions = suspicions.sorted()
        copy.notes = Set(notes + remarks).sorted()
        return copy
    }
}
