import Codebase
import TemporaryCodebases
import Testing

@testable import XcodeProjects

@Suite struct ModuleNameTests {
    private func reading(
        _ settings: String, _ fields: String = "", files: [String: String] = [:]
    ) async throws -> ProjectReading {
        let project = ProjectText.project(
            targets: ["T"], children: ["CONFIG"], fields: "buildConfigurationList = PC;",
            ProjectText.target("T", phases: "", "buildConfigurationList = TC;")
                .replacingName("T", by: "My Kit"),
            ProjectText.group("CONFIG", "Config", "FILE"), ProjectText.file("FILE", "T.xcconfig"),
            ProjectText.folder("SYNC", "Config"),
            ProjectText.settings("PC", "FROM_PROJECT = Project;"),
            ProjectText.settings("TC", settings, fields))
        var files = files
        files["P.xcodeproj/project.pbxproj"] = project
        return try await TemporaryCodebase(files).read()
    }

    @Test(arguments: [
        ("", "My_Kit"), ("PRODUCT_NAME = Other;", "Other"), ("PRODUCT_NAME = \"a.b-c\";", "a_b_c"),
        ("PRODUCT_NAME = x; PRODUCT_MODULE_NAME = Y;", "Y"),
        ("PRODUCT_NAME = \"$(TARGET_NAME:c99extidentifier)X\";", "My_KitX"),
        ("PRODUCT_NAME = \"$(FROM_PROJECT)$(PROJECT_NAME)\";", "ProjectP"),
        ("PRODUCT_NAME = \"\";", "My_Kit"), ("PRODUCT_NAME = 3D;", "_D"),
    ])
    func `the module is named by the settings of target and project`(
        _ settings: String, _ name: String
    ) async throws {
        let reading = try await reading(settings)
        #expect(reading.modules.map(\.moduleName) == [name])
        #expect(reading.modules.map(\.name) == ["My Kit"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test(arguments: [
        "baseConfigurationReference = FILE;",
        "baseConfigurationReferenceAnchor = SYNC; "
            + "baseConfigurationReferenceRelativePath = T.xcconfig;",
    ])
    func `a name comes from an included configuration file`(_ base: String) async throws {
        let reading = try await reading(
            "", base,
            files: [
                "Config/T.xcconfig": "#include \"deep/Base.xcconfig\"\n#include? \"no.xcconfig\"",
                "Config/deep/Base.xcconfig":
                    "#include \"../T.xcconfig\"\nNAME = Core\nPRODUCT_MODULE_NAME = $(NAME)Kit",
            ])
        #expect(reading.modules.map(\.moduleName) == ["CoreKit"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test(arguments: [
        ["Config/T.xcconfig": "#include \"Base\"", "Config/Base.xcconfig": "PRODUCT_NAME = B"],
        [
            "Config/T.xcconfig": "#include \"More/B.xcconfig\"",
            "More/B.xcconfig": "PRODUCT_NAME = B",
        ],
    ])
    func `a file is included without its suffix, or from the project's folder`(
        _ files: [String: String]
    ) async throws {
        let reading = try await reading("", "baseConfigurationReference = FILE;", files: files)
        #expect(reading.modules.map(\.moduleName) == ["B"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `a name may depend on the configuration`() async throws {
        let reading = try await reading(
            "PRODUCT_MODULE_NAME = \"$(NAME_$(CONFIGURATION))\"; NAME_Debug = Kit;")
        #expect(reading.modules.map(\.moduleName) == ["Kit"])
    }

    @Test func `the target's own settings are stronger than its configuration file`() async throws {
        let reading = try await reading(
            "PRODUCT_NAME = \"$(inherited)Own\";", "baseConfigurationReference = FILE;",
            files: ["Config/T.xcconfig": "PRODUCT_NAME = File"])
        #expect(reading.modules.map(\.moduleName) == ["FileOwn"])
    }

    @Test func `a name that needs a missing configuration file is incomplete`() async throws {
        let base = "baseConfigurationReference = FILE;"
        let needed = try await reading("PRODUCT_NAME = \"$(APP_NAME)\";", base)
        #expect(needed.incomplete.count == 1)
        #expect(needed.incomplete.first?.reason.contains("APP_NAME") == true)
        let unneeded = try await reading("PRODUCT_NAME = App;", base)
        #expect(unneeded.incomplete.isEmpty)
    }
}

extension String {
    /// The text of a target under another name.
    fileprivate func replacingName(_ old: String, by new: String) -> String {
        split(separator: "name = \(old);", maxSplits: 1).joined(separator: "name = \"\(new)\";")
    }
}
