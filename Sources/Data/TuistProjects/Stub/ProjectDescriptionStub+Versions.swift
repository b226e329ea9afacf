extension ProjectDescriptionStub {
    /// Versions, deployment and the environment.
    static let versions = #"""
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
        """#
}
