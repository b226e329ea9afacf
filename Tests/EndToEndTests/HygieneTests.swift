import Foundation
import Testing

/// What well-known checkers of imports report by mistake, each beside what they are there to find.
@Suite struct HygieneTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    /// Writes a package whose targets have one file each.
    private func write(_ targets: String, products: String = "", files: [String: String]) throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import CompilerPluginSupport
            import PackageDescription

            let package = Package(
                name: "Shop", products: [\(products)],
                dependencies: [
                    .package(url: "https://example.org/swift-log", from: "1.0.0"),
                    .package(url: "https://example.org/hub", from: "1.0.0"),
                ],
                targets: [\(targets)])
            """, to: "Package.swift")
        for (name, text) in files {
            let path = name.contains("/") ? name : "Sources/\(name)/File.swift"
            try folder.write(text, to: path)
        }
    }

    /// What check finds undeclared and unused: `undeclared App → Core`.
    private func findings() async throws -> [String] {
        let outcome = try await BuiltProgram.run("check", folder.path, "--format", "json")
        let report = try JSONDecoder().decode(CheckJSON.self, from: Data(outcome.output.utf8))
        return report.violations.filter {
            ["undeclared", "unused"].contains($0.kind) && $0.severity != "info"
        }.map {
            let ends = [$0.from, $0.to ?? ""].map { $0.split(separator: ":").last ?? "" }
            return "\($0.kind) \(ends[0]) → \(ends[1])"
        }.sorted()
    }

    private let core = "public struct Core {}\n"

    @Test func `imports in strings and comments are none, those in code are`() async throws {
        try write(
            #".target(name: "App"), .target(name: "Core"), .target(name: "Kit")"#,
            files: [
                "App": #"""
                // import Core
                /* import Core
                   /* import Core */ import Core */
                let a = "import Core", b = """
                    import Core
                    """, c = #"import Core"#
                import Kit
                """#, "Core": core, "Kit": "public struct Kit {}",
            ])
        #expect(try await findings() == ["undeclared App → Kit"])
    }

    @Test func `an import where the module is there need not be declared`() async throws {
        try write(
            #".target(name: "App"), .target(name: "Core"), .target(name: "Kit")"#,
            files: [
                "App": """
                #if canImport(Core)
                    import Core
                #elseif os(iOS)
                    import Kit
                #else
                    import Foundation
                #endif
                #if DEBUG
                    import Kit
                #endif
                """, "Core": core, "Kit": "public struct Kit {}",
            ])
        #expect(try await findings() == ["undeclared App → Kit"])
    }

    @Test func `an import under a condition uses what is declared`() async throws {
        try write(
            #"""
            .target(name: "App", dependencies: ["Core", "Kit"]), .target(name: "Core"),
            .target(name: "Kit")
            """#,
            files: [
                "App": "#if canImport(Core)\n    import Core\n#endif\n", "Core": core,
                "Kit": "public struct Kit {}",
            ])
        #expect(try await findings() == ["unused App → Kit"])
    }

    @Test(arguments: [
        "import struct Core.Core", "import Core.Part", "@testable import Core",
        "@_spi(Inner) import Core", "@preconcurrency\nimport Core", "internal import Core",
        "let x = 1; import Core", "@_implementationOnly import class Core.Part.Deep",
    ])
    func `an import of any kind and of any part is one of its module`(line: String) async throws {
        let targets = #".target(name: "Core"), .target(name: "App""#
        try write(targets + ")", files: ["App": line, "Core": core])
        #expect(try await findings() == ["undeclared App → Core"])
        try write(targets + #", dependencies: ["Core"])"#, files: ["App": line])
        #expect(try await findings() == [])
    }

    @Test(arguments: [("Linter", ["unused App → Core"]), ("Generator", [])])
    func `macros, plugins and programs need no import; generated code may import`(
        plugin: String, expected: [String]
    ) async throws {
        try write(
            #"""
            .target(
                name: "App", dependencies: ["Macros", "Tool", "Core"], plugins: ["\#(plugin)"]),
            .macro(name: "Macros"), .plugin(name: "\#(plugin)", capability: .buildTool()),
            .executableTarget(name: "Tool"), .target(name: "Core")
            """#,
            files: [
                "App": "let a = 1", "Macros": "struct Macros {}",
                "Sources/Tool/main.swift": "print(1)",
                "Plugins/\(plugin)/Plugin.swift": "struct Plugin {}", "Core": core,
            ])
        #expect(try await findings() == expected)
    }

    @Test func `modules of the system are never undeclared`() async throws {
        try write(
            #".target(name: "App"), .target(name: "Core")"#,
            files: [
                "App": """
                import Foundation
                import os.log
                import UIKit.UIView
                import Glibc
                import Testing
                import _Concurrency
                import Core
                """, "Core": core,
            ])
        #expect(try await findings() == ["undeclared App → Core"])
    }

    @Test func `what a declared module re-exports may be imported over any hops`() async throws {
        try write(
            #"""
            .target(name: "App", dependencies: ["Kit"]),
            .target(name: "Kit", dependencies: ["Middle"]),
            .target(name: "Middle", dependencies: ["Core"]), .target(name: "Core"),
            .target(name: "Other")
            """#,
            files: [
                "App": "import Core\nimport Other", "Kit": "@_exported import Middle",
                "Middle": "@_exported import Core", "Core": core, "Other": core,
            ])
        #expect(try await findings() == ["undeclared App → Other"])
    }

    @Test func `one imported module of a product that bundles several is enough`() async throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Kit", products: [
                    .library(name: "Kit", targets: ["One", "Two"]),
                    .library(name: "Idle", targets: ["Three"]),
                ], targets: [.target(name: "One"), .target(name: "Two"), .target(name: "Three")])
            """, to: "Kit/Package.swift")
        for name in ["One", "Two", "Three"] {
            try folder.write("public struct S {}", to: "Kit/Sources/\(name)/File.swift")
        }
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop", dependencies: [.package(path: "Kit")],
                targets: [
                    .target(name: "App", dependencies: [
                        .product(name: "Kit", package: "Kit"),
                        .product(name: "Idle", package: "Kit"),
                    ])
                ])
            """, to: "Package.swift")
        try folder.write("import Two", to: "Sources/App/File.swift")
        #expect(try await findings() == ["unused App → Three"])
    }

    @Test func `a dependency for some platforms is one, used or not`() async throws {
        try write(
            #"""
            .target(name: "App", dependencies: [
                .target(name: "Core", condition: .when(platforms: [.linux])),
                .target(name: "Idle", condition: .when(platforms: [.macOS])),
                .product(name: "Logging", package: "swift-log", condition: .when(platforms: [.iOS])),
            ]), .target(name: "Core"), .target(name: "Idle")
            """#,
            files: [
                "App": "import Core\n#if os(iOS)\n    import Logging\n#endif\n", "Core": core,
                "Idle": "public struct Idle {}",
            ])
        #expect(try await findings() == ["unused App → Idle"])
    }

    @Test func `another module of a declared package from elsewhere is no error`() async throws {
        try write(
            #".target(name: "App", dependencies: [.product(name: "Hub", package: "hub")])"#,
            files: ["App": "import HubCore"])
        #expect(try await findings() == [])
    }

    @Test
    func `a companion in linking is a note, what nothing needs is still found`() async throws {
        try folder.write(
            """
            name: Shop
            packages:
              Realm: {url: "https://example.org/realm-swift", from: 1.0.0}
              Charts: {url: "https://example.org/charts", from: 1.0.0}
            targets:
              Shop:
                type: application
                platform: iOS
                sources: App
                dependencies:
                  - package: Realm
                    products: [Realm, RealmSwift]
                  - package: Charts
                  - framework: Vendor/Maps.xcframework
              Old:
                type: framework
                platform: iOS
                sources: Old
                dependencies:
                  - package: Realm
            """, to: "project.yml")
        try folder.write("import RealmSwift", to: "App/App.swift")
        try folder.write("let a = 1", to: "Old/Old.swift")
        #expect(
            try await findings() == ["unused Old → Realm", "unused Shop → Charts"])
        let all = try await BuiltProgram.run("check", folder.path, "--all")
        #expect(
            all.output.contains(
                "Shop declares Realm, but no file imports it. The imported RealmSwift is part of "
                    + "the same package and may need it at link time."), "\(all.output)")
        let fix = try await BuiltProgram.run("imports", "--fix", folder.path)
        #expect(fix.output.contains("RealmSwift, which is imported, may need it at link time."))
        #expect(!fix.output.contains("-        products: [Realm, RealmSwift]"))
    }

    @Test
    func `a test reaches what its host links; an app need not import extensions`() async throws {
        try folder.write(
            """
            name: Shop
            targets:
              Shop:
                type: application
                platform: iOS
                sources: App
                dependencies:
                  - target: Kit
                  - target: Share
              Share:
                type: app-extension
                platform: iOS
                sources: Share
                dependencies:
                  - target: Core
              Kit:
                type: framework
                platform: iOS
                sources: Kit
              Core:
                type: framework
                platform: iOS
                sources: Core
              ShopTests:
                type: bundle.unit-test
                platform: iOS
                sources: Tests
                dependencies:
                  - target: Shop
            """, to: "project.yml")
        try folder.write("import Kit", to: "App/App.swift")
        try folder.write("import Core", to: "Share/Share.swift")
        try folder.write("public struct Kit {}", to: "Kit/Kit.swift")
        try folder.write(core, to: "Core/Core.swift")
        try folder.write("@testable import Shop\nimport Kit", to: "Tests/Tests.swift")
        #expect(try await findings() == [])
        try folder.write("import Kit", to: "Share/Share.swift")
        #expect(try await findings() == ["undeclared Share → Kit", "unused Share → Core"])
    }
}

private struct CheckJSON: Decodable {
    struct Violation: Decodable {
        let kind: String
        let severity: String
        let from: String
        let to: String?
    }

    let violations: [Violation]
}
