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
