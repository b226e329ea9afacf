import Foundation
import Testing
import Tiers

/// A step on files that two flavours of an app compile: both are compiled and run, before and after.
@Suite(.real, .timeLimit(.minutes(20))) struct ExtractSharedTests {
    /// Who describes the app.
    enum Kind: CaseIterable {
        case xcodeGen, tuist, xcode
    }

    private let app: ScratchFolder

    init() throws {
        app = try ScratchFolder()
        for (path, text) in Self.files { try app.write(text + "\n", to: path) }
    }

    @Test(arguments: Kind.allCases)
    func `both flavours build, say the same, and come back`(_ kind: Kind) async throws {
        try app.write(kind.text, to: kind.file)
        if kind == .tuist { try app.write("public struct Kit {}\n", to: "Kit/Kit.swift") }
        for arguments in [["init", "--quiet"], ["add", "--all"], ["commit", "-qm", "a"]] {
            let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
            #expect(try await run("git", identity + arguments).status == 0)
        }
        let before = try await said(with: nil)
        #expect(before == ["Tea: 4, Cup: 1", "Tea for 2, Pot: 3"])
        let done = try await BuiltProgram.run(
            BuiltProgram.strata,
            [
                "extract", "--module", "Shop", "--seed", "Shop/Models", "--name", "Models",
                app.path, "--apply", "--yes",
            ])
        #expect(done.status == 0, "\(done.errors)\(done.output)")
        #expect(try await said(with: kind.folder) == before)
        let undone = try await BuiltProgram.run(
            BuiltProgram.strata, ["extract", app.path, "--undo"])
        #expect(undone.status == 0, "\(undone.errors)")
        #expect(try await run("git", ["status", "--short"]).output == "")
    }

    /// What both flavours print once they are built, with a module that stands in a folder.
    private func said(with folder: String?) async throws -> [String] {
        let built = try ScratchFolder()
        var arguments: [String] = []
        if let folder {
            let module = ["-module-name", "Models", "-parse-as-library"] + sources(in: [folder])
            let outcome = try await run(
                "swiftc",
                ["-emit-module", "-emit-library", "-static", "-o", built.path + "/libModels.a"]
                    + module)
            #expect(outcome.status == 0, "\(outcome.errors)")
            arguments = ["-I", built.path, "-L", built.path, "-lModels"]
        }
        var lines: [String] = []
        for (name, folders) in [
            ("Shop", ["Shop"]), ("Beta", ["Beta", "Shop/Both", "Shop/Models"]),
        ] {
            let program = built.path + "/" + name
            let outcome = try await run(
                "swiftc",
                sources(in: folders).filter { name == "Shop" || !$0.contains("/Only/") }
                    + ["-o", program] + arguments)
            #expect(outcome.status == 0, "\(outcome.errors)")
            lines.append(
                try await run(program, []).output.trimmingCharacters(in: .newlines))
        }
        return lines
    }

    private func run(_ program: String, _ arguments: [String]) async throws -> BuiltProgram.Outcome
    {
        try await BuiltProgram.run(program, arguments, in: app.path)
    }

    /// The Swift files of folders, without manifests.
    private func sources(in folders: [String]) -> [String] {
        folders.flatMap { folder in
            let names = FileManager.default.enumerator(atPath: app.path + "/" + folder)
            return (names?.compactMap { $0 as? String } ?? []).sorted()
                .filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
                .map { "\(app.path)/\(folder)/\($0)" }
        }
    }

    private static let files = [
        "Shop/Models/Article.swift": """
        struct Article {
            let title: String
            var price = 1
            var guests: Int?

            func shown() -> String { "\\(title): \\(price)" }
        }
        """,
        // The second flavour does not compile it.
        "Shop/Models/Only/Label.swift": """
        struct Label {
            let article: Article
            var text: String { article.shown() }
        }
        """,
        // Both compile it, and it stays.
        "Shop/Both/List.swift": """
        struct List {
            var articles: [Article] = []
            func joined(_ text: (Article) -> String) -> String {
                articles.map(text).joined(separator: ", ")
            }
        }
        """,
        "Shop/main.swift": """
        let list = List(articles: [Article(title: "Tea", price: 4), Article(title: "Cup")])
        print(list.joined { Label(article: $0).text })
        """,
        "Beta/main.swift": """
        let list = List(articles: [
            Article(title: "Tea", guests: 2), Article(title: "Pot", price: 3),
        ])
        print(list.joined { one in
            one.guests.map { "\\(one.title) for \\($0)" } ?? one.shown()
        })
        """,
    ]
}

extension ExtractSharedTests.Kind {
    /// The file that describes the app.
    var file: String {
        switch self {
        case .xcodeGen: "project.yml"
        case .tuist: "Project.swift"
        case .xcode: "Shop.xcodeproj/project.pbxproj"
        }
    }

    /// Where the new module stands.
    var folder: String { self == .tuist ? "Models" : "Packages/Models" }

    /// What the file says.
    var text: String {
        switch self {
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
                    excludes: [main.swift, Models/Only]

            """
        case .tuist:
            """
            import ProjectDescription

            let project = Project(
                name: "Shop",
                targets: [
                    .target(
                        name: "Shop", destinations: .macOS, product: .app, bundleId: "dev.shop",
                        sources: ["Shop/**"]
                    ),
                    .target(
                        name: "Beta", destinations: .macOS, product: .app, bundleId: "dev.beta",
                        sources: ["Beta/**", "Shop/Both/**", "Shop/Models/*.swift"]
                    ),
                    .target(
                        name: "Kit", destinations: .macOS, product: .staticFramework,
                        bundleId: "dev.kit", sources: ["Kit/**"]
                    ),
                ]
            )

            """
        case .xcode: Self.project
        }
    }

    private static let project = """
        // !$*UTF8*$!
        {
        \tobjects = {
        \t\tPROJECT = {isa = PBXProject; mainGroup = GROUP; targets = (SHOP, BETA); };
        \t\tGROUP = {isa = PBXGroup; children = (FOLDER, BETAS); sourceTree = "<group>"; };
        \t\tFOLDER = {isa = PBXGroup; children = (MODELS, LIST, MAIN1); path = Shop; sourceTree = "<group>"; };
        \t\tMODELS = {isa = PBXGroup; children = (ARTICLE, LABEL); path = Models; sourceTree = "<group>"; };
        \t\tBETAS = {isa = PBXFileSystemSynchronizedRootGroup; path = Beta; sourceTree = "<group>"; };
        \t\tARTICLE = {isa = PBXFileReference; path = Article.swift; sourceTree = "<group>"; };
        \t\tLABEL = {isa = PBXFileReference; path = Only/Label.swift; sourceTree = "<group>"; };
        \t\tLIST = {isa = PBXFileReference; path = Both/List.swift; sourceTree = "<group>"; };
        \t\tMAIN1 = {isa = PBXFileReference; path = main.swift; sourceTree = "<group>"; };
        \t\tS = {isa = PBXSourcesBuildPhase; files = (S1, S2, S3, S4); };
        \t\tS1 = {isa = PBXBuildFile; fileRef = ARTICLE; };
        \t\tS2 = {isa = PBXBuildFile; fileRef = LABEL; };
        \t\tS3 = {isa = PBXBuildFile; fileRef = LIST; };
        \t\tS4 = {isa = PBXBuildFile; fileRef = MAIN1; };
        \t\tB = {isa = PBXSourcesBuildPhase; files = (B1, B3); };
        \t\tB1 = {isa = PBXBuildFile; fileRef = ARTICLE; };
        \t\tB3 = {isa = PBXBuildFile; fileRef = LIST; };
        \t\tSHOP = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildConfigurationList = CONFIGURATIONS;
        \t\t\tbuildPhases = (S);
        \t\t\tname = Shop;
        \t\t\tproductType = "com.apple.product-type.application";
        \t\t};
        \t\tBETA = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildConfigurationList = CONFIGURATIONS;
        \t\t\tbuildPhases = (B);
        \t\t\tfileSystemSynchronizedGroups = (BETAS);
        \t\t\tname = Beta;
        \t\t\tproductType = "com.apple.product-type.application";
        \t\t};
        \t\tCONFIGURATIONS = {isa = XCConfigurationList; buildConfigurations = (DEBUG); };
        \t\tDEBUG = {
        \t\t\tisa = XCBuildConfiguration; name = Debug;
        \t\t\tbuildSettings = {MACOSX_DEPLOYMENT_TARGET = 14.0; SDKROOT = macosx; };
        \t\t};
        \t};
        \trootObject = PROJECT;
        }

        """
}
