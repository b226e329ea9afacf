extension ProjectDescriptionStub {
    /// Which files a target compiles.
    static let sources = #"""
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
        """#
}
