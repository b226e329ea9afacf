import Foundation
import Testing
import Tiers

/// A step on files that two flavours of an app compile: both are compiled and run, before and after.
@Suite(.real, .timeLimit(.minutes(20))) struct ExtractSharedTests {
    private let app: ScratchFolder

    init() throws {
        app = try ScratchFolder()
        for (path, text) in Self.files { try app.write(text + "\n", to: path) }
    }

    @Test(arguments: DescribedApp.Kind.allCases)
    func `both flavours build, say the same, and come back`(_ kind: DescribedApp.Kind) async throws
    {
        try app.write(kind.text, to: kind.file)
        if kind == .tuist { try app.write("public struct Kit {}\n", to: "Kit/Kit.swift") }
        let described = DescribedApp(folder: app)
        try await described.commit()
        let before = try await said(by: described, with: nil)
        #expect(before == ["Tea: 4, Cup: 1", "Tea for 2, Pot: 3"])
        try await described.extract(
            "--module", "Shop", "--seed", "Shop/Models", "--name", "Models", "--apply", "--yes")
        #expect(try await said(by: described, with: kind.folder) == before)
        try await described.extract("--undo")
        #expect(try await described.status() == "")
    }

    /// What both flavours print once they are built, with a module that stands in a folder.
    private func said(by app: DescribedApp, with module: String?) async throws -> [String] {
        let built = try ScratchFolder()
        let arguments = if let module { try await app.build(module, in: built) } else { [String]() }
        let flavours = [
            app.sources(in: ["Shop"]),
            app.sources(in: ["Beta", "Shop/Both", "Shop/Models"]).filter {
                !$0.contains("/Only/")
            },
        ]
        var lines: [String] = []
        for sources in flavours {
            let said = try await app.said(by: sources, arguments, in: built)
            lines.append(said.trimmingCharacters(in: .newlines))
        }
        return lines
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

extension DescribedApp.Kind {
    /// What the file says.
    fileprivate var text: String {
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

    fileprivate static let project = """
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
