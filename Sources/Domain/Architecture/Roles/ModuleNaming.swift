import Codebase

/// What the name and the folders of a module say about its part in the architecture.
///
/// The words are those of the common conventions: Feature, Interface, UI and Testing modules
/// (Tuist's micro features), API and implementation modules (Now in Android), Domain and Data
/// (clean architecture), and `…Live` (isowords).
package struct ModuleNaming: Sendable {
    /// The part of the name that it shares with the other modules of its family: `Home` of
    /// `HomeFeatureInterface`, `HomeTesting` and `HomeDev`.
    package let stem: String
    /// What comes after the stem, outermost last: `Feature`, `Interface`.
    package let suffixes: [String]
    /// The folders of the module, outermost first, its own folder and those of the build system
    /// left out, in lower case.
    package let folders: [String]
    private let name: String

    package init(name: String, path: RelativePath) {
        var stem = name
        var suffixes: [String] = []
        while let suffix = Self.familySuffixes.first(where: { Self.ends(stem, with: $0) }) {
            stem.removeLast(suffix.count)
            suffixes.insert(suffix, at: 0)
        }
        while let last = stem.last, "-_. ".contains(last) { stem.removeLast() }
        self.name = name.contains(where: \.isUppercase) ? name : Self.camelCased(name)
        self.stem = stem.isEmpty ? name : stem
        self.suffixes = stem.isEmpty ? [] : suffixes
        let ignored: Set<String> = [
            "sources", "source", "src", "packages", "modules", name.lowercased(),
        ]
        // Below a folder of the module's own name `Features` is what its sources are kept in.
        let keepsSources =
            path.name == "Features" && path.parent.name.lowercased() == name.lowercased()
        let around = keepsSources ? path.parent : path
        folders = around.components.map { $0.lowercased() }.filter { !ignored.contains($0) }
    }

    package init(of module: Module) {
        self.init(name: module.name.withoutConfiguration, path: module.path)
    }

    /// Whether the name ends with one of the words, as a word of its own.
    package func ends(with words: [String]) -> Bool {
        words.contains { Self.ends(name, with: $0) || name == $0 }
    }

    /// Whether the name ends with one of the words and has something in front of it: a module
    /// called `Features` is none, but what puts them together.
    package func ends(withWordAfterStem words: [String]) -> Bool {
        words.contains { Self.ends(name, with: $0) }
    }

    /// Whether one of the folders is called like one of the words, in lower case.
    package func stands(in words: Set<String>) -> Bool { folders.contains(where: words.contains) }

    /// Whether the name begins with the word, as a word of its own.
    package func begins(with word: String) -> Bool {
        guard name.hasPrefix(word), name.count > word.count else { return false }
        let next = name[name.index(name.startIndex, offsetBy: word.count)]
        return !next.isLowercase
    }

    /// What says by the name that the module is no feature, whatever it ends with or stands in: what
    /// others build on, switches for features, a bag of packages from elsewhere; nil if nothing does.
    var mark: SharedMark? {
        if begins(with: "Base") { return .base }
        let words = ModuleWords.words(of: name)
        if words.count == 1, RoleWords.commonAlone.contains(words[0]) { return .base }
        if words.count == 2, ["feature", "features"].contains(words[0]),
            RoleWords.common.contains(words[1])
        {
            return .base
        }
        let pairs = zip(words, words.dropFirst())
        if pairs.contains(where: { $0 == "third" && $1 == "party" }) || words.contains("thirdparty")
        {
            return .thirdParty
        }
        let isSwitch = pairs.contains { word, next in
            ["feature", "features"].contains(word) && RoleWords.switches.contains(next)
        }
        return isSwitch ? .switches : nil
    }

    /// Whether the whole name is a word for what several features draw with.
    var isToolkitOfViews: Bool {
        RoleWords.drawing.contains(ModuleWords.words(of: name).joined())
    }

    /// Whether the whole name is a word for values, which implement nothing.
    var isCalledModels: Bool {
        let words = ModuleWords.words(of: name)
        return words.count == 1 && ["model", "models", "entity", "entities"].contains(words[0])
    }

    /// Whether one of some words, in lower case, stands in the name.
    func speaksOf(_ words: Set<String>) -> Bool {
        let own = ModuleWords.words(of: name)
        let pairs = zip(own, own.dropFirst()).map { $0 + $1 }
        return !words.isDisjoint(with: own + pairs)
    }

    /// Whether one of the words for what several features stand on, or draw with, is in the name, or
    /// the last one is a word for what has no screens.
    var speaksOfShared: Bool {
        speaksOf(RoleWords.shared) || speaksOf(RoleWords.drawing)
            || ModuleWords.words(of: name).last.map(RoleWords.services.contains) == true
    }

    /// Whether the name says that the module shows another: `HomeDemo`, `HomeFeatureExample`.
    package var isDemo: Bool { ends(withWordAfterStem: RoleWords.demo) }

    /// Whether an app is there for tests to run in: `AppUITestsHost`, `TestHost`.
    var isTestHost: Bool {
        let words = ModuleWords.words(of: name)
        return words.contains { ["tests", "uitests", "testhost"].contains($0) }
            || zip(words, words.dropFirst()).contains { $0 == "test" && $1 == "host" }
    }

    /// `feature-home` as `FeatureHome`.
    private static func camelCased(_ name: String) -> String {
        let words = name.split { "-_. ".contains($0) }
        if words.count < 2 { return name }
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Longer ones first, so that `TestHelpers` is not taken for `Helpers`.
    private static let familySuffixes = [
        "Implementation", "TestingUtils", "TestHelpers", "TestSupport", "TestsUtils", "TestUtils",
        "Interfaces", "PreviewApp",
        "Interface", "DemoApp", "Example", "Feature", "Testing", "TestKit", "UITests", "Sample",
        "Tests", "Mocks", "Impl", "Imp", "Live", "Demo", "Mock", "Core", "Data", "Domain", "API",
        "Dev", "UI",
    ]

    /// Whether a name ends with a word that begins where the word before it ends.
    private static func ends(_ name: String, with word: String) -> Bool {
        guard name.count > word.count, name.hasSuffix(word) else { return false }
        // A user interface is no interface that others implement.
        if word.hasPrefix("Interface"), name.dropLast(word.count).hasSuffix("User") { return false }
        let before = name[name.index(name.endIndex, offsetBy: -word.count - 1)]
        return !(before.isUppercase && word.first?.isUppercase == true && word.count <= 3)
            || word == "API" || word == "UI" && before.isLowercase
    }
}

/// What the name of a module that many others share says of it.
enum SharedMark: Hashable, Sendable {
    /// `BaseFeature`: base classes and what else others build on.
    case base
    /// `FeatureFlags`, `FeatureToggles`: what switches features on and off.
    case switches
    /// `ThirdPartyLibs`: a bag of packages from elsewhere.
    case thirdParty
}

/// The words that tell roles; ``LayerWords`` says why layers have words of their own.
enum RoleWords {
    static let tests = ["Tests", "UITests", "Specs"]
    static let testing =
        [
            "Testing", "TestSupport", "TestHelpers", "TestHelper", "TestUtils", "TestUtilities",
            "TestKit", "TestingSupport", "TestCommon", "Mocks", "Mock", "Fakes", "Stubs",
            "Fixtures",
            "SnapshotKit", "PreviewSupport", "PreviewMocks", "PreviewHelpers",
        ]
        + pairs(
            of: "Test Tests Testing",
            and:
                "Util Utils Utilities Utility Helper Helpers Support Kit Common Shared Tools Resources"
        )
    /// Words that say that a module serves tests, anywhere in its name.
    static let testingParts: Set<String> = [
        "test", "tests", "testing", "mock", "mocks", "stub", "stubs", "fake", "fakes", "fixtures",
    ]
    static let switches: Set<String> = [
        "flag", "flags", "flagging", "flagger", "toggle", "toggles", "switch", "switches", "gate",
        "gates",
    ]
    /// Words for what several features stand on.
    static let shared: Set<String> = [
        "common", "shared", "logger", "logging", "networking", "network", "utility", "utilities",
        "util", "utils", "dependencies", "entity", "entities", "resources", "resource",
        "extensions", "foundation",
    ]
    /// What follows `Feature` in the name of what all features share, and of no feature.
    static let common: Set<String> = [
        "common", "shared", "core", "base", "support", "util", "utils", "utility", "utilities",
        "dependency", "dependencies",
    ]
    /// What is called so alone is no feature, in whatever folder.
    static let commonAlone: Set<String> = [
        "common", "shared", "core", "util", "utils", "utility", "utilities",
    ]
    /// Last words of what several features call, as `Service` in `CategoryService`.
    static let services: Set<String> = [
        "service", "services", "manager", "managers", "client", "clients", "provider", "providers",
        "storage", "repository", "repositories",
    ]
    /// Words for what several features draw with.
    static let drawing: Set<String> = [
        "designsystem", "dskit", "uikit", "components", "uicomponents",
    ]
    static let interface = ["Interface", "Interfaces"]
    /// What the implementation of a module is called after it, where that is its interface.
    static let ofNamesake = ["Implementation", "Impl", "Imp"]
    /// What says so whatever folder the module stands in.
    static let plainImplementation = ofNamesake + ["Live"]
    static let implementation = plainImplementation + ["Data"]
    static let ui = ["UI", "UserInterface", "UserInterfaces", "DesignSystem", "UIComponents"]
    static let feature = ["Feature", "Features"]
    static let devApp = [
        "Dev", "DevApp", "Example", "ExampleApp", "Examples", "PreviewApp", "Preview", "Demo",
        "DemoApp", "Sample", "SampleApp", "Playground",
    ]
    static let demo = [
        "Demo", "DemoApp", "Example", "Examples", "Sample", "SampleApp", "PreviewApp",
    ]
    static let devAppFolders: Set<String> = [
        "devapps", "demos", "demo", "examples", "example", "previews",
    ]
    static let featureFolders: Set<String> = ["features", "feature", "screens", "scenes"]
    static let interfaceFolders: Set<String> = ["interface", "interfaces"]
    static let coreFolders: Set<String> = ["core", "domain", "shared", "foundation", "shims"]
    static let dataFolders: Set<String> = ["data", "infrastructure", "implementations"]
    static let uiFolders: Set<String> = ["ui", "userinterface", "userinterfaces", "designsystem"]
    static let testFolders: Set<String> = ["tests", "test"]

    /// Every first word with every second one.
    private static func pairs(of first: String, and second: String) -> [String] {
        first.split(separator: " ").flatMap { first in
            second.split(separator: " ").map { String(first + $0) }
        }
    }
}

extension String {
    /// The name without what tells a twin for another configuration: `Root` of `Root-QA`.
    fileprivate var withoutConfiguration: String {
        guard let end = lastIndex(where: { "-_. ".contains($0) }), end != startIndex,
            Self.configurations.contains(self[index(after: end)...].lowercased())
        else { return self }
        return String(self[..<end])
    }

    private static let configurations: Set<String> = [
        "qa", "stage", "staging", "prod", "production", "release", "debug", "beta", "alpha",
    ]
}
