import Architecture
import Codebase
import Editing
import Inverting
import Testing

/// Steps on an app of Xcode's.
@Suite struct ProjectExtractionTests {
    @Test func `the app depends on the new module, and every file has one home`() async throws {
        let (extraction, codebase) = try await extracted()
        #expect(extraction.recipe.obstacle == nil)
        #expect(extraction.recipe.proof?.shown == .check)
        #expect(extraction.folder == "Packages/Models/Sources/Models")
        let after = try await codebase.applying(extraction.recipe).analysis()
        let modules = after.codebase.modules
        let new = try #require(modules.first { $0.name == "Models" })
        #expect(new.origin == .swiftpm)
        for name in ["Shop", "ShopTests"] {
            let user = try #require(modules.first { $0.name == name })
            #expect(after.graph.edge(EdgeID(from: user.id, to: new.id))?.declared == .direct)
        }
        let homes = modules.flatMap(\.sources)
        #expect(Set(homes).count == homes.count)
        #expect(
            Set(homes) == [
                "Packages/Models/Sources/Models/Item.swift",
                "Packages/Models/Sources/Models/ItemView.swift",
                "Packages/Money/Sources/Money/Money.swift",
                "Shop/App.swift", "ShopTests/ItemTests.swift",
            ])
        #expect(after.incomplete.isEmpty)
        #expect(after.violations.isEmpty)
    }

    @Test func `the package declares what its files import, and the app no longer`() async throws {
        let (extraction, _) = try await extracted()
        let texts = Dictionary(
            uniqueKeysWithValues: extraction.recipe.changes.changes.map { ($0.path, $0.after) })
        let manifest = try #require(texts["Packages/Models/Package.swift"] ?? nil)
        #expect(manifest.contains(".package(path: \"../Money\"),\n"))
        #expect(manifest.contains(".product(name: \"Money\", package: \"Money\"),\n"))
        let project = try #require(texts["Shop.xcodeproj/project.pbxproj"] ?? nil)
        #expect(!project.contains("productName = Money"))
    }

    @Test func `views get the initialiser that they had unwritten`() async throws {
        let (extraction, _) = try await extracted()
        let view = extraction.recipe.changes.changes.first {
            $0.path == "Packages/Models/Sources/Models/ItemView.swift"
        }
        #expect(
            view?.after?.contains(
                """
                    public init(item: Item, isOpen: Binding<Bool>, @ViewBuilder badge: @escaping () -> Text) {
                        self.item = item
                        self._isOpen = isOpen
                        self.badge = badge
                    }
                """) == true)
    }

    @Test func `the patch moves files and makes the package`() async throws {
        let (extraction, _) = try await extracted()
        let patch = extraction.recipe.changes.unifiedDiff(moving: extraction.moves)
        #expect(patch.contains("rename from Shop/Models/Item.swift\n"))
        #expect(patch.contains("rename to Packages/Models/Sources/Models/Item.swift\n"))
        #expect(patch.contains("+++ b/Packages/Models/Package.swift\n"))
        #expect(patch.contains("\n-struct Item {\n+public struct Item {\n"))
    }

    @Test func `a class that Objective-C names stays`() async throws {
        var files = Self.files
        files["Shop/Models/Old.swift"] = "import Foundation\n\n@objc class Old: NSObject {}\n"
        files["Shop/Legacy.m"] = "#import \"Shop-Swift.h\"\n\nOld *old;\n"
        let (extraction, _) = try await extracted(files)
        #expect(
            extraction.recipe.obstacle
                == "Shop/Legacy.m names Old, which Objective-C could no longer see. "
                + "Leave its file out, or write that part in Swift first.")
        #expect(extraction.recipe.changes.isEmpty)
    }

    @Test func `what a local package brings along is imported from its product`() async throws {
        var files = Self.files
        files["Packages/Money/Package.swift"] = files["Packages/Money/Package.swift"]?
            .replacing(
                "[.target(name: \"Money\")]",
                with:
                    "[.target(name: \"Money\", dependencies: [\"Rates\"]), .target(name: \"Rates\")]"
            )
        files["Packages/Money/Sources/Money/Money.swift"] =
            "import Rates\n\npublic struct Money {\n    let rate = Rate()\n    public init() {}\n}\n"
        files["Packages/Money/Sources/Rates/Rate.swift"] =
            "public struct Rate {\n    public init() {}\n}\n"
        files["Shop/Models/Item.swift"] = files["Shop/Models/Item.swift"]?
            .replacing("import Money\n", with: "import Money\nimport Rates\n")
            .replacing("Money()\n", with: "Money()\n    var rate = Rate()\n")
        let (extraction, _) = try await extracted(files)
        #expect(extraction.recipe.obstacle == nil)
        let manifest =
            extraction.recipe.changes.changes
            .first { $0.path == "Packages/Models/Package.swift" }?.after ?? ""
        #expect(manifest.contains(".product(name: \"Money\", package: \"Money\"),\n"))
        #expect(!manifest.contains("Rates"))
    }

    @Test(arguments: [
        ("{ get }", true), ("{ get set }", false),
    ])
    func `an initializer that nobody can mean stays unwritten`(
        property: String, isUnwritten: Bool
    ) async throws {
        var files = Self.files
        files["Shop/Models/State.swift"] = """
            private let standard = 1

            struct PageState {
                var page: Int = standard
            }

            protocol Paging {
                var state: PageState \(property)
            }

            """
        files["Shop/App.swift", default: ""] +=
            "\nfunc shown(_ page: some Paging) -> String { \"\\(page.state)\" }\n"
            + "let insets: [Int] = .init()\n"
        let (extraction, _) = try await extracted(files)
        #expect((extraction.recipe.obstacle == nil) == isUnwritten)
        #expect(!extraction.recipe.newSymbols.contains("PageState.init"))
    }

    @Test(arguments: ["private let standard = 1", "let standard = 1"])
    func `a public initializer has no private default argument`(constant: String) async throws {
        var files = Self.files
        files["Shop/Models/Page.swift"] =
            "\(constant)\n\nstruct Page {\n    var number: Int = standard\n}\n"
        files["Shop/App.swift", default: ""] += "\nlet page = Page()\n"
        let (extraction, _) = try await extracted(files)
        guard constant.hasPrefix("private") else {
            #expect(extraction.recipe.obstacle == nil)
            #expect(extraction.recipe.newSymbols.contains("standard"))
            return
        }
        #expect(
            extraction.recipe.obstacle
                == "Page.init would be public, and its default argument names standard, which is "
                + "private. Take the default away, or make standard public first.")
        #expect(extraction.recipe.changes.isEmpty)
    }

    @Test func `a default argument that is written already is looked at, too`() async throws {
        var files = Self.files
        files["Shop/Models/Page.swift"] = """
            private let standard = 1

            struct Page {
                let number: Int
                init(number: Int = standard) { self.number = number }
            }

            """
        files["Shop/App.swift", default: ""] += "\nlet page = Page()\n"
        let (extraction, _) = try await extracted(files)
        #expect(extraction.recipe.obstacle?.contains("names standard, which is private") == true)
    }

    @Test func `an initializer beside that of an extension shows its types`() async throws {
        var files = Self.files
        files["Shop/Models/Tag.swift"] = """
            enum Tag { case new, old }

            struct TagView {
                var tag: Tag
            }

            extension TagView {
                init(isNew: Bool) { tag = isNew ? .new : .old }
            }

            """
        let use = "\nlet view = TagView(isNew: true)\nlet insets: [Int] = .init()\n"
        files["Shop/App.swift", default: ""] += use
        let (plain, _) = try await extracted(files)
        #expect(plain.recipe.obstacle == nil)
        #expect(!plain.recipe.newSymbols.contains("TagView.init"))
        files["Shop/App.swift", default: ""] += "let other = [view].map { TagView(tag: $0.tag) }\n"
        let (shown, _) = try await extracted(files)
        #expect(shown.recipe.newSymbols.contains("TagView.init"))
        #expect(shown.recipe.newSymbols.contains("Tag"))
    }

    @Test func `symbols that Xcode makes of nested folders keep files in the app`() async throws {
        var files = Self.files
        files["Shop/Models/Colors.swift"] = """
            import SwiftUI

            extension ColorResource {
                enum Page { case main }
            }

            let page = (ColorResource.Page.main, ColorResource.Neutral._900)

            """
        let (extraction, _) = try await extracted(files)
        #expect(
            extraction.recipe.obstacle
                == "Shop/Models/Colors.swift names ColorResource.Neutral, which Xcode makes of asset "
                + "catalogs for their own target alone. Name it by a string first, or hand it in.")
    }

    @Test func `a part of a file leaves a project that lists its files`() async throws {
        let (extraction, codebase) = try await extracted(Self.listedFiles)
        #expect(extraction.recipe.obstacle == nil)
        #expect(extraction.parts.map(\.file) == ["Shop/Things.swift"])
        #expect(extraction.recipe.proof?.shown == .check)
        let project =
            extraction.recipe.changes.changes
            .first { $0.path == "Shop.xcodeproj/project.pbxproj" }?.after ?? ""
        #expect(project.contains("path = Things.swift") && !project.contains("Item.swift"))
        let after = try await codebase.applying(extraction.recipe).analysis()
        let shop = try #require(after.codebase.modules.first { $0.name == "Shop" })
        #expect(shop.sources == ["Shop/App.swift", "Shop/Things.swift"])
        let models = try #require(after.codebase.modules.first { $0.name == "Models" })
        #expect(models.sources.count == 2)
        #expect(after.incomplete.isEmpty && after.codebase.unclaimed.isEmpty)
    }

    private static let listedFiles: [RelativePath: String] = [
        "Shop.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {
        	objects = {
        		PROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (SHOP); };
        		MAIN = {isa = PBXGroup; children = (FOLDER); sourceTree = "<group>"; };
        		FOLDER = {isa = PBXGroup; children = (MODELS, APP, THINGS); path = Shop; sourceTree = "<group>"; };
        		MODELS = {isa = PBXGroup; children = (ITEM); path = Models; sourceTree = "<group>"; };
        		ITEM = {isa = PBXFileReference; path = Item.swift; sourceTree = "<group>"; };
        		APP = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        		THINGS = {isa = PBXFileReference; path = Things.swift; sourceTree = "<group>"; };
        		B1 = {isa = PBXBuildFile; fileRef = ITEM; };
        		B2 = {isa = PBXBuildFile; fileRef = APP; };
        		B3 = {isa = PBXBuildFile; fileRef = THINGS; };
        		SHOP = {isa = PBXNativeTarget; buildConfigurationList = LIST; buildPhases = (SOURCES); name = Shop; productType = "com.apple.product-type.application"; };
        		SOURCES = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
        		LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG); };
        		DEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos; }; };
        	};
        	rootObject = PROJECT;
        }
        """,
        "Shop/Models/Item.swift": """
        struct Item {
            let name: String
            let rate: Rate
        }

        """,
        "Shop/Things.swift": """
        struct Rate {
            let value: Double
        }

        struct Screen {
            let item: Item
            let rate = Rate(value: 1)
            let title = ShopApp.title
        }

        """,
        "Shop/App.swift": """
        @main struct ShopApp {
            static let title = "Shop"

            static func main() {
                print(Screen(item: Item(name: "a", rate: Rate(value: 2))))
            }
        }

        """,
    ]

    private func extracted(
        _ files: [RelativePath: String] = files
    ) async throws -> (Extraction, MemoryCodebase) {
        let codebase = MemoryCodebase(files)
        #expect(try await codebase.analysis().incomplete.isEmpty)
        return (try await codebase.extracted("Shop/Models"), codebase)
    }

    private static let files: [RelativePath: String] = [
        "Shop.xcodeproj/project.pbxproj": project,
        "Packages/Money/Package.swift": """
        // swift-tools-version: 5.10
        import PackageDescription

        let package = Package(
            name: "Money",
            products: [.library(name: "Money", targets: ["Money"])],
            targets: [.target(name: "Money")]
        )

        """,
        "Packages/Money/Sources/Money/Money.swift":
            "public struct Money {\n    public init() {}\n}\n",
        "Shop/Models/Item.swift": """
        import Money

        struct Item {
            let name: String
            var price = Money()
        }

        """,
        "Shop/Models/ItemView.swift": """
        import SwiftUI

        struct ItemView: View {
            @Environment(\\.dismiss) private var dismiss
            @State private var isHidden = false
            let item: Item
            @Binding var isOpen: Bool
            @ViewBuilder let badge: () -> Text

            var body: some View { Text(item.name) }
        }

        """,
        "Shop/App.swift": """
        import SwiftUI

        @main struct ShopApp: App {
            @State private var isOpen = true
            var body: some Scene {
                WindowGroup {
                    ItemView(item: Item(name: "a"), isOpen: $isOpen) { Text("b") }
                }
            }
        }

        """,
        "ShopTests/ItemTests.swift": """
        import XCTest

        @testable import Shop

        final class ItemTests: XCTestCase {
            func testName() { XCTAssertEqual(Item(name: "a").name, "a") }
        }

        """,
    ]

    private static let project = """
        // !$*UTF8*$!
        {
        	objects = {
        		PROJECT = {isa = PBXProject; mainGroup = MAIN; packageReferences = (MONEY); targets = (SHOP, TESTS); };
        		MAIN = {isa = PBXGroup; children = (FOLDER, OTHERS); sourceTree = "<group>"; };
        		FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        		OTHERS = {isa = PBXFileSystemSynchronizedRootGroup; path = ShopTests; sourceTree = "<group>"; };
        		MONEY = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Money; };
        		SHOP = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = LIST;
        			buildPhases = (
        				SOURCES,
        				LINKED,
        			);
        			fileSystemSynchronizedGroups = (
        				FOLDER,
        			);
        			name = Shop;
        			packageProductDependencies = (
        				PRODUCT,
        			);
        			productType = "com.apple.product-type.application";
        		};
        		TESTS = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = LIST;
        			buildPhases = (
        			);
        			dependencies = (
        				HOST,
        			);
        			fileSystemSynchronizedGroups = (
        				OTHERS,
        			);
        			name = ShopTests;
        			productType = "com.apple.product-type.bundle.unit-test";
        		};
        		HOST = {isa = PBXTargetDependency; target = SHOP; };
        		SOURCES = {isa = PBXSourcesBuildPhase; files = (); };
        		LINKED = {isa = PBXFrameworksBuildPhase; files = (ENTRY); };
        		ENTRY = {isa = PBXBuildFile; productRef = PRODUCT; };
        		PRODUCT = {isa = XCSwiftPackageProductDependency; package = MONEY; productName = Money; };
        		LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG); };
        		DEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos; }; };
        	};
        	rootObject = PROJECT;
        }

        """
}
