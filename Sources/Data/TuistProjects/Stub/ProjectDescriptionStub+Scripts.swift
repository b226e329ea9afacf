extension ProjectDescriptionStub {
    /// Scripts that run while a target is built.
    static let scripts = #"""
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
        \#(scriptFunctions)
        }
        public typealias TargetAction = TargetScript
        """#

    private static let scriptFunctions = ["pre", "post"].flatMap { order in
        [
            ("path: Path, arguments: String...", ".scriptPath(path: path, args: arguments)"),
            ("path: Path, arguments: [String]", ".scriptPath(path: path, args: arguments)"),
            ("tool: String, arguments: String...", ".tool(path: tool, args: arguments)"),
            ("tool: String, arguments: [String]", ".tool(path: tool, args: arguments)"),
            ("script: String", ".embedded(script)"),
        ].map { parameters, script in
            """
                public static func \(order)(
                    \(parameters), name: String, inputPaths: FileList = [],
                    inputFileListPaths: [FileListPath] = [], outputPaths: [Path] = [],
                    outputFileListPaths: [FileListPath] = [],
                    basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
                    shellPath: String = "/bin/sh", dependencyFile: Path? = nil
                ) -> TargetScript {
                    .init(name: name, script: \(script), order: .\(order))
                }
            """
        }
    }.joined(separator: "\n")
}
