import Codebase
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

    @Test
    func `settings of the target, its groups and its configuration give the name`() async throws {
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

    @Test(arguments: [
        ("PRODUCT_NAME = Kit;", "Kit"), ("PRODUCT_NAME = My \\\n  Kit", "My_Kit"),
        ("P = /a/b/Deep.txt\nPRODUCT_NAME = $(P:file)", "Deep_txt"),
        ("P = /a/b/Deep.txt\nPRODUCT_NAME = $(P:base)$(P:suffix)", "Deep_txt"),
        ("PRODUCT_NAME = $(NO:default=$(ALSO:default=Core))", "Core"),
        ("PRODUCT_NAME = A\nPRODUCT_NAME = $(inherited)B", "AB"),
        ("PRODUCT_NAME = A\nPRODUCT_NAME[config=Deb*] = B", "B"),
        ("PRODUCT_NAME = A\nPRODUCT_NAME[sdk=iphone*] = B\nPRODUCT_NAME[sdk=macosx*] = C", "B"),
    ])
    func `settings files are read as Xcode reads them`(
        _ text: String, _ expected: String
    ) async throws {
        let spec = "targets: {A: {\(target), configFiles: {Debug: A.xcconfig}}}\n"
        #expect(try await name(spec, files: ["A.xcconfig": text]) == expected)
    }

    @Test func `settings files that include each other in a fan end as incomplete`() async throws {
        var files = ["A.xcconfig": "#include \"L0\"", "S/A.swift": ""]
        for level in 0..<40 {
            files["L\(level).xcconfig"] = String(
                repeating: "#include \"L\(level + 1)\"\n", count: 2)
        }
        files["L40.xcconfig"] = "PRODUCT_NAME = X"
        files["project.yml"] =
            "name: P\ntargets: {A: {\(target), configFiles: {Debug: A.xcconfig}}}\n"
        #expect(try await read(files).incomplete.map(\.path) == ["A.xcconfig"])
    }

    @Test func `a missing settings file and a line that is none are incomplete`() async throws {
        let files = [
            "project.yml": "name: P\ntargets: {A: {\(target), configFiles: {Debug: A.xcconfig}}}\n",
            "A.xcconfig": "#include \"gone\"\nwhat\n", "S/A.swift": "",
        ]
        let incomplete = try await read(files).incomplete
        #expect(incomplete.map(\.line) == [1, 2])
        #expect(incomplete.first?.reason.contains("“gone”") == true)
    }

    @Test func `what Carthage did not check out is told once, with the command`() async throws {
        let files = [
            "project.yml": "name: P\ntargets: {A: {\(target), configFiles: {Debug: A.xcconfig}}}\n",
            "A.xcconfig": """
            #include "Carthage/Checkouts/settings/Common.xcconfig"
            #include "Carthage/Checkouts/settings/iOS/App.xcconfig"
            #include "Carthage/Checkouts/others/App.xcconfig"
            """,
            "S/A.swift": "",
        ]
        let incomplete = try await read(files).incomplete
        #expect(incomplete.map(\.line) == [1, 3])
        #expect(
            incomplete.first?.reason
                == "The folder “Carthage/Checkouts/settings”, which holds settings files that are "
                + "included, is missing. Run: carthage checkout")
    }

    @Test func `settings that CocoaPods writes when it installs are not missed`() async throws {
        let files = [
            "project.yml": "name: P\ntargets: {A: {\(target), configFiles: {Debug: A.xcconfig}}}\n",
            "A.xcconfig": "#include \"Pods/Target Support Files/Pods-A/Pods-A.debug.xcconfig\"\n",
            "S/A.swift": "",
        ]
        #expect(try await read(files).incomplete == [])
    }

    @Test func `settings that refer to each other end`() async throws {
        let cycle = "settings: {PRODUCT_NAME: $(X), X: $(Y)$(Y), Y: $(X)a$(X)}"
        #expect(try await name("targets: {A: {\(target), \(cycle)}}\n") != nil)
    }

    @Test func `a target's own name overrides its key`() async throws {
        #expect(try await name("targets: {A: {\(target), name: B}}\n") == "B")
    }
}
