import Foundation
import Testing
import Tiers

/// The real program makes features where Tuist or Xcode describes the app.
@Suite(.real) struct NewFeatureProjectTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    // MARK: Tuist

    private func writeTuist() throws {
        try folder.write("import ProjectDescription\nlet tuist = Tuist()\n", to: "Tuist.swift")
        try folder.write(
            """
            import ProjectDescription

            public enum Feature: String, CaseIterable {
                case home = "Home"
                case profile = "Profile"

                var path: Path {
                    switch self {
                    case .home:
                        return .relativeToRoot("Projects/Features/Home")
                    case .profile:
                        return .relativeToRoot("Projects/Features/Profile")
                    }
                }
            }

            extension TargetDependency {
                public static func feature(_ feature: Feature) -> TargetDependency {
                    .project(target: feature.rawValue + "Feature", path: feature.path)
                }
            }

            extension Project {
                public static func feature(
                    _ feature: Feature, dependencies: [TargetDependency]
                ) -> Project {
                    let name = feature.rawValue + "Feature"
                    return Project(
                        name: name,
                        targets: [
                            .target(
                                name: name, destinations: .iOS, product: .framework,
                                bundleId: "dev.shop", sources: ["Sources/**"],
                                dependencies: dependencies),
                            .target(
                                name: name + "Tests", destinations: .iOS, product: .unitTests,
                                bundleId: "dev.shop.tests", sources: ["Tests/**"],
                                dependencies: [.target(name: name)]),
                        ])
                }
            }

            """, to: "Tuist/ProjectDescriptionHelpers/Feature.swift")
        for (name, word) in [("Home", "home"), ("Profile", "profile")] {
            try folder.write(
                """
                import ProjectDescription
                import ProjectDescriptionHelpers

                let project = Project.feature(
                    .\(word), dependencies: [.project(target: "Core", path: "../../Core")])

                """, to: "Projects/Features/\(name)/Project.swift")
            try folder.write(
                """
                import Core
                import SwiftUI

                public struct \(name)View: View {
                    let model: \(name)ViewModel
                    public var body: some View { Text(Core.name) }
                }

                """, to: "Projects/Features/\(name)/Sources/\(name)View.swift")
            try folder.write(
                """
                import Core

                @Observable final class \(name)ViewModel {}

                """, to: "Projects/Features/\(name)/Sources/\(name)ViewModel.swift")
            try folder.write(
                """
                import XCTest

                final class \(name)Tests: XCTestCase {}

                """, to: "Projects/Features/\(name)/Tests/\(name)Tests.swift")
        }
        try folder.write(
            """
            import ProjectDescription

            let project = Project(name: "Core", targets: [
                .target(
                    name: "Core", destinations: .iOS, product: .framework, bundleId: "dev.core",
                    sources: ["Sources/**"]),
            ])

            """, to: "Projects/Core/Project.swift")
        try folder.write(
            "public enum Core { public static let name = \"\" }\n",
            to: "Projects/Core/Sources/Core.swift")
        try folder.write(
            """
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project(name: "Shop", targets: [
                .target(
                    name: "Shop", destinations: .iOS, product: .app, bundleId: "dev.app",
                    sources: ["Sources/**"],
                    dependencies: [
                        .feature(.home),
                        .feature(.profile),
                    ]),
            ])

            """, to: "Projects/App/Project.swift")
        try folder.write(
            "import HomeFeature\nimport ProfileFeature\nimport SwiftUI\n",
            to: "Projects/App/Sources/App.swift")
    }

    private func contents() throws -> [String: Data] {
        try KeptFolder.files(
            in: folder.path,
            below: FileManager.default.contentsOfDirectory(atPath: folder.path))
    }

    /// Makes the feature Search, and takes it back again.
    ///
    /// - Returns: The files that were new, and all texts, while it was there.
    private func made(
        _ options: String..., by look: (ModulesJSON, [String: String]) throws -> Void
    ) async throws -> Set<String> {
        let before = try contents()
        let made = try await BuiltProgram.run(
            BuiltProgram.strata,
            ["new", "feature", "Search", folder.path, "--yes", "--allow-dirty"] + options, in: nil)
        #expect(made.status == 0, "\(made.output)\(made.errors)")
        let after = try contents()
        let modules = try await ModulesJSON.of(folder.path)
        #expect(modules.incomplete.map(\.reason) == [])
        #expect(modules.unclaimed == [])
        try look(modules, after.mapValues { String(decoding: $0, as: UTF8.self) })
        let undone = try await BuiltProgram.run("new", "feature", "--undo", folder.path)
        #expect(undone.status == 0, "\(undone.errors)")
        #expect(try contents() == before)
        return Set(after.keys).subtracting(before.keys)
    }

    @Test func `a feature of Tuist gets its project, its case and its place in the app`()
        async throws
    {
        try writeTuist()
        let created = try await made { modules, texts in
            #expect(modules.modules.map(\.name).contains("SearchFeature"))
            #expect(modules.modules.map(\.name).contains("SearchFeatureTests"))
            let helper = texts["Tuist/ProjectDescriptionHelpers/Feature.swift"] ?? ""
            #expect(helper.contains("= \"Profile\"\n    case search = \"Search\"\n"))
            #expect(
                helper.contains(
                    ".search:\n            return .relativeToRoot(\"Projects/Features/Search\")"))
            #expect(
                texts["Projects/App/Project.swift"]?.contains(
                    ".feature(.profile),\n            .feature(.search),\n") == true)
            #expect(
                texts["Projects/Features/Search/Project.swift"]?.contains(".search, dependencies:")
                    == true)
        }
        #expect(
            created == [
                "Projects/Features/Search/Project.swift",
                "Projects/Features/Search/Sources/SearchView.swift",
                "Projects/Features/Search/Sources/SearchViewModel.swift",
                "Projects/Features/Search/Tests/SearchTests.swift",
            ])
    }

    private func writeTemplate(_ project: String) throws {
        try folder.write(
            """
            import ProjectDescription

            let nameAttribute: Template.Attribute = .required("name")
            let template = Template(
                description: "A feature",
                attributes: [nameAttribute, .required("author")],
                items: [
                    .file(
                        path: "Projects/Features/\\(nameAttribute)/Project.swift",
                        templatePath: "Project.stencil"),
                    .string(
                        path: "Projects/Features/\\(nameAttribute)/Sources/\\(nameAttribute).swift",
                        contents: "// By {{ author }}\\n"),
                    .string(
                        path: "Projects/Features/\\(nameAttribute)/Tests/\\(nameAttribute)Tests.swift",
                        contents: "import XCTest\\n"),
                ])

            """, to: "Tuist/Templates/feature/feature.swift")
        try folder.write(project, to: "Tuist/Templates/feature/Project.stencil")
    }

    private static let stencil = """
        import ProjectDescription
        import ProjectDescriptionHelpers

        let project = Project.feature(.{{ name|lowerFirstLetter }}, dependencies: [])

        """

    @Test func `a template of the team is filled in, and the rest is registered`() async throws {
        try writeTuist()
        try writeTemplate(Self.stencil)
        let created = try await made("--attribute", "author=Ann") { modules, texts in
            #expect(modules.modules.map(\.name).contains("SearchFeature"))
            #expect(texts["Projects/Features/Search/Sources/Search.swift"] == "// By Ann\n")
            #expect(
                texts["Tuist/ProjectDescriptionHelpers/Feature.swift"]?.contains("case search =")
                    == true)
        }
        #expect(
            created == [
                "Projects/Features/Search/Project.swift",
                "Projects/Features/Search/Sources/Search.swift",
                "Projects/Features/Search/Tests/SearchTests.swift",
            ])
    }

    @Test(arguments: [
        ([], stencil, "The template feature asks for author. Add --attribute author=…."),
        (["--attribute", "author=Ann"], "{% for one in all %}", "Project.stencil:1: “{% for"),
        (["--attribute", "author=Ann"], "import ProjectDescription\n", "Nothing is made, because"),
        (["--attribute", "author"], stencil, "Write it as NAME=VALUE."),
        (["--template", "screen"], stencil, "There are: feature."),
    ])
    func `what a template leaves open ends with 2, and nothing is written`(
        options: [String], project: String, sentence: String
    ) async throws {
        try writeTuist()
        try writeTemplate(project)
        let before = try contents()
        let outcome = try await BuiltProgram.run(
            BuiltProgram.strata,
            ["new", "feature", "Search", folder.path, "--yes", "--allow-dirty"] + options, in: nil)
        #expect(outcome.status == 2, "\(outcome.output)")
        #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
        #expect(try contents() == before)
    }

    // MARK: Xcode

    /// An app of Xcode whose features are packages of their own.
    private func writeXcode(reference: String) throws {
        for name in ["Home", "Profile"] {
            try folder.write(
                """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(
                    name: "\(name)Feature",
                    products: [.library(name: "\(name)Feature", targets: ["\(name)Feature"])],
                    targets: [.target(name: "\(name)Feature")])

                """, to: "Features/\(name)Feature/Package.swift")
            try folder.write(
                """
                import SwiftUI

                public struct \(name)View: View {
                    public var body: some View { Text("") }
                }

                """, to: "Features/\(name)Feature/Sources/\(name)Feature/\(name)View.swift")
        }
        try folder.write(
            "import HomeFeature\nimport ProfileFeature\n", to: "Shop/App.swift")
        try folder.write(
            """
            // !$*UTF8*$!
            {
            \tobjects = {
            \t\tPROJECT = {isa = PBXProject; mainGroup = MAIN; packageReferences = (HOME, PROFILE, ); targets = (SHOP, ); };
            \t\tMAIN = {isa = PBXGroup; children = (FOLDER, ); sourceTree = "<group>"; };
            \t\tFOLDER = {
            \t\t\tisa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>";
            \t\t};
            \t\tHOME = {isa = XCLocalSwiftPackageReference; relativePath = Features/HomeFeature; };
            \t\tPROFILE = {isa = XCLocalSwiftPackageReference; relativePath = Features/ProfileFeature; };
            \t\tSHOP = {
            \t\t\tisa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
            \t\t\tbuildPhases = (FRAMEWORKS, ); fileSystemSynchronizedGroups = (FOLDER, );
            \t\t\tpackageProductDependencies = (HOMEPRODUCT, PROFILEPRODUCT, );
            \t\t\tbuildConfigurationList = LIST;
            \t\t};
            \t\tLIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG, ); };
            \t\tDEBUG = {
            \t\t\tisa = XCBuildConfiguration; name = Debug;
            \t\t\tbuildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0; SWIFT_VERSION = 6.0; };
            \t\t};
            \t\tFRAMEWORKS = {isa = PBXFrameworksBuildPhase; files = (HOMEFILE, PROFILEFILE, ); };
            \t\tHOMEFILE = {isa = PBXBuildFile; productRef = HOMEPRODUCT; };
            \t\tPROFILEFILE = {isa = PBXBuildFile; productRef = PROFILEPRODUCT; };
            \t\tHOMEPRODUCT = {isa = XCSwiftPackageProductDependency; \(reference)productName = HomeFeature; };
            \t\tPROFILEPRODUCT = {isa = XCSwiftPackageProductDependency; productName = ProfileFeature; };
            \t};
            \trootObject = PROJECT;
            }

            """, to: "Shop.xcodeproj/project.pbxproj")
    }

    @Test func `a feature of a package of its own is linked by the app of Xcode`() async throws {
        try writeXcode(reference: "package = HOME; ")
        let created = try await made { modules, texts in
            #expect(modules.modules.map(\.name).contains("SearchFeature"))
            let project = texts["Shop.xcodeproj/project.pbxproj"] ?? ""
            #expect(project.contains("relativePath = Features/SearchFeature;"), "\(project)")
            #expect(project.contains("productName = SearchFeature;"), "\(project)")
        }
        #expect(
            created == [
                "Features/SearchFeature/Package.swift",
                "Features/SearchFeature/Sources/SearchFeature/SearchView.swift",
            ])
    }

    @Test func `a feature of a package for all is linked by the app of Xcode`() async throws {
        try writeXcode(reference: "")
        let project = try folder.text(of: "Shop.xcodeproj/project.pbxproj")
            .replacing("Features/HomeFeature", with: "Features")
            .replacing("(HOME, PROFILE, )", with: "(HOME, )")
            .split(separator: "\n").filter { !$0.contains("\t\tPROFILE = ") }
            .joined(separator: "\n")
        try folder.write(project, to: "Shop.xcodeproj/project.pbxproj")
        for name in ["Home", "Profile"] {
            let old = folder.path + "/Features/\(name)Feature"
            try FileManager.default.removeItem(atPath: old + "/Package.swift")
            try FileManager.default.createDirectory(
                atPath: folder.path + "/Features/Sources", withIntermediateDirectories: true)
            try FileManager.default.moveItem(
                atPath: old + "/Sources/\(name)Feature",
                toPath: folder.path + "/Features/Sources/\(name)Feature")
            try FileManager.default.removeItem(atPath: old)
        }
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Features",
                products: [
                    .library(name: "HomeFeature", targets: ["HomeFeature"]),
                    .library(name: "ProfileFeature", targets: ["ProfileFeature"]),
                ],
                targets: [
                    .target(name: "HomeFeature"),
                    .target(name: "ProfileFeature"),
                ])

            """, to: "Features/Package.swift")
        let created = try await made { modules, texts in
            #expect(modules.modules.map(\.name).contains("SearchFeature"))
            let project = texts["Shop.xcodeproj/project.pbxproj"] ?? ""
            #expect(project.contains("productName = SearchFeature;"), "\(project)")
        }
        #expect(created == ["Features/Sources/SearchFeature/SearchView.swift"])
    }
}
