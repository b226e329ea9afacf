extension ProjectDescriptionStub {
    /// How schemes test.
    static let testing = #"""
        public enum BuildOrder: String, Codable, Sendable { case dependency, manual }
        public struct TestingOptions: OptionSet, Described, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let parallelizable = TestingOptions(rawValue: 1)
            public static let randomExecutionOrdering = TestingOptions(rawValue: 2)
        }
        public enum ScreenCaptureFormat: String, Codable, Sendable { case screenshots, screenRecording }
        public struct SchemeLanguage: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
            public let identifier: String
            public init(stringLiteral value: String) { identifier = value }
            public init(identifier: String) { self.identifier = identifier }
            public static var doubleLengthPseudoLanguage: SchemeLanguage { "IDELaunchSchemeLanguageDouble" }
            public static var rightToLeftPseudoLanguage: SchemeLanguage { "IDELaunchSchemeLanguageRight" }
            public static var accentedPseudoLanguage: SchemeLanguage { "IDELaunchSchemeLanguageAccented" }
            public static var rightToLeftWithStringsPseudoLanguage: SchemeLanguage { "IDELaunchRTL" }
            public static var boundedStringPseudoLanguage: SchemeLanguage { "IDELaunchBounded" }
        }
        public enum SimulatedLocation: Described, Hashable, Sendable {
            case reference(String)
            case custom(gpxFile: Path)
            case london, johannesburg, moscow, mumbai, tokyo, sydney, hongKong, honolulu, sanFrancisco
            case mexicoCity, newYork, rioDeJaneiro
        }
        public struct TestableTarget: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
            public enum Parallelization: Sendable { case disabled, swiftTestingOnly, enabled }
            public var target: TargetReference
            public init(stringLiteral value: String) { target = .target(value) }
            public init(
                target: TargetReference, skipped: Bool = false, parallelizable: Bool = false,
                randomExecutionOrdering: Bool = false
            ) {
                self.target = target
            }
            public static func testableTarget(
                target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool,
                isRandomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
            ) -> TestableTarget {
                .init(target: target)
            }
            public static func testableTarget(
                target: TargetReference, isSkipped: Bool = false,
                parallelization: Parallelization = .disabled, isRandomExecutionOrdering: Bool = false,
                simulatedLocation: SimulatedLocation? = nil
            ) -> TestableTarget {
                .init(target: target)
            }
        }
        public struct TestPlan: Described, Hashable, Sendable {
            public static func testPlan(
                name: String, testTargets: [TestableTarget] = [], isDefault: Bool = false
            ) -> TestPlan {
                .init()
            }
        }
        public struct TestActionOptions: Described, Hashable, Sendable {
            public static func options(
                language: SchemeLanguage? = nil, region: String? = nil,
                preferredScreenCaptureFormat: ScreenCaptureFormat? = nil, coverage: Bool = false,
                codeCoverageTargets: [TargetReference] = []
            ) -> TestActionOptions {
                .init()
            }
        }
        public struct SchemeDiagnosticsOptions:
            ExpressibleByArrayLiteral, Described, Hashable, Sendable
        {
            public enum Option: Sendable { case mainThreadChecker, performanceAntipatternChecker }
            public init() {}
            public init(arrayLiteral elements: Option...) {}
            public static func options(
                addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false,
                threadSanitizerEnabled: Bool = false, mainThreadCheckerEnabled: Bool = true,
                performanceAntipatternCheckerEnabled: Bool = true
            ) -> SchemeDiagnosticsOptions {
                .init()
            }
        }
        public struct TestAction: Described, Hashable, Sendable {
            public static func targets(
                _ targets: [TestableTarget], arguments: Arguments? = nil,
                configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
                expandVariableFromTarget: TargetReference? = nil, preActions: [ExecutionAction] = [],
                postActions: [ExecutionAction] = [], options: TestActionOptions = .options(),
                diagnosticsOptions: SchemeDiagnosticsOptions = .options(), skippedTests: [String] = []
            ) -> TestAction {
                .init()
            }
            public static func testPlans(
                _ testPlans: [Path], configuration: ConfigurationName = .debug,
                attachDebugger: Bool = true, preActions: [ExecutionAction] = [],
                postActions: [ExecutionAction] = []
            ) -> TestAction {
                .init()
            }
            public static func testPlans(
                _ testPlans: [TestPlan], configuration: ConfigurationName = .debug,
                attachDebugger: Bool = true, preActions: [ExecutionAction] = [],
                postActions: [ExecutionAction] = []
            ) -> TestAction {
                .init()
            }
        }
        """#
}
