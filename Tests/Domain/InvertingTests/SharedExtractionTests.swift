import Architecture
import Codebase
import Editing
import Inverting
import Testing

/// Steps that move files which several targets of a project compile.
@Suite struct SharedExtractionTests {
    /// How the files are given to both targets.
    enum Kind: CaseIterable {
        case listed, folder, exceptions, xcodeGen

        var manifest: RelativePath {
            self == .xcodeGen ? "project.yml" : "Shop.xcodeproj/project.pbxproj"
        }
    }

    @Test(arguments: Kind.allCases)
    func `every target depends on the module, and files have one home`(_ kind: Kind) async throws {
        let (extraction, codebase) = try await extracted(kind)
        #expect(extraction.recipe.obstacle == nil)
        #expect(extraction.recipe.proof?.shown == .check)
        let after = try await codebase.applying(extraction.recipe).analysis()
        let modules = after.codebase.modules
        let new = try #require(modules.first { $0.name == "Models" })
        for name in ["Shop", "Beta"] {
            let user = try #require(modules.first { $0.name == name })
            #expect(after.graph.edge(EdgeID(from: user.id, to: new.id))?.declared == .direct)
            #expect(!user.sources.contains { $0.name == "Item.swift" })
        }
        #expect(new.sources == ["Packages/Models/Sources/Models/Item.swift"])
        #expect(after.violations.isEmpty)
        #expect(after.incomplete == (try await codebase.analysis()).incomplete)
        let texts = texts(of: extraction)
        #expect(texts["Beta/Main.swift"]??.hasPrefix("import Models\n") == true)
        #expect(texts["Shop/Main.swift"]??.hasPrefix("import Models\n") == true)
        let item = try #require(texts["Packages/Models/Sources/Models/Item.swift"] ?? nil)
        #expect(item.contains("public var price"), "only Beta names it")
    }

    @Test func `entries of both targets and exceptions leave the project`() async throws {
        for kind in [Kind.listed, .exceptions] {
            let (extraction, _) = try await extracted(kind)
            let project = try #require(texts(of: extraction)[kind.manifest] ?? nil)
            #expect(!project.contains("Item.swift"))
            for id in ["S_ITEM", "B_ITEM", "ITEM =", "EXCEPTIONS"] {
                #expect(!project.contains(id))
            }
        }
    }

    @Test func `a test target that imports the app as well sees each type once`() async throws {
        var files = Self.files
        files["Beta/Main.swift"] =
            "@testable import Shop\n\nlet till = Till(item: Item(name: \"b\", price: 2))\n"
        files["Shop/Till.swift"] = "struct Till {\n    let item: Item\n}\n"
        let (extraction, codebase) = try await extracted(.exceptions, files)
        #expect(extraction.recipe.obstacle == nil)
        let after = try await codebase.applying(extraction.recipe).analysis()
        let main = try #require(after.facts["Beta/Main.swift"])
        #expect(main.imports.map(\.module).sorted() == ["Models", "Shop"])
        #expect(
            after.codebase.modules.count { $0.sources.contains { $0.name == "Item.swift" } } == 1)
    }

    @Test func `the package is for the platforms of all targets`() async throws {
        let (extraction, _) = try await extracted(.listed, beta: "MACOSX_DEPLOYMENT_TARGET = 13.0;")
        let manifest = try #require(texts(of: extraction)["Packages/Models/Package.swift"] ?? nil)
        #expect(manifest.contains(".macOS(\"13.0\"),\n"))
        let (other, _) = try await extracted(
            .listed, beta: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;")
        let both = try #require(texts(of: other)["Packages/Models/Package.swift"] ?? nil)
        #expect(both.contains(".iOS(\"17.0\"),\n        .macOS(\"14.0\"),\n"))
    }

    @Test(arguments: [
        ("SWIFT_VERSION = 6.0;", "in different language modes"),
        ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA;", "is compiled under BETA"),
    ]) func `what the targets compile differently is refused`(
        _ settings: String, _ reason: String
    ) async throws {
        var files = Self.files
        files["Shop/Models/Item.swift"]! += "#if BETA\nlet isBeta = true\n#endif\n"
        let (extraction, _) = try await extracted(.listed, files, beta: settings)
        let obstacle = extraction.recipe.obstacle ?? ""
        #expect(obstacle.contains(reason), "\(obstacle)")
        #expect(extraction.recipe.changes.isEmpty)
    }

    @Test func `a target whose only file moves is refused`() async throws {
        let project = Self.listed().replacing("B_ITEM, B_MAIN2", with: "B_ITEM")
        let (extraction, _) = try await extracted(.listed, project: project)
        #expect(extraction.recipe.obstacle == "Nothing would stay in Beta.")
    }

    @Test func `what means something else in another target is refused`() async throws {
        var files = Self.files
        files["Shop/Models/Price.swift"] = "func price() -> Int { 1 }\n"
        files["Shop/Models/Item.swift"]! += "let standard = price()\n"
        files["Beta/Main.swift"]! += "func price() -> Int { 2 }\n"
        let project = Self.listed(more: "Price.swift")
        let (extraction, _) = try await extracted(.listed, files, project: project)
        #expect(
            extraction.recipe.obstacle
                == "Main.swift declares price for Beta, as Price.swift does for others: files that "
                + "both compile would mean another one. Divide that first.")
        files["Beta/Main.swift"] = "let item = Item(name: \"b\", price: price())\n"
        let (unseen, _) = try await extracted(.listed, files, project: project)
        #expect(
            unseen.recipe.obstacle
                == "Item.swift:5 names price, which is not that of Price.swift in Beta, as Beta does "
                + "not compile that file. Divide that first.")
    }

    @Test func `what only another target compiles is not meant`() async throws {
        var files = Self.files
        files["Shop/Models/Price.swift"] = "let cost = Remote().asPrice\n"
        files["Beta/Main.swift"]! += "extension String {\n    var asPrice: Int { 1 }\n}\n"
        let (extraction, _) = try await extracted(
            .listed, files, project: Self.listed(more: "Price.swift"))
        #expect(extraction.blockers.isEmpty)
        #expect(extraction.recipe.obstacle == nil)
    }

    @Test func `a target of another project is refused, and named`() async throws {
        var files = Self.files
        files["Other.xcodeproj/project.pbxproj"] =
            Self.project(
                targets: "SHOP",
                """
                \t\tGROUP = {isa = PBXGroup; children = (ITEM); path = Shop/Models; sourceTree = "<group>"; };
                \t\tITEM = {isa = PBXFileReference; path = Item.swift; sourceTree = "<group>"; };
                \t\tSHOP = {isa = PBXNativeTarget; buildPhases = (S); name = Other; productType = "com.apple.product-type.application"; };
                \t\tS = {isa = PBXSourcesBuildPhase; files = (S_ITEM); };
                \t\tS_ITEM = {isa = PBXBuildFile; fileRef = ITEM; };
                """)
        let (extraction, _) = try await extracted(.listed, files)
        #expect(
            extraction.recipe.obstacle
                == "Shop/Models/Item.swift is compiled by Other of Other.xcodeproj/project.pbxproj, "
                + "too, which cannot depend on what is made of files of Shop. Divide that first.")
    }

    @Test func `what uses what stays is not turned around for two targets`() async throws {
        var files = Self.files
        files["Shop/Models/Item.swift"]! += "let standard = Standard.shared.price\n"
        files["Shop/Main.swift"]! +=
            "final class Standard {\n    static let shared = Standard()\n    var price = 1\n}\n@main struct A {}\n"
        let (extraction, _) = try await extracted(.listed, files)
        let obstacle = extraction.recipe.obstacle ?? ""
        #expect(
            obstacle.hasSuffix("As Beta compiles some of the files, too, nothing is turned around.")
        )
    }

    private func texts(of extraction: Extraction) -> [RelativePath: String?] {
        Dictionary(
            extraction.recipe.changes.changes.map { ($0.path, $0.after) },
            uniquingKeysWith: { first, _ in first })
    }

    private func extracted(
        _ kind: Kind, _ files: [RelativePath: String] = files, beta: String = "",
        project: String? = nil
    ) async throws -> (Extraction, MemoryCodebase) {
        var files = files
        files[kind.manifest] = project ?? Self.text(kind, beta)
        let codebase = MemoryCodebase(files)
        return (try await codebase.extracted("Shop/Models"), codebase)
    }

    private static let files: [RelativePath: String] = [
        "Shop/Models/Item.swift": "struct Item {\n    let name: String\n    var price = 1\n}\n",
        "Shop/Main.swift": "let item = Item(name: \"a\")\n",
        "Beta/Main.swift": "let item = Item(name: \"b\", price: 2)\nlet price = item.price\n",
    ]

    private static func text(_ kind: Kind, _ beta: String) -> String {
        switch kind {
        case .listed: listed(beta: beta)
        case .folder: folders(owner: "SHOPS, BETAS", "")
        case .exceptions:
            folders(
                owner: "BETAS",
                """
                \t\tEXCEPTIONS = {
                \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                \t\t\tmembershipExceptions = (
                \t\t\t\tModels/Item.swift,
                \t\t\t);
                \t\t\ttarget = BETA;
                \t\t};
                """)
        case .xcodeGen:
            """
            name: Shop
            options:
              deploymentTarget:
                macOS: "14.0"
            targets:
              Shop:
                type: application
                platform: macOS
                sources: Shop
              Beta:
                type: application
                platform: macOS
                sources:
                  - Beta
                  - path: Shop
                    excludes: [Main.swift]
                    optional: true

            """
        }
    }

    /// Two targets whose files are listed one by one.
    private static func listed(beta: String = "", more: String? = nil) -> String {
        project(
            targets: "SHOP, BETA",
            """
            \t\tGROUP = {isa = PBXGroup; children = (SHOPS, BETAS); sourceTree = "<group>"; };
            \t\tSHOPS = {isa = PBXGroup; children = (MODELS, MAIN1); path = Shop; sourceTree = "<group>"; };
            \t\tMODELS = {isa = PBXGroup; children = (ITEM, \(more == nil ? "" : "MORE, ")); path = Models; sourceTree = "<group>"; };
            \t\tBETAS = {isa = PBXGroup; children = (MAIN2); path = Beta; sourceTree = "<group>"; };
            \t\tITEM = {isa = PBXFileReference; path = Item.swift; sourceTree = "<group>"; };
            \t\tMORE = {isa = PBXFileReference; path = \(more ?? "More.swift"); sourceTree = "<group>"; };
            \t\tMAIN1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
            \t\tMAIN2 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
            \t\tS = {isa = PBXSourcesBuildPhase; files = (S_ITEM, S_MAIN1, \(more == nil ? "" : "S_MORE, ")); };
            \t\tS_ITEM = {isa = PBXBuildFile; fileRef = ITEM; };
            \t\tS_MORE = {isa = PBXBuildFile; fileRef = MORE; };
            \t\tS_MAIN1 = {isa = PBXBuildFile; fileRef = MAIN1; };
            \t\tB = {isa = PBXSourcesBuildPhase; files = (B_ITEM, B_MAIN2); };
            \t\tB_ITEM = {isa = PBXBuildFile; fileRef = ITEM; };
            \t\tB_MAIN2 = {isa = PBXBuildFile; fileRef = MAIN2; };
            \(target("SHOP", "Shop", "S", "LIST", ""))
            \(target("BETA", "Beta", "B", "OTHER", ""))
            \(settings(beta))
            """)
    }

    /// Two targets with folders that Xcode keeps in step.
    private static func folders(owner: String, _ exceptions: String) -> String {
        project(
            targets: "SHOP, BETA",
            """
            \t\tGROUP = {isa = PBXGroup; children = (SHOPS, MAINS, BETAS); sourceTree = "<group>"; };
            \t\tSHOPS = {
            \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
            \(exceptions.isEmpty ? "" : "\t\t\texceptions = (\n\t\t\t\tEXCEPTIONS,\n\t\t\t);\n")\t\t\tpath = Shop;
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\tBETAS = {isa = PBXFileSystemSynchronizedRootGroup; path = Beta; sourceTree = "<group>"; };
            \(exceptions)
            \t\tS = {isa = PBXSourcesBuildPhase; files = (); };
            \t\tB = {isa = PBXSourcesBuildPhase; files = (); };
            \(target("SHOP", "Shop", "S", "LIST", "fileSystemSynchronizedGroups = (SHOPS);"))
            \(target("BETA", "Beta", "B", "OTHER", "fileSystemSynchronizedGroups = (\(owner));"))
            \(settings(""))
            """)
    }

    private static func target(
        _ id: String, _ name: String, _ phase: String, _ list: String, _ more: String
    ) -> String {
        """
        \t\t\(id) = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildConfigurationList = \(list);
        \t\t\tbuildPhases = (
        \t\t\t\t\(phase),
        \t\t\t);
        \t\t\t\(more)
        \t\t\tname = \(name);
        \t\t\tproductType = "com.apple.product-type.application";
        \t\t};
        """
    }

    private static func settings(_ beta: String) -> String {
        let own = "MACOSX_DEPLOYMENT_TARGET = 14.0; SDKROOT = macosx;"
        let other = beta.contains("SDKROOT") ? beta : own + " " + beta
        return """
            \t\tLIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG); };
            \t\tOTHER = {isa = XCConfigurationList; buildConfigurations = (DEBUG2); };
            \t\tDEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(own)}; };
            \t\tDEBUG2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(other)}; };
            """
    }

    private static func project(targets: String, _ objects: String) -> String {
        """
        // !$*UTF8*$!
        {
        \tobjects = {
        \t\tPROJECT = {isa = PBXProject; mainGroup = GROUP; targets = (\(targets)); };
        \(objects)
        \t};
        \trootObject = PROJECT;
        }

        """
    }
}
