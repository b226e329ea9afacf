import Codebase

/// What the targets of a project declare, with the objects that say so.
///
/// It is read from the project's file alone: what several targets make, and what stands in other
/// projects, is named as it is written.
struct DeclaredDependencies {
    /// One way in which a target declares a dependency; most are declared by several objects.
    struct Entry {
        /// As a manifest would word it.
        let name: DependencyReference.Name
        /// The object: a dependency, a product of a package, or an entry of a build phase.
        let object: XcodeObject
        /// The list that names it.
        let key: StaticString
        /// What has that list: the target, or one of its build phases.
        let owner: XcodeObject
    }

    let document: ProjectDocument
    /// The native targets, in the order of the file.
    let targets: [XcodeObject]
    private let makers: [String: XcodeObject]
    /// How many lists name an object.
    private var mentions: [String: Int] = [:]

    init(_ document: ProjectDocument) {
        self.document = document
        targets = document.identifiers(of: ["PBXNativeTarget", "PBXAggregateTarget"])
            .compactMap(document.object)
        var makers: [String: XcodeObject] = [:]
        var files: [String: [XcodeObject]] = [:]
        for target in targets {
            guard let product = document.object("productReference", of: target) else { continue }
            makers[product.id] = target
            if let path = product.text("path") { files[path, default: []].append(target) }
        }
        // A link that was made by hand names the file of the product once more.
        for id in document.identifiers(of: ["PBXFileReference"]) where makers[id] == nil {
            guard let file = document.object(id), let path = file.text("path"),
                file.text("sourceTree") == "BUILT_PRODUCTS_DIR", let made = files[path],
                made.count == 1
            else { continue }
            makers[id] = made[0]
        }
        self.makers = makers
        for target in targets {
            for entry in entries(of: target) { mentions[entry.object.id, default: 0] += 1 }
        }
    }

    /// The only target of a name; nil if there is none, or several have it.
    func target(named name: String) -> XcodeObject? {
        let found = targets.filter { Self.name(of: $0) == name }
        return found.count == 1 ? found[0] : nil
    }

    static func name(of target: XcodeObject) -> String {
        target.text("name") ?? target.text("productName") ?? target.id
    }

    /// Whether another list names the object of an entry, too: files that were put together by hand share
    /// some between targets.
    func isShared(_ entry: Entry) -> Bool { mentions[entry.object.id, default: 0] > 1 }

    /// All that a target declares, in the order of its lists.
    func entries(of target: XcodeObject) -> [Entry] {
        var entries: [Entry] = []
        for object in document.objects("dependencies", of: target) {
            entries.append(
                Entry(name: name(of: object), object: object, "dependencies", of: target))
        }
        let products = "packageProductDependencies" as StaticString
        for object in document.objects(products, of: target) {
            entries.append(
                Entry(name: name(ofProduct: object), object: object, products, of: target))
        }
        for phase in document.objects("buildPhases", of: target)
        where ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].contains(phase.isa) {
            for object in document.objects("files", of: phase) {
                guard let name = name(ofEntry: object) else { continue }
                entries.append(Entry(name: name, object: object, "files", of: phase))
            }
        }
        return entries
    }

    /// What an entry of `dependencies` is for.
    private func name(of dependency: XcodeObject) -> DependencyReference.Name {
        if let product = document.object("productRef", of: dependency) {
            return name(ofProduct: product)
        }
        if let target = document.object("target", of: dependency) {
            return .target(Self.name(of: target))
        }
        let other = document.object("targetProxy", of: dependency)?.text("remoteInfo")
        return .byName(other ?? dependency.text("name") ?? dependency.id)
    }

    /// What an entry of a build phase is for; nil if its file is gone.
    private func name(ofEntry entry: XcodeObject) -> DependencyReference.Name? {
        if let product = document.object("productRef", of: entry) {
            return name(ofProduct: product)
        }
        guard let file = document.object("fileRef", of: entry) else { return nil }
        if let maker = makers[file.id] { return .target(Self.name(of: maker)) }
        return .byName(Self.library(file.text("path") ?? file.text("name") ?? file.id))
    }

    /// What a file of a library is called without its folder and ending: `Kit` for `Kit.framework` and
    /// `libKit.a`.
    private static func library(_ path: String) -> String {
        let path = RelativePath(path)
        switch path.fileExtension {
        case "framework", "xcframework": return String(path.name.prefix { $0 != "." })
        case "a" where path.name.hasPrefix("lib"): return String(path.name.dropFirst(3).dropLast(2))
        default: return path.name
        }
    }

    private func name(ofProduct product: XcodeObject) -> DependencyReference.Name {
        .product(
            product.text("productName") ?? product.id,
            package: document.object("package", of: product).flatMap(Self.identity))
    }

    /// The identity of a package as far as the project's file alone tells it.
    static func identity(of package: XcodeObject) -> String? {
        let place =
            package.text("repositoryURL") ?? package.text("relativePath")
            ?? package.text("identity")
        return place.flatMap(PackageReferences.identity)
    }
}

extension DeclaredDependencies.Entry {
    fileprivate init(
        name: DependencyReference.Name, object: XcodeObject, _ key: StaticString,
        of owner: XcodeObject
    ) {
        self.init(name: name, object: object, key: key, owner: owner)
    }
}
