import Codebase

/// The build settings that names are made of, of one target of a specification.
///
/// The first configuration counts where they differ.
struct SpecSettings {
    let spec: SpecNode
    let configuration: String
    let files: SettingsFiles

    init(spec: SpecNode, files: SettingsFiles, configuration: String? = nil) {
        self.spec = spec
        self.files = files
        self.configuration =
            configuration ?? spec["configs"]?.entries.map(\.key).min() ?? "Debug"
    }

    /// The settings of a target, from the specification's own to the target's.
    func table(of target: SpecEntry) -> SettingTable {
        var table = SettingTable(
            [SettingAssignment](keys: builtIn(target)), parameters: ["config": configuration])
        for (owner, versions) in [
            (spec, spec["options"]?["deploymentTarget"]),
            (target.value, deployment(of: target.value)),
        ] {
            table.add([SettingAssignment](keys: deployment(versions)))
            table.add(file(owner["configFiles"]))
            table.add([SettingAssignment](keys: own(owner["settings"], depth: 0)))
        }
        let sdk = table.value(of: "SDKROOT") ?? ""
        return sdk.isEmpty || sdk == "auto" ? table : table.binding("sdk", to: sdk.lowercased())
    }

    /// What Xcode and XcodeGen set before anything else.
    private func builtIn(_ target: SpecEntry) -> [String: String] {
        var settings = [
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "TARGET_NAME": target.key,
            "TARGETNAME": target.key,
            "PROJECT_NAME": spec["name"]?.text ?? "",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "CONFIGURATION": configuration,
        ]
        settings["SDKROOT"] = target.value["platform"]?.text.flatMap { Self.sdks[$0.lowercased()] }
        return settings
    }

    /// The versions of systems by platform, where a target says only one.
    private func deployment(of target: SpecNode) -> SpecNode? {
        guard let version = target["deploymentTarget"], let text = version.text,
            let platform = target["platform"]?.text
        else { return target["deploymentTarget"] }
        let entry = SpecEntry(
            key: platform, value: SpecNode(content: .text(text), place: version.place))
        return SpecNode(content: .mapping([entry]), place: version.place)
    }

    private func deployment(_ versions: SpecNode?) -> [String: String] {
        var settings: [String: String] = [:]
        for entry in versions?.entries ?? [] {
            guard let name = Self.versionSettings[entry.key.lowercased()] else { continue }
            settings[name] = entry.value.text
        }
        return settings
    }

    private static let versionSettings = [
        "ios": "IPHONEOS_DEPLOYMENT_TARGET", "macos": "MACOSX_DEPLOYMENT_TARGET",
        "tvos": "TVOS_DEPLOYMENT_TARGET", "watchos": "WATCHOS_DEPLOYMENT_TARGET",
        "visionos": "XROS_DEPLOYMENT_TARGET",
    ]

    private static let sdks = [
        "ios": "iphoneos", "macos": "macosx", "tvos": "appletvos", "watchos": "watchos",
        "visionos": "xros", "auto": "auto",
    ]

    private func file(_ files: SpecNode?) -> SettingLevel {
        guard let path = (files?[configuration] ?? files)?.text else { return SettingLevel() }
        return self.files.level(in: path)
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
            entries.compactMap { entry in
                let texts = entry.value.texts
                return entry.value.isMapping ? nil : (entry.key, texts.joined(separator: " "))
            }
        ) { $1 }
    }
}
