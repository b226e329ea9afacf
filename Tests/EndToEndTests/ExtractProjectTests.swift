import Foundation
import Testing
import Tiers

/// Steps on apps that only a project describes: what they leave is compiled, run, and taken back.
///
/// Nothing here can build such a project, so that the compiler is called as it would be: the new
/// module first, by its package where it has one, then what stays with it.
@Suite(.real, .timeLimit(.minutes(20))) struct ExtractProjectTests {
    /// Who describes the app.
    enum Kind: CaseIterable {
        case xcodeGen, tuist, xcode
    }

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

    @Test(arguments: Kind.allCases)
    func `what is left builds, says the same, and comes back`(_ kind: Kind) async throws {
        try app.write(kind.text, to: kind.file)
        for arguments in [["init", "--quiet"], ["add", "--all"], ["commit", "-qm", "a"]] {
            try await BuiltProgram.git(arguments, in: app.path)
        }
        let before = try await said(with: nil)
        #expect(before == "empty 7\n8 1\n")
        let done = try await BuiltProgram.run(
            BuiltProgram.strata,
            ["extract", "--seed", "Shop/Models", "--name", "Models", app.path, "--apply", "--yes"])
        #expect(done.status == 0, "\(done.errors)\(done.output)")
        #expect(try await said(with: kind.folder) == before)
        let undone = try await BuiltProgram.run(
            BuiltProgram.strata, ["extract", app.path, "--undo"])
        #expect(undone.status == 0, "\(undone.errors)")
        #expect(try await run("git", ["status", "--short", "--", "Shop", kind.file]).output == "")
        #expect(!FileManager.default.fileExists(atPath: app.path + "/" + kind.folder))
    }

    /// What the app prints once it is built, with a module that stands in a folder.
    private func said(with folder: String?) async throws -> String {
        let built = try ScratchFolder()
        var arguments: [String] = []
        if let folder {
            let isPackage = FileManager.default.fileExists(
                atPath: "\(app.path)/\(folder)/Package.swift")
            if isPackage {
                let outcome = try await BuiltProgram.run(
                    "swift",
                    [
                        "build", "--package-path", app.path + "/" + folder, "--scratch-path",
                        built.path,
                    ])
                #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
            }
            let module = ["-module-name", "Models", "-parse-as-library"] + sources(in: folder)
            let outcome = try await run(
                "swiftc",
                ["-emit-module", "-emit-library", "-static", "-o", built.path + "/libModels.a"]
                    + module)
            #expect(outcome.status == 0, "\(outcome.errors)")
            arguments = ["-I", built.path, "-L", built.path, "-lModels"]
        }
        let program = built.path + "/shop"
        let outcome = try await run("swiftc", sources(in: "Shop") + ["-o", program] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try await run(program, []).output
    }

    private func run(_ program: String, _ arguments: [String]) async throws -> BuiltProgram.Outcome
    {
        try await BuiltProgram.run(program, arguments, in: app.path)
    }

    /// The Swift files of a folder, without manifests.
    private func sources(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: app.path + "/" + folder)
        return (names?.compactMap { $0 as? String } ?? []).sorted()
            .filter { $0.hasSuffix(".swift") && $0 != "Package.swift" && !$0.hasPrefix(".build") }
            .map { "\(app.path)/\(folder)/\($0)" }
    }
}

extension ExtractProjectTests.Kind {
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
