import Foundation

// A module `ProjectDescription` of our own, for manifests of Tuist that are run. It takes what any of
// Tuist's versions takes, and writes what decides about modules as JSON; all the rest it only accepts.

// MARK: - Writing

/// Writes what is made of these types, so that Strata can read it.
func answer(_ kind: String, _ json: String) {
    FileHandle.standardOutput.write(Data("STRATA-BEGIN \(kind)\n\(json)\nSTRATA-END\n".utf8))
}

func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case _ where scalar.value < 0x20:
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

func object(_ pairs: KeyValuePairs<String, String?>) -> String {
    let parts = pairs.compactMap { key, value in value.map { quoted(key) + ":" + $0 } }
    return "{" + parts.joined(separator: ",") + "}"
}
/// What manifests may have in values of their own that are encoded.
public protocol Described: Codable {}
extension Described {
    public init(from decoder: any Decoder) throws {
        let context = DecodingError.Context(codingPath: [], debugDescription: "not here")
        throw DecodingError.dataCorrupted(context)
    }
    public func encode(to encoder: any Encoder) throws {}
}
public typealias Platforms = Set<Platform>
public struct Path: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
    public enum PathType: String, Codable, Sendable {
        case relativeToCurrentFile, relativeToManifest, relativeToRoot
    }
    public let type: PathType
    public let pathString: String
    public let callerPath: String?

    public init(_ path: String) {
        if path.hasPrefix("//") {
            self.init(path.replacingOccurrences(of: "//", with: ""), type: .relativeToRoot)
        } else {
            self.init(path, type: .relativeToManifest)
        }
    }
    init(_ pathString: String, type: PathType, callerPath: String? = nil) {
        self.type = type
        self.pathString = pathString
        self.callerPath = callerPath
    }
    public init(stringLiteral value: String) { self.init(value) }
    public static func path(_ path: String) -> Path { Path(path) }
    public static func relativeToManifest(_ path: String) -> Path {
        Path(path, type: .relativeToManifest)
    }
    public static func relativeToRoot(_ path: String) -> Path { Path(path, type: .relativeToRoot) }
    public static func relativeToCurrentFile(
        _ path: String, callerPath: StaticString = #file
    ) -> Path {
        Path(path, type: .relativeToCurrentFile, callerPath: "\(callerPath)")
    }
    var json: String {
        object([
            "text": quoted(pathString), "base": quoted(type.rawValue),
            "caller": callerPath.map(quoted),
        ])
    }
}
public enum Product: String, Codable, CaseIterable, Sendable {
    case app
    case staticLibrary = "static_library"
    case dynamicLibrary = "dynamic_library"
    case framework, staticFramework
    case unitTests = "unit_tests"
    case uiTests = "ui_tests"
    case bundle, commandLineTool, appClip
    case appExtension = "app_extension"
    case watch2App, watch2Extension, tvTopShelfExtension, messagesExtension
    case stickerPackExtension = "sticker_pack_extension"
    case extensionKitExtension = "extension_kit_extension"
    case xpc, systemExtension, macro
}
public enum Platform: String, Codable, Hashable, CaseIterable, Sendable {
    case iOS = "ios"
    case macOS = "macos"
    case watchOS = "watchos"
    case tvOS = "tvos"
    case visionOS = "visionos"
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
public enum PackagePlatform: String, Codable, Hashable, CaseIterable, Sendable {
    case iOS = "ios"
    case macCatalyst = "maccatalyst"
    case macOS = "macos"
    case watchOS = "watchos"
    case tvOS = "tvos"
    case visionOS = "visionos"
}
public enum Destination: String, Codable, CaseIterable, Sendable {
    case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision
    case appleVisionWithiPadDesign
    public var platform: Platform {
        switch self {
        case .iPad, .iPhone, .macCatalyst, .macWithiPadDesign, .appleVisionWithiPadDesign:
            return .iOS
        case .mac: return .macOS
        case .appleTv: return .tvOS
        case .appleWatch: return .watchOS
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
    public var platforms: Set<Platform> { Set<Platform>(map(\.platform)) }
}
public enum PlatformFilter: String, Comparable, Codable, Hashable, CaseIterable, Sendable {
    case ios, macos, tvos, catalyst, driverkit, watchos, visionos
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
public typealias PlatformFilters = Set<PlatformFilter>
extension PlatformFilters {
    public static let all = Set(PlatformFilter.allCases)
}
public struct PlatformCondition: Described, Hashable, Sendable {
    public let platformFilters: Set<PlatformFilter>
    public static func when(_ filters: Set<PlatformFilter>) -> PlatformCondition? {
        filters.isEmpty ? nil : PlatformCondition(platformFilters: filters)
    }
    var json: String { list(platformFilters.sorted().map { quoted($0.rawValue) }) }
}
public struct Version: ExpressibleByStringInterpolation, Comparable, Described, Hashable, Sendable {
    public var major: Int
    public var minor: Int
    public var patch: Int
    public var prereleaseIdentifiers: [String]
    public var buildMetadataIdentifiers: [String]
    public init(
        _ major: Int, _ minor: Int, _ patch: Int, prereleaseIdentifiers: [String] = [],
        buildMetadataIdentifiers: [String] = []
    ) {
        self.major = major
        self.minor = minor
        self.patch = patch
        self.prereleaseIdentifiers = prereleaseIdentifiers
        self.buildMetadataIdentifiers = buildMetadataIdentifiers
    }
    public init(stringLiteral value: String) {
        let core = value.prefix { $0 != "-" && $0 != "+" }
        let numbers = core.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        self.init(numbers[0], numbers[1], numbers[2])
    }
    public init?(string: String) { self.init(stringLiteral: string) }
    public var description: String { "\(major).\(minor).\(patch)" }
    public static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}
public struct DeploymentDevice: OptionSet, Described, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let iphone = DeploymentDevice(rawValue: 1)
    public static let ipad = DeploymentDevice(rawValue: 2)
    public static let mac = DeploymentDevice(rawValue: 4)
    public static let vision = DeploymentDevice(rawValue: 8)
}
public enum DeploymentTarget: Described, Hashable, Sendable {
    case iOS(
        targetVersion: String, devices: DeploymentDevice, supportsMacDesignedForIOS: Bool = true)
    case macOS(targetVersion: String)
    case watchOS(targetVersion: String)
    case tvOS(targetVersion: String)
    case visionOS(targetVersion: String)
    public var targetVersion: String {
        switch self {
        case .iOS(let version, _, _): return version
        case .macOS(let version), .watchOS(let version), .tvOS(let version),
            .visionOS(let version):
            return version
        }
    }
}
public struct DeploymentTargets: Described, Hashable, Sendable {
    public let iOS: String?
    public let macOS: String?
    public let watchOS: String?
    public let tvOS: String?
    public let visionOS: String?
    public init(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil,
        visionOS: String? = nil
    ) {
        self.iOS = iOS
        self.macOS = macOS
        self.watchOS = watchOS
        self.tvOS = tvOS
        self.visionOS = visionOS
    }
    public static func multiplatform(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil,
        visionOS: String? = nil
    ) -> DeploymentTargets {
        DeploymentTargets(
            iOS: iOS, macOS: macOS, watchOS: watchOS, tvOS: tvOS, visionOS: visionOS)
    }
    public static func iOS(_ version: String) -> DeploymentTargets { .init(iOS: version) }
    public static func macOS(_ version: String) -> DeploymentTargets { .init(macOS: version) }
    public static func watchOS(_ version: String) -> DeploymentTargets { .init(watchOS: version) }
    public static func tvOS(_ version: String) -> DeploymentTargets { .init(tvOS: version) }
    public static func visionOS(_ version: String) -> DeploymentTargets {
        .init(visionOS: version)
    }
}
@dynamicMemberLookup
public enum Environment {
    public enum Value: Equatable {
        case string(String)
        case boolean(Bool)
    }
    public static subscript(dynamicMember member: String) -> Value? {
        var name = "TUIST_"
        for letter in member { name += (letter.isUppercase ? "_" : "") + letter.uppercased() }
        return ProcessInfo.processInfo.environment[name].map { .string($0) }
    }
}
extension Optional where Wrapped == Environment.Value {
    public func getString(default value: String) -> String {
        if case .string(let text)? = self { return text }
        return value
    }
    public func getBoolean(default value: Bool) -> Bool {
        switch self {
        case .boolean(let flag)?: return flag
        case .string(let text)? where ["1", "true", "TRUE", "yes", "YES"].contains(text):
            return true
        case .string(let text)? where ["0", "false", "FALSE", "no", "NO"].contains(text):
            return false
        default: return value
        }
    }
}
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
public enum FileCodeGen: String, Codable, Sendable {
    case `public`, `private`, project, disabled
}
public struct SourceFileGlob: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
    public var glob: Path
    public var excluding: [Path]
    public var compilerFlags: String?
    public var codeGen: FileCodeGen?
    public var compilationCondition: PlatformCondition?
    public init(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil,
        codeGen: FileCodeGen? = nil, compilationCondition: PlatformCondition? = nil
    ) {
        self.glob = glob
        self.excluding = excluding
        self.compilerFlags = compilerFlags
        self.codeGen = codeGen
        self.compilationCondition = compilationCondition
    }
    public init(stringLiteral value: String) { self.init(Path(value)) }
    public static func glob(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil,
        codeGen: FileCodeGen? = nil, compilationCondition: PlatformCondition? = nil
    ) -> SourceFileGlob {
        .init(glob, excluding: excluding, compilerFlags: compilerFlags, codeGen: codeGen)
    }
    public static func glob(
        _ glob: Path, excluding: Path?, compilerFlags: String? = nil,
        codeGen: FileCodeGen? = nil, compilationCondition: PlatformCondition? = nil
    ) -> SourceFileGlob {
        .init(glob, excluding: excluding.map { [$0] } ?? [], compilerFlags: compilerFlags)
    }
    public static func generated(
        _ path: Path, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> SourceFileGlob {
        .init(path, compilerFlags: compilerFlags, codeGen: codeGen)
    }
    var json: String {
        object(["glob": glob.json, "excluding": list(excluding.map(\.json))])
    }
}
public struct SourceFilesList: Described, Hashable, Sendable {
    public var globs: [SourceFileGlob]
    public init(globs: [SourceFileGlob]) { self.globs = globs }
    public init(globs: [String]) { self.globs = globs.map { SourceFileGlob(stringLiteral: $0) } }
    public static func sourceFilesList(globs: [SourceFileGlob]) -> SourceFilesList {
        .init(globs: globs)
    }
    public static func sourceFilesList(globs: [String]) -> SourceFilesList {
        .init(globs: globs.map { SourceFileGlob(stringLiteral: $0) })
    }
    public static func paths(_ paths: [Path]) -> SourceFilesList {
        .init(globs: paths.map { SourceFileGlob($0) })
    }
}
extension SourceFilesList: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
    public init(stringLiteral value: String) {
        self.init(globs: [SourceFileGlob(stringLiteral: value)])
    }
    public init(arrayLiteral elements: SourceFileGlob...) { self.init(globs: elements) }
}
public struct BuildableFolderException: Described, Hashable, Sendable {
    public var target: String?
    public var included: [String]
    public var excluded: [String]
    public static func exception(
        excluded: [String] = [], compilerFlags: [String: String] = [:],
        publicHeaders: [String] = [], privateHeaders: [String] = [],
        platformFilters: [String: Set<PlatformFilter>] = [:]
    ) -> BuildableFolderException {
        .init(target: nil, included: [], excluded: excluded)
    }
    public static func exception(
        target: String, included: [String] = [], compilerFlags: [String: String] = [:],
        platformFilters: [String: Set<PlatformFilter>] = [:]
    ) -> BuildableFolderException {
        .init(target: target, included: included, excluded: [])
    }
    var json: String {
        object([
            "target": target.map(quoted), "included": list(included.map(quoted)),
            "excluded": list(excluded.map(quoted)),
        ])
    }
}
public struct BuildableFolderExceptions:
    ExpressibleByArrayLiteral, Described, Hashable, Sendable
{
    public var exceptions: [BuildableFolderException]
    public init(arrayLiteral elements: BuildableFolderException...) { exceptions = elements }
    public static func exceptions(
        _ exceptions: [BuildableFolderException]
    ) -> BuildableFolderExceptions {
        var result: BuildableFolderExceptions = []
        result.exceptions = exceptions
        return result
    }
}
public struct BuildableFolder: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
    public var path: Path
    public var exceptions: BuildableFolderExceptions
    public init(stringLiteral value: String) { self = .folder(Path(value)) }
    init(path: Path, exceptions: BuildableFolderExceptions) {
        self.path = path
        self.exceptions = exceptions
    }
    public static func folder(
        _ path: Path, exceptions: BuildableFolderExceptions = []
    ) -> BuildableFolder {
        .init(path: path, exceptions: exceptions)
    }
    var json: String {
        object(["path": path.json, "exceptions": list(exceptions.exceptions.map(\.json))])
    }
}
public struct FileListGlob: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
    public var glob: Path
    public var excluding: [Path]
    public static func glob(_ glob: Path, excluding: [Path] = []) -> FileListGlob {
        .init(glob: glob, excluding: excluding)
    }
    public static func glob(_ glob: Path, excluding: Path?) -> FileListGlob {
        .init(glob: glob, excluding: excluding.map { [$0] } ?? [])
    }
    init(glob: Path, excluding: [Path] = []) {
        self.glob = glob
        self.excluding = excluding
    }
    public init(stringLiteral value: String) { self.init(glob: Path(value)) }
}
public struct FileList:
    ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, Described, Hashable, Sendable
{
    public var globs: [FileListGlob]
    public static func list(_ globs: [FileListGlob]) -> FileList {
        var result: FileList = []
        result.globs = globs
        return result
    }
    public init(stringLiteral value: String) { globs = [FileListGlob(stringLiteral: value)] }
    public init(arrayLiteral elements: FileListGlob...) { globs = elements }
}
public struct Headers: Described, Hashable, Sendable {
    public enum AutomaticExclusionRule: Int, Codable, Sendable {
        case projectExcludesPrivateAndPublic, publicExcludesPrivateAndProject
    }
    public init(public: FileList? = nil, private: FileList? = nil, project: FileList? = nil) {}
    public static func headers(
        public: FileList? = nil, private: FileList? = nil, project: FileList? = nil,
        exclusionRule: AutomaticExclusionRule = .projectExcludesPrivateAndPublic
    ) -> Headers {
        .init()
    }
    public static func allHeaders(
        from list: FileList, umbrella: Path, private: FileList? = nil
    ) -> Headers {
        .init()
    }
    public static func onlyHeaders(
        from list: FileList, umbrella: Path, private: FileList? = nil
    ) -> Headers {
        .init()
    }
}
public enum ResourceFileElement:
    ExpressibleByStringInterpolation, Described, Hashable, Sendable
{
    case glob(
        pattern: Path, excluding: [Path] = [], tags: [String] = [],
        inclusionCondition: PlatformCondition? = nil)
    case folderReference(
        path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
    case file(path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}
public struct ResourceFileElements:
    ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, Described, Hashable, Sendable
{
    public var resources: [ResourceFileElement]
    public var privacyManifest: PrivacyManifest?
    public init(resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil) {
        self.resources = resources
        self.privacyManifest = privacyManifest
    }
    public static func resources(
        _ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil
    ) -> ResourceFileElements {
        .init(resources: resources, privacyManifest: privacyManifest)
    }
    public init(stringLiteral value: String) {
        self.init(resources: [ResourceFileElement(stringLiteral: value)])
    }
    public init(arrayLiteral elements: ResourceFileElement...) { self.init(resources: elements) }
}
public enum FileElement: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
    case glob(pattern: Path)
    case folderReference(path: Path)
    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}
extension Array: @retroactive ExpressibleByUnicodeScalarLiteral where Element == FileElement {
    public typealias UnicodeScalarLiteralType = String
}
extension Array: @retroactive ExpressibleByExtendedGraphemeClusterLiteral
where Element == FileElement {
    public typealias ExtendedGraphemeClusterLiteralType = String
}
extension Array: @retroactive ExpressibleByStringLiteral where Element == FileElement {
    public typealias StringLiteralType = String
    public init(stringLiteral value: String) { self = [.glob(pattern: Path(value))] }
}
public enum CopyFileElement: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
    case glob(
        pattern: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)
    case folderReference(
        path: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)
    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}
public struct CopyFilesAction: Described, Hashable, Sendable {
    public var name: String
    public var subpath: String?
    public var files: [CopyFileElement]
    public static func absolutePath(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> CopyFilesAction {
        .init(name: name, subpath: subpath, files: files)
    }
    public static func productsDirectory(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> CopyFilesAction {
        .init(name: name, subpath: subpath, files: files)
    }
    public static func wrapper(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> CopyFilesAction {
        .init(name: name, subpath: subpath, files: files)
    }
    public static func executables(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> CopyFilesAction {
        .init(name: name, subpath: subpath, files: files)
    }
    public static func resources(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> CopyFilesAction {
        .init(name: name, subpath: subpath, files: files)
    }
    public static func javaResources(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> CopyFilesAction {
        .init(name: name, subpath: subpath, files: files)
    }
    public static func frameworks(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> CopyFilesAction {
        .init(name: name, subpath: subpath, files: files)
    }
    public static func sharedFrameworks(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> CopyFilesAction {
        .init(name: name, subpath: subpath, files: files)
    }
    public static func sharedSupport(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> CopyFilesAction {
        .init(name: name, subpath: subpath, files: files)
    }
    public static func plugins(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> CopyFilesAction {
        .init(name: name, subpath: subpath, files: files)
    }
    public static func other(
        name: String, subpath: String? = nil, files: [CopyFileElement]
    ) -> CopyFilesAction {
        .init(name: name, subpath: subpath, files: files)
    }
}
public struct CoreDataModel: Described, Hashable, Sendable {
    public var path: Path
    public var currentVersion: String?
    public init(_ path: Path, currentVersion: String? = nil) {
        self.path = path
        self.currentVersion = currentVersion
    }
    public static func coreDataModel(
        _ path: Path, currentVersion: String? = nil
    ) -> CoreDataModel {
        .init(path, currentVersion: currentVersion)
    }
}
public struct PrivacyManifest: Described, Hashable, Sendable {
    public static func privacyManifest(
        tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]],
        accessedApiTypes: [[String: Plist.Value]]
    ) -> PrivacyManifest {
        .init()
    }
}
public enum FileHeaderTemplate: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
    case file(Path)
    case string(String)
    public init(stringLiteral value: String) { self = .string(value) }
}
public struct OnDemandResourcesTags: Described, Hashable, Sendable {
    public static func tags(
        initialInstall: [String]? = nil, prefetchOrder: [String]? = nil
    ) -> OnDemandResourcesTags {
        .init()
    }
}
public enum SettingValue:
    ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
    Described, Hashable, Sendable
{
    case string(String)
    case array([String])
    public typealias BooleanLiteralType = Bool
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: String...) { self = .array(elements) }
    public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
    public init<T: RawRepresentable>(_ value: T) where T.RawValue == String {
        self = .string(value.rawValue)
    }
    var text: String? {
        if case .string(let text) = self { return text }
        return nil
    }
}
public typealias SettingsDictionary = [String: SettingValue]
public struct ConfigurationName: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
    public let rawValue: String
    public init(stringLiteral value: String) { rawValue = value }
    init(_ name: String) { rawValue = name }
    public static func configuration(_ name: String) -> ConfigurationName { .init(name) }
    public static var debug: ConfigurationName { ConfigurationName("Debug") }
    public static var release: ConfigurationName { ConfigurationName("Release") }
}
public typealias PresetBuildConfiguration = ConfigurationName
public struct Configuration: Described, Hashable, Sendable {
    public enum Variant: String, Codable, Sendable { case debug, release }
    public var name: ConfigurationName
    public var variant: Variant
    public var settings: SettingsDictionary
    public var xcconfig: Path?
    public static func debug(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Configuration {
        .init(name: name, variant: .debug, settings: settings, xcconfig: xcconfig)
    }
    public static func release(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Configuration {
        .init(name: name, variant: .release, settings: settings, xcconfig: xcconfig)
    }
}
public typealias CustomConfiguration = Configuration
public enum DefaultSettings: Described, Hashable, Sendable {
    case recommended(excluding: Set<String> = [])
    case essential(excluding: Set<String> = [])
    case none
    public static var recommended: DefaultSettings { .recommended(excluding: []) }
    public static var essential: DefaultSettings { .essential(excluding: []) }
}
public struct Settings: Described, Hashable, Sendable {
    public var base: SettingsDictionary
    public var configurations: [Configuration]
    public var defaultSettings: DefaultSettings
    public var defaultConfiguration: String?
    public init(
        base: SettingsDictionary = [:], configurations: [Configuration],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) {
        self.base = base
        self.configurations = configurations
        self.defaultSettings = defaultSettings
        self.defaultConfiguration = defaultConfiguration
    }
    public init(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:],
        release: SettingsDictionary = [:], defaultSettings: DefaultSettings = .recommended,
        defaultConfiguration: String? = nil
    ) {
        self.init(
            base: base,
            configurations: [
                .debug(name: .debug, settings: debug), .release(name: .release, settings: release),
            ], defaultSettings: defaultSettings, defaultConfiguration: defaultConfiguration)
    }
    public static func settings(
        base: SettingsDictionary = [:], configurations: [Configuration],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Settings {
        .init(
            base: base, configurations: configurations, defaultSettings: defaultSettings,
            defaultConfiguration: defaultConfiguration)
    }
    public static func settings(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:],
        release: SettingsDictionary = [:], defaultSettings: DefaultSettings = .recommended,
        defaultConfiguration: String? = nil
    ) -> Settings {
        .init(
            base: base, debug: debug, release: release, defaultSettings: defaultSettings,
            defaultConfiguration: defaultConfiguration)
    }
    /// Only what a module's name depends on; the first of several wins.
    var json: String {
        let all = [base] + configurations.map(\.settings)
        let pairs = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap { key -> String? in
            all.compactMap { $0[key]?.text }.first.map { quoted(key) + ":" + quoted($0) }
        }
        return "{" + pairs.joined(separator: ",") + "}"
    }
}
public enum SwiftCompilationMode: String { case singlefile, wholemodule }
public enum DebugInformationFormat: String {
    case dwarf
    case dwarfWithDsym = "dwarf-with-dsym"
}
public enum SwiftOptimizationLevel: String {
    case o = "-O"
    case oNone = "-Onone"
    case oSize = "-Osize"
}
extension SettingsDictionary {
    public mutating func merge(_ other: SettingsDictionary) { merge(other) { $1 } }
    public func merging(_ other: SettingsDictionary) -> SettingsDictionary {
        merging(other) { $1 }
    }
    private func with(_ key: String, _ value: SettingValue?) -> SettingsDictionary {
        value.map { merging([key: $0]) } ?? self
    }
    public func manualCodeSigning(
        identity: String? = nil, provisioningProfileSpecifier: String? = nil
    ) -> SettingsDictionary {
        with("CODE_SIGN_STYLE", "Manual")
            .with(
                "PROVISIONING_PROFILE_SPECIFIER", provisioningProfileSpecifier.map { .string($0) }
            )
            .with("CODE_SIGN_IDENTITY", identity.map { .string($0) })
    }
    public func automaticCodeSigning(devTeam: String) -> SettingsDictionary {
        with("CODE_SIGN_STYLE", "Automatic").with("DEVELOPMENT_TEAM", .string(devTeam))
    }
    public func codeSignIdentityAppleDevelopment() -> SettingsDictionary {
        codeSignIdentity("Apple Development")
    }
    public func codeSignIdentity(_ identity: String) -> SettingsDictionary {
        with("CODE_SIGN_IDENTITY", .string(identity))
    }
    public func currentProjectVersion(_ version: String) -> SettingsDictionary {
        with("CURRENT_PROJECT_VERSION", .string(version))
    }
    public func marketingVersion(_ version: String) -> SettingsDictionary {
        with("MARKETING_VERSION", .string(version))
    }
    public func appleGenericVersioningSystem() -> SettingsDictionary {
        with("VERSIONING_SYSTEM", "apple-generic")
    }
    public func versionInfo(
        _ version: String, prefix: String? = nil, suffix: String? = nil
    ) -> SettingsDictionary {
        with("VERSION_INFO_STRING", .string(version))
            .with("VERSION_INFO_PREFIX", prefix.map { .string($0) })
            .with("VERSION_INFO_SUFFIX", suffix.map { .string($0) })
    }
    public func swiftVersion(_ version: String) -> SettingsDictionary {
        with("SWIFT_VERSION", .string(version))
    }
    public func otherSwiftFlags(_ flags: String...) -> SettingsDictionary {
        otherSwiftFlags(flags)
    }
    public func otherSwiftFlags(_ flags: [String]) -> SettingsDictionary {
        with("OTHER_SWIFT_FLAGS", .array(flags))
    }
    public func swiftActiveCompilationConditions(_ conditions: String...) -> SettingsDictionary {
        swiftActiveCompilationConditions(conditions)
    }
    public func swiftActiveCompilationConditions(_ conditions: [String]) -> SettingsDictionary {
        with("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(conditions))
    }
    public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> SettingsDictionary {
        with("SWIFT_COMPILATION_MODE", .string(mode.rawValue))
    }
    public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> SettingsDictionary {
        with("SWIFT_OPTIMIZATION_LEVEL", .string(level.rawValue))
    }
    public func swiftOptimizeObjectLifetimes(_ enabled: Bool) -> SettingsDictionary {
        with("SWIFT_OPTIMIZE_OBJECT_LIFETIME", .string(enabled ? "YES" : "NO"))
    }
    public func swiftObjcBridgingHeaderPath(_ path: String) -> SettingsDictionary {
        with("SWIFT_OBJC_BRIDGING_HEADER", .string(path))
    }
    public func otherCFlags(_ flags: [String]) -> SettingsDictionary {
        with("OTHER_CFLAGS", .array(flags))
    }
    public func otherLinkerFlags(_ flags: [String]) -> SettingsDictionary {
        with("OTHER_LDFLAGS", .array(flags))
    }
    public func bitcodeEnabled(_ enabled: Bool) -> SettingsDictionary {
        with("ENABLE_BITCODE", .string(enabled ? "YES" : "NO"))
    }
    public func debugInformationFormat(_ format: DebugInformationFormat) -> SettingsDictionary {
        with("DEBUG_INFORMATION_FORMAT", .string(format.rawValue))
    }
}
public enum Plist {
    public indirect enum Value:
        ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
        ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
        Described, Hashable, Sendable
    {
        case string(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
        case dictionary([String: Value])
        case array([Value])
        public init(stringLiteral value: String) { self = .string(value) }
        public init(integerLiteral value: Int) { self = .integer(value) }
        public init(floatLiteral value: Double) { self = .real(value) }
        public init(booleanLiteral value: Bool) { self = .boolean(value) }
        public init(dictionaryLiteral elements: (String, Value)...) {
            self = .dictionary(Dictionary(elements) { _, last in last })
        }
        public init(arrayLiteral elements: Value...) { self = .array(elements) }
    }
}
public indirect enum InfoPlist: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
    public typealias Value = Plist.Value
    case file(path: Path)
    case dictionary([String: Plist.Value])
    case extendingDefault(with: [String: Plist.Value])
    case extendingSharedDefault(with: [String: Plist.Value])
    case variable(String)
    case `default`
    case sharedDefault
    public init(stringLiteral value: String) { self = .file(path: Path(value)) }
    public var path: Path? {
        if case .file(let path) = self { return path }
        return nil
    }
}
public indirect enum Entitlements:
    ExpressibleByStringInterpolation, Described, Hashable, Sendable
{
    case file(path: Path)
    case dictionary([String: Plist.Value])
    case variable(String)
    public init(stringLiteral value: String) { self = .file(path: Path(value)) }
    public var path: Path? {
        if case .file(let path) = self { return path }
        return nil
    }
}
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
public struct TargetScript: Described, Hashable, Sendable {
    public enum Order: String, Codable, Sendable { case pre, post }
    public enum Script: Described, Hashable, Sendable {
        case tool(path: String, args: [String])
        case scriptPath(path: Path, args: [String])
        case embedded(String)
    }
    public enum FileListPath: ExpressibleByStringInterpolation, Described, Hashable, Sendable {
        case path(Path)
        case generated(Path)
        public init(stringLiteral value: String) { self = .path(Path(value)) }
        public static func path(_ path: String) -> FileListPath { .path(Path(path)) }
        public static func relativeToManifest(_ path: String) -> FileListPath {
            .path(.relativeToManifest(path))
        }
        public static func relativeToRoot(_ path: String) -> FileListPath {
            .path(.relativeToRoot(path))
        }
    }
    public var name: String
    public var script: Script
    public var order: Order
    public static func pre(
        path: Path, arguments: String..., name: String, inputPaths: FileList = [],
        inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
        outputFileListPaths: [FileListPath] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        .init(name: name, script: .scriptPath(path: path, args: arguments), order: .pre)
    }
    public static func pre(
        path: Path, arguments: [String], name: String, inputPaths: FileList = [],
        inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
        outputFileListPaths: [FileListPath] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        .init(name: name, script: .scriptPath(path: path, args: arguments), order: .pre)
    }
    public static func pre(
        tool: String, arguments: String..., name: String, inputPaths: FileList = [],
        inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
        outputFileListPaths: [FileListPath] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        .init(name: name, script: .tool(path: tool, args: arguments), order: .pre)
    }
    public static func pre(
        tool: String, arguments: [String], name: String, inputPaths: FileList = [],
        inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
        outputFileListPaths: [FileListPath] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        .init(name: name, script: .tool(path: tool, args: arguments), order: .pre)
    }
    public static func pre(
        script: String, name: String, inputPaths: FileList = [],
        inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
        outputFileListPaths: [FileListPath] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        .init(name: name, script: .embedded(script), order: .pre)
    }
    public static func post(
        path: Path, arguments: String..., name: String, inputPaths: FileList = [],
        inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
        outputFileListPaths: [FileListPath] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        .init(name: name, script: .scriptPath(path: path, args: arguments), order: .post)
    }
    public static func post(
        path: Path, arguments: [String], name: String, inputPaths: FileList = [],
        inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
        outputFileListPaths: [FileListPath] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        .init(name: name, script: .scriptPath(path: path, args: arguments), order: .post)
    }
    public static func post(
        tool: String, arguments: String..., name: String, inputPaths: FileList = [],
        inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
        outputFileListPaths: [FileListPath] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        .init(name: name, script: .tool(path: tool, args: arguments), order: .post)
    }
    public static func post(
        tool: String, arguments: [String], name: String, inputPaths: FileList = [],
        inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
        outputFileListPaths: [FileListPath] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        .init(name: name, script: .tool(path: tool, args: arguments), order: .post)
    }
    public static func post(
        script: String, name: String, inputPaths: FileList = [],
        inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
        outputFileListPaths: [FileListPath] = [],
        basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> TargetScript {
        .init(name: name, script: .embedded(script), order: .post)
    }
}
public typealias TargetAction = TargetScript
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
public struct Workspace: Described, Hashable, Sendable {
    public init(
        name: String, projects: [Path], schemes: [Scheme] = [],
        fileHeaderTemplate: FileHeaderTemplate? = nil, additionalFiles: [FileElement] = [],
        generationOptions: GenerationOptions = .options()
    ) {}
    public struct GenerationOptions: Described, Hashable, Sendable {
        public enum AutogeneratedWorkspaceSchemes: Described, Hashable, Sendable {
            public enum CodeCoverageMode: Described, Hashable, Sendable {
                case all, relevant, disabled
                case targets([TargetReference])
            }
            case disabled
            case enabled(
                codeCoverageMode: CodeCoverageMode = .disabled,
                testingOptions: TestingOptions = [], testLanguage: SchemeLanguage? = nil,
                testRegion: String? = nil, testScreenCaptureFormat: ScreenCaptureFormat? = nil)
        }
        public enum DerivedDataLocationStyle: String, Codable, Sendable {
            case `default`, absolutePath, workspaceRelativePath
        }
        public static func options(
            enableAutomaticXcodeSchemes: Bool? = false,
            autogeneratedWorkspaceSchemes: AutogeneratedWorkspaceSchemes = .enabled(),
            lastXcodeUpgradeCheck: Version? = nil, renderMarkdownReadme: Bool = false,
            derivedDataLocationStyle: DerivedDataLocationStyle? = nil,
            derivedDataCustomLocation: String? = nil
        ) -> GenerationOptions {
            .init()
        }
    }
}
public struct Template: Described, Hashable, Sendable {
    public enum Attribute: Described, Hashable, Sendable {
        case required(String)
        case optional(String, default: Plist.Value)
    }
    public struct Item: Described, Hashable, Sendable {
        public static func file(path: String, templatePath: Path) -> Item { .init() }
        public static func string(path: String, contents: String) -> Item { .init() }
        public static func directory(path: String, sourcePath: Path) -> Item { .init() }
    }
    public init(
        description: String, attributes: [Attribute] = [], items: [Item] = []
    ) {}
}
public struct ResourceSynthesizer: Described, Hashable, Sendable {
    public enum Parser: String, Codable, Sendable {
        case strings, stringsCatalog, assets, plists, fonts, coreData, interfaceBuilder, json, yaml
        case files
        public typealias Option = Plist.Value
    }
    public typealias Options = [String: Parser.Option]
    public static func strings(
        plugin: String? = nil, parserOptions: Options = [:], context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
    public static func stringsCatalog(
        plugin: String? = nil, parserOptions: Options = [:], context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
    public static func assets(
        plugin: String? = nil, parserOptions: Options = [:], context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
    public static func plists(
        plugin: String? = nil, parserOptions: Options = [:], context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
    public static func fonts(
        plugin: String? = nil, parserOptions: Options = [:], context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
    public static func coreData(
        plugin: String? = nil, parserOptions: Options = [:], context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
    public static func interfaceBuilder(
        plugin: String? = nil, parserOptions: Options = [:], context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
    public static func json(
        plugin: String? = nil, parserOptions: Options = [:], context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
    public static func yaml(
        plugin: String? = nil, parserOptions: Options = [:], context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
    public static func files(
        plugin: String? = nil, parserOptions: Options = [:], extensions: Set<String>,
        context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
    public static func custom(
        plugin: String, parser: Parser, parserOptions: Options = [:], extensions: Set<String>,
        resourceName: String, context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
    public static func custom(
        name: String, parser: Parser, parserOptions: Options = [:], extensions: Set<String>,
        context: Options = [:]
    ) -> ResourceSynthesizer {
        .init()
    }
}
extension Array where Element == ResourceSynthesizer {
    public static var `default`: [ResourceSynthesizer] {
        [.strings(), .assets(), .plists(), .fonts()]
    }
}
public struct Scheme: Described, Hashable, Sendable {
    public var name: String
    public var shared: Bool
    public var hidden: Bool
    public var buildAction: BuildAction?
    public var testAction: TestAction?
    public var runAction: RunAction?
    public var archiveAction: ArchiveAction?
    public var profileAction: ProfileAction?
    public var analyzeAction: AnalyzeAction?
    public init(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil,
        archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
        analyzeAction: AnalyzeAction? = nil
    ) {
        self.name = name
        self.shared = shared
        self.hidden = hidden
        self.buildAction = buildAction
        self.testAction = testAction
        self.runAction = runAction
        self.archiveAction = archiveAction
        self.profileAction = profileAction
        self.analyzeAction = analyzeAction
    }
    public static func scheme(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil,
        archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
        analyzeAction: AnalyzeAction? = nil
    ) -> Scheme {
        .init(
            name: name, shared: shared, hidden: hidden, buildAction: buildAction,
            testAction: testAction, runAction: runAction, archiveAction: archiveAction,
            profileAction: profileAction, analyzeAction: analyzeAction)
    }
}
public struct ExecutionAction: Described, Hashable, Sendable {
    public init(
        title: String = "Run Script", scriptText: String, target: TargetReference? = nil,
        shellPath: String? = nil, showEnvVarsInLog: Bool = false
    ) {}
    public static func executionAction(
        title: String = "Run Script", scriptText: String, target: TargetReference? = nil,
        shellPath: String? = nil, showEnvVarsInLog: Bool = false
    ) -> ExecutionAction {
        .init(scriptText: scriptText)
    }
}
public struct BuildAction: Described, Hashable, Sendable {
    public var targets: [TargetReference]
    public init(
        targets: [TargetReference], preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = [], buildOrder: BuildOrder = .dependency,
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
    ) {
        self.targets = targets
    }
    public static func buildAction(
        targets: [TargetReference], preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = [], buildOrder: BuildOrder = .dependency,
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
    ) -> BuildAction {
        .init(targets: targets)
    }
}
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
