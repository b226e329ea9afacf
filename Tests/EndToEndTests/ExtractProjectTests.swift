import Foundation
import Testing
import Tiers

/// Steps on apps that only a project describes: what they leave is compiled, run, and taken back.
@Suite(.real, .timeLimit(.minutes(20))) struct ExtractProjectTests {
    private let app: ScratchFolder

    init() throws {
        app = try ScratchFolder()
        try app.write(
            """
            struct Article: Hashable {
                let title: String
                var price = 3

                static func + (left: Article, right: Article) -> Int { left.price + right.price }
            }

            """, to: "Shop/Models/Article.swift")
        try app.write(
            """
            struct Basket {
                enum Fault: Error { case empty }

                var articles: [Article] = []

                func total() throws -> Int {
                    if articles.isEmpty { throw Fault.empty }
                    return articles.map(\\.price).reduce(0, +)
                }
            }

            """, to: "Shop/Models/Basket.swift")
        try app.write(
            """
            struct Till {
                func sum(_ basket: Basket) -> String {
                    do { return "\\(try basket.total())" } catch Basket.Fault.empty { return "empty" }
                    catch { return "?" }
                }
            }

            """, to: "Shop/Till/Till.swift")
        try app.write(
            """
            let tea = Article(title: "Tea", price: 4)
            print(Till().sum(Basket()), Till().sum(Basket(articles: [tea, Article(title: "Cup")])))
            print(tea + tea, Set([tea, tea]).count)

            """, to: "Shop/main.swift")
    }

    @Test(arguments: DescribedApp.Kind.allCases)
    func `what is left builds, says the same, and comes back`(_ kind: DescribedApp.Kind)
        async throws
    {
        try app.write(kind.text, to: kind.file)
        let described = DescribedApp(folder: app)
        try await described.commit()
        let before = try await said(by: described, with: nil)
        #expect(before == "empty 7\n8 1\n")
        try await described.extract(
            "--seed", "Shop/Models", "--name", "Models", "--apply", "--yes")
        #expect(try await said(by: described, with: kind.folder) == before)
        try await described.extract("--undo")
        #expect(try await described.status(of: "Shop", kind.file) == "")
        #expect(!FileManager.default.fileExists(atPath: app.path + "/" + kind.folder))
    }

    /// What the app prints once it is built, with a module that stands in a folder.
    private func said(by app: DescribedApp, with module: String?) async throws -> String {
        let built = try ScratchFolder()
        let arguments = if let module { try await app.build(module, in: built) } else { [String]() }
        return try await app.said(by: app.sources(in: ["Shop"]), arguments, in: built)
    }
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
                    )
                ]
            )

            """
        case .xcode:
            """
            // !$*UTF8*$!
            {
            \tobjects = {
            \t\tPROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (SHOP); };
            \t\tMAIN = {isa = PBXGroup; children = (FOLDER); sourceTree = "<group>"; };
            \t\tFOLDER = {
            \t\t\tisa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>";
            \t\t};
            \t\tSHOP = {
            \t\t\tisa = PBXNativeTarget;
            \t\t\tbuildConfigurationList = LIST;
            \t\t\tbuildPhases = (SOURCES);
            \t\t\tfileSystemSynchronizedGroups = (FOLDER);
            \t\t\tname = Shop;
            \t\t\tproductType = "com.apple.product-type.application";
            \t\t};
            \t\tSOURCES = {isa = PBXSourcesBuildPhase; files = (); };
            \t\tLIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG); };
            \t\tDEBUG = {
            \t\t\tisa = XCBuildConfiguration; name = Debug;
            \t\t\tbuildSettings = {MACOSX_DEPLOYMENT_TARGET = 14.0; SDKROOT = macosx; };
            \t\t};
            \t};
            \trootObject = PROJECT;
            }

            """
        }
    }
}
