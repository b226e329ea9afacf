import Foundation
import Testing
import Tiers

/// What a description refers to and is not there is told, whatever kind of description it is.
@Suite(.real) struct AbsentReferenceTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func package(_ targets: String, dependencies: String = "") -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "App", dependencies: [\(dependencies)], targets: [\(targets)])
        """
    }

    /// What is said to be incomplete, as `FILE:LINE: WHY`.
    private func incomplete() async throws -> [String] {
        let report = try await ModulesJSON.of(folder.path)
        return report.incomplete.map { "\($0.path): \($0.reason)" }.sorted()
    }

    @Test func `a local package that is not there`() async throws {
        try folder.write(
            package(
                #".target(name: "App", dependencies: [.product(name: "Kit", package: "Kit")])"#,
                dependencies: #".package(path: "../Kit"), .package(path: "../Other")"#),
            to: "App/Package.swift")
        try folder.write("import Kit\n", to: "App/Sources/App/App.swift")
        try folder.write(package(#".target(name: "Other")"#), to: "Other/Package.swift")
        try folder.write("", to: "Other/Sources/Other/Other.swift")
        #expect(
            try await incomplete() == [
                "App/Package.swift: This refers to the package `Kit`, and nothing is there. "
                    + "Check it out, or correct the path."
            ])
        #expect(try await BuiltProgram.run("check", folder.path).status == 2)
    }

    @Test func `Xcode takes its own package of the same identity instead`() async throws {
        let dependency = #".package(path: "./Kit")"#
        try folder.write(
            package(#".target(name: "App", dependencies: ["Kit"])"#, dependencies: dependency),
            to: "Modules/App/Package.swift")
        try folder.write("import Kit\n", to: "Modules/App/Sources/App/App.swift")
        try folder.write(package(#".target(name: "Kit")"#), to: "Modules/Kit/Package.swift")
        try folder.write("", to: "Modules/Kit/Sources/Kit/Kit.swift")
        #expect(try await incomplete().count == 1)
        try folder.write(
            "<?xml version=\"1.0\"?><Workspace version=\"1.0\"></Workspace>\n",
            to: "App.xcworkspace/contents.xcworkspacedata")
        #expect(try await incomplete() == [])
    }

    @Test func `a package in a submodule that is not checked out`() async throws {
        try folder.write(
            package(
                #".target(name: "App", dependencies: ["Kit"])"#,
                dependencies: #".package(path: "Vendored/Kit/Package")"#), to: "Package.swift")
        try folder.write("import Kit\n", to: "Sources/App/App.swift")
        try folder.write(
            "[submodule \"Kit\"]\n\tpath = Vendored/Kit\n\turl = https://example.com/kit\n",
            to: ".gitmodules")
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Vendored/Kit", withIntermediateDirectories: true)
        #expect(
            try await incomplete() == [
                "Package.swift: This refers to the package `Vendored/Kit/Package`, which is in the "
                    + "submodule `Vendored/Kit`, and that is not checked out. "
                    + "Run `git submodule update --init Vendored/Kit`."
            ])
    }

    @Test func `a target of the same package`() async throws {
        try folder.write(
            package(
                #".target(name: "App", dependencies: [.target(name: "Gone"), .target(name: "Core")]), "#
                    + #".target(name: "Core")"#), to: "Package.swift")
        for name in ["App", "Core"] { try folder.write("", to: "Sources/\(name)/a.swift") }
        #expect(
            try await incomplete() == [
                "Package.swift: Target `App` depends on the target `Gone`, which the package does "
                    + "not have. Correct the name, or add the target."
            ])
    }

    @Test func `a local package of an Xcode project, and a project of a workspace`() async throws {
        try folder.write(
            ProjectText.project(
                [("App", "App.swift")],
                objects: "L = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };"),
            to: "App.xcodeproj/project.pbxproj")
        try folder.write("", to: "App.swift")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0">
               <FileRef location="group:App.xcodeproj"></FileRef>
               <FileRef location="group:Gone/Gone.xcodeproj"></FileRef>
               <FileRef location="group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """, to: "App.xcworkspace/contents.xcworkspacedata")
        let found = try await incomplete()
        #expect(
            found == [
                "App.xcodeproj/project.pbxproj: This refers to the package `Packages/Kit`, and "
                    + "nothing is there. Check it out, or correct the path.",
                "App.xcworkspace/contents.xcworkspacedata: This refers to the project "
                    + "`Gone/Gone.xcodeproj`, and nothing is there. Check it out, or correct the path.",
            ])
    }

    @Test func `a package and a target of a specification of XcodeGen`() async throws {
        try folder.write(
            """
            name: App
            packages:
              Kit:
                path: Packages/Kit
            targets:
              App:
                type: framework
                platform: iOS
                sources: [App]
                dependencies:
                  - package: Kit
                  - target: Gone
            """, to: "project.yml")
        try folder.write("", to: "App/App.swift")
        let found = try await incomplete()
        #expect(found.count == 2)
        #expect(found.contains { $0.contains("the package `Packages/Kit`, and nothing is there") })
        #expect(found.contains { $0.contains("App depends on the target Gone") })
    }

    @Test func `a project, a package and a target of a manifest of Tuist`() async throws {
        try folder.write(
            """
            import ProjectDescription

            let project = Project(
                name: "App",
                packages: [.local(path: "../Packages/Kit")],
                targets: [
                    .target(
                        name: "App", destinations: .iOS, product: .framework, bundleId: "app",
                        sources: ["Sources/**"],
                        dependencies: [
                            .project(target: "Core", path: "../Core"), .target(name: "Gone"),
                        ])
                ])
            """, to: "App/Project.swift")
        try folder.write(
            "import ProjectDescription\nlet config = Config()\n", to: "Tuist/Config.swift")
        try folder.write("", to: "App/Sources/App.swift")
        let found = try await incomplete()
        #expect(found.count == 3, "\(found)")
        #expect(found.contains { $0.contains("the project `Core`, and nothing is there") })
        #expect(found.contains { $0.contains("the package `Packages/Kit`, and nothing is there") })
        #expect(found.contains { $0.contains("depends on the target `Gone`") })
    }
}
