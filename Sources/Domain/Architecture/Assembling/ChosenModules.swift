import Codebase

/// The modules of a codebase after each is taken from one description.
struct ChosenModules {
    /// The modules that stay, with dependencies on those left out turned to what stands for them.
    let modules: [Module]
    /// For each module left out the modules that stand for it.
    let replaced: [ModuleID: [ModuleID]]
    /// What was left out, and why.
    let choices: [DescriptionChoice]

    /// - Parameters:
    ///   - described: All modules that the readers found, with identifiers of their own.
    ///   - readings: All that the readers found.
    ///   - contents: What stands in the files.
    ///   - view: The kind of description that goes first; nil for the usual order.
    init(
        of described: [Module], in readings: [ProjectReading], _ contents: any SourceContents,
        view: Origin?
    ) {
        let sources = GeneratedModules(
            described, readings.flatMap(\.generated), in: contents, view: view)
        let pods = ProjectsBesidePods(
            sources.kept, used: Set(readings.flatMap(\.used)),
            incomplete: readings.flatMap(\.incomplete), view: view)
        let used = PackagesBesideProject(
            pods.kept, products: readings.flatMap(\.products), view: view)
        let same = SameModules(used.kept, view: view)
        let beside = ModulesBesidePackage(same, of: used.kept)
        let replaced = sources.replaced.merging(pods.replaced) { first, _ in first }
            .merging(used.replaced) { first, _ in first }
            .mapValues { ids in ids.flatMap { same.replaced[$0] ?? [$0] } }
            .merging(same.replaced) { first, _ in first }
        let names = ReplacedNames(described, replaced)
        modules = beside.kept.map { $0.replacing(names) }
        self.replaced = replaced
        choices = (sources.choices + pods.choices + used.choices + same.choices + beside.choices)
            .sorted()
    }

    /// Whether something stands in a description that was left out whole, so that nobody builds it.
    func isLeftOut(_ item: IncompleteItem) -> Bool {
        choices.contains { choice in
            switch choice.reason {
            case .generated, .leftover, .usedPod, .builtByProject:
                item.path.isInside(choice.leftOut)
            case .unreadSource, .changedInXcode, .sameSources, .notInPackage: false
            }
        }
    }
}

/// What the names of modules that are left out stand for, beside them.
struct ReplacedNames {
    private let names: [Name: [ModuleID]]
    private let ids: [ModuleID: [ModuleID]]

    /// A package and a pod in one folder may have targets of one name.
    private struct Name: Hashable {
        let container: RelativePath
        let origin: Origin
        let name: String

        init(_ name: String, beside module: Module) {
            container = module.container
            origin = module.origin
            self.name = name
        }
    }

    init(_ described: [Module], _ replaced: [ModuleID: [ModuleID]]) {
        var names: [Name: [ModuleID]] = [:]
        for module in described {
            guard let ids = replaced[module.id] else { continue }
            names[Name(module.name, beside: module)] = ids
        }
        self.names = names
        ids = replaced
    }

    /// The dependencies that one of them turns into; itself where its name still stands.
    func replacing(_ reference: DependencyReference, in module: Module) -> [DependencyReference] {
        let found: [ModuleID]? =
            switch reference.name {
            case .module(let id): ids[id]
            case .target(let name), .byName(let name): names[Name(name, beside: module)]
            case .product: nil
            }
        guard let found else { return [reference] }
        return found.filter { $0 != module.id }.map { id in
            DependencyReference(
                .module(id), condition: reference.condition, purpose: reference.purpose,
                line: reference.line, file: reference.file)
        }
    }
}

extension Module {
    fileprivate func replacing(_ names: ReplacedNames) -> Module {
        let replaced = dependencies.flatMap { names.replacing($0, in: self) }
        return replaced == dependencies ? self : copy(dependencies: replaced)
    }
}
