import Codebase
import Editing
import ManifestEditing
import TemporaryCodebases
import Testing
import XcodeProjects

@Suite struct XcodeGenPackageLinkerTests {
    @Test func `the specification gets the package, and each user its library`() throws {
        let linked = try linking()
        let added = linked.project.split(separator: "\n", omittingEmptySubsequences: false)
            .difference(from: Self.spec.split(separator: "\n", omittingEmptySubsequences: false))
        #expect(added.removals.isEmpty)
        let lines = added.insertions.map { change -> String in
            guard case .insert(_, let line, _) = change else { return "" }
            return String(line)
        }
        #expect(
            lines == [
                "  Models:", "    path: Packages/Models", "      - package: Models",
            ])
    }

    @Test func `versions, modes and what files import come from the specification`() throws {
        let need = LocalPackageDraft.Need(
            product: "Algorithms", package: "swift-algorithms", folder: nil)
        let manifest = try linking(needs: [need]).manifest
        #expect(manifest.hasPrefix("// swift-tools-version: 6.0\n"))
        #expect(manifest.contains("        .iOS(\"16.4\"),\n"))
        #expect(
            manifest.contains(
                ".package(url: \"https://github.com/apple/swift-algorithms.git\", from: \"1.2.0\"),"
            ))
        let unused = try linking(needs: [need], unused: ["Algorithms"]).project
        #expect(!unused.contains("product: Algorithms"))
        #expect(unused.contains("from: \"1.2\""))
    }

    @Test(arguments: [
        ("- App", "- path: App\n        compilerFlags: [-O]", "compilerFlags"),
        ("- App", "- App\n      - App/Models/Item.swift", "is listed by itself"),
        ("- App", "- App/Models\n      - App/Main", "Nothing would stay in App/Models"),
        ("- App", "- path: .\n        excludes: [Other]", "would compile Packages/Models, too"),
        ("packages:", "packages: &all", "are on one line or use an anchor"),
        ("    dependencies:", "    dependencies: &all", "are on one line or use an anchor"),
        ("  App:", "  App: &app", "Other would depend on"),
        ("iOS: 16.4", "tvOS: 16.4", "says no deployment target"),
        ("name: Shop", "name: Shop\ninclude: ${FILE}", "cannot be followed"),
        ("let item = 1", "#if STAGING\nlet item = 1\n#endif", "is compiled under STAGING"),
        ("let item = 1", "let item = Color(.brand)", "names .brand"),
        ("let item = 1", "let item = OldItem()", "names OldItem"),
    ]) func `what cannot be followed or had in a package is refused`(
        _ old: String, _ new: String, _ reason: String
    ) {
        let error = #expect(throws: ManifestEditError.self) {
            var spec = Self.spec.replacing(old, with: new)
            if new == "  App: &app" { spec += "  Other: *app\n" }
            try linking(
                in: spec, item: "let item = 1\n".replacing(old, with: new))
        }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    private static let spec = """
        name: Shop
        options:
          deploymentTarget:
            iOS: 16.4
        packages:  # from elsewhere
          Algorithms:
            url: https://github.com/apple/swift-algorithms.git
            from: "1.2"
        # What is built.
        targets:
          App:
            type: application
            platform: iOS
            settings:
              base:
                SWIFT_VERSION: 6
                SWIFT_OBJC_BRIDGING_HEADER: $(SRCROOT)/App/Bridging.h
              configs:
                Release:
                  SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) STAGING
            sources:
              - App
            dependencies:
              - package: Algorithms
                product: Algorithms

        """

    @discardableResult
    private func linking(
        in spec: String = spec, item: String = "let item = 1\n",
        needs: [LocalPackageDraft.Need] = [], unused: [String] = []
    ) throws -> LinkedPackage {
        let codebase = try TemporaryCodebase([
            "project.yml": spec, "App/Models/Item.swift": item, "App/Main/Main.swift": "",
            "App/Bridging.h": "@interface OldItem : NSObject\n@end\n",
            "App/Assets.xcassets/Brand.colorset/Contents.json": "{}",
        ])
        let id = ModuleID(container: "project.yml", target: "App")
        let draft = LocalPackageDraft(
            name: "Models", folder: "Packages/Models", target: id, manifest: "project.yml",
            files: ["App/Models/Item.swift"], users: [id], needs: needs, unused: unused)
        let edit = EditManifest(
            editors: [ProjectFileEditor()], readers: [ProjectFileContentsReader()])
        return try XcodeGenPackageLinker(edit: edit).linking(draft, in: codebase.tree)
    }
}
