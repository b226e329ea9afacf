extension ProjectDescriptionStub {
    /// Targets.
    static let targets = #"""
        public struct Target: Described, Hashable, Sendable {
            public var name: String
            public var destinations: Destinations
            public var product: Product
            public var productName: String?
            public var bundleId: String
            public var deploymentTargets: DeploymentTargets?
            public var deploymentTarget: DeploymentTarget?
            public var infoPlist: InfoPlist?
            public var sources: SourceFilesList?
            public var resources: ResourceFileElements?
            public var buildableFolders: [BuildableFolder]
            public var copyFiles: [CopyFilesAction]?
            public var headers: Headers?
            public var entitlements: Entitlements?
            public var scripts: [TargetScript]
            public var dependencies: [TargetDependency]
            public var settings: Settings?
            public var coreDataModels: [CoreDataModel]
            public var environmentVariables: [String: EnvironmentVariable]
            public var launchArguments: [LaunchArgument]
            public var additionalFiles: [FileElement]
            public var buildRules: [BuildRule]
            public var mergedBinaryType: MergedBinaryType
            public var mergeable: Bool
            public var onDemandResourcesTags: OnDemandResourcesTags?
            public var metadata: TargetMetadata

            var json: String {
                object([
                    "name": quoted(name), "product": quoted("\(product)"),
                    "productName": productName.map(quoted),
                    "destinations": list(destinations.map { quoted("\($0)") }.sorted()),
                    "sources": sources.map { list($0.globs.map(\.json)) },
                    "folders": list(buildableFolders.map(\.json)),
                    "dependencies": list(dependencies.map(\.json)), "settings": settings?.json,
                ])
            }
        }
        extension Target {
            public init(
                name: String, destinations: Destinations, product: Product, productName: String? = nil,
                bundleId: String, deploymentTargets: DeploymentTargets? = nil,
                infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
                resources: ResourceFileElements? = nil, buildableFolders: [BuildableFolder] = [],
                copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
                entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
                dependencies: [TargetDependency] = [], settings: Settings? = nil,
                coreDataModels: [CoreDataModel] = [],
                environmentVariables: [String: EnvironmentVariable] = [:],
                launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [],
                buildRules: [BuildRule] = [], mergedBinaryType: MergedBinaryType = .disabled,
                mergeable: Bool = false, onDemandResourcesTags: OnDemandResourcesTags? = nil,
                metadata: TargetMetadata = .default
            ) {
                self.name = name
                self.destinations = destinations
                self.product = product
                self.productName = productName
                self.bundleId = bundleId
                self.deploymentTargets = deploymentTargets
                self.infoPlist = infoPlist
                self.sources = sources
                self.resources = resources
                self.buildableFolders = buildableFolders
                self.copyFiles = copyFiles
                self.headers = headers
                self.entitlements = entitlements
                self.scripts = scripts
                self.dependencies = dependencies
                self.settings = settings
                self.coreDataModels = coreDataModels
                self.environmentVariables = environmentVariables
                self.launchArguments = launchArguments
                self.additionalFiles = additionalFiles
                self.buildRules = buildRules
                self.mergedBinaryType = mergedBinaryType
                self.mergeable = mergeable
                self.onDemandResourcesTags = onDemandResourcesTags
                self.metadata = metadata
            }
            public static func target(
                name: String, destinations: Destinations, product: Product, productName: String? = nil,
                bundleId: String, deploymentTargets: DeploymentTargets? = nil,
                infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
                resources: ResourceFileElements? = nil, buildableFolders: [BuildableFolder] = [],
                copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
                entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
                dependencies: [TargetDependency] = [], settings: Settings? = nil,
                coreDataModels: [CoreDataModel] = [],
                environmentVariables: [String: EnvironmentVariable] = [:],
                launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [],
                buildRules: [BuildRule] = [], mergedBinaryType: MergedBinaryType = .disabled,
                mergeable: Bool = false, onDemandResourcesTags: OnDemandResourcesTags? = nil,
                metadata: TargetMetadata = .default
            ) -> Target {
                .init(
                    name: name, destinations: destinations, product: product, productName: productName,
                    bundleId: bundleId, deploymentTargets: deploymentTargets, infoPlist: infoPlist,
                    sources: sources, resources: resources, buildableFolders: buildableFolders,
                    copyFiles: copyFiles, headers: headers, entitlements: entitlements, scripts: scripts,
                    dependencies: dependencies, settings: settings, coreDataModels: coreDataModels,
                    environmentVariables: environmentVariables, launchArguments: launchArguments,
                    additionalFiles: additionalFiles, buildRules: buildRules,
                    mergedBinaryType: mergedBinaryType, mergeable: mergeable,
                    onDemandResourcesTags: onDemandResourcesTags, metadata: metadata)
            }
            /// As it was written before there were destinations.
            public init(
                name: String, platform: Platform, product: Product, productName: String? = nil,
                bundleId: String, deploymentTarget: DeploymentTarget? = nil,
                infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
                resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil,
                headers: Headers? = nil, entitlements: Entitlements? = nil,
                actions: [TargetAction] = [], scripts: [TargetScript] = [],
                dependencies: [TargetDependency] = [], settings: Settings? = nil,
                coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
                environmentVariables: [String: EnvironmentVariable] = [:],
                launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [],
                buildRules: [BuildRule] = []
            ) {
                self.init(
                    name: name, destinations: [.iPhone], product: product, productName: productName,
                    bundleId: bundleId, infoPlist: infoPlist, sources: sources, resources: resources,
                    copyFiles: copyFiles, headers: headers, entitlements: entitlements,
                    scripts: actions + scripts, dependencies: dependencies, settings: settings,
                    coreDataModels: coreDataModels, environmentVariables: environmentVariables,
                    launchArguments: launchArguments, additionalFiles: additionalFiles,
                    buildRules: buildRules)
                self.deploymentTarget = deploymentTarget
                self.destinations = Set(Destination.allCases.filter { $0.platform == platform })
            }
        }
        extension Target {
            public enum Input: Described, Hashable, Sendable {
                case file(Path)
                case folder(Path)
                case glob(Path)
                case script(String)
            }
            public static func foreignBuild(
                name: String, destinations: Destinations, script: String, inputs: [Input] = [],
                output: ForeignBuildOutput, metadata: TargetMetadata = .default
            ) -> Target {
                .init(name: name, destinations: destinations, product: .staticLibrary, bundleId: "")
            }
        }
        public enum ForeignBuildOutput: Described, Hashable, Sendable {
            case xcframework(path: Path, linking: Linking)
            case framework(path: Path, linking: Linking)
            case library(path: Path, linking: Linking)
            public enum Linking: String, Codable, Sendable { case `static`, dynamic }
        }
        """#
}
