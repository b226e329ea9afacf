extension ProjectDescriptionStub {
    /// Projects, which are answered as soon as they are made.
    static let projects = #"""
        public struct Project: Described, Hashable, Sendable {
            public let name: String
            public let organizationName: String?
            public let classPrefix: String?
            public let options: Options
            public let packages: [Package]
            public let targets: [Target]
            public let schemes: [Scheme]
            public let settings: Settings?
            public let fileHeaderTemplate: FileHeaderTemplate?
            public let additionalFiles: [FileElement]
            public let resourceSynthesizers: [ResourceSynthesizer]

            public init(
                name: String, organizationName: String? = nil, classPrefix: String? = nil,
                options: Options = .options(), packages: [Package] = [], settings: Settings? = nil,
                targets: [Target] = [], schemes: [Scheme] = [],
                fileHeaderTemplate: FileHeaderTemplate? = nil, additionalFiles: [FileElement] = [],
                resourceSynthesizers: [ResourceSynthesizer] = .default
            ) {
                self.name = name
                self.organizationName = organizationName
                self.classPrefix = classPrefix
                self.options = options
                self.packages = packages
                self.targets = targets
                self.schemes = schemes
                self.settings = settings
                self.fileHeaderTemplate = fileHeaderTemplate
                self.additionalFiles = additionalFiles
                self.resourceSynthesizers = resourceSynthesizers
                answer(
                    "Project",
                    object([
                        "name": quoted(name), "targets": list(targets.map(\.json)),
                        "packages": list(packages.map(\.json)),
                    ]))
            }
            public struct Options: Described, Hashable, Sendable {
                public static func options(
                    automaticSchemesOptions: AutomaticSchemesOptions = .enabled(),
                    defaultKnownRegions: [String]? = nil, developmentRegion: String? = nil,
                    disableBundleAccessors: Bool = false,
                    disableShowEnvironmentVarsInScriptPhases: Bool = false,
                    disableSynthesizedResourceAccessors: Bool = false,
                    textSettings: TextSettings = .textSettings(), xcodeProjectName: String? = nil,
                    folderSortingStrategy: FolderSortingStrategy = .groupsBeforeFolderReferences
                ) -> Options {
                    .init()
                }
                public enum AutomaticSchemesOptions: Described, Hashable, Sendable {
                    public enum TargetSchemesGrouping: Described, Hashable, Sendable {
                        case singleScheme, notGrouped
                        case byNameSuffix(build: Set<String>, test: Set<String>, run: Set<String>)
                    }
                    case enabled(
                        targetSchemesGrouping: TargetSchemesGrouping = .notGrouped,
                        codeCoverageEnabled: Bool = false, testingOptions: TestingOptions = [],
                        testLanguage: SchemeLanguage? = nil, testRegion: String? = nil,
                        testScreenCaptureFormat: ScreenCaptureFormat? = nil,
                        runLanguage: SchemeLanguage? = nil, runRegion: String? = nil)
                    case disabled
                }
                public struct TextSettings: Described, Hashable, Sendable {
                    public static func textSettings(
                        usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil,
                        wrapsLines: Bool? = nil
                    ) -> TextSettings {
                        .init()
                    }
                }
                public enum FolderSortingStrategy: Described, Hashable, Sendable {
                    case groupsBeforeFolderReferences, alphabetical
                }
            }
        }
        """#
}
