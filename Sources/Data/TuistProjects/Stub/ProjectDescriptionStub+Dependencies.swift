extension ProjectDescriptionStub {
    /// Dependencies and packages.
    static let dependencies = #"""
        public enum LinkingStatus: String, Codable, Hashable, Sendable { case required, optional, none }
        public typealias FrameworkStatus = LinkingStatus
        public typealias SDKStatus = LinkingStatus
        public enum SDKType: String, Codable, Hashable, Sendable { case library, swiftLibrary, framework }
        public enum XCFrameworkSignature: Described, Hashable, Sendable {
            case unsigned
            case signedWithAppleCertificate(teamIdentifier: String, teamName: String)
            case selfSigned(fingerprint: String)
        }
        public enum TargetDependency: Described, Hashable, Sendable {
            public enum PackageType: String, Codable, Hashable, Sendable {
                case runtime, runtimeEmbedded, plugin, macro
            }
            case target(
                name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
            case macro(name: String)
            case project(
                target: String, path: Path, status: LinkingStatus = .required,
                condition: PlatformCondition? = nil)
            case framework(
                path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
            case library(
                path: Path, publicHeaders: Path, swiftModuleMap: Path?,
                condition: PlatformCondition? = nil)
            case package(
                product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil)
            case packagePlugin(product: String, condition: PlatformCondition? = nil)
            case sdk(
                name: String, type: SDKType, status: LinkingStatus, condition: PlatformCondition? = nil)
            case xcframework(
                path: Path, expectedSignature: XCFrameworkSignature? = nil,
                status: LinkingStatus = .required, condition: PlatformCondition? = nil)
            case xctest
            case external(name: String, condition: PlatformCondition? = nil)
            case cocoapods(path: Path)
            case carthage(String)

            public static func sdk(
                name: String, type: SDKType, condition: PlatformCondition? = nil
            ) -> TargetDependency {
                .sdk(name: name, type: type, status: .required, condition: condition)
            }
            public static func sdk(
                name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil
            ) -> TargetDependency {
                .sdk(name: name, type: .framework, status: status, condition: condition)
            }
            public static func xcFramework(
                path: Path, status: LinkingStatus = .required
            ) -> TargetDependency {
                .xcframework(path: path, status: status)
            }
            public static func target(
                _ target: Target, condition: PlatformCondition? = nil
            ) -> TargetDependency {
                .target(name: target.name, condition: condition)
            }
            public var typeName: String {
                switch self {
                case .target: return "target"
                case .macro: return "macro"
                case .project: return "project"
                case .framework: return "framework"
                case .library: return "library"
                case .package: return "package"
                case .packagePlugin: return "packagePlugin"
                case .sdk: return "sdk"
                case .xcframework: return "xcframework"
                case .xctest: return "xctest"
                case .external: return "external"
                case .cocoapods: return "cocoapods"
                case .carthage: return "carthage"
                }
            }
            var json: String {
                let kind = quoted(typeName)
                switch self {
                case .target(let name, _, let condition), .external(let name, let condition),
                    .sdk(let name, _, _, let condition), .packagePlugin(let name, let condition):
                    return object([
                        "kind": kind, "name": quoted(name), "condition": condition?.json,
                    ])
                case .package(let name, let type, let condition):
                    return object([
                        "kind": kind, "name": quoted(name), "type": quoted(type.rawValue),
                        "condition": condition?.json,
                    ])
                case .macro(let name), .carthage(let name):
                    return object(["kind": kind, "name": quoted(name)])
                case .project(let name, let path, _, let condition):
                    return object([
                        "kind": kind, "name": quoted(name), "path": path.json,
                        "condition": condition?.json,
                    ])
                case .framework(let path, _, let condition), .library(let path, _, _, let condition),
                    .xcframework(let path, _, _, let condition):
                    return object(["kind": kind, "path": path.json, "condition": condition?.json])
                case .cocoapods(let path): return object(["kind": kind, "path": path.json])
                case .xctest: return object(["kind": kind])
                }
            }
        }
        public enum Package: Described, Hashable, Sendable {
            public typealias Dependency = Package
            public struct Trait: ExpressibleByStringLiteral, Hashable, Sendable {
                public let name: String
                public init(name: String) { self.name = name }
                public init(stringLiteral value: String) { self.init(name: value) }
                public static let defaults = Trait(name: "default")
            }
            public enum Requirement: Described, Hashable, Sendable {
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
                url: String, exact version: Version, traits: Set<Trait> = []
            ) -> Package {
                .remote(url: url, requirement: .exact(version))
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
                url: String, _ range: Range<Version>, traits: Set<Trait> = []
            ) -> Package {
                .remote(url: url, requirement: .range(from: range.lowerBound, to: range.upperBound))
            }
            public static func package(
                url: String, _ range: ClosedRange<Version>, traits: Set<Trait> = []
            ) -> Package {
                .remote(url: url, requirement: .range(from: range.lowerBound, to: range.upperBound))
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
                id: String, exact version: Version, traits: Set<Trait> = []
            ) -> Package {
                .registry(identifier: id, requirement: .exact(version))
            }
            public static func package(
                id: String, _ requirement: Requirement, traits: Set<Trait> = []
            ) -> Package {
                .registry(identifier: id, requirement: requirement)
            }
            public static func package(
                id: String, _ range: Range<Version>, traits: Set<Trait> = []
            ) -> Package {
                .registry(
                    identifier: id, requirement: .range(from: range.lowerBound, to: range.upperBound))
            }
            var json: String {
                switch self {
                case .remote(let url, _): return object(["kind": "\"remote\"", "name": quoted(url)])
                case .registry(let name, _): return object(["kind": "\"registry\"", "name": quoted(name)])
                case .local(let path, _, _, _): return object(["kind": "\"local\"", "path": path.json])
                }
            }
        }
        public struct TargetReference: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
            public var projectPath: Path?
            public var targetName: String
            public init(projectPath: Path?, target: String) {
                self.projectPath = projectPath
                targetName = target
            }
            public init(stringLiteral value: String) { self.init(projectPath: nil, target: value) }
            public static func project(path: Path, target: String) -> TargetReference {
                .init(projectPath: path, target: target)
            }
            public static func target(_ name: String) -> TargetReference {
                .init(projectPath: nil, target: name)
            }
            public static func target(_ target: Target) -> TargetReference {
                .init(projectPath: nil, target: target.name)
            }
        }
        """#
}
