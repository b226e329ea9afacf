extension ProjectDescriptionStub {
    /// What targets are started with, and how they are built.
    static let arguments = #"""
        public struct EnvironmentVariable:
            ExpressibleByStringInterpolation, Described, Hashable, Sendable
        {
            public var value: String
            public var isEnabled: Bool
            public init(value: String, isEnabled: Bool) {
                self.value = value
                self.isEnabled = isEnabled
            }
            public init(stringLiteral value: String) { self.init(value: value, isEnabled: true) }
            public static func environmentVariable(value: String, isEnabled: Bool) -> Self {
                .init(value: value, isEnabled: isEnabled)
            }
        }
        public struct LaunchArgument: Described, Hashable, Sendable {
            public var name: String
            public var isEnabled: Bool
            public init(name: String, isEnabled: Bool) {
                self.name = name
                self.isEnabled = isEnabled
            }
            public static func launchArgument(name: String, isEnabled: Bool) -> Self {
                .init(name: name, isEnabled: isEnabled)
            }
        }
        public struct Arguments: Described, Hashable, Sendable {
            public var environmentVariables: [String: EnvironmentVariable]
            public var launchArguments: [LaunchArgument]
            public init(
                environmentVariables: [String: EnvironmentVariable] = [:],
                launchArguments: [LaunchArgument] = []
            ) {
                self.environmentVariables = environmentVariables
                self.launchArguments = launchArguments
            }
            public init(environment: [String: String], launchArguments: [LaunchArgument] = []) {
                self.init(
                    environmentVariables: environment.mapValues { .init(value: $0, isEnabled: true) },
                    launchArguments: launchArguments)
            }
            public static func arguments(
                environmentVariables: [String: EnvironmentVariable] = [:],
                launchArguments: [LaunchArgument] = []
            ) -> Arguments {
                .init(environmentVariables: environmentVariables, launchArguments: launchArguments)
            }
        }
        public enum MergedBinaryType: Described, Hashable, Sendable {
            case disabled, automatic
            case manual(mergeableDependencies: Set<String>)
        }
        public struct TargetMetadata: Described, Hashable, Sendable {
            public var tags: [String]
            public static func metadata(tags: [String] = []) -> TargetMetadata { .init(tags: tags) }
            public static func metadata(tags: [String] = [], isLocal: Bool) -> TargetMetadata {
                .init(tags: tags)
            }
            public static let `default` = TargetMetadata(tags: [])
        }
        public struct BuildRule: Described, Hashable, Sendable {
            public enum FileType: Described, Hashable, Sendable {
                case appleScriptFile, assemblyAsm, assemblyAsmAsm, assemblyNasm, cSourceFiles
                case coreDataMappingModelFiles, coreMLModelFiles, dSourceFiles, exportFiles
                case fortranSourceFiles, instrumentsPackageDefinition, iokitDefinitionFile, javaSourceFiles
                case lexSourceFiles, machInterfaceFiles, metalFiles, openCLFiles, pascalFiles
                case plistFiles, protobufSourceFiles, resMergerFiles, rezFiles, sourceFilesWithNamesMatching
                case swiftSourceFiles, typeScriptSourceFiles, xCStringsFiles, yaccSourceFiles
            }
            public enum CompilerSpec: Described, Hashable, Sendable {
                case appIntentsMetadataExtractor, appShortcutStringsMetadataExtractor, appleClang
                case assetCatalogCompiler, codeSign, compileRealityComposerProject, compileSceneKitShaders
                case compileSkybox, compileSwiftSource, compileUSDZ, compileXIB, coreDataModel
                case coreMLModelCompiler, customScript, copyStringsFile, infoPlistUtility
                case intentDefinitionCompiler, lex, nasm, xCStrings, yacc
            }
            public static func buildRule(
                name: String? = nil, fileType: FileType, filePattern: String? = nil,
                compilerSpec: CompilerSpec, inputFiles: [String] = [], outputFiles: [String] = [],
                outputFilesCompilerFlags: [String] = [], script: String? = nil,
                runOncePerArchitecture: Bool = false
            ) -> BuildRule {
                .init()
            }
        }
        """#
}
