extension ProjectDescriptionStub {
    /// What code is made from resources.
    static let synthesizers = #"""
        public struct ResourceSynthesizer: Described, Hashable, Sendable {
            public enum Parser: String, Codable, Sendable {
                case strings, stringsCatalog, assets, plists, fonts, coreData, interfaceBuilder, json, yaml
                case files
                public typealias Option = Plist.Value
            }
            public typealias Options = [String: Parser.Option]
        \#(synthesizerFunctions)
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
        """#

    private static let synthesizerFunctions = [
        "strings", "stringsCatalog", "assets", "plists", "fonts", "coreData", "interfaceBuilder",
        "json", "yaml",
    ].map { kind in
        """
            public static func \(kind)(
                plugin: String? = nil, parserOptions: Options = [:], context: Options = [:]
            ) -> ResourceSynthesizer {
                .init()
            }
        """
    }.joined(separator: "\n")
}
