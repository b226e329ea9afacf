import Codebase
import Editing
import TemporaryCodebases
import Testing
import XcodeProjects

@Suite struct XcodePackageLinkerTests {
    @Test func `only lines are added, and they are the same each time`() throws {
        let linked = try linking(["Models/Item.swift"])
        let before = AppProject.text.split(separator: "\n", omittingEmptySubsequences: false)
        let after = linked.project.split(separator: "\n", omittingEmptySubsequences: false)
        let difference = after.difference(from: before)
        #expect(difference.removals.isEmpty)
        #expect(try linking(["Models/Item.swift"]) == linked)
        let added = difference.insertions.map { change -> String in
            guard case .insert(_, let line, _) = change else { return "" }
            return String(line.drop { $0 == "\t" })
        }
        #expect(added.count == 16)
        #expect(added.contains("relativePath = Packages/Models;"))
        #expect(added.contains("/* Begin XCLocalSwiftPackageReference section */"))
    }

    @Test func `targets that use the package link it once each`() async throws {
        let reading = try await reading(of: try linking(["Models/Item.swift"]).project)
        let names = reading.modules.first?.dependencies.map(\.name) ?? []
        #expect(
            names == [
                .product("Algorithms", package: "swift-algorithms"),
                .product("Models", package: "models"),
            ])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `the package is for the platforms and the language of the target`() throws {
        let manifest = try linking(["Models/Item.swift"]).manifest
        #expect(manifest.hasPrefix("// swift-tools-version: 5.10\n"))
        #expect(manifest.contains("        .iOS(\"17.4\"),\n"))
        let modern = AppProject.text.replacing(
            "SWIFT_VERSION = 5.0;",
            with: """
                SWIFT_VERSION = 6.0;
                \t\t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
                \t\t\t\tSWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
                \t\t\t\tSWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = YES;
                """)
        let other = try linking(["Models/Item.swift"], in: modern).manifest
        #expect(other.hasPrefix("// swift-tools-version: 6.2\n"))
        #expect(other.contains(".defaultIsolation(MainActor.self),\n"))
        #expect(other.contains(".enableUpcomingFeature(\"MemberImportVisibility\"),\n"))
        #expect(!other.contains("ConciseMagicFile"))
    }

    @Test func `a package at the root cannot be named by another one`() {
        let need = LocalPackageDraft.Need(product: "Kit", package: nil, folder: .root)
        let error = #expect(throws: ManifestEditError.self) {
            try linking(["Models/Item.swift"], needs: [need])
        }
        #expect(error?.description.hasPrefix("Kit is of the package at the root") == true)
    }

    @Test func `what the files import is depended on as the project does`() throws {
        let need = LocalPackageDraft.Need(
            product: "Algorithms", package: "swift-algorithms", folder: nil)
        let local = LocalPackageDraft.Need(
            product: "Prices", package: "prices", folder: "Packages/Prices")
        let linked = try linking(
            ["Models/Item.swift"], needs: [need, local], unused: ["Algorithms"])
        #expect(
            linked.manifest.contains(
                """
                        .package(url: "https://github.com/apple/swift-algorithms.git", from: "1.2.0"),
                        .package(path: "../Prices"),
                """))
        #expect(
            linked.manifest.contains(
                ".product(name: \"Algorithms\", package: \"swift-algorithms\"),\n"))
        #expect(!linked.project.contains("A00000000000000000000002"))
        #expect(linked.project.contains("A0000000000000000000000D"))
    }

    @Test(arguments: [
        ("Views/Widget.swift", "struct Widget {}", "is an exception of the folder Shop"),
        ("A.swift", "#if STAGING\nlet a = 1\n#endif", "is compiled under STAGING"),
        ("A.swift", "let a = Color(.brandRed)", "names .brandRed"),
        ("A.swift", "extension UIColor { static let tint = brandRed }", "names .brandRed"),
        ("A.swift", "func a(_ item: OldItem) {}", "names OldItem"),
        ("A.swift", "func a(_ kind: OldKind) {}", "names OldKind"),
    ]) func `what a package cannot have is refused`(
        _ file: String, _ text: String, _ reason: String
    ) throws {
        let project = AppProject.text.replacing(
            "SDKROOT = iphoneos;",
            with: "SDKROOT = iphoneos; SWIFT_OBJC_BRIDGING_HEADER = \"Shop/Shop-Bridging.h\";")
        let error = #expect(throws: ManifestEditError.self) {
            try linking([file], in: project, files: ["Shop/\(file)": text])
        }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `keywords of C in a bridging header are no types`() throws {
        let project = AppProject.text.replacing(
            "SDKROOT = iphoneos;",
            with: "SDKROOT = iphoneos; SWIFT_OBJC_BRIDGING_HEADER = \"Shop/Shop-Bridging.h\";")
        let text = "enum Kind { case a }\nstruct A { let kind: Kind }"
        #expect(throws: Never.self) {
            try linking(
                ["A.swift"], in: project, files: ["Shop/A.swift": text, "Shop/B.swift": ""])
        }
    }

    @Test func `a folder of which nothing stays leaves the project`() async throws {
        let text = ProjectText.project(
            targets: ["T"], children: ["F", "G"],
            ProjectText.target(
                "T", phases: "S",
                "fileSystemSynchronizedGroups = (F, G); buildConfigurationList = C;"),
            ProjectText.folder("F", "Shop", exceptions: "E"),
            "E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; };",
            ProjectText.folder("G", "Other"), ProjectText.phase("S"),
            ProjectText.settings("C", "MACOSX_DEPLOYMENT_TARGET = 14.0; SDKROOT = macosx; "))
        let codebase = ["Shop/Item.swift": "struct Item {}", "Other/App.swift": ""]
        let linked = try linking(["Item.swift"], in: text, files: codebase, target: "T")
        #expect(!linked.project.contains("path = \"Shop\""))
        #expect(!linked.project.contains("E = {"))
        #expect(linked.project.contains("path = \"Other\""))
        let reading = try await reading(of: linked.project, files: ["Other/App.swift": ""])
        #expect(reading.modules.first?.sources == ["Other/App.swift"])
        #expect(reading.modules.first?.dependencies.count == 1)
        #expect(reading.incomplete.isEmpty && reading.notes.isEmpty)
    }

    @Test func `files that are listed leave with their empty groups`() async throws {
        let text = listed()
        let codebase = ["Shop/Models/Item.swift": "", "Shop/App.swift": ""]
        let linked = try linking(["Models/Item.swift"], in: text, files: codebase, target: "T")
        for word in ["ITEM", "MODELS", "S_ITEM"] { #expect(!linked.project.contains(word)) }
        let reading = try await reading(of: linked.project, files: ["Shop/App.swift": ""])
        #expect(reading.modules.first?.sources == ["Shop/App.swift"])
        #expect(reading.incomplete.isEmpty && reading.notes.isEmpty)
    }

    @Test func `a listed file with flags of its own is refused`() throws {
        let text = listed().replacing(
            "fileRef = ITEM;", with: "fileRef = ITEM; settings = {COMPILER_FLAGS = \"-O\"; };")
        let error = #expect(throws: ManifestEditError.self) {
            try linking(
                ["Models/Item.swift"], in: text, files: ["Shop/Models/Item.swift": ""], target: "T")
        }
        #expect(error?.description.contains("with flags") == true)
    }

    @Test func `a new file is listed as the one beside it, and leaves no trace`()
        async throws
    {
        let files = ["Shop/Models/Item.swift": "", "Shop/App.swift": ""]
        let manifest: RelativePath = "Shop.xcodeproj/project.pbxproj"
        let codebase = try TemporaryCodebase(
            files.merging([manifest.string: listed()]) { first, _ in first })
        let new = ListedFile("Shop/Models/Price.swift", beside: "Shop/Models/Item.swift")
        let text = try XcodePackageLinker().listing([new], in: manifest, codebase.tree)
        let all = files.merging(["Shop/Models/Price.swift": ""]) { first, _ in first }
        let reading = try await reading(of: text, files: all)
        #expect(
            reading.modules.first?.sources
                == ["Shop/App.swift", "Shop/Models/Item.swift", "Shop/Models/Price.swift"])
        #expect(reading.incomplete.isEmpty && reading.notes.isEmpty)
        let linked = try linking(["Models/Price.swift"], in: text, files: all, target: "T")
        #expect(!linked.project.contains("Price"))
        let lone = ListedFile("Shop/Models/Price.swift", beside: "Shop/Gone.swift")
        #expect(throws: ManifestEditError.self) {
            try XcodePackageLinker().listing([lone], in: manifest, codebase.tree)
        }
    }

    @Test(arguments: [("macosx", true), ("iphoneos", false)])
    func `a target for a platform that the files are not built for is not linked`(
        platform: String, isFree: Bool
    ) throws {
        let text = ProjectText.project(
            targets: ["T", "U"], children: ["SHOP"],
            ProjectText.target("T", phases: "S", "buildConfigurationList = C;"),
            ProjectText.target("U", phases: "R", "buildConfigurationList = D;"),
            ProjectText.group("SHOP", "Shop", "ITEM, APP"),
            ProjectText.file("ITEM", "Item.swift"), ProjectText.file("APP", "App.swift"),
            ProjectText.phase("S", "ITEM"), ProjectText.phase("R", "APP"),
            ProjectText.settings("C", "MACOSX_DEPLOYMENT_TARGET = 14.0; SDKROOT = macosx; "),
            ProjectText.settings("D", "SDKROOT = \(platform); "))
        let files = ["Shop/Item.swift": "", "Shop/App.swift": ""]
        let link = {
            try linking(["Item.swift"], in: text, files: files, target: "T", users: ["U"])
        }
        if isFree {
            #expect(throws: Never.self) { try link() }
        } else {
            let error = #expect(throws: ManifestEditError.self) { try link() }
            #expect(error?.description.hasPrefix("U would import the package, too") == true)
        }
    }

    private func listed() -> String {
        ProjectText.project(
            targets: ["T"], children: ["SHOP"],
            ProjectText.target("T", phases: "S", "buildConfigurationList = C;"),
            ProjectText.group("SHOP", "Shop", "MODELS, APP"),
            ProjectText.group("MODELS", "Models", "ITEM"),
            ProjectText.file("ITEM", "Item.swift"), ProjectText.file("APP", "App.swift"),
            ProjectText.phase("S", "ITEM", "APP"),
            ProjectText.settings("C", "MACOSX_DEPLOYMENT_TARGET = 14.0; SDKROOT = macosx; "))
    }

    private func linking(
        _ moved: [String], in project: String = AppProject.text, files: [String: String] = [:],
        target: String = "Shop", users: [String] = [], needs: [LocalPackageDraft.Need] = [],
        unused: [String] = []
    ) throws -> LinkedPackage {
        var all = [
            "Shop.xcodeproj/project.pbxproj": project,
            "Shop/Shop-Bridging.h":
                "@interface OldItem : NSObject\n@end\ntypedef enum {\n  red\n} OldKind;\n",
            "Shop/Assets.xcassets/Brand Red.colorset/Contents.json": "{}",
        ]
        for file in moved { all["Shop/\(file)"] = "struct Item {}" }
        if files.isEmpty { all["Shop/App.swift"] = "" }
        if target == "T" { all = ["Shop.xcodeproj/project.pbxproj": project] }
        all.merge(files) { _, new in new }
        let id = ModuleID(container: "Shop.xcodeproj", target: target)
        let draft = LocalPackageDraft(
            name: "Models", folder: "Packages/Models", target: id,
            manifest: "Shop.xcodeproj/project.pbxproj",
            files: moved.map { RelativePath("Shop/" + $0) },
            users: [id] + users.map { ModuleID(container: "Shop.xcodeproj", target: $0) },
            needs: needs, unused: unused)
        let codebase = try TemporaryCodebase(all)
        return try XcodePackageLinker().linking(draft, in: codebase.tree)
    }

    private func reading(
        of project: String, files: [String: String] = ["Shop/App.swift": ""]
    ) async throws -> ProjectReading {
        var all = ["Shop.xcodeproj/project.pbxproj": project]
        for name in ["Item", "Models"] { all["Packages/\(name)/Package.swift"] = "" }
        all.merge(files) { first, _ in first }
        return await (try TemporaryCodebase(all)).read()
    }
}
