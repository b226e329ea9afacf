import Architecture
import Testing

@Suite struct SpecModuleNameTests {
    private func name(_ more: String, files: [String: String] = [:]) async throws -> String? {
        var files = files
        files["project.yml"] = "name: P\n" + more
        files["S/A.swift"] = ""
        return try await read(files).modules.first?.moduleName
    }

    private let target = "type: framework, platform: iOS, sources: S"

    @Test func `without settings the target's name is made an identifier`() async throws {
        #expect(try await name("targets: {My-App 2: {\(target)}}\n") == "My_App_2")
    }

    @Test func `settings of the target, its groups and its configuration give the name`()
        async throws
    {
        let plain = "settings: {PRODUCT_NAME: My Kit}"
        #expect(try await name("targets: {A: {\(target), \(plain)}}\n") == "My_Kit")
        let module = "settings: {base: {PRODUCT_MODULE_NAME: \"$(PRODUCT_NAME)Core\"}}"
        #expect(try await name("targets: {A-iOS: {\(target), \(module)}}\n") == "A_iOSCore")
        let group = """
            settingGroups:
              names: {base: {PRODUCT_NAME: Grouped}}
              outer: {groups: [names]}
            targets: {A: {\(target), settings: {groups: [outer]}}}
            """
        #expect(try await name(group) == "Grouped")
        let configured =
            "settings: {configs: {debug: {PRODUCT_NAME: D}, release: {PRODUCT_NAME: R}}}"
        #expect(try await name("targets: {A: {\(target), \(configured)}}\n") == "D")
    }

    @Test func `a settings file reached through another gives the name`() async throws {
        let files = [
            "Configs/App.xcconfig": "#include \"Base.xcconfig\"\n#include? \"gone.xcconfig\"\n",
            "Configs/Base.xcconfig": """
            PRODUCT_MODULE_NAME = $(KIT:default=Fallback)Kit // the name
            PRODUCT_MODULE_NAME[sdk=macosx*] = Mac
            """,
        ]
        let spec = "targets: {A: {\(target), configFiles: {Debug: Configs/App.xcconfig}}}\n"
        #expect(try await name(spec, files: files) == "FallbackKit")
    }

    @Test func `settings that refer to each other end`() async throws {
        let cycle = "settings: {PRODUCT_NAME: $(X), X: $(Y)$(Y), Y: $(X)a$(X)}"
        #expect(try await name("targets: {A: {\(target), \(cycle)}}\n") != nil)
    }

    @Test func `a target's own name overrides its key`() async throws {
        #expect(try await name("targets: {A: {\(target), name: B}}\n") == "B")
    }
}
