import Codebase

/// The words that tell layers, as folders and as ends of names have them.
///
/// There are four vocabularies, because the same word says different things in four places:
///
/// - ``RoleWords`` are about the name of one module and tell its ``Role``. Rules ask for roles, and a
///   wrong one forbids an import, so they are few; what no rule tells apart, such as domain and
///   shared code, is one role.
/// - `folders`, with `inside` for units that are folders, are about where modules lie. Somebody put
///   whole modules there, so that one word is enough for a layer, also for layers without a role.
/// - `modules` are about the whole name of one module, where a team made one for each layer.
/// - `strong` and `weak` are about folders within one module, which often only sort its files.
///   `strong` words tell a layer by themselves, `weak` ones only beside others; and a `UI` there
///   holds the screens, not the components that a `UI` among modules holds.
///
/// They are the words of whole families of codebases: Core, Features and App; Shared, ThirdParty,
/// AppCore and AppFeature; Interface, UI and Implementation; Presentation, Domain and Data with
/// what these hold.
enum LayerWords {
    /// What a folder says by its name.
    ///
    /// - Parameter isInside: Whether the folder is one inside a module, where `Models` and
    ///   `Services` say more than among packages.
    static func category(ofFolder name: String, isInside: Bool) -> LayerCategory? {
        let words = telling(ModuleWords.words(of: name))
        let whole = words.joined()
        if let found = folders[whole] ?? (isInside ? inside[whole] : nil) { return found }
        guard words.count > 1, let last = words.last else { return nil }
        return compounds.contains(last) ? folders[last] : nil
    }

    /// What a module says by its whole name, as `Screens` does beside `UseCases` and `Entities`.
    static func category(ofModule name: String) -> LayerCategory? {
        modules[telling(ModuleWords.words(of: name)).joined()]
    }

    /// The words without a last one that says what kind of thing it is, as in `DataLayer`, or for
    /// which platform.
    private static func telling(_ words: [String]) -> [String] {
        guard words.count > 1, let last = words.last, kinds.contains(last) else { return words }
        return words.dropLast()
    }

    private static let kinds: Set<String> = ["layer", "layers", "module", "modules"]

    /// Whether a folder holds one feature beside the other.
    static func isOfFeatures(folder name: String) -> Bool {
        ModuleWords.words(of: name).last.map(featureWords.contains) ?? false
    }

    /// Whether a folder is called after the many features that it holds: `Features`, `Scenes`.
    static func holdsFeatures(folder name: String) -> Bool {
        ModuleWords.words(of: name).count == 1 && isOfFeatures(folder: name)
    }

    /// Whether a folder inside a feature is a layer of its own, and which; what tells apart its
    /// interface from its implementation does not matter.
    static func part(ofFolder name: String) -> LayerCategory? {
        let words = ModuleWords.words(of: name)
        if words.count == 1, navigation.contains(words[0]) { return .assembly }
        if ["userinterface", "userinterfaces"].contains(words.joined()) { return .ui }
        if ["repository", "repositories"].contains(words.last) { return .data }
        return switch words.last(where: { !ends.contains($0) }) {
        case "presentation", "presenter", "ui": .features
        case "domain": .domain
        case "data": .data
        default: nil
        }
    }

    /// What a folder inside a module says by its name, and whether that word alone says so: many
    /// modules have a `Views` or an `Extensions` that is no layer.
    static func inner(folder name: String) -> (category: LayerCategory, isStrong: Bool)? {
        let words = ModuleWords.words(of: name)
        let whole = words.joined()
        if let found = strong[whole] { return (found, true) }
        if let found = weak[whole] { return (found, false) }
        guard words.count > 1, let last = words.last, compounds.contains(last) else { return nil }
        return strong[last].map { ($0, true) }
    }

    /// Whether a folder is called after the program that it may hold the beginning of.
    static func isOfProgram(folder name: String) -> Bool {
        ["app", "application", "main"].contains(ModuleWords.words(of: name).joined())
    }

    /// Whether a module is called after what puts the screens of a program together.
    static func isOfRoot(module name: String) -> Bool {
        !Set(ModuleWords.words(of: name)).isDisjoint(with: ["root", "main", "app", "tab", "tabbar"])
    }

    /// The words that set the interface of a part apart from its implementation.
    private static let ends: Set<String> = [
        "interface", "interfaces", "implementation", "implementations", "impl", "imp", "live",
    ]

    /// Folders beside those of scenes that hold what leads from one to the other.
    private static let navigation: Set<String> = [
        "coordinator", "coordinators", "router", "routers",
    ]

    private static let featureWords: Set<String> = [
        "feature", "features", "screen", "screens", "scene", "scenes", "flow", "flows",
    ]

    private static let folders = table([
        .apps: "app apps application applications",
        .assembly:
            """
        di dependencyinjection composition compositionroot assembly assemblies coordinator
        coordinators router routers routing dependencyfactory dependencyfactories
        """,
        .features:
            """
        feature features screen screens scene scenes presentation presentations presenter presenters
        """,
        .implementations: "implementation implementations impl",
        .ui: "ui userinterface userinterfaces designsystem",
        .data:
            """
        data infrastructure repository repositories datasource datasources dto dtos service services
        """,
        .domain: "domain domains usecase usecases interactor interactors entity entities",
        .interfaces: "interface interfaces",
        .core: "core foundation foundations",
        .shared: "shared common utilities utility utils",
        .thirdParty: "thirdparty vendor vendors external externals",
    ])

    private static let inside = table([
        .features: "view views viewcontroller viewcontrollers viewmodel viewmodels flow flows",
        .ui: "components uicomponents designsystems styles theme",
        .data: "network networking api persistence database storage remote",
        .domain: "model models businesslogic",
        .shared: "extension extensions helper helpers util support tools",
    ])

    private static let modules = table([
        .features: "feature features screens scenes presentation presentations",
        .ui: "designsystem",
        .data: "data repositories repository datasources datasource infrastructure",
        .clients: "client clients",
        .domain: "domain usecases usecase interactors",
        .entities: "entities entity",
    ])

    private static let strong = table([
        .features:
            "feature features screen screens scene scenes flow flows presentation presentations",
        .implementations: "implementation implementations impl",
        .data: "data infrastructure repository repositories datasource datasources dto dtos",
        .domain: "domain domains usecase usecases interactor interactors entity entities",
        .interfaces: "interface interfaces",
    ])

    private static let weak = table([
        .assembly:
            """
        di dependencyinjection composition compositionroot assembly assemblies coordinator
        coordinators router routers routing
        """,
        .features:
            """
        view views viewcontroller viewcontrollers controller controllers viewmodel viewmodels
        ui userinterface
        """,
        .ui: "designsystem designsystems components uicomponents styles theme",
        .data: "network networking api persistence database storage remote service services",
        .domain: "model models businesslogic",
        .shared:
            """
        shared common utilities utility utils util extension extensions helper helpers support
        tools
        """,
        .thirdParty: "thirdparty vendor vendors vender external externals",
    ])

    /// What tells the layer as the last word of a longer name, as in `AppFeature`.
    private static let compounds: Set<String> = [
        "feature", "features", "domain", "data", "core", "interface", "interfaces", "ui",
        "presentation", "repositories", "implementation", "services", "shared",
    ]

    private static func table(_ words: [LayerCategory: String]) -> [String: LayerCategory] {
        Dictionary(
            words.flatMap { category, words in
                words.listed.map { ($0, category) }
            }, uniquingKeysWith: { first, _ in first })
    }
}

/// Whether a folder inside a module says by its name that it holds a layer below the screens: data, or
/// the domain.
package func isLayerBelowScreens(folder name: String) -> Bool {
    switch LayerWords.category(ofFolder: name, isInside: true) {
    case .data, .domain: true
    default: false
    }
}
