import Foundation
import Testing
import Tiers

/// Manifests of XcodeGen and Tuist that are made to declare what files import.
@Suite(.real) struct FixProjectsTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    /// Three modules of which the first imports two.
    private func writeSources(app: String = "import Core\nimport Home\n") throws {
        try folder.write(app, to: "App/App.swift")
        try folder.write("public struct Home {}\n", to: "Home/Home.swift")
        try folder.write("public struct Core {}\n", to: "Core/Core.swift")
        try folder.write("public struct Old {}\n", to: "Old/Old.swift")
    }

    private func writeNetPackage() throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Net", products: [
                    .library(name: "NetKit", targets: ["NetKit"]),
                    .library(name: "NetMocks", targets: ["NetMocks"]),
                ], targets: [.target(name: "NetKit"), .target(name: "NetMocks")])
            """, to: "Packages/Net/Package.swift")
        for name in ["NetKit", "NetMocks"] {
            try folder.write("public struct S {}\n", to: "Packages/Net/Sources/\(name)/S.swift")
        }
    }

    private func fix(_ options: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(
            BuiltProgram.strata, ["imports", "--fix", folder.path] + options, in: nil)
    }

    /// Shows the change without touching the file, makes it, and finds nothing more to do.
    ///
    /// - Returns: The text of the manifest after, and what was shown before.
    private func fixed(_ manifest: String) async throws -> (text: String, diff: String) {
        let before = try folder.text(of: manifest)
        let shown = try await fix()
        #expect(shown.status == 0, "\(shown.output)\(shown.errors)")
        #expect(shown.output.contains("Nothing was changed. Add --yes to write these changes."))
        #expect(try folder.text(of: manifest) == before)
        #expect(try await fix("--yes", "--allow-dirty").status == 0)
        let check = try await BuiltProgram.run("check", folder.path, "--all")
        #expect(!check.output.contains("[undeclared]") && !check.output.contains("[unused]"))
        let again = try await fix("--yes", "--allow-dirty")
        #expect(again.output == "Nothing to change.\n")
        return (try folder.text(of: manifest), shown.output)
    }

    /// A configuration that accepts that a manifest leaves out folders of the other tests.
    private static func accepted(_ manifest: String) -> String {
        "accept:\n  - path: \(manifest)\n    reason: The other folders are of other tests.\n"
    }

    private static let specification = """
        # The shop.
        name: Shop
        options: {bundleIdPrefix: org.example}   # odd   spacing
        packages:
          Net: {path: Packages/Net}
        settings: &settings
          SWIFT_VERSION: "6.0"

        targets:
          App:   # the app
            type: application
            platform: iOS
            settings: *settings
            sources: [App]
            dependencies:
              # screens
              - target: Home   # first
              - target: "Old"
                embed: false
              - package: Net
                products: [NetKit, NetMocks]  # network

          Home: {type: framework, platform: iOS, sources: [Home]}
          Core:
            type: framework
            platform: iOS
            sources: [Core]
          Old: {type: framework, platform: iOS, sources: [Old]}

        """

    @Test(arguments: ["\n", "\r\n"])
    func `a project.yml declares what is imported, and all else is as it was`(
        lineEnd: String
    ) async throws {
        try writeSources(app: "import Core\nimport Home\nimport NetKit\n")
        try writeNetPackage()
        let before = Self.specification.replacingOccurrences(of: "\n", with: lineEnd)
        try folder.write(before, to: "project.yml")
        let (after, diff) = try await fixed("project.yml")
        let gone = ["      - target: \"Old\"", "        embed: false"].map { $0 + lineEnd }
        let old = "        products: [NetKit, NetMocks]  # network" + lineEnd
        let new = "        products: [NetKit]  # network\(lineEnd)      - target: Core\(lineEnd)"
        let wanted = before.replacingOccurrences(of: gone.joined(), with: "")
            .replacingOccurrences(of: old, with: new)
        #expect(after == wanted)
        #expect(diff.contains("-      - target: \"Old\""))
        #expect(diff.contains("+      - target: Core"))
    }

    @Test(arguments: [
        ("dependencies: [{target: Old}]", "are on one line or use an anchor. Change them"),
        ("templates: [Base]", "Edit the line that declares it, by hand."),
    ])
    func `what a project.yml says in other ways is left alone with the reason`(
        line: String, reason: String
    ) async throws {
        try writeSources(app: "let a = 1\n")
        let text = """
            name: Shop
            targetTemplates:
              Base:
                dependencies:
                  - target: Old
            targets:
              App:
                type: application
                platform: iOS
                sources: [App]
                \(line)
              Old: {type: framework, platform: iOS, sources: [Old]}
            """
        try folder.write(text, to: "project.yml")
        try folder.write(Self.accepted("project.yml"), to: ".strata.yml")
        let outcome = try await fix("--yes", "--allow-dirty")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("To change by hand:"), "\(outcome.output)")
        #expect(outcome.output.contains(reason), "\(outcome.output)")
        #expect(outcome.output.hasSuffix("Change them by hand, then run: strata check\n"))
        #expect(try folder.text(of: "project.yml") == text)
    }

    private static let project = """
        import ProjectDescription

        // The shop.
        let project = Project(
            name: "Shop",
            targets: [
                .target(
                    name: "App", destinations: .iOS, product: .app, bundleId: "org.example.App",
                    sources: ["App/**"],
                    dependencies: [
                        .target(name: "Home"),  // first
                        .target(name: "Old"),
                        .project(target: "Ads", path: "../Ads"),
                    ]
                ),
                .target(
                    name: "Home", destinations: .iOS, product: .framework,
                    bundleId: "org.example.Home", sources: ["Home/**"]),
                .target(
                    name: "Core",   destinations: .iOS, product: .framework,
                    bundleId: "org.example.Core", sources: ["Core/**"]),
                .target(
                    name: "Old", destinations: .iOS, product: .framework,
                    bundleId: "org.example.Old", sources: ["Old/**"]),
            ]
        )

        """

    private static let ads = """
        import ProjectDescription

        let project = Project(name: "Ads", targets: [
            .target(name: "Ads", destinations: .iOS, product: .framework,
                    bundleId: "org.example.Ads", sources: ["Sources/**"])
        ])
        """

    @Test func `a literal of Tuist declares the imports, and all else stays`() async throws {
        try folder.write("import Core\nimport Home\n", to: "Shop/App/App.swift")
        for name in ["Home", "Core", "Old"] {
            try folder.write("public struct \(name) {}\n", to: "Shop/\(name)/\(name).swift")
        }
        try folder.write("public struct Ads {}\n", to: "Ads/Sources/Ads.swift")
        try folder.write(Self.project, to: "Shop/Project.swift")
        try folder.write(Self.ads, to: "Ads/Project.swift")
        let (after, diff) = try await fixed("Shop/Project.swift")
        let gone = """
                            .target(name: "Old"),
                            .project(target: "Ads", path: "../Ads"),

            """
        let first = "                .target(name: \"Home\"),  // first\n"
        let core = "                .target(name: \"Core\"),\n"
        let without = Self.project.replacingOccurrences(of: gone, with: "")
        #expect(
            [core + first, first + core].map {
                without.replacingOccurrences(of: first, with: $0)
            }.contains(after), "\(after)")
        #expect(try folder.text(of: "Ads/Project.swift") == Self.ads)
        #expect(diff.contains("-                .target(name: \"Old\"),"))
    }

    @Test func `what a helper of Tuist's makes leaves the target, and not the helper`() async throws
    {
        try writeSources(app: "let a = 1\n")
        let text = """
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project(
                name: "Shop",
                targets: [
                    .target(
                        name: "App", destinations: .iOS, product: .app, bundleId: "a",
                        sources: ["App/**"], dependencies: [.old]),
                    .target(
                        name: "Old", destinations: .iOS, product: .framework, bundleId: "o",
                        sources: ["Old/**"]),
                ])
            """
        try folder.write(text, to: "Project.swift")
        let helper = """
            import ProjectDescription

            extension TargetDependency {
                public static let old = TargetDependency.target(name: "Old")
            }
            """
        try folder.write(helper, to: "Tuist/ProjectDescriptionHelpers/Names.swift")
        try folder.write(Self.accepted("Project.swift"), to: ".strata.yml")
        let outcome = try await fix("--yes", "--allow-dirty")
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(
            try folder.text(of: "Project.swift")
                == text.replacing("dependencies: [.old]", with: "dependencies: []"))
        #expect(
            try folder.text(of: "Tuist/ProjectDescriptionHelpers/Names.swift") == helper)
    }
}
