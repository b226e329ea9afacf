extension ProjectDescriptionStub {
    /// How schemes run and archive.
    static let runActions = #"""
        public struct RunActionOptions: Described, Hashable, Sendable {
            public enum GPUFrameCaptureMode: String, Codable, Sendable {
                case autoEnabled, metal, openGL, disabled
            }
            public static func options(
                language: SchemeLanguage? = nil, region: String? = nil,
                storeKitConfigurationPath: Path? = nil, simulatedLocation: SimulatedLocation? = nil,
                enableGPUFrameCaptureMode: GPUFrameCaptureMode = .autoEnabled
            ) -> RunActionOptions {
                .init()
            }
        }
        public struct MetalOptions: Described, Hashable, Sendable {
            public static func options(
                apiValidation: Bool = true, shaderValidation: Bool = false,
                showGraphicsOverview: Bool = false, logGraphicsOverview: Bool = false
            ) -> MetalOptions {
                .init()
            }
        }
        public enum LaunchStyle: Sendable { case automatically, waitForExecutableToBeLaunched }
        public enum Executable: Described, Hashable, Sendable {
            case askOnLaunch
            case executable(TargetReference?)
        }
        public struct RunAction: Described, Hashable, Sendable {
            public static func runAction(
                configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
                customLLDBInitFile: Path? = nil, preActions: [ExecutionAction] = [],
                postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
                customWorkingDirectory: Path? = nil, filePath: Path? = nil, arguments: Arguments? = nil,
                options: RunActionOptions = .options(),
                diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
                metalOptions: MetalOptions = .options(), expandVariableFromTarget: TargetReference? = nil,
                launchStyle: LaunchStyle = .automatically, appClipInvocationURLString: String? = nil
            ) -> RunAction {
                .init()
            }
            public static func runAction(
                configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
                preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
                executable: Executable, arguments: Arguments? = nil,
                options: RunActionOptions = .options(),
                diagnosticsOptions: SchemeDiagnosticsOptions = .options()
            ) -> RunAction {
                .init()
            }
        }
        public struct ArchiveAction: Described, Hashable, Sendable {
            public static func archiveAction(
                configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true,
                customArchiveName: String? = nil, preActions: [ExecutionAction] = [],
                postActions: [ExecutionAction] = []
            ) -> ArchiveAction {
                .init()
            }
        }
        public struct ProfileAction: Described, Hashable, Sendable {
            public static func profileAction(
                configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [],
                postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
                arguments: Arguments? = nil
            ) -> ProfileAction {
                .init()
            }
        }
        public struct AnalyzeAction: Described, Hashable, Sendable {
            public static func analyzeAction(configuration: ConfigurationName) -> AnalyzeAction {
                .init()
            }
        }
        """#
}
