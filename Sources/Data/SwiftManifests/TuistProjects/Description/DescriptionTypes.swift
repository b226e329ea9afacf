/// The types of ProjectDescription that are more than their properties.
enum DescriptionTypes {
    static let source = [path, dependencies, packages, values, deployment, environment].joined(
        separator: "\n")

    private static let path = """
        public struct Path: ExpressibleByStringInterpolation, Hashable {
            public enum PathType: String { case relativeToCurrentFile, relativeToManifest, relativeToRoot }
            public var type: PathType
            public var pathString: String
            public var callerPath: String?
            public init(_ path: String) {
                if path.hasPrefix("//") {
                    self.init(type: .relativeToRoot, pathString: String(path.dropFirst(2)))
                } else {
                    self.init(type: .relativeToManifest, pathString: path)
                }
            }
            public init(stringLiteral value: String) { self.init(value) }
            public static func path(_ path: String) -> Path { Path(path) }
            public static func relativeToRoot(_ path: String) -> Path {
                Path(type: .relativeToRoot, pathString: path)
            }
            public static func relativeToManifest(_ path: String) -> Path {
                Path(type: .relativeToManifest, pathString: path)
            }
            public static func relativeToCurrentFile(
                _ path: String, callerPath: String = #file
            ) -> Path {
                Path(type: .relativeToCurrentFile, pathString: path, callerPath: callerPath)
            }
        }
        """

    private static let dependencies = """
        public enum LinkingStatus: String { case required, optional, none }
        public typealias FrameworkStatus = LinkingStatus
        public typealias SDKStatus = LinkingStatus
        public enum SDKType: String { case library, swiftLibrary, framework }
        public enum TargetDependency: Hashable {
            public enum PackageType { case runtime, runtimeEmbedded, plugin, macro }
            case target(name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
            case macro(name: String)
            case project(
                target: String, path: Path, status: LinkingStatus = .required,
                condition: PlatformCondition? = nil)
            case framework(
                path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
            case library(
                path: Path, publicHeaders: Path, swiftModuleMap: Path? = nil,
                condition: PlatformCondition? = nil)
            case package(
                product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil)
            case packagePlugin(product: String, condition: PlatformCondition? = nil)
            case sdk(
                name: String, type: SDKType = .framework, status: LinkingStatus = .required,
                condition: PlatformCondition? = nil)
            case xcframework(
                path: Path, expectedSignature: XCFrameworkSignature? = nil,
                status: LinkingStatus = .required, condition: PlatformCondition? = nil)
            case xcFramework(path: Path, status: LinkingStatus = .required)
            case xctest
            case external(name: String, condition: PlatformCondition? = nil)
            case cocoapods(path: Path)
            public static func target(
                _ target: Target, condition: PlatformCondition? = nil
            ) -> TargetDependency {
                .target(name: target.name, condition: condition)
            }
            public static func package(
                product: String, condition: PlatformCondition? = nil
            ) -> TargetDependency {
                .package(product: product, type: .runtime, condition: condition)
            }
        }
        public enum PlatformCondition {
            case when(Set<PlatformFilter>)
        }
        public enum PlatformFilter: String, CaseIterable {
            case ios, macos, tvos, catalyst, driverkit, watchos, visionos
        }
        public typealias PlatformFilters = Set<PlatformFilter>
        extension PlatformFilters {
            public static let all: PlatformFilters = Set(PlatformFilter.allCases)
        }
        """

    private static let packages = """
        public enum Package: Hashable {
            public typealias Dependency = Package
            public struct Trait: ExpressibleByStringLiteral, Hashable {
                public var name: String
                public init(name: String) { self.name = name }
                public init(stringLiteral value: String) { self.init(name: value) }
                public static var defaults: Trait { Trait(name: "default") }
            }
            public enum Requirement {
                case upToNextMajor(from: Version)
                case upToNextMinor(from: Version)
                case range(from: Version, to: Version)
                case exact(Version)
                case branch(String)
                case revision(String)
            }
            case remote(url: String, requirement: Requirement)
            case local(
                path: Path, groupPath: Path? = nil, excludingPath: Path? = nil,
                keepStructure: Bool = false)
            case registry(identifier: String, requirement: Requirement)
            public static func package(
                url: String, from version: Version, traits: Set<Trait> = []
            ) -> Package {
                .remote(url: url, requirement: .upToNextMajor(from: version))
            }
            public static func package(
                url: String, _ requirement: Requirement, traits: Set<Trait> = []
            ) -> Package {
                .remote(url: url, requirement: requirement)
            }
            public static func package(
                url: String, exact: Version, traits: Set<Trait> = []
            ) -> Package {
                .remote(url: url, requirement: .exact(exact))
            }
            public static func package(
                url: String, branch: String, traits: Set<Trait> = []
            ) -> Package {
                .remote(url: url, requirement: .branch(branch))
            }
            public static func package(
                url: String, revision: String, traits: Set<Trait> = []
            ) -> Package {
                .remote(url: url, requirement: .revision(revision))
            }
            public static func package(
                path: Path, groupPath: Path? = nil, excludingPath: Path? = nil,
                keepStructure: Bool = false, traits: Set<Trait> = []
            ) -> Package {
                .local(path: path)
            }
            public static func package(
                id: String, from version: Version, traits: Set<Trait> = []
            ) -> Package {
                .registry(identifier: id, requirement: .upToNextMajor(from: version))
            }
            public static func package(
                id: String, exact: Version, traits: Set<Trait> = []
            ) -> Package {
                .registry(identifier: id, requirement: .exact(exact))
            }
            public static func package(
                id: String, _ requirement: Requirement, traits: Set<Trait> = []
            ) -> Package {
                .registry(identifier: id, requirement: requirement)
            }
        }
        """

    private static let values = """
        public enum Product: String, CaseIterable {
            case app, framework, staticFramework, bundle, commandLineTool, appClip, watch2App
            case watch2Extension, tvTopShelfExtension, messagesExtension, xpc, systemExtension
            case macro, plugin
            case staticLibrary = "static_library"
            case dynamicLibrary = "dynamic_library"
            case unitTests = "unit_tests"
            case uiTests = "ui_tests"
            case appExtension = "app_extension"
            case stickerPackExtension = "sticker_pack_extension"
            case extensionKitExtension = "extension_kit_extension"
        }
        public enum Platform: String, CaseIterable {
            case iOS = "ios", macOS = "macos", watchOS = "watchos", tvOS = "tvos", visionOS = "visionos"
            public var caseValue: String {
                switch self {
                case .iOS: return "iOS"
                case .macOS: return "macOS"
                case .watchOS: return "watchOS"
                case .tvOS: return "tvOS"
                case .visionOS: return "visionOS"
                }
            }
        }
        public typealias Platforms = Set<Platform>
        public enum PackagePlatform: String, CaseIterable {
            case iOS = "ios", macCatalyst = "maccatalyst", macOS = "macos", watchOS = "watchos"
            case tvOS = "tvos", visionOS = "visionos"
        }
        public enum Destination: String, CaseIterable {
            case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv
            case appleVision, appleVisionWithiPadDesign
            public var platform: Platform {
                switch self {
                case .iPhone, .iPad, .macWithiPadDesign, .macCatalyst, .appleVisionWithiPadDesign:
                    return .iOS
                case .mac: return .macOS
                case .appleWatch: return .watchOS
                case .appleTv: return .tvOS
                case .appleVision: return .visionOS
                }
            }
        }
        public typealias Destinations = Set<Destination>
        extension Destinations {
            public static let iOS: Destinations = [.iPhone, .iPad, .macWithiPadDesign]
            public static let macOS: Destinations = [.mac]
            public static let watchOS: Destinations = [.appleWatch]
            public static let tvOS: Destinations = [.appleTv]
            public static let visionOS: Destinations = [.appleVision]
            public var platforms: Set<Platform> {
                Set(map { $0.platform })
            }
        }
        public enum SettingValue:
            ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral
        {
            case string(String)
            case array([String])
            public init(stringLiteral value: String) { self = .string(value) }
            public init(arrayLiteral elements: String...) { self = .array(elements) }
            public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
        }
        public typealias SettingsDictionary = [String: SettingValue]
        """

    private static let deployment = """
        public struct DeploymentTargets: Hashable {
            public var iOS: String? = nil
            public var macOS: String? = nil
            public var watchOS: String? = nil
            public var tvOS: String? = nil
            public var visionOS: String? = nil
            public static func multiplatform(
                iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil,
                tvOS: String? = nil, visionOS: String? = nil
            ) -> DeploymentTargets {
                DeploymentTargets(
                    iOS: iOS, macOS: macOS, watchOS: watchOS, tvOS: tvOS, visionOS: visionOS)
            }
            public static func iOS(_ version: String) -> DeploymentTargets {
                DeploymentTargets(iOS: version)
            }
            public static func macOS(_ version: String) -> DeploymentTargets {
                DeploymentTargets(macOS: version)
            }
            public static func watchOS(_ version: String) -> DeploymentTargets {
                DeploymentTargets(watchOS: version)
            }
            public static func tvOS(_ version: String) -> DeploymentTargets {
                DeploymentTargets(tvOS: version)
            }
            public static func visionOS(_ version: String) -> DeploymentTargets {
                DeploymentTargets(visionOS: version)
            }
        }
        """

    /// Look-ups in the environment: nothing is set.
    private static let environment = """
        extension Environment {
            public func getString(default value: String) -> String { value }
            public func getBoolean(default value: Bool) -> Bool { value }
        }
        """
}
