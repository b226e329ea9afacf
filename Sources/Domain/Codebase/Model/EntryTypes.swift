/// What types inherit from that the system begins with, or finds without a line of code that names
/// them.
package enum EntryTypes {
    /// Whether what conforms to or inherits from something of a name is an entry of its program.
    ///
    /// - Parameter name: As it is written: `App`, `SwiftUI.App`, `UIResponder & UIApplicationDelegate`.
    package static func contains(_ name: String) -> Bool {
        name.parts.contains(where: all.contains)
    }

    /// Whether the system looks in the program itself for what conforms to it, and in no library.
    package static func areFound(_ name: String) -> Bool {
        name.parts.contains(where: found.contains)
    }

    private static let all: Set<String> = found.union([
        "App", "AsyncParsableCommand", "NSApplicationDelegate", "ParsableCommand",
        "UIApplicationDelegate", "UIWindowSceneDelegate", "WKApplicationDelegate",
        "WKExtensionDelegate", "WidgetBundle",
    ])

    /// Entities, queries and intents are found by what Xcode extracts of the program's own sources.
    private static let found: Set<String> = [
        "AppEntity", "AppEnum", "AppIntent", "AppIntentsExtension", "AppShortcutsProvider",
        "AudioPlaybackIntent", "AudioRecordingIntent", "ControlConfigurationIntent", "DeleteIntent",
        "EntityPropertyQuery", "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery",
        "LiveActivityIntent", "OpenIntent", "SetValueIntent", "WidgetConfigurationIntent",
    ]
}

extension String {
    /// The last parts of the names of a composition.
    fileprivate var parts: [String] {
        split(separator: "&").map { String($0.filter { $0 != " " }).lastPart }
    }
}

extension SourceFacts {
    /// Whether a type of the file is an entry by what it inherits.
    package var hasEntryType: Bool {
        inheritances.contains { $0.names.contains(where: EntryTypes.contains) }
    }
}
