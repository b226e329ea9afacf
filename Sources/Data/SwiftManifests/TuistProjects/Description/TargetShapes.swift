/// Targets and what they consist of.
enum TargetShapes {
    static let all = [target, glob, list, folder, exception, exceptions, resources, reference]

    private static let target = Shape(
        "Target",
        [
            "name: String", "platform: Platform? = nil", "destinations: Destinations = []",
            "product: Product", "productName: String? = nil", "bundleId: String = \"\"",
            "deploymentTarget: DeploymentTarget? = nil",
            "deploymentTargets: DeploymentTargets? = nil", "infoPlist: InfoPlist? = nil",
            "sources: SourceFilesList? = nil", "resources: ResourceFileElements? = nil",
            "buildableFolders: [BuildableFolder] = []", "copyFiles: [CopyFilesAction]? = nil",
            "headers: Headers? = nil", "entitlements: Entitlements? = nil",
            "actions: [TargetAction] = []", "scripts: [TargetScript] = []",
            "dependencies: [TargetDependency] = []", "settings: Settings? = nil",
            "coreDataModels: [CoreDataModel] = []",
            "environment: [String: String] = [:]",
            "environmentVariables: [String: EnvironmentVariable] = [:]",
            "launchArguments: [LaunchArgument] = []", "additionalFiles: [FileElement] = []",
            "buildRules: [BuildRule] = []", "mergedBinaryType: MergedBinaryType = .disabled",
            "mergeable: Bool = false", "onDemandResourcesTags: OnDemandResourcesTags? = nil",
            "metadata: TargetMetadata = .default",
        ],
        factories: ["target"],
        required: ["destinations", "bundleId"],
        members: """
                public static func foreignBuild(
                    name: String, destinations: Destinations, script: String, inputs: [Input] = [],
                    output: ForeignBuildOutput, metadata: TargetMetadata = .default
                ) -> Target {
                    Target(name: name, destinations: destinations, product: .staticLibrary)
                }
            """)

    private static let glob = Shape(
        "SourceFileGlob",
        [
            "glob: Path", "excluding: [Path] = []", "compilerFlags: String? = nil",
            "codeGen: FileCodeGen? = nil", "compilationCondition: PlatformCondition? = nil",
        ],
        conforms: "ExpressibleByStringInterpolation",
        members: """
                public init(stringLiteral value: String) { self.init(glob: Path(value)) }
                public init(
                    _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil,
                    codeGen: FileCodeGen? = nil, compilationCondition: PlatformCondition? = nil
                ) {
                    self.init(glob: glob, excluding: excluding)
                }
                public static func glob(
                    _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil,
                    codeGen: FileCodeGen? = nil, compilationCondition: PlatformCondition? = nil
                ) -> SourceFileGlob {
                    SourceFileGlob(glob: glob, excluding: excluding)
                }
                public static func generated(
                    _ path: Path, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
                    compilationCondition: PlatformCondition? = nil
                ) -> SourceFileGlob {
                    SourceFileGlob(glob: path)
                }
            """)

    private static let list = Shape(
        "SourceFilesList", ["globs: [SourceFileGlob]"], factories: ["sourceFilesList"],
        conforms: "ExpressibleByStringInterpolation, ExpressibleByArrayLiteral",
        members: """
                public init(stringLiteral value: String) {
                    self.init(globs: [SourceFileGlob(stringLiteral: value)])
                }
                public init(arrayLiteral elements: SourceFileGlob...) { self.init(globs: elements) }
                public init(_ globs: [SourceFileGlob]) { self.init(globs: globs) }
                public static func paths(_ paths: [Path]) -> SourceFilesList {
                    SourceFilesList(globs: paths.map { SourceFileGlob.glob($0) })
                }
            """)

    private static let folder = Shape(
        "BuildableFolder", ["path: Path", "exceptions: BuildableFolderExceptions? = nil"],
        conforms: "ExpressibleByStringInterpolation",
        members: """
                public init(stringLiteral value: String) { self.init(path: Path(value)) }
                public static func folder(
                    _ path: Path, exceptions: BuildableFolderExceptions? = nil
                ) -> BuildableFolder {
                    BuildableFolder(path: path, exceptions: exceptions)
                }
            """)

    private static let exception = Shape(
        "BuildableFolderException",
        [
            "target: String? = nil", "included: [String] = []", "excluded: [String] = []",
            "compilerFlags: [String: String] = [:]", "publicHeaders: [String] = []",
            "privateHeaders: [String] = []",
            "platformFilters: [String: Set<PlatformFilter>] = [:]",
        ],
        factories: ["exception"])

    private static let exceptions = Shape(
        "BuildableFolderExceptions", ["exceptions: [BuildableFolderException] = []"],
        conforms: "ExpressibleByArrayLiteral",
        members: """
                public init(arrayLiteral elements: BuildableFolderException...) {
                    self.init(exceptions: elements)
                }
                public static func exceptions(
                    _ exceptions: [BuildableFolderException]
                ) -> BuildableFolderExceptions {
                    BuildableFolderExceptions(exceptions: exceptions)
                }
            """)

    private static let resources = Shape(
        "ResourceFileElements",
        ["resources: [ResourceFileElement] = []", "privacyManifest: PrivacyManifest? = nil"],
        conforms: "ExpressibleByStringInterpolation, ExpressibleByArrayLiteral",
        members: """
                public init(stringLiteral value: String) {
                    self.init(resources: [ResourceFileElement(stringLiteral: value)])
                }
                public init(arrayLiteral elements: ResourceFileElement...) {
                    self.init(resources: elements)
                }
                public static func resources(
                    _ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil
                ) -> ResourceFileElements {
                    ResourceFileElements(resources: resources, privacyManifest: privacyManifest)
                }
            """)

    private static let reference = Shape(
        "TargetReference", ["projectPath: Path? = nil", "targetName: String"],
        conforms: "ExpressibleByStringInterpolation",
        members: """
                public init(stringLiteral value: String) { self.init(targetName: value) }
                public init(projectPath: Path?, target: String) {
                    self.init(projectPath: projectPath, targetName: target)
                }
                public static func target(_ name: String) -> TargetReference {
                    TargetReference(targetName: name)
                }
                public static func target(_ target: Target) -> TargetReference {
                    TargetReference(targetName: target.name)
                }
                public static func project(path: Path, target: String) -> TargetReference {
                    TargetReference(projectPath: path, targetName: target)
                }
            """)
}
