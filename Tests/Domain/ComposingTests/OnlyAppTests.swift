import Architecture
import Codebase
import Composing
import Configuration
import SwiftManifests
import SwiftSources
import Testing

/// Codebases whose apps only show a part of them.
@Suite struct OnlyAppTests {
    private static let files: [RelativePath: String] = [
        "Sources/Home/Home.swift": """
        import Swinject
        public protocol Cat {}
        public final class Home {
            public func open(_ resolver: Resolver) { _ = resolver.resolve(Cat.self)! }
        }
        """,
        "Sources/HomeDemoApp/main.swift": """
        import Home
        import Swinject
        final class Tom: Cat {}
        let container = Container()
        container.register(Cat.self) { _ in Tom() }
        Home().open(container)
        """,
        "Sources/Shop/main.swift": "import Home\nimport Swinject\nHome().open(Container())\n",
    ]

    private static let shop = ", .executableTarget(name: \"Shop\", dependencies: [\"Home\"])"

    @Test(arguments: [("", 0), (shop, 1)])
    func `what a dev app registers counts where no other app is there`(
        shop: String, count: Int
    ) async throws {
        var files = Self.files
        files["Package.swift"] = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Home"), .executableTarget(name: "HomeDemoApp", dependencies: ["Home"])\(shop)
            ])
            """
        if count == 0 { files["Sources/Shop/main.swift"] = nil }
        let trees = MemoryTrees(files: files)
        let analyze = AnalyzeCodebase(
            trees: trees, readers: [SwiftPackageReader(dumper: NeverDumping())],
            facts: ParsingSourceFactsReader(), configuration: YAMLConfigurationReader())
        var analysis: Analysis?
        for await state in analyze(root: "/memory", trust: .untrusted) {
            if case .complete(let complete) = state { analysis = complete }
        }
        let composition = await ReadComposition(
            outlines: ParsingSourceOutlineReader(), trees: trees)(try #require(analysis))
        #expect(composition.findings.count { $0.kind == .unregistered } == count)
    }
}

private struct NeverDumping: ManifestDumper {
    func dump(packageAt folder: String) async throws(ManifestDumpError) -> String {
        throw ManifestDumpError("Nothing is run.")
    }
}
