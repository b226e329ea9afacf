import Architecture
import Codebase
import Editing
import Inverting
import Testing

/// Steps on an app of Tuist's that has no library beside it.
@Suite struct TuistExtractionTests {
    @Test func `the app gets its first framework, and every file has one home`() async throws {
        let (extraction, codebase) = try await extracted()
        #expect(extraction.recipe.obstacle == nil)
        #expect(extraction.recipe.proof?.shown == .check)
        #expect(extraction.recipe.questions.isEmpty)
        #expect(extraction.package == nil)
        let after = try await codebase.applying(extraction.recipe).analysis()
        let modules = after.codebase.modules
        let new = try #require(modules.first { $0.name == "Models" })
        #expect(new.kind == .framework)
        for name in ["Shop", "ShopTests"] {
            let user = try #require(modules.first { $0.name == name })
            #expect(after.graph.edge(EdgeID(from: user.id, to: new.id))?.declared == .direct)
        }
        #expect(
            modules.flatMap(\.sources).sorted() == [
                "App/Models/Sources/Item.swift", "App/Shop/Sources/App.swift",
                "App/Shop/Tests/ItemTests.swift",
            ])
        #expect(after.incomplete.isEmpty)
        #expect(after.violations.isEmpty)
        let patch = extraction.recipe.changes.unifiedDiff(moving: extraction.moves)
        #expect(patch.contains("rename from App/Shop/Sources/Models/Item.swift\n"))
        #expect(patch.contains("\n-struct Item {\n+public struct Item {\n"))
    }

    @Test func `settings of the app are asked about, as the framework has none`() async throws {
        let project = Self.project.replacing(
            "dependencies: []", with: "dependencies: [], settings: .settings(base: [:])")
        let (extraction, _) = try await extracted(["App/Project.swift": project])
        #expect(
            extraction.recipe.questions.map(\.text) == [
                "Does Models need settings that App/Project.swift gives Shop alone, such as flags "
                    + "of the compiler? It has none of its own."
            ])
    }

    @Test(arguments: ["ShopAsset", "ShopStrings"])
    func `what is written for the app alone keeps files in it`(_ name: String) async throws {
        let (extraction, _) = try await extracted([
            "App/Shop/Sources/Models/Item.swift": "struct Item {\n    let a = \(name).b\n}\n"
        ])
        let obstacle = try #require(extraction.recipe.obstacle)
        #expect(obstacle.hasPrefix("App/Shop/Sources/Models/Item.swift names \(name), which"))
        #expect(extraction.recipe.changes.isEmpty)
    }

    @Test(arguments: [("UIFont.head0", true), (".head0", true), (".bold", false)])
    func `what a template adds to the platform keeps files in the app`(
        use: String, isWritten: Bool
    ) async throws {
        let (extraction, _) = try await extracted([
            "Tuist/ResourceSynthesizers/Fonts.stencil": """
            {{accessModifier}} extension UIKit.UIFont {
              {% for family in families %}
              static var head0: UIFont {
                {{param.name}}FontFamily.{{family.name}}.bold._32
              }
              static var bold: UIFont { .head0 }
              {% endfor %}
            }

            """,
            "App/Shop/Sources/Models/Item.swift": """
            import UIKit

            struct Item {
                let name: String
                let font = fonts.map { $0 == \(use) }
            }

            """,
        ])
        guard isWritten else {
            #expect(extraction.recipe.obstacle == nil)
            return
        }
        #expect(
            extraction.recipe.obstacle
                == "App/Shop/Sources/Models/Item.swift names UIFont.head0, which Tuist writes after "
                + "Tuist/ResourceSynthesizers/Fonts.stencil for Shop. Leave that file out, or hand "
                + "in what it takes from there.")
    }

    @Test func `an app that a helper declares is left to a person`() async throws {
        let project = """
            import ProjectDescription

            func app(_ name: String) -> Target {
                .target(
                    name: name, destinations: .iOS, product: .app, bundleId: "dev.\\(name)",
                    sources: ["Shop/Sources/**"])
            }

            let project = Project(name: "Shop", targets: [app("Shop")])

            """
        let (extraction, _) = try await extracted([
            "App/Project.swift": project, "App/Shop/Tests/ItemTests.swift": "",
        ])
        #expect(extraction.recipe.obstacle?.contains("manifest by hand") == true)
        #expect(extraction.recipe.changes.isEmpty)
    }

    @Test func `a line that names a file which moves goes with it`() async throws {
        let (extraction, _) = try await extracted([
            "App/Project.swift": Self.naming("Shop/Sources/Models/Item.swift")
        ])
        #expect(extraction.recipe.obstacle == nil)
        let manifest = extraction.recipe.changes.changes.first { $0.path.name == "Project.swift" }
        #expect(manifest?.after?.contains("Item.swift") == false)
    }

    @Test(arguments: [
        "[\"Shop/Sources/**\", \"Shop/Sources/Models/*.swift\"]",
        "[\"Shop/Sources/Models/*.swift\", \"Shop/Sources/**\"]",
        "[\n    \"Shop/Sources/**\",\n    \"Shop/Sources/Models/*.swift\",\n]",
    ])
    func `a pattern in a folder that would be empty leaves the list of sources`(
        list: String
    ) async throws {
        let (extraction, _) = try await extracted([
            "App/Project.swift": Self.project.replacing("[\"Shop/Sources/**\"]", with: list)
        ])
        #expect(extraction.recipe.obstacle == nil)
        let manifest = extraction.recipe.changes.changes.first { $0.path.name == "Project.swift" }
        let left = list.replacing(" \"Shop/Sources/Models/*.swift\",", with: "")
            .replacing(", \"Shop/Sources/Models/*.swift\"", with: "")
            .replacing("\"Shop/Sources/Models/*.swift\", ", with: "")
            .replacing("\n   \n", with: "\n")
        #expect(manifest?.after?.contains("sources: \(left)") == true, "\(manifest?.after ?? "")")
    }

    @Test func `a pattern that is handed to a helper is changed first`() async throws {
        let list = "[\"Shop/Sources/**\", .glob(\"Shop/Sources/Models/*.swift\")]"
        let (extraction, _) = try await extracted([
            "App/Project.swift": Self.project.replacing("[\"Shop/Sources/**\"]", with: list)
        ])
        #expect(
            extraction.recipe.obstacle
                == "App/Project.swift names Shop/Sources/Models/, from where the files would go. "
                + "Change that by hand first.")
    }

    /// The project with one more line in the sources of the app.
    private static func naming(_ path: String) -> String {
        project.replacing(
            "[\"Shop/Sources/**\"]",
            with: """
                [
                                "Shop/Sources/**",
                                "\(path)",
                            ]
                """)
    }

    private func extracted(
        _ more: [RelativePath: String] = [:]
    ) async throws -> (Extraction, MemoryCodebase) {
        let files = Self.files.merging(more) { _, new in new }.filter { !$0.value.isEmpty }
        let codebase = MemoryCodebase(files)
        #expect(try await codebase.analysis().incomplete.isEmpty)
        return (try await codebase.extracted("App/Shop/Sources/Models"), codebase)
    }

    private static let files: [RelativePath: String] = [
        "Tuist.swift": "import ProjectDescription\n\nlet tuist = Tuist()\n",
        "App/Project.swift": project,
        "App/Shop/Sources/Models/Item.swift": "struct Item {\n    let name: String\n}\n",
        "App/Shop/Sources/App.swift": "struct ShopApp {\n    let item = Item(name: \"a\")\n}\n",
        "App/Shop/Tests/ItemTests.swift": """
        import XCTest

        @testable import Shop

        final class ItemTests: XCTestCase {
            func testName() { XCTAssertEqual(Item(name: "a").name, "a") }
        }

        """,
    ]

    private static let project = """
        import ProjectDescription

        let project = Project(
            name: "Shop",
            targets: [
                .target(
                    name: "Shop",
                    destinations: .iOS,
                    product: .app,
                    bundleId: "dev.shop",
                    deploymentTargets: .iOS("17.0"),
                    infoPlist: .default,
                    sources: ["Shop/Sources/**"],
                    resources: ["Shop/Resources/**"],
                    dependencies: []
                ),
                .target(
                    name: "ShopTests",
                    destinations: .iOS,
                    product: .unitTests,
                    bundleId: "dev.shop.tests",
                    sources: ["Shop/Tests/**"],
                    dependencies: [.target(name: "Shop")]
                ),
            ]
        )

        """
}
