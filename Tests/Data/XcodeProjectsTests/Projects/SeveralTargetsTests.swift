import Codebase
import TemporaryCodebases
import Testing

/// Targets that look alike, and files of several languages, as old projects have them.
@Suite struct SeveralTargetsTests {
    @Test
    func `two apps of one project may have one module name and stay two modules`() async throws {
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["Mac", "Phone"], children: ["A", "B"],
                ProjectText.target(
                    "Mac", "application", phases: "M", "buildConfigurationList = MC;"),
                ProjectText.target(
                    "Phone", "application", phases: "I", "buildConfigurationList = IC;"),
                ProjectText.file("A", "a.swift"), ProjectText.file("B", "b.swift"),
                ProjectText.phase("M", "A", "B"), ProjectText.phase("I", "B"),
                ProjectText.settings("MC", "PRODUCT_NAME = Shop;"),
                ProjectText.settings("IC", "PRODUCT_NAME = Shop;")),
            "a.swift": "", "b.swift": "",
        ])
        let modules = await codebase.read().modules
        #expect(modules.map(\.id) == ["P.xcodeproj::Mac", "P.xcodeproj::Phone"])
        #expect(modules.map(\.moduleName) == ["Shop", "Shop"])
        #expect(modules.map(\.sources) == [["a.swift", "b.swift"], ["b.swift"]])
    }

    @Test func `a target called for its platform builds the module that all import`() async throws {
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["Shared"], children: ["A"],
                ProjectText.target("Shared", phases: "S", "buildConfigurationList = C;")
                    .replacing("name = Shared;", with: "name = \"Shared-iOS\";"),
                ProjectText.file("A", "a.swift"), ProjectText.phase("S", "A"),
                ProjectText.settings("C", "PRODUCT_NAME = Shared;")),
            "a.swift": "",
        ])
        let modules = await codebase.read().modules
        #expect(modules.map(\.id) == ["P.xcodeproj::Shared-iOS"])
        #expect(modules.map(\.moduleName) == ["Shared"])
    }

    @Test(arguments: [46, 50, 54, 56, 60, 70, 77])
    func `a project of any object version is read`(_ version: Int) async throws {
        let text = ProjectText.project(
            targets: ["T"], children: ["A"], ProjectText.target("T", phases: "S"),
            ProjectText.file("A", "a.swift"), ProjectText.phase("S", "A"))
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": text.replacing(
                "objectVersion = 77", with: "objectVersion = \(version)"),
            "a.swift": "",
        ])
        let reading = await codebase.read()
        #expect(reading.modules.map(\.sources) == [["a.swift"]])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `dozens of Objective-C files and a bridging header change no Swift`() async throws {
        let names = (1...30).map { "O\($0)" }
        var files = Dictionary(uniqueKeysWithValues: names.map { ("App/\($0).m", "") })
        files["App/a.swift"] = ""
        files["App/App-Bridging-Header.h"] = "#import \"O1.h\""
        files["P.xcodeproj/project.pbxproj"] = ProjectText.project(
            targets: ["App"], children: ["G"],
            ProjectText.target(
                "App", "application", phases: "S", "buildConfigurationList = C;"),
            ProjectText.group("G", "App", (["A"] + names).joined(separator: ", ")),
            ProjectText.file("A", "a.swift"),
            names.map { ProjectText.file($0, "\($0).m") }.joined(separator: "\n"),
            "S = {isa = PBXSourcesBuildPhase; files = (S_A, "
                + names.map { "S_\($0)" }.joined(separator: ", ") + "); };",
            (["A"] + names).map { "S_\($0) = {isa = PBXBuildFile; fileRef = \($0); };" }
                .joined(separator: "\n"),
            ProjectText.settings(
                "C", "SWIFT_OBJC_BRIDGING_HEADER = \"App/App-Bridging-Header.h\";"))
        let reading = await (try TemporaryCodebase(files)).read()
        #expect(reading.modules.map(\.sources) == [["App/a.swift"]])
        #expect(reading.modules.first?.otherSources.count(where: { $0.fileExtension == "m" }) == 30)
        #expect(reading.incomplete.isEmpty)
    }
}
