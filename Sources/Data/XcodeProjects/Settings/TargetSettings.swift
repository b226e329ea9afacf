import BuildSettings
import Codebase

/// Works out the build settings of a project's targets in their first configuration.
struct TargetSettings {
    let document: ProjectDocument
    let places: ReferencePlaces
    let files: ConfigurationFiles
    let root: String

    /// The settings of one target with what is wrong in the files that they come from.
    func settings(of target: XcodeObject, named name: String) -> ReadSettings {
        let own = configurations(of: target).first
        let all = document.project.map(configurations) ?? []
        let ofProject = all.first { $0.text("name") == own?.text("name") } ?? all.first
        let searched = places.sourceRoot.absolute(root: root).map { [$0] } ?? []
        let configuration = (own ?? ofProject)?.text("name") ?? ""
        var read = ReadSettings(
            table: SettingTable(
                [SettingAssignment](keys: builtIn(target, named: name, in: configuration)),
                parameters: ["config": configuration]))
        for configuration in [ofProject, own] {
            guard let configuration else { continue }
            if let path = basePath(of: configuration) {
                read.add(files.content(at: path, searching: searched), at: path)
            }
            let settings = configuration.dictionary("buildSettings")?.settings ?? [:]
            read.table.add([SettingAssignment](keys: settings))
        }
        read.bindSDK()
        return read
    }

    private func configurations(of owner: XcodeObject) -> [XcodeObject] {
        document.object("buildConfigurationList", of: owner)
            .map { document.objects("buildConfigurations", of: $0) } ?? []
    }

    private func basePath(of configuration: XcodeObject) -> String? {
        if let file = configuration.text("baseConfigurationReference") {
            return places.place(of: file)?.absolute(root: root)
        }
        guard let folder = configuration.text("baseConfigurationReferenceAnchor"),
            let path = configuration.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return places.place(of: folder)?.appending(path, root: root).absolute(root: root)
    }

    /// What Xcode sets before anything else.
    private func builtIn(
        _ target: XcodeObject, named name: String, in configuration: String
    ) -> [String: String] {
        let folder = places.sourceRoot.absolute(root: root) ?? root
        let isNamedByIdentifier = ["system-extension", "driver-extension"].contains {
            target.text("productType")?.hasSuffix($0) == true
        }
        return [
            "CONFIGURATION": configuration,
            "TARGET_NAME": name, "TARGETNAME": name,
            "PROJECT_NAME": document.name, "PROJECT": document.name,
            "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder,
            "PROJECT_FILE_PATH": Place.inside(document.path).absolute(root: root) ?? "",
            "PRODUCT_NAME": isNamedByIdentifier ? "$(PRODUCT_BUNDLE_IDENTIFIER)" : "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)",
        ]
    }
}
