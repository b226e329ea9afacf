import StaticSwift
import SwiftManifests
import Testing

@Suite struct ManifestEvaluatorTests {
    @Test func `a list of features and helpers on Target evaluate to plain targets`() {
        let text = """
            var features: [Feature] { [Feature("BuildLog"), Feature("ModuleList", uses: ["Yams"])] }

            let package = Package(
                name: "Strata",
                platforms: [.macOS(.v15)],
                products: [.executable(name: "strata", targets: ["strata"])],
                targets: [.module("Domain", in: "Domain")] + features.flatMap(\\.targets)
            )

            /// One screen: its library, its dev executable and its tests.
            struct Feature {
                let name: String
                let uses: [Target.Dependency]

                init(_ name: String, uses: [Target.Dependency] = []) {
                    self.name = name
                    self.uses = uses
                }

                var targets: [Target] {
                    [
                        .module(name, in: "Features", uses: ["Domain", "TerminalUI"] + uses),
                        .devApp(of: name),
                        .tests(of: name, in: "Features", uses: ["SnapshotKit"], exclude: ["Snapshots"]),
                    ]
                }
            }

            extension Target {
                static func module(
                    _ name: String, in layer: String, uses: [Target.Dependency] = []
                ) -> Target {
                    .target(
                        name: name, dependencies: uses, path: "Sources/\\(layer)/\\(name)",
                        swiftSettings: settings(isolated: layer == "Features"))
                }

                static func devApp(of name: String) -> Target {
                    .executableTarget(
                        name: name + "Dev", dependencies: [.target(name: name), "PreviewKit"],
                        path: "Sources/DevApps/\\(name)Dev")
                }

                static func tests(
                    of name: String, in layer: String, uses: [Target.Dependency] = [], exclude: [String] = []
                ) -> Target {
                    .testTarget(
                        name: "\\(name)Tests", dependencies: [.byName(name: name)] + uses,
                        path: "Tests/\\(layer)/\\(name)Tests", exclude: exclude)
                }

                private static func settings(isolated: Bool) -> [SwiftSetting] {
                    let common: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
                    return isolated ? common + [.defaultIsolation(MainActor.self)] : common
                }
            }
            """
        let manifest = manifest(text)
        #expect(manifest.unknowns.isEmpty)
        #expect(
            manifest.targetNames == [
                "Domain", "BuildLog", "BuildLogDev", "BuildLogTests", "ModuleList", "ModuleListDev",
                "ModuleListTests",
            ])
        #expect(manifest.target("ModuleList")?.path == "Sources/Features/ModuleList")
        #expect(
            manifest.target("ModuleList")?.dependencies.map(\.kind) == [
                .byName("Domain"), .byName("TerminalUI"), .byName("Yams"),
            ])
        #expect(manifest.target("BuildLogDev")?.dependencies.first?.kind == .target("BuildLog"))
        #expect(manifest.target("BuildLogTests")?.exclude == ["Snapshots"])
    }

    @Test func `the package can be changed after it was made`() {
        let text = """
            let package = Package(name: "P", targets: [.target(name: "A"), .testTarget(name: "ATests")])
            package.targets.append(.target(name: "B"))
            package.dependencies += [.package(path: "../Q")]
            for target in package.targets where target.type == .regular {
                target.dependencies.append(.product(name: "Q", package: "Q"))
                var settings = target.swiftSettings ?? []
                settings.append(.define("X"))
                target.swiftSettings = settings
            }
            package.targets.first { $0.name == "ATests" }?.dependencies = ["A"]
            """
        let manifest = manifest(text)
        #expect(manifest.targetNames == ["A", "ATests", "B"])
        #expect(manifest.target("B")?.dependencies.map(\.kind) == [.product("Q", package: "Q")])
        #expect(manifest.target("ATests")?.dependencies.map(\.kind) == [.byName("A")])
        #expect(manifest.dependencies.map(\.location) == [.path("../Q")])
        #expect(manifest.unknowns.isEmpty)
    }

    @Test func `an extension calls functions of its type before globals of their name`() {
        let text = """
            extension Target {
                static func pair(_ name: String) -> [Target] {
                    [target(name: name), testTarget(name: name + "Tests", dependencies: [.own(name)])]
                }
            }
            extension Target.Dependency {
                static func own(_ name: String) -> Self { target(name: name) }
            }
            extension Package.Dependency {
                static func beside(_ name: String) -> Package.Dependency { package(path: "../" + name) }
            }
            let package = Package(name: "P", dependencies: [.beside("Q")], targets: Target.pair("A"))
            """
        let manifest = manifest(text)
        #expect(manifest.unknowns.isEmpty)
        #expect(manifest.dependencies.map(\.location) == [.path("../Q")])
        #expect(manifest.target("ATests")?.dependencies.map(\.kind) == [.target("A")])
    }

    @Test func `every kind of target, product, dependency and resource is told apart`() {
        let manifest = package(
            """
            products: [
                .library(name: "L", type: .dynamic, targets: ["A"]), .executable(name: "E", targets: ["B"]),
                .plugin(name: "G", targets: ["F"]),
            ],
            dependencies: [
                .package(url: "https://x.org/Yams.git", from: "1.0.0"), .package(id: "mona.LinkedList", exact: "1.0.0"),
                .package(name: "Old", url: "https://x.org/old", "1.0.0"..<"2.0.0"), .package(path: "/abs/C"),
            ],
            targets: [
                .target(name: "A", dependencies: [.product(name: "Y", package: "Yams",
                    condition: .when(platforms: [.linux, .custom("freebsd")], traits: ["T"]))]),
                .executableTarget(name: "B", resources: [.process("r"), .copy("c"), .embedInCode("e")]),
                .testTarget(name: "C"), .systemLibrary(name: "D", pkgConfig: "d"),
                .binaryTarget(name: "E", url: "u", checksum: "c"),
                .plugin(name: "F", capability: .buildTool(), dependencies: ["B"]), .macro(name: "G"),
                .target(name: "H", sources: ["a.swift"], publicHeadersPath: "i",
                    plugins: [.plugin(name: "F"), .plugin(name: "Q", package: "q"), "F"]),
            ]
            """)
        #expect(manifest.unknowns.isEmpty)
        #expect(manifest.products.map(\.kind) == [.library, .executable, .plugin])
        #expect(manifest.dependencies.map(\.identity) == ["yams", "mona.linkedlist", "old", "c"])
        #expect(
            manifest.targets.map(\.kind) == [
                .regular, .executable, .test, .system, .binary, .plugin, .macro, .regular,
            ])
        #expect(
            manifest.target("A")?.dependencies.first?.condition
                == "platforms: linux, freebsd; traits: T")
        #expect(manifest.target("B")?.resources.map(\.rule) == [.process, .copy, .embedInCode])
        #expect(
            manifest.target("H")?.plugins.map(\.kind) == [
                .byName("F"), .product("Q", package: "q"), .byName("F"),
            ])
        #expect(manifest.target("H")?.sources == ["a.swift"])
    }

    @Test func `a manifest is read for Linux and an empty environment by default`() {
        let text = """
            import Foundation
            var targets: [Target] = [.target(name: "A")]
            #if os(macOS) || canImport(Darwin)
            targets.append(.target(name: "Mac"))
            #endif
            if ProcessInfo.processInfo.environment["CI"] != nil { targets.append(.target(name: "CI")) }
            if let name = Context.environment["EXTRA"] { targets += [.target(name: name)] }
            let package = Package(name: "P", targets: targets)
            """
        #expect(manifest(text).targetNames == ["A"])
        #expect(
            manifest(text, environment: ["CI": "", "EXTRA": "B"]).targetNames == ["A", "CI", "B"])
    }

    @Test func `the package's folder is known, what lies in it is not`() {
        let known = manifest(
            "let package = Package(name: \"P\", targets: [.target(name: \"A\", path: "
                + "Context.packageDirectory + \"/s\")])"
        )
        #expect(known.target("A")?.path == "/src/pkg/s")
        let asked = manifest(
            """
            import Foundation
            let hasExtra = FileManager.default.fileExists(atPath: Context.packageDirectory + "/extra")
            let package = Package(name: "P", targets: [.target(name: "A", path: hasExtra ? "a" : "b")])
            if hasExtra { package.targets.append(.target(name: "Extra")) }
            """)
        #expect(asked.targetNames == ["A"])
        #expect(asked.unknowns.map(\.reason) == ["its value depends on the machine"])
        #expect(asked.unknowns.map(\.position.line) == [4])
    }

    @Test func `an unknown setting does not make the package incomplete`() {
        let manifest = package(
            "targets: [.target(name: \"A\", swiftSettings: [.define(mystery())])]")
        #expect(manifest.unknowns.isEmpty)
        #expect(manifest.targetNames == ["A"])
    }

    @Test(arguments: [
        "targets: [.newKind(name: \"A\")]", "targets: [.target(name: mystery())]",
        "products: [.newProduct(name: \"A\")]", "dependencies: [.package(from: \"1.0.0\")]",
        "targets: [.target(name: \"A\", dependencies: [.newKind(name: \"B\")])]",
        "targets: [.target(name: \"A\", dependencies: mystery())]", "targets: 3",
    ])
    func `what is of no known kind is reported, not dropped`(arguments: String) {
        #expect(package(arguments).unknowns.count == 1)
    }

    @Test(arguments: [
        "", "let x = 1", "fatalError()\nlet package = Package(name: \"P\")",
        "let package = Package(name: \"P\")\nfatalError()",
    ])
    func `a manifest without a package, or one that ends itself, is incomplete`(text: String) {
        #expect(!manifest(text).unknowns.isEmpty)
    }

    @Test func `targets and dependencies know their lines`() {
        let manifest = package(
            "targets: [\n.target(name: \"A\"),\n.target(name: \"B\", dependencies: "
                + "[\n.target(name: \"A\")])]"
        )
        #expect(manifest.targets.map(\.line) == [4, 5])
        #expect(manifest.target("B")?.dependencies.map(\.line) == [6])
    }

    @Test func `a dependency by name knows the line of the name, wherever its list is`() {
        let manifest = manifest(
            """
            let shared: [Target.Dependency] = [
                "A",
                "B"
            ]
            func target(_ name: String, _ names: [Target.Dependency]) -> Target {
                .target(name: name, dependencies: names)
            }
            let package = Package(name: "P", targets: [
                .target(
                    name: "C",
                    dependencies: [
                        "A", "B",
                        "D"
                    ]),
                target("E", [
                    "A"
                ]),
                .target(name: "F", dependencies: shared),
            ])
            """)
        let lines = manifest.targets.map { $0.dependencies.map(\.line) }
        #expect(lines == [[14, 14, 15], [18], [4, 5]])
    }

    @Test func `what is made of a name in a list is declared where the name stands`() {
        let manifest = manifest(
            """
            let package = Package(name: "P", targets: [
                .module("A", uses: [
                    "B",
                    "C",
                ]),
                .module("B", uses: ["C"] + ["D"]),
            ])
            extension Target {
                static func module(_ name: String, uses: [String]) -> Target {
                    .target(name: name, dependencies: uses.map { .byName(name: $0) })
                }
            }
            """)
        #expect(manifest.targets.map { $0.dependencies.map(\.line) } == [[5, 6], [12, 12]])
    }

    @Test func `what a helper makes is declared in the element that names it`() {
        let manifest = manifest(
            """
            let package = Package(name: "P", targets: modules.map(\\.target))
            var modules: [Module] {
                [
                    Module(
                        "A", uses: [
                            "B",
                            .yams,
                            argumentParser,
                        ]),
                    Module("B", uses: .parsers),
                ]
            }
            struct Module {
                let name: String
                let uses: [Target.Dependency]
                init(_ name: String, uses: [Target.Dependency]) {
                    self.name = name
                    self.uses = uses
                }
                var target: Target { .target(name: name, dependencies: uses) }
            }
            var argumentParser: Target.Dependency { .product(name: "ArgumentParser", package: "a") }
            extension Target.Dependency {
                static var yams: Self { .product(name: "Yams", package: "Yams") }
            }
            extension [Target.Dependency] {
                static var parsers: Self {
                    [
                        .yams,
                    ]
                }
            }
            """)
        #expect(manifest.targets.map { $0.dependencies.map(\.line) } == [[8, 9, 10], [31]])
    }
}
