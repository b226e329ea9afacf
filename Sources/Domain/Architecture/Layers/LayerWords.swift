/// The words that tell layers, as folders and as ends of names have them.
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
        let words = ModuleWords.words(of: name)
        let whole = words.joined()
        if let found = folders[whole] ?? (isInside ? inside[whole] : nil) { return found }
        guard words.count > 1, let last = words.last else { return nil }
        return compounds.contains(last) ? folders[last] : nil
    }

    /// Whether a folder holds one feature beside the other.
    static func isOfFeatures(folder name: String) -> Bool {
        ModuleWords.words(of: name).last.map(featureWords.contains) ?? false
    }

    /// Whether a folder is called after the many features that it holds: `Features`, `Scenes`.
    static func holdsFeatures(folder name: String) -> Bool {
        ModuleWords.words(of: name).count == 1 && isOfFeatures(folder: name)
    }

    /// Whether a folder inside a feature is a layer of its own, and which.
    static func part(ofFolder name: String) -> LayerCategory? {
        switch ModuleWords.words(of: name).last {
        case "presentation", "ui": .features
        case "domain": .domain
        case "data": .data
        default: nil
        }
    }

    private static let featureWords: Set<String> = [
        "feature", "features", "screen", "screens", "scene", "scenes", "flow", "flows",
    ]

    private static let folders = table([
        .apps: "app apps application applications",
        .assembly: "di dependencyinjection composition compositionroot assembly assemblies",
        .features: "feature features screen screens scene scenes presentation presentations",
        .implementations: "implementation implementations impl",
        .ui: "ui userinterface designsystem",
        .data: "data infrastructure repository repositories datasource datasources dto dtos",
        .domain: "domain domains usecase usecases interactor interactors entity entities",
        .interfaces: "interface interfaces",
        .core: "core foundation",
        .shared: "shared common utilities utility utils",
        .thirdParty: "thirdparty vendor vendors external externals",
    ])

    private static let inside = table([
        .assembly: "coordinator coordinators router routers routing",
        .features: "view views viewcontroller viewcontrollers viewmodel viewmodels flow flows",
        .ui: "components uicomponents designsystems styles theme",
        .data: "network networking api persistence database storage remote service services",
        .domain: "model models businesslogic",
        .shared: "extension extensions helper helpers util support tools",
    ])

    /// What tells the layer as the last word of a longer name, as in `AppFeature`.
    private static let compounds: Set<String> = [
        "feature", "features", "domain", "data", "core", "interface", "interfaces", "ui",
        "presentation", "repositories", "implementation", "shared",
    ]

    private static func table(_ words: [LayerCategory: String]) -> [String: LayerCategory] {
        Dictionary(
            words.flatMap { category, words in
                words.split(separator: " ").map { (String($0), category) }
            }, uniquingKeysWith: { first, _ in first })
    }
}
