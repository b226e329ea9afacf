/// Projects, workspaces, and the settings of a codebase.
enum ProjectShapes {
    static let all = [
        project, workspace, tuist, tuistProject, plugin, pluginLocation, dependencies, spm,
        settings, configuration, configurationName, resource,
    ]

    private static let project = Shape(
        "Project",
        [
            "name: String", "organizationName: String? = nil", "classPrefix: String? = nil",
            "options: Project.Options = .options()", "packages: [Package] = []",
            "settings: Settings? = nil", "targets: [Target] = []", "schemes: [Scheme] = []",
            "fileHeaderTemplate: FileHeaderTemplate? = nil",
            "additionalFiles: [FileElement] = []",
            "resourceSynthesizers: [ResourceSynthesizer] = []",
        ])

    private static let workspace = Shape(
        "Workspace",
        [
            "name: String", "projects: [Path] = []", "schemes: [Scheme] = []",
            "fileHeaderTemplate: FileHeaderTemplate? = nil",
            "additionalFiles: [FileElement] = []",
            "generationOptions: GenerationOptions = .options()",
        ])

    private static let tuist = Shape(
        "Tuist",
        [
            "compatibleXcodeVersions: CompatibleXcodeVersions = .all", "cloud: Cloud? = nil",
            "cache: Cache? = nil", "fullHandle: String? = nil",
            "inspectOptions: InspectOptions? = nil", "url: String = \"\"",
            "swiftVersion: Version? = nil", "plugins: [PluginLocation] = []",
            "generationOptions: GenerationOptions = .options()",
            "installOptions: InstallOptions = .options()", "project: TuistProject? = nil",
        ])

    private static let tuistProject = Shape(
        "TuistProject",
        [
            "compatibleXcodeVersions: CompatibleXcodeVersions = .all",
            "swiftVersion: Version? = nil", "plugins: [PluginLocation] = []",
            "generationOptions: GenerationOptions = .options()",
            "installOptions: InstallOptions = .options()",
            "cacheOptions: CacheOptions? = nil",
        ],
        factories: ["tuist"],
        members: """
                public static func xcode(_ options: Any? = nil) -> TuistProject { TuistProject() }
                public static func swiftPackage(_ options: Any? = nil) -> TuistProject { TuistProject() }
            """)

    private static let plugin = Shape("Plugin", ["name: String"])

    private static let pluginLocation = Shape(
        "PluginLocation",
        [
            "path: Path? = nil", "url: String? = nil", "tag: String? = nil", "sha: String? = nil",
            "directory: String? = nil", "releaseUrl: String? = nil",
        ],
        factories: ["local", "git"])

    private static let dependencies = Shape(
        "Dependencies",
        [
            "carthage: CarthageDependencies? = nil",
            "swiftPackageManager: SwiftPackageManagerDependencies? = nil",
            "platforms: Set<Platform> = []",
        ])

    private static let spm = Shape(
        "SwiftPackageManagerDependencies", ["packages: [Package] = []"],
        conforms: "ExpressibleByArrayLiteral",
        members: """
                public init(arrayLiteral elements: Package...) { self.init(packages: elements) }
                public init(
                    _ packages: [Package] = [], productTypes: [String: Product] = [:],
                    productDestinations: [String: Destinations] = [:],
                    baseSettings: Settings? = nil,
                    targetSettings: [String: SettingsDictionary] = [:],
                    projectOptions: [String: Project.Options] = [:]
                ) {
                    self.init(packages: packages)
                }
                public init(
                    packagePath: Path, productTypes: [String: Product] = [:],
                    productDestinations: [String: Destinations] = [:],
                    baseSettings: Settings? = nil,
                    targetSettings: [String: SettingsDictionary] = [:],
                    projectOptions: [String: Project.Options] = [:]
                ) {
                    self.init(packages: [])
                }
            """)

    private static let settings = Shape(
        "Settings",
        [
            "base: SettingsDictionary = [:]", "debug: SettingsDictionary = [:]",
            "release: SettingsDictionary = [:]", "configurations: [Configuration] = []",
            "defaultSettings: DefaultSettings = .recommended",
            "defaultConfiguration: String? = nil",
        ],
        factories: ["settings"])

    private static let configuration = Shape(
        "Configuration",
        [
            "name: ConfigurationName", "settings: SettingsDictionary = [:]",
            "xcconfig: Path? = nil",
        ],
        factories: ["debug", "release", "configuration"])

    private static let configurationName = Shape(
        "ConfigurationName", ["rawValue: String"], conforms: "ExpressibleByStringInterpolation",
        members: """
                public init(stringLiteral value: String) { self.init(rawValue: value) }
                public init(_ name: String) { self.init(rawValue: name) }
                public static func configuration(_ name: String) -> ConfigurationName {
                    ConfigurationName(rawValue: name)
                }
                public static var debug: ConfigurationName { ConfigurationName(rawValue: "Debug") }
                public static var release: ConfigurationName { ConfigurationName(rawValue: "Release") }
            """)

    private static let resource = Shape(
        "ResourceFileElement",
        [
            "path: Path", "excluding: [Path] = []", "tags: [String] = []",
            "inclusionCondition: PlatformCondition? = nil",
        ],
        factories: ["folderReference"], conforms: "ExpressibleByStringInterpolation",
        members: """
                public init(stringLiteral value: String) { self.init(path: Path(value)) }
                public static func glob(
                    pattern: Path, excluding: [Path] = [], tags: [String] = [],
                    inclusionCondition: PlatformCondition? = nil
                ) -> ResourceFileElement {
                    ResourceFileElement(path: pattern, excluding: excluding, tags: tags)
                }
            """)
}
