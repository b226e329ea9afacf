import Architecture
import Codebase
import Testing

@testable import strata

/// All readers of the program over a tree that no disk holds.
@Suite struct ReadersReadTheTreeTests {
    private static let tree = SourceTree(root: "/nowhere/at/all", files: []).patched(
        files.mapValues { Array($0.utf8) })

    private static let files: [RelativePath: String] = [
        ".strata.yml": "layers:\n  - name: All\n    modules: [\"*\"]\n",
        "Kit/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Kit", targets: [.target(name: "InPackage")])
        """,
        "Kit/Sources/InPackage/a.swift": "import Foundation",
        "Tuist/ProjectDescriptionHelpers/Help.swift": "let helped = \"InTuist\"",
        "T/Project.swift": """
        import ProjectDescription
        import ProjectDescriptionHelpers
        let project = Project(name: "T", targets: [
            .target(name: helped, destinations: .iOS, product: .framework,
                    bundleId: "a.b", sources: ["Sources/**"])])
        """,
        "T/Sources/b.swift": "import UIKit",
        "G/project.yml": """
        name: G
        targets:
          InXcodeGen:
            type: framework
            platform: iOS
            sources: [Code]
        """,
        "G/Code/c.swift": "",
        "B/MODULE.bazel": "module(name = \"b\")",
        "B/BUILD.bazel": "swift_library(name = \"InBazel\", srcs = [\"d.swift\"])",
        "B/d.swift": "",
        "P/InPod.podspec": """
        Pod::Spec.new do |s|
          s.name = 'InPod'
          s.source_files = '*.swift'
        end
        """,
        "P/e.swift": "",
        "X/X.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {archiveVersion = 1; objectVersion = 56; objects = {
        P = {isa = PBXProject; mainGroup = M; targets = (T); buildConfigurationList = L; };
        M = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = f.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = Name.xcconfig; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = InXcode; buildPhases = (S);
            productType = "com.apple.product-type.framework"; buildConfigurationList = L; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        B = {isa = PBXBuildFile; fileRef = F; };
        L = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = C;
            buildSettings = {}; };
        }; rootObject = P; }
        """,
        "X/Name.xcconfig": "PRODUCT_NAME = Named",
        "X/f.swift": "@testable import Other",
        "X/g.m": "@import Third;",
    ]

    private let services = Services.live(environment: [:])

    @Test(arguments: [
        (Origin.swiftpm, "InPackage"), (.tuist, "InTuist"), (.xcodegen, "InXcodeGen"),
        (.bazel, "InBazel"), (.cocoapods, "InPod"), (.xcode, "InXcode"),
    ])
    func `every reader of projects reads the tree`(origin: Origin, name: String) async throws {
        let reader = try #require(services.readers.first { $0.origin == origin })
        let reading = await reader.read(Self.tree, trust: .untrusted)
        #expect(reading.modules.map(\.name) == [name])
        #expect(reading.modules.allSatisfy { !$0.sources.isEmpty })
        #expect(reading.incomplete == [])
    }

    @Test func `settings files that a project names are read from the tree`() async throws {
        let reader = try #require(services.readers.first { $0.origin == .xcode })
        let reading = await reader.read(Self.tree, trust: .untrusted)
        #expect(reading.modules.map(\.moduleName) == ["Named"])
    }

    @Test func `the configuration is read from the tree`() async throws {
        let written = try await services.configuration.configuration(in: Self.tree.contents)
        #expect(written?.layers.map(\.name) == ["All"])
    }

    @Test func `the facts of both languages are read from the tree`() async {
        var imports: [RelativePath: [String]] = [:]
        let files: [RelativePath] = ["X/f.swift", "X/g.m", "T/Sources/b.swift"]
        for await batch in services.facts.facts(of: files, in: Self.tree.contents) {
            for file in batch { imports[file.file] = file.facts.imports.map(\.module) }
        }
        #expect(
            imports == ["X/f.swift": ["Other"], "X/g.m": ["Third"], "T/Sources/b.swift": ["UIKit"]])
    }

    @Test func `what no folder holds is not run, whoever trusts it`() async throws {
        let tree = Self.tree.patched([
            "Kit/Package.swift": Array(
                """
                // swift-tools-version: 6.0
                import PackageDescription
                import Foundation
                let name = String(contentsOfFile: "/etc/hostname")
                let package = Package(name: "Kit", targets: [.target(name: name)])
                """.utf8)
        ])
        for origin in [Origin.swiftpm, .tuist] {
            let reader = try #require(services.readers.first { $0.origin == origin })
            let trusted = await reader.read(tree, trust: .trusted)
            let untrusted = await reader.read(tree, trust: .untrusted)
            #expect(trusted.modules == untrusted.modules)
            #expect(trusted.incomplete == untrusted.incomplete)
        }
    }
}
