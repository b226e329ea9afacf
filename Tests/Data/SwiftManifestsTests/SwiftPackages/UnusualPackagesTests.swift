import Architecture
import Codebase
import SwiftManifests
import TemporaryCodebases
import Testing

/// What real codebases contain that a reader of packages can get wrong.
@Suite struct UnusualPackagesTests {
    private func manifest(_ arguments: String, name: String = "P") -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "\(name)", \(arguments))
        """
    }

    private func read(_ files: [String: String]) async throws -> (SourceTree, ProjectReading) {
        let codebase = try TemporaryCodebase(files)
        return (codebase.tree, await SwiftPackageReader().read(codebase.tree, trust: .untrusted))
    }

    @Test func `spaces, emoji and combining marks in paths are kept`() async throws {
        let (_, reading) = try await read([
            "Package.swift": manifest(
                "targets: [.target(name: \"My App\", path: \"My Sources/👩‍💻\")]"),
            "My Sources/👩‍💻/Cafe\u{301} view.swift": "",
        ])
        #expect(reading.modules.map(\.sources) == [["My Sources/👩‍💻/Cafe\u{301} view.swift"]])
        #expect(reading.modules.map(\.moduleName) == ["My_App"])
        #expect(reading.modules.map(\.id) == ["::My App"])
    }

    @Test func `a package that lists dependencies for Tuist has no modules`() async throws {
        let text = manifest("targets: [.target(name: \"App\")]")
        let (_, listed) = try await read(["Tuist/Package.swift": text, "Project.swift": ""])
        #expect(listed.modules == [] && listed.incomplete == [])
        let settings = "#if TUIST\nlet settings = PackageSettings(productTypes: [:])\n#endif\n"
        let (_, root) = try await read(["Package.swift": text + settings, "Workspace.swift": ""])
        #expect(root.modules == [] && root.incomplete == [])
        let (_, built) = try await read([
            "Tuist/Package.swift": text, "Tuist/Sources/App/App.swift": "",
        ])
        #expect(built.modules.map(\.name) == ["App"])
    }

    @Test func `one file may belong to several targets of one folder`() async throws {
        let (_, reading) = try await read([
            "Package.swift": manifest(
                """
                targets: [.target(name: "A", path: "S", sources: ["a.swift", "both.swift"]),
                    .target(name: "B", path: "S", sources: ["b.swift", "both.swift"])]
                """),
            "S/a.swift": "", "S/b.swift": "", "S/both.swift": "",
        ])
        #expect(
            reading.modules.map(\.sources) == [
                ["S/a.swift", "S/both.swift"], ["S/b.swift", "S/both.swift"],
            ])
    }

    @Test func `a package below another is a container of its own`() async throws {
        let (_, reading) = try await read([
            "Package.swift": manifest(
                "targets: [.target(name: \"A\"), .testTarget(name: \"ATests\", exclude: "
                    + "[\"Fixture\"])]"
            ),
            "Sources/A/a.swift": "", "Tests/ATests/t.swift": "",
            "Tests/ATests/Fixture/Package.swift": manifest("targets: [.target(name: \"A\")]"),
            "Tests/ATests/Fixture/Sources/A/a.swift": "",
        ])
        #expect(
            reading.modules.map(\.id) == ["::A", "::ATests", "Tests/ATests/Fixture::A"])
        #expect(reading.modules[1].sources == ["Tests/ATests/t.swift"])
        #expect(reading.modules[2].sources == ["Tests/ATests/Fixture/Sources/A/a.swift"])
    }

    @Test func `a local package overrides a remote one of the same identity`() async throws {
        let (tree, reading) = try await read([
            "App/Package.swift": manifest(
                """
                dependencies: [.package(url: "https://x.org/Kit.git", from: "1.0.0")],
                targets: [.target(name: "App", dependencies: [.product(name: "One", package: "Kit")])]
                """),
            "App/Sources/App/a.swift": "",
            "kit/Package.swift": manifest(
                "products: [.library(name: \"One\", targets: [\"K\"])], targets: [.target(name: "
                    + "\"K\")]"
            ),
            "kit/Sources/K/k.swift": "",
        ])
        let codebase = assembleCodebase(tree: tree, readings: [reading])
        let resolved = resolveDependencies(codebase)
        #expect(resolved["App::App"]?.map(\.meaning) == [.own(["kit::K"])])
    }

    @Test func `target, product, module and folder may all be called differently`() async throws {
        let (_, reading) = try await read([
            "Package.swift": manifest(
                """
                products: [.library(name: "Shared", targets: ["Shared-iOS"])],
                targets: [.target(name: "Shared-iOS", path: "Code")]
                """),
            "Code/a.swift": "",
        ])
        #expect(reading.products.map(\.name) == ["Shared"])
        #expect(reading.products.first?.modules == ["::Shared-iOS"])
        #expect(reading.modules.first?.moduleName == "Shared_iOS")
        #expect(reading.modules.first?.path == "Code")
    }

    @Test func `a target of C has no Swift sources, one of both keeps its Swift`() async throws {
        let (_, reading) = try await read([
            "Package.swift": manifest("targets: [.target(name: \"C\"), .target(name: \"Mixed\")]"),
            "Sources/C/c.c": "", "Sources/C/include/c.h": "", "Sources/Mixed/a.swift": "",
            "Sources/Mixed/b.m": "",
        ])
        #expect(reading.modules.map(\.sources) == [[], ["Sources/Mixed/a.swift"]])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `binary and system targets need no folder of sources`() async throws {
        let (_, reading) = try await read([
            "Package.swift": manifest(
                """
                targets: [.binaryTarget(name: "B", url: "https://x.org/b.zip", checksum: "0"),
                    .systemLibrary(name: "S")]
                """),
            "Sources/S/module.modulemap": "",
        ])
        #expect(reading.modules.map(\.kind) == [.binary, .system])
        #expect(reading.incomplete.isEmpty)
    }

    @Test
    func `a target without its folder is named, the rest of the package is read`() async throws {
        let (_, reading) = try await read([
            "Package.swift": manifest(
                "targets: [.target(name: \"A\"), .target(name: \"Doh\"), "
                    + ".testTarget(name: \"T\"), .testTarget(name: \"U\")]"),
            "Sources/A/a.swift": "",
        ])
        #expect(reading.modules.map(\.name) == ["A", "Doh", "T", "U"])
        #expect(
            reading.incomplete.map(\.reason).prefix(2) == [
                "The folder `Sources/Doh` of target `Doh` is not there. Create it, or set the "
                    + "target's `path`.",
                "The folder `Tests/T` of target `T` is not there. Create it, or set the target's "
                    + "`path`.",
            ])
    }

    @Test func `a target whose folder holds no source is named with its line`() async throws {
        let (_, reading) = try await read([
            "Package.swift": manifest(
                "targets: [.target(name: \"A\"),\n.target(name: \"B\"), .target(name: \"H\")]"),
            "Sources/A/a.swift": "", "Sources/B/README.md": "", "Sources/H/include/h.h": "",
        ])
        #expect(reading.incomplete.count == 1)
        #expect(
            reading.incomplete.first?.reason.hasPrefix(
                "No source is found for target `B` in `Sources/B`. ") == true)
        #expect(reading.incomplete.first?.line != nil)
    }

    @Test func `versions are no texts, of which 1.10 comes before 1.6`() async throws {
        let range = "dependencies: [.package(url: \"https://e.com/log\", \"1.6.0\"..<\"1.10.0\")], "
        let (_, reading) = try await read([
            "Package.swift": manifest(range + "targets: [.target(name: \"A\")]"),
            "Sources/A/a.swift": "",
        ])
        #expect(reading.incomplete.isEmpty)
        #expect(reading.externals.map(\.identity) == ["log"])
    }

    @Test func `an empty target of a package that only pins tools hides nothing`() async throws {
        let pinned =
            "dependencies: [.package(url: \"https://e.com/swift-format\", from: \"1.0.0\")], "
        let (_, reading) = try await read([
            "BuildTools/Package.swift": manifest(
                pinned + "targets: [.target(name: \"BuildTools\", path: \"\")]"),
            "Kit/Package.swift": manifest("targets: [.target(name: \"Kit\", path: \"\")]"),
        ])
        #expect(reading.incomplete.map(\.path) == ["Kit/Package.swift"])
    }

    @Test func `a folder whose name differs in case only is found, as on macOS`() async throws {
        let (_, reading) = try await read([
            "Package.swift": manifest("targets: [.target(name: \"DoH\"), .target(name: \"B\")]"),
            "Sources/Doh/a.swift": "", "Sources/B/b.swift": "",
        ])
        #expect(reading.modules.first?.sources == ["Sources/Doh/a.swift"])
    }

    @Test func `a linked source folder is compiled as a second module`() async throws {
        let codebase = try TemporaryCodebase(
            [
                "Package.swift": manifest(
                    "targets: [.target(name: \"Core\"), .target(name: \"CoreTwo\")]"),
                "Sources/Core/a.swift": "",
            ], links: ["Sources/CoreTwo": "Sources/Core"])
        let reading = await SwiftPackageReader().read(codebase.tree, trust: .untrusted)
        #expect(reading.modules.map(\.name) == ["Core", "CoreTwo"])
        #expect(
            reading.modules.map(\.sources) == [["Sources/Core/a.swift"], ["Sources/Core/a.swift"]])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `targets that share files through a link alone both compile them`() async throws {
        let codebase = try TemporaryCodebase(
            [
                "Package.swift": manifest(
                    "targets: [.target(name: \"Kit\", path: \"Sources\", exclude: [\"Part/Own\"]), "
                        + ".target(name: \"Part\", path: \"Part\")]"),
                "Sources/a.swift": "", "Sources/Part/b.swift": "", "Sources/Part/Own/c.swift": "",
            ], links: ["Part": "Sources/Part"])
        let reading = await SwiftPackageReader().read(codebase.tree, trust: .untrusted)
        #expect(
            reading.modules.map(\.sources) == [
                ["Sources/Part/b.swift", "Sources/a.swift"],
                ["Sources/Part/Own/c.swift", "Sources/Part/b.swift"],
            ])
    }

    @Test func `a manifest for tools newer than all there are is read all the same`() async throws {
        let (_, reading) = try await read([
            "Package.swift": """
            // swift-tools-version: 99.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "A")])
            """, "Sources/A/a.swift": "",
        ])
        #expect(reading.modules.map(\.name) == ["A"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `a source that is called like a manifest is a source`() async throws {
        let (_, reading) = try await read([
            "Package.swift": manifest("targets: [.target(name: \"A\")]"),
            "Sources/A/Models/Package.swift": "import Foundation\nenum Package { case local }\n",
        ])
        #expect(reading.modules.map(\.sources) == [["Sources/A/Models/Package.swift"]])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `a helper of Tuist that is called like a manifest is none`() async throws {
        let (_, reading) = try await read([
            "Package.swift": manifest("targets: [.target(name: \"A\")]"), "Sources/A/a.swift": "",
            "Plugins/ProjectDescriptionHelpers/Package.swift": """
            // swift-tools-version: 6.0
            import ProjectDescription
            extension TargetDependency { public static let a = TargetDependency.external(name: "A") }
            """,
        ])
        #expect(reading.modules.map(\.name) == ["A"])
        #expect(reading.incomplete.isEmpty)
    }

    @Test func `what is declared on macOS only is noted with its line and effect`() async throws {
        let (_, reading) = try await read([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            var targets = "ABCDE".map { Target.target(name: String($0)) }
            #if os(macOS) || canImport(AppKit)
            targets.append(.target(name: "Mac"))
            #endif
            let package = Package(name: "P", targets: targets)
            """, "Sources/A/a.swift": "", "Sources/B/a.swift": "", "Sources/C/a.swift": "",
            "Sources/D/a.swift": "", "Sources/E/a.swift": "", "Sources/Mac/b.swift": "",
        ])
        #expect(reading.modules.map(\.name) == ["A", "B", "C", "D", "E"])
        #expect(reading.incomplete.isEmpty)
        #expect(reading.notes.map(\.line) == [5])
        #expect(
            reading.notes.first?.reason.hasPrefix(
                "The manifest declares a target on macOS only: “Mac”.") == true)
        #expect(reading.otherSystems == ["Sources/Mac/b.swift"])
    }

    @Test func `a package many of whose targets are for macOS is read as there`() async throws {
        let (_, reading) = try await read([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let targets: [Target] = {
                let base: [Target] = [.target(name: "A")]
                #if os(macOS)
                let mac: [Target] = [.target(name: "B", dependencies: ["A"]), .target(name: "C")]
                #else
                let mac: [Target] = []
                #endif
                return base + mac
            }()
            let package = Package(name: "P", targets: targets)
            """, "Sources/A/a.swift": "", "Sources/B/b.swift": "", "Sources/C/c.swift": "",
        ])
        #expect(reading.modules.map(\.name) == ["A", "B", "C"])
        #expect(reading.otherSystems.isEmpty)
        #expect(
            reading.notes.map(\.reason) == [
                "The manifest declares targets on macOS only: “B” and 1 more. As these are many of "
                    + "its targets, the manifest is read as on macOS."
            ])
    }

    @Test func `targets come from loops, maps, functions, extensions and appends`() async throws {
        let (_, reading) = try await read([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            var names: [String] = []
            for letter in ["A", "B"] { names.append("Loop" + letter) }
            func both(_ name: String) -> [Target] {
                [.target(name: name), .testTarget(name: name + "Tests", dependencies: [.init(stringLiteral: name)])]
            }
            extension Target {
                static func kit(_ name: String) -> Target { .target(name: "Kit\\(name)") }
            }
            #if compiler(>=5.5) && !os(Windows)
            let more: [Target] = [.kit("One")]
            #else
            let more: [Target] = []
            #endif
            let package = Package(name: "P", targets: names.map { .target(name: $0) } + more)
            package.targets += both("Two")
            package.targets.append(contentsOf: [.kit("Three")])
            for target in package.targets where target.isTest { target.dependencies.append("KitOne") }
            """
        ])
        #expect(
            reading.modules.map(\.name).sorted() == [
                "KitOne", "KitThree", "LoopA", "LoopB", "Two", "TwoTests",
            ])
        let tests = reading.modules.first { $0.name == "TwoTests" }
        #expect(tests?.dependencies.map(\.name) == [.byName("Two"), .byName("KitOne")])
        #expect(!reading.incomplete.contains { $0.remedy == .trust })
    }
}
