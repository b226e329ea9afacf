import Codebase
import TemporaryCodebases
import Testing

@Suite struct TargetDependencyTests {
    private func dependencies(
        of target: String = "App", _ files: [String: String]
    ) async throws -> [DependencyReference] {
        let reading = try await TemporaryCodebase(files).read()
        return try #require(reading.modules.first { $0.name == target }).dependencies
    }

    private func product(_ id: String, _ name: String) -> String {
        ProjectText.file(id, name, in: "BUILT_PRODUCTS_DIR")
    }

    private func dependsOn(_ id: String, _ target: String) -> String {
        "\(id) = {isa = PBXTargetDependency; target = \(target); };"
    }

    @Test func `a project's dependencies, links and products lead to its targets`() async throws {
        let found = try await dependencies([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App", "Kit", "Ext", "Tool", "Linked"],
                ProjectText.target(
                    "App", "application", phases: "LINK, EMBED", "dependencies = (D1, D2, D3);"),
                ProjectText.target("Kit", "framework", "productReference = KIT;"),
                ProjectText.target("Ext", "app-extension", "productReference = EXT;"),
                ProjectText.target("Tool", "tool"),
                ProjectText.target("Linked", "library.static", "productReference = LIB;"),
                product("KIT", "Kit.framework"), product("EXT", "Ext.appex"),
                product("LIB", "libLinked.a"), dependsOn("D1", "Kit"), dependsOn("D2", "Tool"),
                dependsOn("D3", "App"),
                ProjectText.phase("LINK", "KIT", "LIB", isa: "PBXFrameworksBuildPhase"),
                ProjectText.phase("EMBED", "EXT", "KIT", isa: "PBXCopyFilesBuildPhase"))
        ])
        #expect(
            found.map(\.name)
                == ["Kit", "Tool", "Linked", "Ext"].map {
                    .module(ModuleID(container: "P.xcodeproj", target: $0))
                })
        #expect(found.map(\.purpose) == [.code, .embedding, .code, .embedding])
        #expect(found.allSatisfy { ($0.line ?? 0) > 5 })
    }

    @Test func `frameworks that are built already are linked, but no pod's or system's`()
        async throws
    {
        let found = try await dependencies([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App"], ProjectText.target("App", "application", phases: "LINK"),
                ProjectText.file("CV", "Frameworks/opencv2.xcframework"),
                ProjectText.file("MAPS", "Carthage/Build/Maps.framework"),
                ProjectText.file(
                    "UIKIT", "System/Library/Frameworks/UIKit.framework", in: "SDKROOT"),
                ProjectText.file("OLD", "System/Library/Frameworks/MapKit.framework"),
                ProjectText.file("TEXT", "Frameworks/libz.tbd"),
                product("PODS", "Pods_App.framework"),
                ProjectText.phase(
                    "LINK", "CV", "MAPS", "UIKIT", "OLD", "TEXT", "PODS",
                    isa: "PBXFrameworksBuildPhase"))
        ])
        #expect(found.map(\.name) == ["opencv2", "Maps"].map { .product($0, package: nil) })
        #expect(found.map(\.purpose) == [.prebuilt, .prebuilt])
    }

    @Test func `a product that is linked and embedded is a library of its own`() async throws {
        let found = try await dependencies([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App"],
                ProjectText.target(
                    "App", "application", phases: "LINK, EMBED",
                    "packageProductDependencies = (SYNC, STORE);"),
                "SYNC = {isa = XCSwiftPackageProductDependency; productName = Sync;};",
                "STORE = {isa = XCSwiftPackageProductDependency; productName = Store;};",
                "SL = {isa = PBXBuildFile; productRef = SYNC;};",
                "SE = {isa = PBXBuildFile; productRef = SYNC;};",
                "TL = {isa = PBXBuildFile; productRef = STORE;};",
                "LINK = {isa = PBXFrameworksBuildPhase; files = (SL, TL);};",
                "EMBED = {isa = PBXCopyFilesBuildPhase; files = (SE);};")
        ])
        #expect(found.map(\.name.bareName) == ["Sync", "Store"])
        #expect(found.map(\.purpose) == [.prebuilt, .code])
    }

    @Test(arguments: [
        ("dependencies = (D);", ""), ("", "TEST_TARGET_NAME = App;"),
        ("", "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/Contents/MacOS/App\";"),
    ])
    func `a test runs inside the app that it depends on or its settings name`(
        _ fields: String, _ settings: String
    ) async throws {
        let found = try await dependencies(
            of: "Tests",
            [
                "P.xcodeproj/project.pbxproj": ProjectText.project(
                    targets: ["App", "Tests"],
                    ProjectText.target("App", "application", "productReference = APP;"),
                    ProjectText.target(
                        "Tests", "bundle.unit-test", "buildConfigurationList = C; \(fields)"),
                    product("APP", "App.app"), dependsOn("D", "App"),
                    ProjectText.settings("C", settings))
            ])
        #expect(found.map(\.name) == [.module("P.xcodeproj::App")])
        #expect(found.map(\.purpose) == [.testHost])
    }

    @Test func `a test is run inside the app that the project's attributes name`() async throws {
        let found = try await dependencies(
            of: "Tests",
            [
                "P.xcodeproj/project.pbxproj": ProjectText.project(
                    targets: ["App", "Tests"],
                    fields: "attributes = {TargetAttributes = {Tests = {TestTargetID = App;};};};",
                    ProjectText.target("App", "application"),
                    ProjectText.target("Tests", "bundle.unit-test"))
            ])
        #expect(found.map(\.purpose) == [.testHost])
    }

    @Test func `references into another project lead to its targets`() async throws {
        let found = try await dependencies([
            "App/P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App"], children: ["OTHER"],
                ProjectText.target(
                    "App", "application", phases: "LINK", "dependencies = (D);"),
                ProjectText.file("OTHER", "../Lib/Lib.xcodeproj"),
                "D = {isa = PBXTargetDependency; name = Core; targetProxy = PX; };",
                "PX = {isa = PBXContainerItemProxy; containerPortal = OTHER; proxyType = 1; "
                    + "remoteGlobalIDString = Core; };",
                "PY = {isa = PBXContainerItemProxy; containerPortal = OTHER; proxyType = 2; "
                    + "remoteGlobalIDString = UIFILE; };",
                "REMOTE = {isa = PBXReferenceProxy; path = UI.framework; remoteRef = PY; "
                    + "sourceTree = BUILT_PRODUCTS_DIR; };",
                ProjectText.phase("LINK", "REMOTE", isa: "PBXFrameworksBuildPhase")),
            "Lib/Lib.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["Core", "UI"], ProjectText.target("Core"),
                ProjectText.target("UI", "framework", "productReference = UIFILE;"),
                product("UIFILE", "UI.framework")),
        ])
        #expect(
            found.map(\.name) == [
                .module("Lib/Lib.xcodeproj::Core"), .module("Lib/Lib.xcodeproj::UI"),
            ])
    }

    @Test func `a linked product is looked for in the same workspace first`() async throws {
        let library = ProjectText.project(
            targets: ["Core"], ProjectText.target("Core", "framework", "productReference = F;"),
            product("F", "Core.framework"))
        let workspace = """
            <?xml version="1.0"?><Workspace version="1.0">
            <FileRef location = "group:App.xcodeproj"></FileRef>
            <Group location = "container:Libs" name = "x &amp; y">
            <Group location="group:Near"><FileRef location="group:L.xcodeproj"/></Group>
            </Group></Workspace>
            """
        let found = try await dependencies([
            "All.xcworkspace/contents.xcworkspacedata": workspace,
            "App.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App"], ProjectText.target("App", "application", phases: "LINK"),
                product("CORE", "Core.framework"),
                ProjectText.file("UIKIT", "UIKit.framework", in: "SDKROOT"),
                ProjectText.file("BUILT", "Carthage/Build/Core.framework"),
                ProjectText.phase("LINK", "CORE", "UIKIT", "BUILT", isa: "PBXFrameworksBuildPhase")),
            "Libs/Near/L.xcodeproj/project.pbxproj": library,
            "Far/L.xcodeproj/project.pbxproj": library,
        ])
        #expect(found.map(\.name) == [.module("Libs/Near/L.xcodeproj::Core")])
    }

    @Test(arguments: [
        ("", "", ["A/L.xcodeproj", "B/L.xcodeproj"]),
        ("iphoneos", "", ["A/L.xcodeproj"]),
        ("", "dependencies = (D);", ["B/L.xcodeproj"]),
    ])
    func `of projects with the same product the one meant is linked, or none`(
        _ platform: String, _ fields: String, _ makers: [String]
    ) async throws {
        let codebase = try TemporaryCodebase([
            "All.xcworkspace/contents.xcworkspacedata":
                ["App", "A/L", "B/L"].map { "<FileRef location=\"group:\($0).xcodeproj\"/>" }
                .joined() + "</Workspace>",
            "App.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App"],
                ProjectText.target(
                    "App", "application", phases: "LINK", "buildConfigurationList = C; " + fields),
                ProjectText.settings("C", "SDKROOT = \"\(platform)\";"),
                product("CORE", "Core.framework"), ProjectText.file("OTHER", "B/L.xcodeproj"),
                "D = {isa = PBXTargetDependency; targetProxy = X; };",
                "X = {isa = PBXContainerItemProxy; containerPortal = OTHER; "
                    + "remoteGlobalIDString = Core; };",
                ProjectText.phase("LINK", "CORE", isa: "PBXFrameworksBuildPhase")),
            "A/L.xcodeproj/project.pbxproj": library(for: "iphoneos"),
            "B/L.xcodeproj/project.pbxproj": library(for: "macosx"),
        ])
        let reading = await codebase.read()
        #expect(reading.modules.map(\.name) == ["Core", "App", "Core"])
        #expect(Set(reading.modules.map(\.id)).count == 3)
        let linked = reading.modules.first { $0.name == "App" }?.dependencies.map(\.name)
        #expect(
            linked == (makers.count == 1 ? [.module(ModuleID(rawValue: "\(makers[0])::Core"))] : [])
        )
        #expect(reading.incomplete.count == makers.count - 1)
        #expect(
            reading.incomplete.allSatisfy { item in
                makers.allSatisfy { item.reason.contains("\($0)::Core") }
            })
    }

    private func library(for platform: String) -> String {
        ProjectText.project(
            targets: ["Core"],
            ProjectText.target(
                "Core", "framework", "productReference = F; buildConfigurationList = C;"),
            ProjectText.settings("C", "SDKROOT = \(platform);"), product("F", "Core.framework"))
    }

    @Test func `targets of one name in one project stay apart and can depend`() async throws {
        let codebase = try TemporaryCodebase([
            "P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["A", "B"],
                ProjectText.target("A").replacing("name = A", with: "name = X"),
                ProjectText.target("B", "framework", "dependencies = (D);")
                    .replacing("name = B", with: "name = X"),
                "D = {isa = PBXTargetDependency; target = A; };")
        ])
        let modules = await codebase.read().modules
        #expect(modules.map(\.id.rawValue) == ["P.xcodeproj::X", "P.xcodeproj::X#2"])
        #expect(modules.last?.dependencies.map(\.name) == [.module("P.xcodeproj::X")])
    }

    @Test func `products of packages are named with the package they come from`() async throws {
        let files = [
            "ios/P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App"],
                ProjectText.target(
                    "App", "application", phases: "LINK",
                    "packageProductDependencies = (FAR, NEAR, LOOSE, GONE); dependencies = (D);"),
                "LINK = {isa = PBXFrameworksBuildPhase; files = (B); };",
                "B = {isa = PBXBuildFile; productRef = FAR; platformFilters = (ios, macos); };",
                "FAR = {isa = XCSwiftPackageProductDependency; package = R; productName = Far; };",
                "NEAR = {isa = XCSwiftPackageProductDependency; package = L; productName = Near; };",
                "GONE = {isa = XCSwiftPackageProductDependency; package = M; productName = Gone; };",
                "LOOSE = {isa = XCSwiftPackageProductDependency; productName = Loose; };",
                "LINT = {isa = XCSwiftPackageProductDependency; package = R; "
                    + "productName = \"plugin:Lint\"; };",
                "D = {isa = PBXTargetDependency; productRef = LINT; };",
                "R = {isa = XCRemoteSwiftPackageReference; "
                    + "repositoryURL = \"https://x.com/a/Far-Kit.git\"; };",
                "L = {isa = XCLocalSwiftPackageReference; relativePath = ../Packages/NearKit; };",
                "M = {isa = XCLocalSwiftPackageReference; relativePath = ../../elsewhere/GoneKit; };"
            ),
            "Packages/NearKit/Package.swift": "",
        ]
        let found = try await dependencies(files)
        #expect(
            found.map(\.name) == [
                .product("Lint", package: "far-kit"), .product("Far", package: "far-kit"),
                .product("Near", package: "nearkit"), .product("Loose", package: nil),
                .product("Gone", package: "gonekit"),
            ])
        #expect(found.map(\.purpose) == [.plugin, .code, .code, .code, .code])
        #expect(found.map(\.condition) == [nil, "platforms: ios, macos", nil, nil, nil])
        let externals = try await TemporaryCodebase(files).read().externals
        #expect(externals.map(\.identity) == ["far-kit", "gonekit"])
        #expect(externals.allSatisfy { $0.container == "ios/P.xcodeproj" })
    }

    @Test func `a product without a package is that of the local one that offers it`() async throws
    {
        let found = try await dependencies([
            "Sources/P.xcodeproj/project.pbxproj": ProjectText.project(
                targets: ["App"],
                ProjectText.target(
                    "App", "application", "packageProductDependencies = (KIT, BASE, OTHER);"),
                "KIT = {isa = XCSwiftPackageProductDependency; productName = Kit; };",
                "BASE = {isa = XCSwiftPackageProductDependency; productName = Base; };",
                "OTHER = {isa = XCSwiftPackageProductDependency; productName = Other; };",
                "L = {isa = XCLocalSwiftPackageReference; relativePath = Low; };",
                "F = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages; "
                    + "sourceTree = SOURCE_ROOT; };"),
            "Package.swift": #".library(name: "Kit"), .library(name: "Other")"#,
            "Sources/Packages/Package.swift": #".library(name: "Kit")"#,
            "Sources/Low/Package.swift": #".library(name: "Base")"#,
        ])
        #expect(
            found.map(\.name) == [
                .product("Kit", package: "packages"), .product("Base", package: "low"),
                .product("Other", package: nil),
            ])
    }

    @Test func `of many makers of one file the first are named, once for each target`() async throws
    {
        let names = (0..<40).map { "Lib\(10 + $0)" }
        let targets = names.map {
            ProjectText.target($0, "library.static", "productReference = P;")
        }
        let project = ProjectText.project(
            targets: ["App"] + names,
            ProjectText.target("App", "application", phases: "LINK"),
            targets.joined(separator: "\n"), product("P", "libX.a"), product("A", "libX.a"),
            product("B", "libX.a"),
            ProjectText.phase("LINK", "A", "B", isa: "PBXFrameworksBuildPhase"))
        let found = try await TemporaryCodebase(["P.xcodeproj/project.pbxproj": project]).read()
            .incomplete.map(\.reason).filter { $0.contains("several targets build") }
        #expect(found.count == 1)
        #expect(found.first?.contains("Lib10") == true)
        #expect(found.first?.contains(" and 32 more. Make it depend") == true)
        #expect(found.first?.contains("Lib30") == false)
    }
}
