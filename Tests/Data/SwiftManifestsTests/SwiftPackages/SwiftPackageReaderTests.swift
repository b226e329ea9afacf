import Codebase
import StaticSwift
import SwiftManifests
import TemporaryCodebases
import Testing

@Suite struct SwiftPackageReaderTests {
    private func manifest(_ arguments: String, tools: String = "6.0", name: String = "P") -> String
    {
        """
        // swift-tools-version: \(tools)
        import PackageDescription
        let package = Package(name: "\(name)", \(arguments))
        """
    }

    private func read(
        _ files: [String: String], links: [String: String] = [:], named name: String = "Codebase"
    ) async throws -> ProjectReading {
        let codebase = try TemporaryCodebase(named: name, files, links: links)
        return await SwiftPackageReader().read(codebase.tree, trust: .untrusted)
    }

    @Test func `packages without end share their steps, and each is told`() async throws {
        var files = [
            "Z/Package.swift": manifest("targets: [.target(name: \"Z\")]"),
            "Z/Sources/Z/z.swift": "",
        ]
        for index in 0..<20 { files["P\(index)/Package.swift"] = manifest("") + "\nwhile true {}" }
        let codebase = try TemporaryCodebase(named: "Codebase", files, links: [:])
        let limits = SharedLimits(most: Limits(steps: 9_000), each: 2_000, together: 20_000)
        let reading = await SwiftPackageReader(limits: limits)
            .read(codebase.tree, trust: .untrusted)
        #expect(reading.modules.map(\.name) == ["Z"])
        let reasons = reading.incomplete.map(\.reason)
        #expect(reasons.count { $0.contains("it takes more than 9000 steps.") } == 2)
        // The third gets what these left, the others their share of half.
        #expect(reasons.count { $0.contains("it takes more than 1998 steps.") } == 1)
        #expect(reasons.count { $0.contains("it takes more than 476 steps.") } == 17)
    }

    @Test func `a target's sources are what SwiftPM compiles`() async throws {
        let reading = try await read([
            "Package.swift": manifest(
                """
                targets: [.target(name: "A", exclude: ["Skip", "B/no.swift"],
                    resources: [.copy("Copied"), .process("Processed"), .process("one.swift")])]
                """),
            "Sources/A/a.swift": "", "Sources/A/B/b.swift": "", "Sources/A/B/no.swift": "",
            "Sources/A/Skip/s.swift": "", "Sources/A/Copied/c.swift": "",
            "Sources/A/Processed/p.swift": "", "Sources/A/one.swift": "",
            "Sources/A/.hidden.swift": "",
            "Sources/A/.dot/d.swift": "", "Sources/A/P.playground/p.swift": "",
            "Sources/A/Docs.docc/step.swift": "", "Sources/A/With.dot/w.swift": "",
            "Sources/A/notes.txt": "", "Other/o.swift": "",
        ])
        #expect(
            reading.modules.first?.sources == [
                "Sources/A/B/b.swift", "Sources/A/With.dot/w.swift", "Sources/A/a.swift",
            ])
        #expect(reading.incomplete.isEmpty)
    }

    @Test
    func `files keep the bytes of their names, however a manifest spells them`() async throws {
        let reading = try await read([
            "Package.swift": manifest("targets: [.target(name: \"Caf\u{E9}\")]"),
            "Sources/Cafe\u{301}/a.swift": "",
        ])
        #expect(
            reading.modules.first?.sources.map { Array($0.string.utf8) }
                == [Array("Sources/Cafe\u{301}/a.swift".utf8)])
    }

    @Test func `a manifest whose name differs by case alone is one, as on a Mac`() async throws {
        let reading = try await read([
            "Kit/package.swift": manifest("targets: [.target(name: \"Kit\")]"),
            "Kit/Sources/Kit/k.swift": "", "Old/package.swift": "", "Old/o.swift": "",
            "Sources/App/package.swift": "struct Package { let name = \"PackageDescription\" }",
        ])
        #expect(reading.modules.map(\.name) == ["Kit"])
        #expect(reading.modules.map(\.sources) == [["Kit/Sources/Kit/k.swift"]])
        #expect(reading.manifests == ["Kit/package.swift"])
        #expect(reading.incomplete == [])
    }

    @Test(arguments: [("\"a.swift\"", 0), ("\"src\"", 1)])
    func `what is excluded beside sources that are files need not be known`(
        sources: String, count: Int
    ) async throws {
        let list = "(try? FileManager.default.subpathsOfDirectory(atPath: \".\")) ?? []"
        let reading = try await read([
            "Package.swift": manifest(
                "targets: [.target(name: \"A\", exclude: \(list), sources: [\(sources)])]"),
            "Sources/A/a.swift": "", "Sources/A/src/b.swift": "",
        ])
        #expect(reading.incomplete.count == count)
        #expect(reading.modules.map(\.sources.count) == [1])
    }

    @Test func `declared sources limit a target to them`() async throws {
        let reading = try await read([
            "Package.swift": manifest(
                "targets: [.target(name: \"A\", path: \".\", sources: [\"src\", \"one.swift\"])]"),
            "src/a.swift": "", "one.swift": "", "two.swift": "",
        ])
        #expect(reading.modules.first?.sources == ["one.swift", "src/a.swift"])
        #expect(reading.modules.first?.path == .root)
    }

    @Test func `the manifest of the root is no source of a target that is the root`() async throws {
        let reading = try await read([
            "Package.swift": manifest("targets: [.target(name: \"A\", path: \"\")]"),
            "Package@swift-5.9.swift": manifest("targets: []", tools: "5.9"), "a.swift": "",
        ])
        #expect(reading.modules.first?.sources == ["a.swift"])
    }

    @Test(arguments: [
        ("Sources/A/a.swift", "target"), ("Source/A/a.swift", "target"),
        ("src/A/a.swift", "executableTarget"),
        ("srcs/A/a.swift", "target"), ("Tests/A/a.swift", "testTarget"),
        ("Sources/A/a.swift", "testTarget"),
        ("Plugins/A/a.swift", "plugin"), ("Sources/A/a.swift", "macro"),
        ("Sources/a.swift", "target"),
        ("Tests/a.swift", "testTarget"), ("sources/a/a.swift", "target"),
    ])
    func `targets are looked for in the folders SwiftPM looks in`(file: String, kind: String)
        async throws
    {
        let capability = kind == "plugin" ? ", capability: .buildTool()" : ""
        let isCasual = file.hasPrefix("sources")
        let path = isCasual ? ", path: \"Sources/A\"" : ""
        let reading = try await read([
            "Package.swift": manifest("targets: [.\(kind)(name: \"A\"\(path)\(capability))]"),
            file: "",
        ])
        #expect(reading.modules.map(\.sources) == [[RelativePath(file)]])
    }

    @Test func `targets cannot share the predefined folder, nor old tools own it`() async throws {
        let two = try await read([
            "Package.swift": manifest("targets: [.target(name: \"A\"), .target(name: \"B\")]"),
            "Sources/a.swift": "",
        ])
        #expect(two.modules.allSatisfy { $0.sources.isEmpty })
        #expect(two.incomplete.count == 2)
        let old = try await read([
            "Package.swift": manifest("targets: [.target(name: \"A\")]", tools: "5.8"),
            "Sources/a.swift": "",
        ])
        #expect(old.incomplete.map(\.line) == [3])
    }

    @Test func `a file called main makes a plain target a program`() async throws {
        let reading = try await read([
            "Package.swift": manifest(
                "targets: [.target(name: \"A\"), .target(name: \"B\")]", tools: "5.3"),
            "Sources/A/main.swift": "", "Sources/B/main.extra.swift": "",
        ])
        #expect(reading.modules.map(\.kind) == [.executable, .library])
        #expect(reading.products.map(\.name) == ["A"])
    }

    @Test func `from tools 5.3 to 5.5 folders with an extension were opaque`() async throws {
        let reading = try await read([
            "Package.swift": manifest("targets: [.target(name: \"A\")]", tools: "5.5"),
            "Sources/A/a.swift": "", "Sources/A/With.dot/w.swift": "",
        ])
        #expect(reading.modules.first?.sources == ["Sources/A/a.swift"])
    }

    @Test func `links are followed once, to files under their real paths`() async throws {
        let reading = try await read(
            [
                "Package.swift": manifest("targets: [.target(name: \"A\"), .target(name: \"B\")]"),
                "Sources/A/a.swift": "", "Shared/s.swift": "",
            ],
            links: [
                "Sources/B": "Sources/A", "Sources/A/loop": "Sources",
                "Sources/A/s.swift": "Shared/s.swift",
            ])
        #expect(
            reading.modules.map(\.sources) == [
                ["Shared/s.swift", "Sources/A/a.swift"], ["Shared/s.swift", "Sources/A/a.swift"],
            ])
    }

    @Test func `a nested target's folder belongs to it alone`() async throws {
        let reading = try await read([
            "Package.swift": manifest(
                "targets: [.target(name: \"A\"), .target(name: \"B\", path: \"Sources/A/B\")]"),
            "Sources/A/a.swift": "", "Sources/A/B/b.swift": "",
        ])
        #expect(reading.modules.map(\.sources) == [["Sources/A/a.swift"], ["Sources/A/B/b.swift"]])
    }

    @Test func `snippets are programs that may use what the package offers`() async throws {
        let reading = try await read([
            "Package.swift": manifest(
                "products: [.library(name: \"L\", targets: [\"A\"])], targets: [.target(name: \"A\"), .target(name: \"B\")]"
            ),
            "Sources/A/a.swift": "", "Sources/B/b.swift": "", "Snippets/Group/Tour-One.swift": "",
        ])
        let snippet = reading.modules.last
        #expect(snippet?.kind == .snippet)
        #expect(snippet?.id == "::Tour-One")
        #expect(snippet?.moduleName == "Tour_One")
        #expect(snippet?.dependencies.map(\.name) == [.target("A")])
    }

    @Test func `a module map at the top makes the package one system library`() async throws {
        let reading = try await read([
            "Package.swift": manifest("pkgConfig: \"z\"", name: "CZ"), "module.modulemap": "",
        ])
        #expect(reading.modules.map(\.kind) == [.system])
        #expect(reading.modules.map(\.name) == ["CZ"])
    }

    @Test(arguments: [
        (
            [
                "Package.swift": "5.9", "Package@swift-6.0.swift": "6.0",
                "Package@swift-5.10.swift": "5.10",
            ], "Package@swift-6.0.swift"
        ),
        (["Package.swift": "6.1", "Package@swift-6.0.swift": "6.0"], "Package.swift"),
        (["Package.swift": "5.9", "Package@swift-6.swift": "5.5"], "Package@swift-6.swift"),
        (["Package.swift": "5.9", "Package@swift-7.swift": "7.0"], "Package.swift"),
        (
            ["Package.swift": "99.0", "Package@swift-6.1.swift": "6.1"],
            "Package@swift-6.1.swift"
        ),
        (["Package@swift-5.9.swift": "5.9"], "Package@swift-5.9.swift"),
        (
            [
                "Package.swift": "5.9", "Package@swift-6.3.1.swift": "5.0",
                "Package@swift-6.3.swift": "6.3",
            ], "Package@swift-6.3.1.swift"
        ),
    ])
    func `the manifest for the installed tools is the one that is read`(
        versions: [String: String], chosen: String
    ) async throws {
        var files = versions.mapValues { manifest("targets: [.target(name: \"A\")]", tools: $0) }
        files["Sources/A/a.swift"] = ""
        let reading = try await read(files)
        #expect(reading.modules.map { $0.manifest?.string } == [chosen])
    }

    @Test func `packages are named by identity, whatever name the manifest uses`() async throws {
        let reading = try await read(
            [
                "App/Package.swift": manifest(
                    """
                    dependencies: [.package(path: "../Kit"), .package(path: "../../Away/Else"),
                        .package(name: "Named", url: "https://x.org/real-name.git", from: "1.0.0")],
                    targets: [.target(name: "App", dependencies: [
                        .product(name: "One", package: "Kit"), .product(name: "One", package: "KitPackage"),
                        .product(name: "N", package: "Named"), .product(name: "E", package: "else"), "Two"],
                        plugins: [.plugin(name: "Gen", package: "Real-Name")])]
                    """),
                "App/Sources/App/a.swift": "",
                "Kit/Package.swift": manifest(
                    "products: [.library(name: \"One\", targets: [\"A\", \"B\"])], targets: [.target(name: \"A\"), .target(name: \"B\")]",
                    name: "KitPackage"),
                "Kit/Sources/A/a.swift": "", "Kit/Sources/B/b.swift": "",
            ])
        let app = try #require(reading.modules.first)
        #expect(app.id == "App::App")
        #expect(app.container == "App")
        #expect(
            app.dependencies.map(\.name) == [
                .product("One", package: "kit"), .product("One", package: "kit"),
                .product("N", package: "real-name"), .product("E", package: "else"), .byName("Two"),
                .product("Gen", package: "real-name"),
            ])
        #expect(
            app.dependencies.map { $0.purpose == .plugin } == [
                false, false, false, false, false, true,
            ])
        #expect(
            reading.products == [
                Product(name: "One", package: "kit", modules: ["Kit::A", "Kit::B"])
            ])
        #expect(
            reading.externals == [
                ExternalPackage(identity: "else", container: "App"),
                ExternalPackage(identity: "real-name", container: "App"),
            ])
    }

    @Test func `the identity of the root package is its folder's name`() async throws {
        let reading = try await read(
            [
                "Package.swift": manifest(
                    "products: [.library(name: \"A\", targets: [\"A\"])], targets: [.target(name: \"A\")]"
                ),
                "Sources/A/a.swift": "",
            ], named: "My.Package")
        #expect(reading.products.map(\.package) == ["my.package"])
    }

    @Test func `equal names in different packages stay apart`() async throws {
        let text = manifest("targets: [.target(name: \"Core\")]")
        let reading = try await read([
            "One/Package.swift": text, "One/Sources/Core/a.swift": "", "Two/Package.swift": text,
            "Two/Sources/Core/a.swift": "",
        ])
        #expect(reading.modules.map(\.id) == ["One::Core", "Two::Core"])
    }

    @Test func `a manifest that is no text is incomplete`() async throws {
        let codebase = try TemporaryCodebase(["a.swift": ""])
        let tree = SourceTree(root: codebase.root, files: ["Package.swift", "a.swift"])
        let reading = await SwiftPackageReader().read(tree, trust: .untrusted)
        #expect(reading.incomplete.map(\.path) == ["Package.swift"])
        #expect(reading.modules.isEmpty)
    }
}
