import Architecture
import Codebase
import Extracting
import Inverting
import Testing

/// Types that tools write for an app, which a new module would not see.
@Suite struct GeneratedTypesTests {
    @Test(arguments: [
        ("Shop/Intents.intentdefinition", intents, "let intent = BuyItemIntent()", "BuyItemIntent"),
        ("Shop/Intents.intentdefinition", intents, "let size = Size.large", "Size"),
        ("Shop/Shop.xcdatamodeld/1.xcdatamodel/contents", model, "let kept = Entry()", "Entry"),
        ("Shop/Taste.mlmodel", "", "let taste = Taste()", "Taste"),
        ("swiftgen.yml", swiftGen, "let title = L10n.title", "L10n"),
        ("swiftgen.yml", swiftGen, "let color = Palette.red", "Palette"),
    ])
    func `what is written for the app keeps a file there`(
        path: String, text: String, line: String, name: String
    ) async throws {
        let extraction = try await extracted([RelativePath(path): text], line)
        #expect(
            extraction.recipe.obstacle
                == "Shop/Models/Item.swift names \(name), which is written from \(path) for Shop "
                + "alone. Leave that file out, or hand in what it takes from there.")
    }

    @Test func `an extension of such a class stays as well`() async throws {
        let files: [RelativePath: String] = [
            "Shop/Intents.intentdefinition": Self.intents,
            "Shop/Models/Buy.swift":
                "extension BuyItemIntent {\n    var isLarge: Bool { true }\n}\n",
        ]
        let extraction = try await extracted(files)
        #expect(extraction.recipe.obstacle?.contains("Buy.swift names BuyItemIntent") == true)
    }

    @Test func `what R.swift writes stays, and a type parameter R moves`() async throws {
        let podfile: [RelativePath: String] = ["Podfile": "pod 'R.swift'\n"]
        let resource = try await extracted(podfile, "let title = R.string.title()")
        #expect(
            resource.recipe.obstacle?.contains("names R, which is written from Podfile") == true)
        let parameter = try await extracted(podfile, "func a<R>(_ body: () -> R) -> R { body() }")
        #expect(parameter.recipe.obstacle == nil)
    }

    @Test(arguments: [
        ("Shop/Shop.xcdatamodeld/1.xcdatamodel/contents", manualModel, "let kept = Entry()"),
        ("Shop/Intents.intentdefinition", intents, "let size = Width.large"),
        ("Other/Intents.intentdefinition", intents, "let size = Size.large"),
    ])
    func `what is not written for the app is no obstacle`(
        path: String, text: String, line: String
    ) async throws {
        let extraction = try await extracted([RelativePath(path): text], line)
        #expect(extraction.recipe.obstacle == nil)
    }

    @Test func `a file that SwiftGen wrote among the sources moves as others do`() async throws {
        let files: [RelativePath: String] = [
            "swiftgen.yml": Self.swiftGen,
            "Shop/Models/Strings.swift": "enum L10n {\n    static let title = \"\"\n}\n",
        ]
        let extraction = try await extracted(files, "let title = L10n.title")
        #expect(extraction.recipe.obstacle == nil)
    }

    @Test func `a class that a Core Data model names with its module stays`() async throws {
        let files: [RelativePath: String] = [
            "Shop/Shop.xcdatamodeld/1.xcdatamodel/contents": Self.manualModel,
            "Shop/Models/Entry.swift": "import CoreData\n\nfinal class Entry: NSManagedObject {}\n",
        ]
        let extraction = try await extracted(files)
        #expect(
            extraction.recipe.obstacle?.hasPrefix(
                "Shop/Shop.xcdatamodeld/1.xcdatamodel/contents:1 names Entry with its module")
                == true)
    }

    @Test func `a plan tells what a step names of them`() async throws {
        let codebase = codebase(
            ["Shop/Intents.intentdefinition": Self.intents], "let intent = BuyItemIntent()")
        let analysis = try await codebase.analysis()
        let shop = try #require(analysis.codebase.modules.first { $0.name == "Shop" })
        let planExtraction = PlanExtraction(shop, in: analysis, files: codebase.files.keys.sorted())
        let step = try #require(planExtraction.plan(seed: "Item", steps: 1)?.candidates.last)
        #expect(step.why.contains("It names no source file that stays."))
        #expect(
            step.why.contains(
                "Item.swift names what is written for Shop alone, as BuyItemIntent from "
                    + "Shop/Intents.intentdefinition."))
    }

    private func extracted(
        _ files: [RelativePath: String], _ line: String = ""
    ) async throws -> Extraction {
        try await codebase(files, line).extracted("Shop/Models")
    }

    private func codebase(_ files: [RelativePath: String], _ line: String) -> MemoryCodebase {
        let sources: [RelativePath: String] = [
            "project.yml": """
            name: Shop
            targets:
              Shop:
                type: application
                platform: iOS
                deploymentTarget: "17.0"
                sources: Shop
              Other:
                type: application
                platform: iOS
                sources: Other
            """,
            "Shop/Models/Item.swift": "struct Item {\n    \(line)\n}\n",
            "Shop/App.swift": "@main struct ShopApp {\n    static func main() { _ = Item() }\n}\n",
            "Other/App.swift": "@main struct OtherApp {\n    static func main() {}\n}\n",
        ]
        return MemoryCodebase(sources.merging(files) { $1 })
    }

    private static let intents = """
        <plist version="1.0"><dict>
        <key>INEnums</key><array><dict><key>INEnumName</key>
        <string>Size</string></dict></array>
        <key>INIntents</key><array><dict><key>INIntentName</key>
        <string>BuyItem</string></dict></array>
        </dict></plist>
        """

    private static let model = """
        <model><entity name="Entry" representedClassName=".Entry" codeGenerationType="class">
        </entity></model>
        """

    private static let manualModel = """
        <model><entity name="Entry" representedClassName=".Entry"></entity></model>
        """

    private static let swiftGen = """
        output_dir: ${DERIVED_SOURCES_DIR}
        strings:
          inputs: en.lproj
          outputs:
            - templateName: structured-swift5
              output: Strings.swift
        xcassets:
          - inputs: Colors.xcassets
            outputs:
              - templateName: swift5
                params:
                  enumName: Palette
                output: Colors.swift
        """
}
