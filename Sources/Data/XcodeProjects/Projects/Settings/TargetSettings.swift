import Codebase

/// Works out the build settings of a project's targets in their first configuration.
struct TargetSettings {
    let document: ProjectDocument
    let places: ReferencePlaces
    let files: ConfigurationFiles
    let root: String
    private let common: CommonSettings
    /// What Xcode sets for all targets before anything else.
    private let ofAll: SettingLevel

    init(
        document: ProjectDocument, places: ReferencePlaces, files: ConfigurationFiles, root: String
    ) {
        self.document = document
        self.places = places
        self.files = files
        self.root = root
        common = CommonSettings(
            configurations: document.project.map { Self.configurations(of: $0, in: document) } ?? []
        )
        let folder = places.sourceRoot.absolute(root: root) ?? root
        ofAll = SettingLevel(
            [SettingAssignment](keys: [
                "PROJECT_NAME": document.name, "PROJECT": document.name,
                "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder,
                "PROJECT_FILE_PATH": Place.inside(document.path).absolute(root: root) ?? "",
                "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
                "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)",
            ]))
    }

    /// The settings of one target with what is wrong in the files that they come from.
    func settings(of target: XcodeObject, named name: String) -> ReadSettings {
        let own = Self.configurations(of: target, in: document).first
        let ofProject = common.configuration(named: own?.text("name"))
        let searched = places.sourceRoot.absolute(root: root).map { [$0] } ?? []
        let configuration = (own ?? ofProject)?.text("name") ?? ""
        var read = ReadSettings(table: SettingTable(parameters: ["config": configuration]))
        read.table.add(ofAll)
        read.table.add([SettingAssignment](keys: builtIn(target, named: name, in: configuration)))
        for configuration in [ofProject, own] {
            guard let configuration else { continue }
            if let path = basePath(of: configuration) {
                read.add(files.content(at: path, searching: searched), at: path)
            }
            read.table.add(common.level(of: configuration))
        }
        read.bindSDK()
        return read
    }

    private static func configurations(
        of owner: XcodeObject, in document: ProjectDocument
    ) -> [XcodeObject] {
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

    /// What Xcode sets for one target before anything else.
    private func builtIn(
        _ target: XcodeObject, named name: String, in configuration: String
    ) -> [String: String] {
        let isNamedByIdentifier = ["system-extension", "driver-extension"].contains {
            target.text("productType")?.hasSuffix($0) == true
        }
        return [
            "CONFIGURATION": configuration,
            "TARGET_NAME": name, "TARGETNAME": name,
            "PRODUCT_NAME": isNamedByIdentifier ? "$(PRODUCT_BUNDLE_IDENTIFIER)" : "$(TARGET_NAME)",
        ]
    }
}
