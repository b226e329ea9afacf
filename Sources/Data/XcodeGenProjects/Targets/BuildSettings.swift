import Architecture

/// The build settings that names are made of, of one target of a specification.
///
/// The first configuration counts where they differ.
struct BuildSettings {
    let spec: SpecNode
    let configuration: String
    let files: SettingsFiles

    init(spec: SpecNode, files: SettingsFiles) {
        self.spec = spec
        self.files = files
        configuration = spec["configs"]?.entries.map(\.key).min() ?? "Debug"
    }

    /// The value of a setting for a target, with the settings that it refers to put in.
    func value(of setting: String, in target: SpecEntry) -> String? {
        let levels = self.levels(of: target)
        var resolver = SettingResolver(levels: levels)
        return resolver.value(of: setting)
    }

    /// What assigns values, the strongest first.
    private func levels(of target: SpecEntry) -> [[String: String]] {
        [
            own(target.value["settings"], depth: 0),
            file(target.value["configFiles"]),
            own(spec["settings"], depth: 0),
            file(spec["configFiles"]),
            [
                "PRODUCT_NAME": "$(TARGET_NAME)",
                "TARGET_NAME": target.key,
                "TARGETNAME": target.key,
                "PROJECT_NAME": spec["name"]?.text ?? "",
                "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
                "CONFIGURATION": configuration,
            ],
        ]
    }

    private func file(_ files: SpecNode?) -> [String: String] {
        guard let path = (files?[configuration] ?? files)?.text else { return [:] }
        return self.files.assignments(in: path)
    }

    private func own(_ settings: SpecNode?, depth: Int) -> [String: String] {
        guard let settings, depth < 16 else { return [:] }
        let isNested = ["base", "configs", "groups", "presets"].contains { settings[$0] != nil }
        if !isNested { return settings.assignments }
        var values: [String: String] = [:]
        for group in (settings["groups"] ?? settings["presets"])?.texts ?? [] {
            let known = spec["settingGroups"]?[group] ?? spec["settingPresets"]?[group]
            values.merge(own(known, depth: depth + 1)) { $1 }
        }
        values.merge(settings["base"]?.assignments ?? [:]) { $1 }
        for entry in settings["configs"]?.entries ?? [] where applies(entry.key) {
            values.merge(own(entry.value, depth: depth + 1)) { $1 }
        }
        return values
    }

    /// Whether settings for a configuration, or for all whose names contain a word, count here.
    private func applies(_ variant: String) -> Bool {
        guard configuration.lowercased().contains(variant.lowercased()) else { return false }
        let other = spec["configs"]?.entries.contains {
            $0.key == variant && $0.key != configuration
        }
        return other != true
    }
}

extension SpecNode {
    fileprivate var assignments: [String: String] {
        Dictionary(
            entries.compactMap { entry in entry.value.text.map { (entry.key, $0) } }
        ) { $1 }
    }
}
