/// The types of templates for `tuist scaffold`.
enum TemplateTypes {
    /// An attribute stands in texts for what Stencil puts in its place, as Tuist has it.
    static let source = """
        public struct Template {
            public struct Value:
                ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
                ExpressibleByIntegerLiteral
            {
                public var text: String
                public init(stringLiteral value: String) { self.text = value }
                public init(booleanLiteral value: Bool) { self.text = value ? "true" : "" }
                public init(integerLiteral value: Int) { self.text = "\\(value)" }
                public static func string(_ value: String) -> Value { Value(stringLiteral: value) }
            }
            public enum Attribute: CustomStringConvertible, Hashable {
                case required(String)
                case optional(String, default: Value)
                public var description: String {
                    switch self {
                    case .required(let name): return "{{ \\(name) }}"
                    case .optional(let name, _): return "{{ \\(name) }}"
                    }
                }
            }
            public enum Item {
                case string(path: String, contents: String)
                case file(path: String, templatePath: Path)
                case directory(path: String, sourcePath: Path)
            }
            public var description: String
            public var attributes: [Attribute]
            public var items: [Item]
            public init(description: String, attributes: [Attribute] = [], items: [Item] = []) {
                self.description = description
                self.attributes = attributes
                self.items = items
            }
            public init(description: String, attributes: [Attribute] = [], files: [Item]) {
                self.init(description: description, attributes: attributes, items: files)
            }
        }
        """
}
