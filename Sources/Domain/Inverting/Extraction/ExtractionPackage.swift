import Architecture
import Codebase
import Editing

/// The local package that takes over files of a target of a project, and the project after it.
struct ExtractionPackage {
    /// The project and the package's manifest.
    let changes: [FileChange]
    /// What cannot be told from the project.
    let questions: [RecipeQuestion]

    init(
        of split: Split, declaring new: NewModule, importing imports: ExtractionImports,
        leaking leaked: LeakedImports, at package: RelativePath, moving files: [RelativePath],
        linkedBy linker: any LocalPackageLinker, in tree: SourceTree
    ) throws(PlanStop) {
        let old = split.module
        let contents = split.sources.analysis.codebase.contents
        guard let manifest = old.manifest, let before = contents.text(of: manifest) else {
            throw .obstacle("The project of \(old.name) cannot be read.")
        }
        // The app holds the code, whether or not it names any of it.
        let owners = split.sources.owners.dropFirst().map { owner in
            LocalPackageDraft.Owner(
                target: owner.id, files: owner.sources.filter(split.moved.contains),
                unused: Self.unused(in: split, of: owner))
        }
        let users = imports.users.union([old.id] + owners.map(\.target)).sorted()
        let draft = LocalPackageDraft(
            name: new.name, folder: package, target: old.id, manifest: manifest, files: files,
            users: users, needs: try Self.needs(of: split, leaked),
            unused: Self.unused(in: split, of: old),
            owners: owners)
        let linked: LinkedPackage
        do throws(ManifestEditError) {
            linked = try linker.linking(draft, in: tree)
        } catch {
            throw .obstacle(error.description)
        }
        changes = [
            FileChange(manifest, from: before, to: linked.project),
            FileChange(
                package.appending(RelativePath("Package.swift")), from: nil, to: linked.manifest),
        ].compactMap(\.self)
        questions = linked.questions.map { RecipeQuestion($0) }
    }

    /// The products that the files import; what else they import has to come with the system.
    private static func needs(
        of split: Split, _ leaked: LeakedImports
    ) throws(PlanStop) -> [LocalPackageDraft.Need] {
        let old = split.module
        var needs: [LocalPackageDraft.Need] = []
        for edge in split.sources.analysis.graph.edges(from: old.id) {
            let sites =
                leaked.modules.contains(edge.to)
                ? edge.imports
                : edge.imports.filter {
                    split.moved.contains($0.file)
                }
            guard let site = sites.first else { continue }
            let kind = edge.to.foreignKind
            if kind == .system { continue }
            let place = "\(site.file):\(site.statement.line) imports \(edge.to.targetName)"
            if let module = split.sources.module(edge.to), module.origin != .swiftpm {
                throw .obstacle(
                    "\(place), which is no package, so that a package cannot import it. Make a "
                        + "package of it first.")
            }
            guard
                let (name, package) = edge.dependency?.name.product
                    ?? offer(of: edge.to, to: old, in: split)
            else {
                throw .obstacle(
                    "\(place), and \(old.name) does not say which package that is from. Let it "
                        + "depend on that product first.")
            }
            let need = LocalPackageDraft.Need(
                product: name, package: package, folder: folder(of: name, package, in: split))
            if !needs.contains(need) { needs.append(need) }
        }
        return needs
    }

    /// The product by which a package of the codebase offers a module; nil if none does. Where none has the
    /// module itself, that counts by which the old module reaches it.
    private static func offer(
        of id: ModuleID, to old: Module, in split: Split
    ) -> (name: String, package: String?)? {
        guard let module = split.sources.module(id) else { return nil }
        let analysis = split.sources.analysis
        let declared = analysis.graph.edges(from: old.id).filter { edge in
            split.sources.module(edge.to)?.container == module.container
        }.compactMap { $0.dependency?.name.product }
        let offers = analysis.codebase.products.filter {
            $0.package != nil && $0.modules.contains(id)
        }
        let names = Set(declared.map(\.name))
        let best =
            offers.first { names.contains($0.name) } ?? offers.first { $0.name == module.name }
            ?? offers.min { $0.name < $1.name }
        return best.map { ($0.name, $0.package) } ?? declared.min { $0.name < $1.name }
    }

    /// The folder of the codebase's package that offers a product; nil if it is from elsewhere.
    private static func folder(
        of product: String, _ package: String?, in split: Split
    ) -> RelativePath? {
        let codebase = split.sources.analysis.codebase
        let found = codebase.products.first { offered in
            offered.name == product && (package == nil || offered.package == package)
                && offered.package != nil
        }
        return found?.modules.first.flatMap(split.sources.module)?.container
    }

    /// The products that only files import which move.
    private static func unused(in split: Split, of module: Module) -> [String] {
        split.sources.analysis.graph.edges(from: module.id).compactMap { edge in
            guard case .product(let name, _)? = edge.dependency?.name, !edge.imports.isEmpty,
                edge.imports.allSatisfy({ split.moved.contains($0.file) })
            else { return nil }
            return name
        }
    }
}

extension NewModule {
    /// The folder in which a new local package of a project stands: where most of its packages are,
    /// else `Packages` beside it, or `Modules` where git ignores that, as it was once advised to.
    static func packages(of old: Module, _ analysis: Analysis) -> RelativePath {
        let project = old.container.parent
        let found = Set(
            analysis.codebase.modules.filter { $0.origin == .swiftpm && !$0.isFixture }
                .map(\.container))
        let parents = found.filter { $0 != project && $0.isInside(project) }.map(\.parent)
        let counts = Dictionary(parents.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.filter { old.path.isRoot || !$0.key.isInside(old.path) }
            .max { ($0.value, $1.key.string) < ($1.value, $0.key.string) }
        if let most { return most.key }
        let isIgnored = analysis.codebase.contents.ignores("Packages", in: project)
        return project.appending(RelativePath(isIgnored ? "Modules" : "Packages"))
    }
}

extension SourceContents {
    /// Whether a line of an ignore file in a folder, or above it, is the name of another folder in it.
    ///
    /// Patterns are not followed: nobody ignores packages by one.
    fileprivate func ignores(_ name: String, in folder: RelativePath) -> Bool {
        var around: RelativePath? = folder
        while let place = around {
            let lines = text(of: place.appending(".gitignore"))?.split(whereSeparator: \.isNewline)
            let names = lines?.map { line in
                line.split(separator: "/", omittingEmptySubsequences: true)
                    .filter { $0 != "**" && !$0.allSatisfy(\.isWhitespace) }
            }
            if names?.contains([name[...]]) == true { return true }
            around = place.isRoot ? nil : place.parent
        }
        return false
    }
}

extension DependencyReference.Name {
    /// The product with the identity of its package, where it names one.
    fileprivate var product: (name: String, package: String?)? {
        if case .product(let name, let package) = self { (name, package) } else { nil }
    }
}
