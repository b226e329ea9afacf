extension ProjectDescriptionStub {
    /// Headers, resources and other files; none of them is compiled.
    static let resources = #"""
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
        \#(copies)
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
        """#

    private static let copies = [
        "absolutePath", "productsDirectory", "wrapper", "executables", "resources",
        "javaResources", "frameworks", "sharedFrameworks", "sharedSupport", "plugins", "other",
    ].map { destination in
        """
            public static func \(destination)(
                name: String, subpath: String? = nil, files: [CopyFileElement]
            ) -> CopyFilesAction {
                .init(name: name, subpath: subpath, files: files)
            }
        """
    }.joined(separator: "\n")
}
