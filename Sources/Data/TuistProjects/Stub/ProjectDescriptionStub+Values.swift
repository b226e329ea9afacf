extension ProjectDescriptionStub {
    /// Paths, products and platforms.
    static let values = #"""
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
        """#
}
