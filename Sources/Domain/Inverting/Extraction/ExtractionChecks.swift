import Architecture
import Codebase

/// What keeps files from becoming a module of their own, besides what they use.
struct ExtractionChecks: Sendable {
    let split: Split
    let moved: MovedDeclarations
    /// What the system finds by name.
    let names: RuntimeNames
    /// What tools write for the module alone.
    let generated: GeneratedTypes

    /// - Throws: The first obstacle.
    func check() throws(PlanStop) {
        try checkModule()
        for (path, file) in split.movedFiles {
            try checkFile(path, file)
            try checkGenerated(path, file)
        }
        try checkInitialisers()
        try checkConformances()
        try checkRuntimeNames()
        try checkObjectiveC()
        try SharedNames(split: split).check(moved)
        try SharedMembers(split: split).check(moved)
        try SharedFiles(split: split).check()
    }

    private func checkModule() throws(PlanStop) {
        let module = split.module
        if let obstacle = obstacleOfExtracting(from: module, in: split.sources.analysis) {
            throw .obstacle(obstacle)
        }
        let unread = split.sources.files(of: module).first { !$0.file.details.problems.isEmpty }
        if let unread {
            throw .obstacle(
                "\(unread.path) cannot be read whole, so it is not known what it uses. Correct it "
                    + "first.")
        }
        let importers = ReadEdge.importers(of: split.sources.owners, in: split.sources.analysis)
        let isWhole = importers.allSatisfy {
            $0.fileExtension != "swift" || split.sources.files[$0] != nil
        }
        if split.sources.files(of: module).count < module.sources.count || !isWhole {
            throw .obstacle(
                "Not every file of \(module.name) is read: one cannot be, see strata check; or it "
                    + "has, with what imports it, more names than are read at once.")
        }
        try SharedFiles(split: split).checkOwners()
    }

    private func checkFile(_ path: RelativePath, _ file: ReadFile) throws(PlanStop) {
        if split.sources.startsProgram(path) {
            throw .obstacle("\(path) starts the program, and stays with it. Leave it out.")
        }
        if let found = file.details.foundBySystem {
            throw .obstacle(
                "\(split.sources.place(path, found.extent)) conforms to \(found.name), which the "
                    + "system looks for in the program itself. Leave the file out.")
        }
        let own = split.sources.ownNames
        for use in file.details.uses where use.local == nil {
            if own.contains(use.name), use.base == nil,
                split.inner.topLevel(use.name).isEmpty, split.outer.topLevel(use.name).isEmpty,
                !imports(typeNamed: use.name, file: path)
            {
                throw .obstacle(
                    "\(split.sources.place(path, use.extent)) names the module \(use.name), which "
                        + "would stand above it. Write the name behind the dot alone first.")
            }
            if namesAsset(use, file) {
                throw .obstacle(
                    "\(split.sources.place(path, use.extent)): an asset of \(split.module.name) is named "
                        + "by what Xcode writes for it alone, and resources are left where they are. Hand "
                        + "it in first.")
            }
            if isOwnBundle(use, file) {
                throw .obstacle(
                    "\(split.sources.place(path, use.extent)): the bundle of \(split.module.name) is "
                        + "used, and resources are left where they are, also those between the "
                        + "files. Hand in the bundle, or what is read from it, first."
                )
            }
        }
    }

    /// Whether a file imports a module of the codebase that shows a type of a name.
    private func imports(typeNamed name: String, file path: RelativePath) -> Bool {
        let imported = split.sources.analysis.facts[path]?.imports.map(\.module) ?? []
        return split.sources.index.visibleTypes(named: name)
            .contains { imported.contains($0.module.moduleName) }
    }

    private func checkGenerated(_ path: RelativePath, _ file: ReadFile) throws(PlanStop) {
        let names = file.details.uses.lazy.filter { $0.local == nil }.map(\.name)
        let extended = file.details.declarations.lazy.filter { $0.kind == .extension }.map(\.name)
        let unknown = (Array(names) + extended).filter { name in
            split.inner.topLevel(name).isEmpty && split.outer.topLevel(name).isEmpty
        }
        guard let found = generated.first(among: unknown) else { return }
        throw .obstacle(
            "\(path) names \(found.name), which is written from \(found.origin) for "
                + "\(split.module.name) alone. Leave that file out, or hand in what it takes from "
                + "there.")
    }

    /// Whether a use makes a color or an image by the name that Xcode gives an asset of the catalog:
    /// `UIColor(resource: .brand)`, `Image(.logo)`.
    private func namesAsset(_ use: NameUse, _ file: ReadFile) -> Bool {
        guard let first = use.call?.arguments.first else { return false }
        let isImplicit = file.details.uses.contains { other in
            guard case .implicit = other.base?.kind else { return false }
            return first.extent.contains(other.extent)
        }
        switch use.name {
        case "UIColor", "NSColor", "UIImage", "NSImage", "Color":
            return first.label == "resource" && isImplicit
        case "Image":
            return (first.label == "resource" || first.label == nil && use.call?.labels.count == 1)
                && isImplicit
        default: return false
        }
    }

    /// Whether a use means the resources of its own module.
    private func isOwnBundle(_ use: NameUse, _ file: ReadFile) -> Bool {
        if use.name == "Bundle", use.call?.labels == ["for"] { return true }
        if use.role == .macro { return use.name == "bundle" }
        guard use.name == "module" else { return false }
        switch use.base?.kind {
        case .implicit:
            return file.details.uses.contains { other in
                other.call?.arguments.contains {
                    $0.label == "bundle" && $0.extent.contains(use.extent)
                } == true
            }
        case .use(let base): return file.details.uses[base].name == "Bundle"
        default: return false
        }
    }

    /// In another module an initializer of a structure has to call one of its own.
    private func checkInitialisers() throws(PlanStop) {
        for (path, file) in split.stayingFiles {
            for (number, declaration) in file.details.declarations.enumerated()
            where declaration.kind == .`init` {
                guard let container = declaration.container, let type = moved.byPath[container],
                    split.sources.declaration(type)?.kind == .struct
                else { continue }
                let isSet = file.text(declaration.place.whole).contains("self = ")
                let delegates = file.details.uses.contains { use in
                    guard use.name == "init", case .own = use.base?.kind else { return false }
                    return file.details.declarations[number].place.whole.contains(use.extent)
                }
                if delegates || isSet { continue }
                throw .obstacle(
                    "\(split.sources.place(path, declaration.place.whole)) gives \(container) an "
                        + "initialiser that sets its properties, which only its own module may. Let "
                        + "it call self.init, or move it beside \(container).")
            }
        }
    }

    /// What conforms to a protocol that becomes visible has to show it, if it is seen itself.
    private func checkConformances() throws(PlanStop) {
        for (path, file) in split.stayingFiles {
            for declaration in file.details.declarations where !declaration.inherited.isEmpty {
                let rank = declaration.access?.effective.rank ?? 0
                guard declaration.kind != .extension, rank >= AccessLevel.package.rank else {
                    continue
                }
                for inherited in declaration.inherited {
                    guard let asked = moved.requirements[inherited.name] else { continue }
                    let members = split.outer.members(of: declaration.typePath)
                        .compactMap { split.sources.declaration($0) }
                    let hidden = members.first {
                        $0.isWitness(asked)
                            && ($0.access?.formal.rank ?? 0) < AccessLevel.package.rank
                    }
                    guard let hidden else { continue }
                    throw .obstacle(
                        "\(split.sources.place(path, declaration.place.name)): \(declaration.name) is "
                            + "seen outside and conforms to \(inherited.name), so others would have "
                            + "to see \(hidden.name), too. Make that public first.")
                }
            }
        }
    }

    /// Objective-C sees what its own module writes a header of, and nothing of another one.
    private func checkObjectiveC() throws(PlanStop) {
        let kinds: [DeclarationDetails.Kind] = [.class, .protocol, .enum]
        let names = moved.all.map(\.details)
            .filter { $0.container == nil && kinds.contains($0.kind) }.map(\.name)
        if names.isEmpty { return }
        for file in split.module.otherSources {
            guard let text = split.sources.analysis.codebase.contents.text(of: file) else {
                throw .obstacle("\(file) cannot be read, so it is not known what it uses.")
            }
            let words = Set(text.identifiers)
            guard let named = names.sorted().first(where: { words.contains($0[...]) }) else {
                continue
            }
            throw .obstacle(
                "\(file) names \(named), which Objective-C could no longer see. "
                    + "Leave its file out, or write that part in Swift first.")
        }
    }

    /// Property lists and models name classes with their module.
    private func checkRuntimeNames() throws(PlanStop) {
        for type in moved.topLevelTypes {
            let places = split.sources.owners.flatMap { names.places(of: type, in: $0.id) }
            let kept = places.filter { $0.isStart || !$0.isOfInterface }
            guard let place = kept.first(where: \.isStart) ?? kept.first else { continue }
            throw .obstacle(
                "\(place.file):\(place.line) names \(type) with its module"
                    + (place.isStart ? ", and the system begins with it" : "")
                    + ". Set the new module there after moving it by hand, or leave its file out.")
        }
    }
}

extension SourceDetails {
    /// Whether it declares what the program starts with.
    var startsProgram: Bool {
        declarations.contains { declaration in
            declaration.parent == nil
                && ["main", "UIApplicationMain", "NSApplicationMain"]
                    .contains { declaration.attribute($0) != nil }
        }
    }

    /// What makes a type of it one that the system looks for in the program itself; nil if nothing.
    fileprivate var foundBySystem: (name: String, extent: TextExtent)? {
        for declaration in declarations {
            for one in declaration.inherited where EntryTypes.areFound(one.name) {
                return (one.name, declaration.place.name)
            }
        }
        return nil
    }
}
