/// What the settings of the targets of one project have in common, each worked out once.
final class CommonSettings {
    private let configurations: [XcodeObject]
    private let byName: [String: XcodeObject]
    private var levels: [String: SettingLevel] = [:]

    /// - Parameter configurations: The configurations of the project itself.
    init(configurations: [XcodeObject]) {
        self.configurations = configurations
        byName = Dictionary(
            configurations.compactMap { object in object.text("name").map { ($0, object) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The project's own configuration of a name; its first one if there is none of that name.
    func configuration(named name: String?) -> XcodeObject? {
        name.flatMap { byName[$0] } ?? configurations.first
    }

    /// What a configuration assigns itself, without its file.
    func level(of configuration: XcodeObject) -> SettingLevel {
        if let known = levels[configuration.id] { return known }
        let settings = configuration.dictionary("buildSettings")?.settings ?? [:]
        let level = SettingLevel([SettingAssignment](keys: settings))
        levels[configuration.id] = level
        return level
    }
}
