import Architecture
import Codebase
import DomainStubs
import Editing
import Inverting
import Testing

/// Steps on an app of XcodeGen's that has no library beside it.
@Suite struct SpecificationExtractionTests {
    @Test func `the app uses the new package, and every file has one home`() async throws {
        let (extraction, codebase) = try await extracted(Self.spec)
        #expect(extraction.recipe.obstacle == nil)
        #expect(extraction.recipe.proof?.shown == .check)
        #expect(extraction.package == "Packages/Models")
        let after = try await codebase.applying(extraction.recipe).analysis()
        let modules = after.codebase.modules
        let new = try #require(modules.first { $0.name == "Models" })
        #expect(new.origin == .swiftpm)
        for name in ["Shop", "ShopTests"] {
            let user = try #require(modules.first { $0.name == name })
            #expect(after.graph.edge(EdgeID(from: user.id, to: new.id))?.declared == .direct)
        }
        #expect(
            modules.flatMap(\.sources).sorted() == [
                "Packages/Models/Sources/Models/Item.swift", "Shop/App.swift",
                "ShopTests/ItemTests.swift",
            ])
        #expect(after.incomplete.isEmpty)
        #expect(after.violations.isEmpty)
        let patch = extraction.recipe.changes.unifiedDiff(moving: extraction.moves)
        #expect(patch.contains("rename from Shop/Models/Item.swift\n"))
        #expect(patch.contains("\n-struct Item {\n+public struct Item {\n"))
    }

    @Test(arguments: [
        ("build/\nPackages/\n", "Modules/Models"), ("/Packages\n", "Modules/Models"),
        ("# Packages/\nPackages/Old\n", "Packages/Models"),
    ])
    func `a package is made where git does not ignore it`(
        lines: String, package: RelativePath
    ) async throws {
        let (extraction, _) = try await extracted(Self.spec, [".gitignore": lines])
        #expect(extraction.recipe.obstacle == nil)
        #expect(extraction.package == package)
    }

    @Test func `a library beside the app is still what a module is modelled on`() async throws {
        let library = "  Kit:\n    type: framework\n    platform: iOS\n    sources: Kit\n"
        let (extraction, _) = try await extracted(
            Self.spec + library, ["Kit/Kit.swift": "public struct Kit {}\n"])
        #expect(extraction.package == nil)
        #expect(extraction.folder == "Models")
    }

    @Test func `a module that nobody is known to bring stops it, in backticks too`() async throws {
        let name = "`Evil; let x = 1`"
        let (extraction, _) = try await extracted(
            Self.spec, ["Shop/Models/Item.swift": "import \(name)\n\nstruct Item {}\n"])
        // No package is known to bring it.
        #expect(
            extraction.recipe.obstacle?.hasPrefix(
                "Shop/Models/Item.swift:1 imports Evil; let x = 1, and Shop does not say which")
                == true)
        let exported = try await extracted(
            Self.spec, ["Shop/Exports.swift": "@_exported import \(name)\n"])
        #expect(exported.0.recipe.obstacle?.hasPrefix("Shop/Exports.swift:1 imports Evil") == true)
    }

    @Test func `what a property list or a storyboard names stays where it is`() async throws {
        let list = """
                info:
                  path: Shop/Info.plist
                  properties:
                    NSExtension:
                      NSExtensionPrincipalClass: $(PRODUCT_MODULE_NAME).Item

            """
        let parts = Self.spec.split(separator: "  ShopTests:")
        let (listed, _) = try await extracted(parts[0] + list + "  ShopTests:" + parts[1])
        #expect(listed.recipe.obstacle?.hasPrefix("project.yml:14 names Item with its mod") == true)
        let board = "<document>\n<view customClass=\"Item\" id=\"a\"/>\n"
        let (shown, _) = try await extracted(Self.spec, ["Shop/Main.storyboard": board])
        #expect(shown.recipe.obstacle?.hasPrefix("Shop/Main.storyboard:2 names Item") == true)
    }

    @Test func `a storyboard names what moves with its new module`() async throws {
        func board(_ item: String) -> String {
            """
            <document>
            <view customClass="Item" customModule="\(item) sceneMemberID="x"/>
            <view customClass="Cart" customModule="Shop" customModuleProvider="target"/>
            <view customClass="Item" customModule="ShopTests" customModuleProvider="target"/>

            """
        }
        let before = board("Shop\" customModuleProvider=\"target\"")
        let (extraction, _) = try await extracted(
            Self.spec, ["Shop/Detail.storyboard": before])
        let change = try #require(
            extraction.recipe.changes.changes.first { $0.path.name == "Detail.storyboard" })
        #expect(change.before == before)
        #expect(change.after == board("Models\""))
    }

    @Test func `what the system looks for in the program stays there`() async throws {
        let (extraction, _) = try await extracted(
            Self.spec, ["Shop/Models/Hints.swift": "struct Hints: AppShortcutsProvider {}\n"])
        let reason = try #require(extraction.recipe.obstacle)
        #expect(reason.hasPrefix("Hints.swift:1 conforms to AppShortcutsProvider"))
    }

    @Test(arguments: [
        ("6.0", "struct Item {", "", true), ("5.0", "struct Item {", "", false),
        ("6.0", "struct Item: Sendable {", "", false),
        ("6.0", "struct Item {", "@MainActor ", false),
    ])
    func `what is kept for the whole program has to stay sendable`(
        mode: String, head: String, actor: String, isRefused: Bool
    ) async throws {
        let item =
            "\(head)\n    let name: String\n    \(actor)static let all = [Item(name: \"a\")]\n}\n"
        let spec = Self.spec.replacing(
            "    sources: Shop\n",
            with: "    sources: Shop\n    settings:\n      SWIFT_VERSION: \"\(mode)\"\n")
        let (extraction, _) = try await extracted(
            spec,
            [
                "Shop/Models/Item.swift": item,
                "Shop/App.swift": "struct ShopApp {\n    let items: [Item] = Item.all\n}\n",
            ])
        let reason = "Item.swift:3: all keeps values of Item, which is public"
        #expect((extraction.recipe.obstacle?.hasPrefix(reason) == true) == isRefused)
        #expect((extraction.recipe.obstacle == nil) != isRefused)
    }

    @Test func `nothing leaves what a second description has, too`() async throws {
        let manifest = """
            // swift-tools-version: 5.10
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Shop", path: "Shop"),
                .testTarget(name: "ShopTests", dependencies: ["Shop"], path: "ShopTests"),
            ])

            """
        let (extraction, codebase) = try await extracted(Self.spec, ["Package.swift": manifest])
        let choices = try await codebase.analysis().codebase.choices
        #expect(choices.map(\.reason) == [.sameSources])
        let reason = try #require(extraction.recipe.obstacle)
        #expect(reason.contains("has the same sources and would not know the new module"))
    }

    @Test(arguments: [Origin.xcode, .tuist, .cocoapods])
    func `a project with a package's sources is asked about, or refused`(origin: Origin) {
        let choice = DescriptionChoice(
            leftOut: "Kit.xcodeproj", origin: origin, taken: "Package.swift",
            takenOrigin: .swiftpm, reason: .sameSources, modules: 1)
        let kit = Module.stub("Kit")
        let analysis = Analysis.stub(
            Codebase(root: "/codebase", modules: [kit], choices: [choice]), facts: [:])
        let obstacle = obstacleOfExtracting(from: kit, in: analysis)
        #expect((obstacle == nil) == (origin != .tuist))
        let asked = kit.askingForTwins(of: "Models", in: analysis).map(\.text)
        #expect((asked.first?.hasPrefix("Is Kit.xcodeproj still ") == true) == (origin != .tuist))
    }

    private func extracted(
        _ spec: String, _ more: [RelativePath: String] = [:]
    ) async throws -> (Extraction, MemoryCodebase) {
        let files = Self.files.merging(more) { _, new in new }
            .merging(["project.yml": spec]) { _, new in new }
        let codebase = MemoryCodebase(files)
        #expect(try await codebase.analysis().incomplete.isEmpty)
        return (try await codebase.extracted("Shop/Models"), codebase)
    }

    private static let files: [RelativePath: String] = [
        "Shop/Models/Item.swift": "struct Item {\n    let name: String\n}\n",
        "Shop/App.swift": "struct ShopApp {\n    let item = Item(name: \"a\")\n}\n",
        "ShopTests/ItemTests.swift": """
        import XCTest

        @testable import Shop

        final class ItemTests: XCTestCase {
            func testName() { XCTAssertEqual(Item(name: "a").name, "a") }
        }

        """,
    ]

    private static let spec = """
        name: Shop
        options:
          deploymentTarget:
            iOS: "16.4"
        targets:
          Shop:
            type: application
            platform: iOS
            sources: Shop
          ShopTests:
            type: bundle.unit-test
            platform: iOS
            sources: [ShopTests]
            dependencies:
              - target: Shop

        """
}
