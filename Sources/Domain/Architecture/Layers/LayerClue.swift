import Codebase

/// What says in which layer a module stands, and how.
struct LayerClue: Equatable, Sendable {
    /// Whether it says that others share the module, so that it is no feature.
    var isOfShared: Bool { if case .shared = source { true } else { false } }

    /// Where it says so.
    enum Source: Hashable, Sendable {
        /// It builds a program.
        case program
        /// It stands in a folder of that name.
        case folder(String)
        /// It is itself a folder of that name.
        case called(String)
        /// Its name ends with that word.
        case suffix(String)
        /// Its name begins with that word.
        case prefix(String)
        /// Its name says that others share it.
        case shared(SharedMark)
        /// It is the interface of others.
        case interface
        /// It depends on an interface that is called like it.
        case implementation
        /// It shows screens that a program puts together.
        case screens
        /// Most features use it, and it uses none.
        case sharedByFeatures
        /// It depends on what stands in that layer.
        case dependsOn(LayerCategory)
        /// What stands in that layer uses it, and it depends on nothing above.
        case serves(LayerCategory)
        /// Others of the same name end stand here.
        case family(String)
        /// It imports many features, and none imports it.
        case gathers
        /// It holds the file in which the program begins.
        case start
        /// No name tells; the fewest uses run against this layer.
        case fewestAgainst
        /// Nothing tells; it depends on nothing above.
        case nothing
    }

    let category: LayerCategory
    /// Where it says so.
    let source: Source
    /// Whether edges against it are worth telling; else the edges are right and it is wrong.
    let isFirm: Bool

    /// What name, folder and role of a module tell; nil if nothing.
    ///
    /// - Parameters:
    ///   - common: The number of folders that all modules stand in, which tell nothing.
    ///   - families: The ends of names that several modules share.
    init?(of module: Module, common: Int, families: NameFamilies = NameFamilies(of: [])) {
        if module.role == .app {
            self.init(.apps, .program)
        } else if let clue = Self.screens(of: module) ?? Self.byFolder(module, common)
            ?? Self.byName(module) ?? families.clue(for: ModuleNaming(of: module))
        {
            self = clue.category == .features ? Self.shared(module, isFeature: true) ?? clue : clue
        } else if let clue = Self.shared(module, isFeature: false) {
            self = clue
        } else {
            return nil
        }
    }

    init(_ category: LayerCategory, _ source: Source, isFirm: Bool = true) {
        self.category = category
        self.source = source
        self.isFirm = isFirm
    }
}

extension LayerClue {
    /// Where a module stands that is no feature by its name; nil if its name does not say so.
    ///
    /// - Parameter isFeature: Whether something else says that it is a feature.
    private static func shared(_ module: Module, isFeature: Bool) -> LayerClue? {
        let naming = ModuleNaming(of: module)
        switch naming.mark {
        case .base where isFeature || naming.suffixes.contains("Feature"):
            return LayerClue(.libraries, .shared(.base), isFirm: false)
        case .base: return nil
        case .switches: return LayerClue(.core, .shared(.switches), isFirm: false)
        case .thirdParty: return LayerClue(.thirdParty, .shared(.thirdParty), isFirm: false)
        case nil:
            // Roles know that several features stand on it, as on a logger.
            let isBelow = isFeature && [.core, .ui].contains(module.role) && naming.speaksOfShared
            return isBelow ? LayerClue(.libraries, .shared(.base), isFirm: false) : nil
        }
    }
}

// MARK: Folders

extension LayerClue {
    /// The outermost folder that tells; the parts of features stand where they say themselves, and
    /// a program's folder may hold everything else.
    private static func byFolder(_ module: Module, _ common: Int) -> LayerClue? {
        let folders = LayerFolders(of: module, common: common)
        let told = folders.names.compactMap { name in
            LayerWords.category(ofFolder: name, isInside: folders.areInside).map { (name, $0) }
        }
        guard let outer = told.first(where: { $0.1 != .apps }) ?? told.first else { return nil }
        let (name, category) = outer.1 == .features ? part(of: folders) ?? outer : outer
        // A module called after the data layer is it, wherever the domain's folder holds both; screens
        // in a folder `Domains` belong to an area of the app.
        if category == .domain, module.kind != .folder,
            module.role == .ui || LayerWords.category(ofModule: module.name) == .data
        {
            return nil
        }
        // A library beside a program is no program: it may serve what the program puts together.
        if category == .apps, module.kind != .folder {
            return LayerClue(.assembly, .folder(name), isFirm: false)
        }
        let isItself = folders.areInside && name == folders.names.last
        let isFirm = !(folders.areInside && category == .core)
        return LayerClue(category, isItself ? .called(name) : .folder(name), isFirm: isFirm)
    }

    /// The folder that says which part of a feature the module is, if it is none of its screens.
    private static func part(of folders: LayerFolders) -> (String, LayerCategory)? {
        folders.all.reversed().lazy.compactMap { name in
            LayerWords.part(ofFolder: name).map { (name, $0) }
        }.first { $0.1 != .features }
    }

    /// The same for a module that names nothing of the codebase: it puts nothing together,
    /// whatever it is called, so that it is as low as can be.
    func ofLeaf() -> LayerClue? { category == .assembly ? nil : self }
}

/// The folders that may tell something of a module, outermost first, as they are written.
struct LayerFolders {
    let names: [String]
    /// The same with the folder that is called like the module.
    let all: [String]
    /// Whether they stand inside a module rather than around it.
    let areInside: Bool

    init(of module: Module, common: Int) {
        let isFolder = module.kind == .folder
        let inner = module.path.relative(to: module.container) ?? module.path
        let path = isFolder && !inner.isRoot ? inner : module.path
        areInside = isFolder
        if isFolder {
            names = path.components.dropFirst(inner.isRoot ? common : 0).map(String.init)
            all = names
        } else {
            let own: Set<String> = [
                module.name.lowercased(), "sources", "source", "src", "packages", "modules",
            ]
            all = path.components.dropFirst(common).map(String.init)
            names = all.filter { !own.contains($0.lowercased()) }
        }
    }
}

// MARK: Names

extension LayerClue {
    private static func byName(_ module: Module) -> LayerClue? {
        let naming = ModuleNaming(of: module)
        if let category = LayerWords.category(ofModule: module.name) {
            return LayerClue(category, .called(module.name), isFirm: category != .clients)
        }
        switch module.role {
        case .interface: return family(naming) ?? LayerClue(.interfaces, .interface)
        case .feature: return LayerClue(.features, feature(naming))
        default: break
        }
        if naming.ends(with: ["Domain"]) { return LayerClue(.domain, .suffix("Domain")) }
        if naming.ends(with: ["Presentation"]) {
            return LayerClue(.features, .suffix("Presentation"))
        }
        if naming.ends(with: ["DataKit"]) {
            return LayerClue(.data, .suffix("DataKit"), isFirm: false)
        }
        if module.role == .implementation { return implementation(naming) }
        if module.role == .ui { return LayerClue(.ui, .suffix("UI"), isFirm: false) }
        for (word, category) in [("Core", LayerCategory.core), ("Shared", .shared)] {
            if naming.ends(with: [word]) {
                return LayerClue(category, .suffix(word), isFirm: false)
            }
            if naming.begins(with: word) {
                return LayerClue(category, .prefix(word), isFirm: false)
            }
        }
        return naming.ends(with: ["Common"])
            ? LayerClue(.shared, .suffix("Common"), isFirm: false) : nil
    }

    /// The screens of a feature that stand beside its other parts, in whatever folder:
    /// `FeatureCryptoUI`.
    private static func screens(of module: Module) -> LayerClue? {
        let naming = ModuleNaming(of: module)
        guard module.role == .ui, naming.begins(with: "Feature"), naming.suffixes.last == "UI"
        else { return nil }
        return LayerClue(.features, .prefix("Feature"))
    }

    private static func feature(_ naming: ModuleNaming) -> Source {
        if naming.begins(with: "Feature") { return .prefix("Feature") }
        return naming.ends(with: RoleWords.feature) ? .suffix("Feature") : .screens
    }

    private static func implementation(_ naming: ModuleNaming) -> LayerClue {
        if naming.ends(with: ["Data"]) { return LayerClue(.data, .suffix("Data")) }
        for word in RoleWords.plainImplementation where naming.ends(with: [word]) {
            return LayerClue(.implementations, .suffix(word))
        }
        return LayerClue(.implementations, .implementation)
    }

    /// What an interface module belongs to by the words between its stem and `Interface`.
    private static func family(_ naming: ModuleNaming) -> LayerClue? {
        let words: [(String, LayerCategory)] = [
            ("Feature", .features), ("Domain", .domain), ("Core", .core),
        ]
        for (word, category) in words where naming.suffixes.contains(word) {
            return LayerClue(category, .suffix(word + "Interface"))
        }
        return naming.begins(with: "Feature") ? LayerClue(.features, .prefix("Feature")) : nil
    }
}
