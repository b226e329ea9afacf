import Architecture
import Codebase
import TemporaryCodebases
import Testing

@Suite struct MembershipTests {
    @Test func `groups lead to files through their own kind of path`() async throws {
        let codebase = try TemporaryCodebase(
            named: "Repo",
            [
                "ios/P.xcodeproj/project.pbxproj": ProjectText.project(
                    targets: ["T"], children: ["OUTER"], fields: "projectDirPath = ..;",
                    ProjectText.target("T", phases: "S"),
                    ProjectText.group("OUTER", "src", "INNER, A"),
                    ProjectText.group("INNER", nil, "B, VARIANT, ROOTED"),
                    ProjectText.group("VARIANT", nil, "C", isa: "PBXVariantGroup"),
                    ProjectText.group("ROOTED", "other", "D, OUT", in: "SOURCE_ROOT"),
                    ProjectText.file("A", "a.swift"), ProjectText.file("B", "deep/./b.swift"),
                    ProjectText.file("C", "en.lproj/c.swift"), ProjectText.file("D", "d.swift"),
                    ProjectText.file("OUT", "../../Repo/again.swift"),
                    ProjectText.file("SDK", "System/e.swift", in: "SDKROOT"),
                    ProjectText.file("MADE", "f.swift", in: "BUILT_PRODUCTS_DIR"),
                    ProjectText.phase("S", "A", "B", "VARIANT", "D", "OUT", "SDK", "MADE")),
                "src/a.swift": "", "src/deep/b.swift": "", "src/en.lproj/c.swift": "",
                "other/d.swift": "", "again.swift": "", "f.swift": "",
            ])
        let reading = await codebase.read()
        #expect(
            reading.modules.first?.sources == [
                "again.swift", "other/d.swift", "src/a.swift", "src/deep/b.swift",
                "src/en.lproj/c.swift",
            ])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `an absolute path leads into the codebase where it points there`() async throws {
        let codebase = try TemporaryCodebase(["a.swift": ""])
        let text = ProjectText.project(
            targets: ["T"], children: ["A"], ProjectText.target("T", phases: "S"),
            ProjectText.file("A", codebase.root + "/a.swift", in: "<absolute>"),
            ProjectText.phase("S", "A"))
        try codebase.write(text, to: "P.xcodeproj/project.pbxproj")
        #expect(await codebase.read().modules.first?.sources == ["a.swift"])
    }

    @Test
    func `files are found whatever the case of their letters, and through links`() async throws {
        let codebase = try TemporaryCodebase(
            [
                "P.xcodeproj/project.pbxproj": ProjectText.project(
                    targets: ["T"], children: ["A", "B", "SYNC"],
                    ProjectText.target("T", phases: "S", "fileSystemSynchronizedGroups = (SYNC);"),
                    ProjectText.file("A", "doh/Query.swift"), ProjectText.file("B", "link/b.swift"),
                    ProjectText.folder("SYNC", "whole"), ProjectText.phase("S", "A", "B")),
                "DoH/query.swift": "", "real/b.swift": "", "Whole/c.swift": "",
            ], links: ["link": "real"])
        #expect(
            await codebase.read().modules.first?.sources == [
                "DoH/query.swift", "Whole/c.swift", "real/b.swift",
            ])
    }

    @Test func `files keep the bytes of their names, however a project spells them`() async throws {
        let composed = "caf\u{E9}"
        let decomposed = "cafe\u{301}"
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["T"], children: ["A", "SYNC"],
                ProjectText.target("T", phases: "S", "fileSystemSynchronizedGroups = (SYNC);"),
                ProjectText.file("A", "\(composed).swift"), ProjectText.phase("S", "A"),
                ProjectText.folder("SYNC", composed)),
            "\(decomposed).swift": "", "\(decomposed)/b.swift": "",
        ])
        let sources = await codebase.read().modules.first?.sources ?? []
        #expect(
            sources.map { Array($0.string.utf8) }
                == ["\(decomposed)/b.swift", "\(decomposed).swift"]
                .map { Array($0.utf8) })
    }

    @Test func `a listed file that is missing is incomplete, with the listing line`() async throws {
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["T"], children: ["A", "B"], ProjectText.target("T", phases: "S"),
                "\n" + ProjectText.file("A", "a.swift"), ProjectText.file("B", "b.swift"),
                ProjectText.phase("S", "A", "B")),
            "b.swift": "",
        ])
        let reading = await codebase.read()
        #expect(reading.modules.first?.sources == ["b.swift"])
        #expect(reading.incomplete.map(\.line) == [15])
        #expect(reading.incomplete.first?.reason.contains("a.swift") == true)
    }

    @Test func `headers and C's languages are no Swift sources, nor are resources`() async throws {
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["T"], children: ["A", "B", "H", "X"],
                ProjectText.target("T", phases: "S, HEAD, RES"),
                ProjectText.file("A", "a.swift"), ProjectText.file("B", "b.mm"),
                ProjectText.file("H", "h.h"), ProjectText.file("X", "x.swift"),
                ProjectText.phase("S", "A", "B"),
                ProjectText.phase("HEAD", "H", isa: "PBXHeadersBuildPhase"),
                ProjectText.phase("RES", "X", isa: "PBXResourcesBuildPhase")),
            "a.swift": "", "b.mm": "", "h.h": "", "x.swift": "",
        ])
        let module = await codebase.read().modules.first
        #expect(module?.sources == ["a.swift"])
        #expect(module?.otherSources == ["b.mm", "h.h"])
    }

    @Test func `a synchronised folder gives its owner all but the exceptions`() async throws {
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App", "Ext", "None"], children: ["SYNC"],
                ProjectText.target("App", "application", "fileSystemSynchronizedGroups = (SYNC);"),
                ProjectText.target("Ext", "app-extension", phases: "S"),
                ProjectText.target("None"),
                ProjectText.phase("S"),
                ProjectText.folder("SYNC", "App", exceptions: "E1, E2, E3, E4"),
                exception("E1", "target = App", "Ext.swift, Tests, \"With Space.swift\""),
                exception("E2", "target = Ext", "Ext.swift"),
                exception("E3", "buildPhase = S", "deep/Phase.swift"),
                exception("E4", "buildPhase = LOST", "Main.swift")),
            "App/Main.swift": "", "App/Ext.swift": "", "App/deep/Phase.swift": "",
            "App/Tests/T.swift": "", "App/With Space.swift": "", "App/Bridge.h": "",
            "App/Icons.xcassets/x.swift": "", "App/Play.playground/Contents.swift": "",
            "App/Local/Package.swift": "", "App/Local/Sources/L.swift": "", "App/Info.plist": "",
        ])
        let reading = await codebase.read()
        let sources = Dictionary(
            uniqueKeysWithValues: reading.modules.map { ($0.name, $0.sources) })
        #expect(
            sources == [
                "App": ["App/Main.swift", "App/deep/Phase.swift"],
                "Ext": ["App/Ext.swift", "App/deep/Phase.swift"], "None": [],
            ])
        #expect(reading.modules.first?.otherSources == ["App/Bridge.h"])
        #expect(reading.modules.first?.path == "App")
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `what a synchronised folder takes as a whole is not compiled`() async throws {
        let folder =
            "SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; "
            + "explicitFolders = (Templates); explicitFileTypes = {\"Text.swift\" = text; "
            + "\"Code.swift\" = sourcecode.swift; }; };"
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App"], children: ["SYNC"],
                ProjectText.target("App", "application", "fileSystemSynchronizedGroups = (SYNC);"),
                folder),
            "App/Templates/T.swift": "", "App/Text.swift": "", "App/Code.swift": "",
        ])
        #expect(await codebase.read().modules.first?.sources == ["App/Code.swift"])
    }

    @Test func `folders whose letters differ in case alone are one`() async throws {
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App"], children: ["SYNC"],
                ProjectText.target("App", "application", "fileSystemSynchronizedGroups = (SYNC);"),
                "SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; "
                    + "sourceTree = \"<group>\"; };"),
            "App/a.swift": "", "app/b.swift": "", "Other/c.swift": "",
        ])
        let modules = await codebase.read().modules
        #expect(modules.map(\.sources) == [["App/a.swift", "app/b.swift"]])
    }

    @Test func `an exception means a file whose letters differ in case alone`() async throws {
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App", "Tests"], children: ["SYNC"],
                ProjectText.target("App", "application", "fileSystemSynchronizedGroups = (SYNC);"),
                ProjectText.target("Tests", "bundle.unit-test"),
                "SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; "
                    + "sourceTree = \"<group>\"; exceptions = (ONE, TWO); };",
                exception("ONE", "target = App", "DBLoad.swift, Old"),
                exception("TWO", "target = Tests", "DBLoad.swift")),
            "App/DbLoad.swift": "", "App/a.swift": "", "App/old/b.swift": "",
        ])
        let modules = await codebase.read().modules
        #expect(modules.first { $0.name == "App" }?.sources == ["App/a.swift"])
        #expect(modules.first { $0.name == "Tests" }?.sources == ["App/DbLoad.swift"])
    }

    @Test func `a file can belong to several targets, and is counted once in each`() async throws {
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["T", "U"], children: ["A", "AGAIN"],
                ProjectText.target("T", phases: "S"), ProjectText.target("U", phases: "R"),
                ProjectText.file("A", "a.swift"), ProjectText.file("AGAIN", "./a.swift"),
                ProjectText.phase("S", "A", "AGAIN"), ProjectText.phase("R", "A")),
            "a.swift": "", "b.swift": "",
        ])
        let reading = await codebase.read()
        #expect(reading.modules.map(\.sources) == [["a.swift"], ["a.swift"]])
        let whole = assembleCodebase(tree: codebase.tree, readings: [reading])
        #expect(whole.unclaimed == ["b.swift"])
    }

    private func exception(_ id: String, _ owner: String, _ files: String) -> String {
        let kind =
            owner.hasPrefix("target")
            ? "PBXFileSystemSynchronizedBuildFileExceptionSet"
            : "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
        return "\(id) = {isa = \(kind); \(owner); membershipExceptions = (\(files)); };"
    }
}
