import Codebase
import Editing
import TemporaryCodebases
import Testing
import XcodeProjects

@Suite struct XcodeProjectEditorTests {
    private let edit = EditManifest(
        editors: [XcodeProjectEditor()], readers: [XcodeProjectEditor()])

    private func edited(
        _ text: String, _ edits: ManifestEdit...
    ) throws(ManifestEditError) -> String {
        try edit.rewrite(text, of: "Shop.xcodeproj/project.pbxproj", in: "/shop", edits: edits)
    }

    /// An app that links and embeds a framework, a static library, and tests of the framework.
    private let shop = ProjectText.project(
        targets: ["App", "Kit", "Lib", "Far"],
        ProjectText.target(
            "App", "application", phases: "LINK, EMBED",
            "dependencies = (D1, ); productReference = APP;"),
        ProjectText.target("Kit", "framework", phases: "KITLINK", "productReference = KIT;"),
        ProjectText.target("Lib", "library.static", "productReference = LIB;"),
        ProjectText.target("Far", "framework", "productReference = FAR;"),
        product("APP", "App.app"), product("KIT", "Kit.framework"), product("LIB", "libLib.a"),
        product("FAR", "Far.framework"),
        "D1 = {isa = PBXTargetDependency; target = Kit; targetProxy = P1; };",
        "P1 = {isa = PBXContainerItemProxy; containerPortal = PROJECT; remoteInfo = Kit; };",
        ProjectText.phase("LINK", "KIT", "LIB", isa: "PBXFrameworksBuildPhase"),
        ProjectText.phase("EMBED", "KIT", isa: "PBXCopyFilesBuildPhase"),
        ProjectText.phase("KITLINK", isa: "PBXFrameworksBuildPhase"))

    private static func product(_ id: String, _ name: String) -> String {
        ProjectText.file(id, name, in: "BUILT_PRODUCTS_DIR")
    }

    private func dependencies(_ text: String, of target: String) async throws -> [String] {
        let reading = try await TemporaryCodebase(["Shop.xcodeproj/project.pbxproj": text]).read()
        #expect(reading.incomplete.isEmpty)
        let module = try #require(reading.modules.first { $0.name == target })
        return module.dependencies.map(\.name.meaning)
    }

    @Test func `a product goes with its link, and the package stays for others`() throws {
        let text = try edited(
            AppProject.text,
            .removeDependency(.product("Algorithms", package: "swift-algorithms"), from: "Shop"))
        #expect(!text.contains("A00000000000000000000001"))
        #expect(!text.contains("A00000000000000000000002"))
        #expect(text.contains("A0000000000000000000000D"))
        let before = AppProject.text.split(separator: "\n", omittingEmptySubsequences: false)
        let after = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(after.difference(from: before).insertions.isEmpty)
        #expect(before.count - after.count == 8)
    }

    @Test func `a target goes with its link, its copy and the order of building`() async throws {
        let text = try edited(shop, .removeDependency(.target("Kit"), from: "App"))
        #expect(try await dependencies(text, of: "App") == ["Lib"])
        for gone in ["D1", "P1", "LINK_KIT", "EMBED_KIT"] { #expect(!text.contains(gone)) }
        #expect(text.contains("KIT = {isa = PBXFileReference"))
    }

    @Test func `what another project makes goes by the name of its file`() async throws {
        let text = shop.replacing(
            "LINK_LIB = ",
            with:
                "\(ProjectText.file("BASE", "Base.framework", in: "BUILT_PRODUCTS_DIR"))\nLINK_LIB = "
        ).replacing("fileRef = LIB;", with: "fileRef = BASE;")
        let after = try edited(text, .removeDependency(.byName("Base"), from: "App"))
        #expect(after.contains("BASE = {") && !after.contains("LINK_LIB"))
    }

    @Test func `an object that another target lists, too, stays for that one`() throws {
        let text = ProjectText.project(
            targets: ["A", "B"],
            ProjectText.target("A", "framework", "packageProductDependencies = (ONE, );"),
            ProjectText.target("B", "framework", "packageProductDependencies = (ONE, );"),
            "ONE = {isa = XCSwiftPackageProductDependency; productName = One; };")
        let after = try edited(text, .removeDependency(.product("One", package: nil), from: "A"))
        #expect(after.contains("ONE = {isa"))
        #expect(after.contains("name = B; buildPhases = (); productType = \"com.apple."))
        #expect(after.ranges(of: "ONE").count == 2)
    }

    @Test(arguments: [("Kit", "Lib"), ("Far", "Kit"), ("Lib", "Kit")])
    func `a target is linked and built before`(target: String, other: String) async throws {
        let text = try edited(shop, .addDependency(.target(other), to: target))
        #expect(try await dependencies(text, of: target) == [other])
        #expect(try edited(shop, .addDependency(.target(other), to: target)) == text)
    }

    @Test func `a product is linked from the package that the project has`() throws {
        let product = DependencyReference.Name.product("Random", package: "swift-algorithms")
        let text = try edited(AppProject.text, .addDependency(product, to: "Shop"))
        #expect(text.contains("productName = Random;"))
        #expect(
            text.contains(
                "package = A0000000000000000000000D /* XCRemoteSwiftPackageReference "
                    + "\"swift-algorithms\" */;\n\t\t\tproductName = Random;"))
    }

    @Test(arguments: [
        (
            ManifestEdit.addDependency(.target("Far"), to: "Kit"),
            "No app embeds Far, so that it would be missing when the app starts."
        ),
        (
            .addDependency(.product("Random", package: "random"), to: "Kit"),
            "The project does not say where random comes from."
        ),
        (.removeDependency(.target("Gone"), from: "App"), "does not name the dependency"),
        (.addProduct(ProductDraft("X", targets: [])), "Add it in Xcode."),
    ])
    func `what cannot be said safely is refused`(edit: ManifestEdit, reason: String) {
        let error = #expect(throws: ManifestEditError.self) { try edited(shop, edit) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }
}
