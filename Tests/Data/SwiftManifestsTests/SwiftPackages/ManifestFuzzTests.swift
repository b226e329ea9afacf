import Mutations
import SwiftManifests
import Testing
import Tiers

@Suite struct ManifestFuzzTests {
    private let seed = """
        // swift-tools-version: 6.0
        import PackageDescription
        let common: [SwiftSetting] = [.define("X", .when(platforms: [.linux]))]
        struct Feature { let name: String; var deps: [Target.Dependency] = [] }
        let features = [Feature(name: "A"), Feature(name: "B", deps: ["A", .product(name: "Y", package: "y")])]
        let package = Package(
            name: "P", products: features.map { .library(name: $0.name, targets: [$0.name]) },
            targets: features.flatMap { feature -> [Target] in
                [.target(name: feature.name, dependencies: feature.deps, swiftSettings: common),
                 .testTarget(name: "\\(feature.name)Tests", dependencies: [.byName(name: feature.name)])]
            })
        for target in package.targets where target.type == .test {
            target.dependencies += ["Kit"]
        }
        if let flag = Context.environment["F"] { package.targets.removeAll { $0.name == flag } }
        #if os(Linux)
        package.targets.append(.target(name: "L", path: "x"))
        #endif
        func extra(_ n: Int) -> [Target] { n == 0 ? [] : extra(n - 1) + [.target(name: "E\\(n)")] }
        package.targets += extra(3)
        switch package.name { case "P": break; default: fatalError() }
        """

    @Test(
        .long, .timeLimit(.minutes(20)),
        arguments: Mutations.rounds) func `damaged manifests neither trap nor hang`(round: UInt64)
    {
        let alphabet = [
            "\n", "(", ")", "[", "]", "{", "}", "\"", "\\(", "?", "!", ".", ":", "->", "=", "+=",
            "&",
            "func ", "var ", "repeat ", "#if os(Linux)",
            "#endif", "$0", "0", "9223372036854775807", " + 1", "package", "self", "nil", "try! ",
            "return ", "/*", "\"\"\"", "\u{0}", "é", "extension Array { ", "enum E: String { case ",
        ]
        let evaluator = ManifestEvaluator()
        for text in Mutations(of: seed, alphabet: alphabet, round: round) {
            let manifest = evaluator.manifest(
                text: text, path: "Package.swift", packageDirectory: "/src")
            #expect(manifest.targets.count < 100_000)
        }
    }
}
