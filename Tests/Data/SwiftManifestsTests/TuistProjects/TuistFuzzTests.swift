import Codebase
import Mutations
import TemporaryCodebases
import Testing
import Tiers
import SwiftManifests

@Suite struct TuistFuzzTests {
    private static let helpers = #"""
        import ProjectDescription
        public enum Feature: String, CaseIterable {
            case home, search
            var path: Path { .relativeToRoot("Features/\(rawValue)") }
        }
        extension TargetDependency {
            static func feature(_ f: Feature) -> Self { .project(target: f.rawValue, path: f.path) }
        }
        extension Project {
            public static func module(
                name: String, kinds: Set<Product> = [.framework, .unitTests],
                uses: [TargetDependency] = [], packages: [Package] = []
            ) -> Project {
                let targets = kinds.map { kind -> Target in
                    .target(
                        name: kind == .unitTests ? "\(name)Tests" : name, destinations: .iOS,
                        product: kind, bundleId: "b", sources: ["Sources/**", .glob("A/*.{swift,m}")],
                        dependencies: uses + Feature.allCases.map { .feature($0) },
                        settings: .settings(base: ["PRODUCT_NAME": "$(TARGET_NAME)X"]))
                }
                return Project(name: name, packages: packages, targets: targets)
            }
        }
        """#

    private static let manifest = #"""
        import ProjectDescription
        import ProjectDescriptionHelpers
        let on = Environment.flag.getBoolean(default: true)
        let project = Project.module(
            name: "Home", uses: on ? [.external(name: "A", condition: .when([.ios]))] : [],
            packages: [.remote(url: "https://x.org/y.git", requirement: .exact("1.0.0"))])
        """#

    private static let alphabet = [
        "\n", "(", ")", "[", "]", "{", "}", "\"", "\\(", "?", "!", ".", ":", "->", "=", "+", "&",
        "self",
        "func ", "#if os(Linux)", "#endif", "$0", "..",
        "Project(", ".relativeToCurrentFile(\"../..\")", "../../../..", "**", "{a,{b,c}}", "nil",
        "/",
        "9223372036854775807", "public ", "\u{0}", "é", "Feature.allCases", "fatalError()",
    ]

    @Test(.long, .timeLimit(.minutes(20)), arguments: Mutations.rounds)
    func `damaged helpers and manifests neither trap nor hang`(_ round: UInt64) async throws {
        let codebase = try TemporaryCodebase([
            "Tuist/ProjectDescriptionHelpers/Module.swift": Self.helpers,
            "Home/Project.swift": Self.manifest, "Home/Sources/a.swift": "", "Home/A/b.swift": "",
        ])
        let mutations = Mutations(
            of: Self.helpers + "\u{1}" + Self.manifest, alphabet: Self.alphabet, round: round)
        for text in mutations {
            let parts = text.split(separator: "\u{1}", maxSplits: 1).map(String.init)
            try codebase.write(parts[0], to: "Tuist/ProjectDescriptionHelpers/Module.swift")
            try codebase.write(parts.last ?? "", to: "Home/Project.swift")
            let reading = await codebase.read()
            #expect(reading.modules.count < 1_000)
            #expect(
                reading.modules.flatMap(\.sources).allSatisfy { codebase.tree.files.contains($0) })
        }
    }
}
