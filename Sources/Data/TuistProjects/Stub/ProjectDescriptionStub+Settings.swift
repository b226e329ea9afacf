extension ProjectDescriptionStub {
    /// Build settings.
    static let settings = #"""
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
        """#
}
