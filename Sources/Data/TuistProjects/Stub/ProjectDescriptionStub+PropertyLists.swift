extension ProjectDescriptionStub {
    /// Property lists and entitlements.
    static let propertyLists = #"""
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
        """#
}
