import Architecture
import Codebase
import Editing
import Inverting
import Testing

/// Where imports are written when files become a module, and with which words.
@Suite struct ExtractedImportsTests {
    @Test func `an import stands above what becomes visible at the same place`() async throws {
        let texts = try await texts([
            "Sources/Shop/Models/Item.swift":
                "struct Item { func go() -> Int { [1].joinedUp() } }\n"
        ])
        #expect(
            texts["Sources/Models/Item.swift"]?.hasPrefix("import Kit\n\npackage struct") == true)
    }

    @Test(arguments: [
        ("// Shop\n\n", ""), ("/*\n Shop\n\n of all\n*/\n\n", ""), ("// Shop\n", ""), ("", ""),
        ("", "/// A board.\n"), ("// Shop\n\n", "// Why.\n"), ("// Shop\n\n", "/** A board. */\n"),
        ("#!/usr/bin/swift\n\n\n", ""),
    ])
    func `an import stands below the head of a file`(head: String, comment: String) async throws {
        let code = comment + "struct Board { let item: Item? = nil }\n"
        let texts = try await texts(["Sources/Shop/Board.swift": head + code])
        #expect(texts["Sources/Shop/Board.swift"] == head + "import Models\n\n" + code)
    }

    @Test(arguments: [
        ("@_exported import Kit\n", "@_exported import Kit\n@_exported import Models\n"),
        ("@_exported import Kit", "@_exported import Kit\n@_exported import Models\n"),
        ("@_exported import Net\n", "@_exported import Models\n@_exported import Net\n"),
    ])
    func `the file that hands modules on hands on the new one`(
        before: String, after: String
    ) async throws {
        let texts = try await texts(
            [
                "Sources/Shop/Exports.swift": before,
                "Sources/Shop/Models/Item.swift": "public struct Item { public init() {} }\n",
            ], manifest: Self.library)
        #expect(texts["Sources/Shop/Exports.swift"] == after)
    }

    @Test func `a file Exports that declares something is left alone`() async throws {
        let texts = try await texts(
            [
                "Sources/Shop/Exports.swift": "@_exported import Kit\n\nlet count = 1\n",
                "Sources/Shop/Models/Item.swift": "public struct Item { public init() {} }\n",
            ], manifest: Self.library)
        #expect(texts["Sources/Shop/Exports.swift"] == nil)
        #expect(texts["Sources/Shop/Shop+Exports.swift"] == "@_exported import Models\n")
    }

    @Test func `imports are as visible as what a file shows of the new module`() async throws {
        let settings = "swiftSettings: [.enableUpcomingFeature(\"InternalImportsByDefault\")]"
        let texts = try await texts(
            [
                "Sources/Shop/Board.swift": "struct Board { let item: Item? = nil }\n",
                "Sources/Shop/Shown.swift":
                    "package struct Shown {\n    package func show(_ item: Item?) {}\n}\n",
                "Sources/Shop/Models/Item.swift":
                    "package struct Item { package let all = [1].joinedUp() }\n",
                "Sources/Shop/Models/Own.swift": "private let own = [1].joinedUp()\n",
            ],
            manifest: Self.manifest.replacing(
                "\"Kit\"])", with: "\"Kit\"],\n            \(settings))"))
        #expect(texts["Sources/Shop/Board.swift"]?.hasPrefix("import Models\n") == true)
        #expect(texts["Sources/Shop/Shown.swift"]?.hasPrefix("package import Models\n") == true)
        #expect(texts["Sources/Models/Own.swift"]?.hasPrefix("import Kit\n") == true)
    }

    @Test func `an import of which nothing becomes visible stays as it is`() async throws {
        let settings = "swiftSettings: [.enableUpcomingFeature(\"InternalImportsByDefault\")]"
        let texts = try await texts(
            [
                "Sources/Shop/Board.swift":
                    "struct Board { let item = Item<Int>(mark: 1, of: 2) }\n",
                "Sources/Shop/Models/Item.swift": """
                import Kit

                struct Item<Part> {
                    init(mark: Int, of part: Part) { print([mark].joinedUp()) }
                }

                """,
            ],
            manifest: Self.manifest.replacing(
                "\"Kit\"])", with: "\"Kit\"],\n            \(settings))"))
        #expect(texts["Sources/Models/Item.swift"]?.hasPrefix("import Kit\n") == true)
        #expect(texts["Sources/Models/Item.swift"]?.contains("package init(mark") == true)
    }

    /// With `package import` its extension of Item would show what it implements to the package.
    @Test func `tests import no more visibly than they import the old module`() async throws {
        let settings = "swiftSettings: [.enableUpcomingFeature(\"InternalImportsByDefault\")]"
        let texts = try await texts(
            [
                "Sources/Shop/Models/Item.swift": "package struct Item {}\n",
                "Tests/ShopTests/Same.swift": """
                import Shop

                extension Item: Equatable {
                    static func == (left: Item, right: Item) -> Bool { true }
                }

                """,
            ],
            manifest: Self.manifest.replacing(
                "\"Kit\"]),\n",
                with: "\"Kit\"],\n            \(settings)),\n"
                    + "        .testTarget(name: \"ShopTests\", dependencies: [\"Shop\"]),\n"))
        #expect(texts["Tests/ShopTests/Same.swift"]?.hasPrefix("import Models\n") == true)
    }

    @Test func `what the old module hands on is seen as far as what moves shows it`() async throws {
        let settings = "swiftSettings: [.enableUpcomingFeature(\"InternalImportsByDefault\")]"
        let texts = try await texts(
            [
                "Sources/Kit/Log.swift":
                    "public struct Log { public init() {} }\npublic struct Bin {}\n",
                "Sources/Net/Bin+Line.swift":
                    "public import Kit\n\nextension Bin { public func line() {} }\n",
                "Sources/Shop/Exports.swift":
                    "@_exported import struct Kit.Log\n@_exported import Net\n",
                "Sources/Shop/Models/Item.swift":
                    "import struct Kit.Log\n\npublic protocol Item { var log: Log { get } }\n",
                "Sources/Shop/Models/Own.swift":
                    "public import Kit\n\npublic struct Own { public var bin: Bin? }\n",
            ],
            manifest: Self.library.replacing(
                "\"Kit\"])", with: "\"Kit\"],\n            \(settings))"))
        let item = texts["Sources/Models/Item.swift"]
        #expect(item?.hasPrefix("public import struct Kit.Log\n\npublic protocol") == true)
        #expect(texts["Sources/Models/Own.swift"]?.contains("import Net") == false)
    }

    @Test func `tests that name members of what moved import its module`() async throws {
        let texts = try await texts(
            [
                "Sources/Shop/Board.swift": "struct Board { let item = Item() }\n",
                "Sources/Shop/Models/Item.swift": "struct Item { let shelfMark = 1 }\n",
                "Tests/ShopTests/BoardTests.swift":
                    "@testable import Shop\n\nlet mark = Board().item.shelfMark\n",
                "Tests/ShopTests/OtherTests.swift":
                    "@testable import Shop\n\nlet board = Board()\n",
            ],
            manifest: Self.manifest.replacing(
                "\n    ]\n)",
                with:
                    "\n        .testTarget(name: \"ShopTests\", dependencies: [\"Shop\"]),\n    ]\n)"
            ))
        let test = texts["Tests/ShopTests/BoardTests.swift"]
        #expect(test?.hasPrefix("@testable import Models\n@testable import Shop\n") == true)
        #expect(texts["Tests/ShopTests/OtherTests.swift"] == nil)
    }

    @Test func `a placeholder of a standard type is no type of the module`() async throws {
        let texts = try await texts([
            "Sources/Shop/Board.swift": "enum Value { case one(Item) }\n",
            "Sources/Shop/Models/Item.swift": """
            struct Item {}

            extension Dictionary {
                func first(_ key: Key) -> Value? { self[key] }
            }

            """,
        ])
        #expect(texts["Sources/Models/Item.swift"]?.contains("func first") == true)
    }

    @Test func `a color that the system has under the name is not shown to others`() async throws {
        let extraction = try await MemoryCodebase(
            files([
                "Sources/Shop/Board.swift": "import UIKit\n\nlet color = UIColor.white\n",
                "Sources/Shop/Models/Item.swift":
                    "import UIKit\n\nextension UIColor { static let white = UIColor() }\n",
            ])
        ).extracted("Sources/Shop/Models")
        #expect(
            extraction.recipe.obstacle
                == "Board.swift:3 names UIColor.white, as the SDK does: outside of its "
                + "module it is not clear which is meant. Give it another name first.")
    }

    @Test func `what no product is declared for comes with those of the old target`() async throws {
        let extraction = try await MemoryCodebase(
            files(
                [
                    "Sources/Shop/Board.swift": "import Boards\n\nlet item = Item()\n",
                    "Sources/Shop/Models/Item.swift": "import Atomics\n\nstruct Item {}\n",
                ],
                manifest: Self.manifest.replacing(
                    "targets: [",
                    with: """
                        dependencies: [.package(url: "https://a.b/boards.git", from: "1.0.0")],
                            targets: [
                        """
                ).replacing(
                    "[\"Net\", \"Kit\"]",
                    with: "[\"Net\", .product(name: \"Boards\", package: \"boards\")]"))
        ).extracted("Sources/Shop/Models")
        #expect(extraction.recipe.obstacle == nil)
        let manifest = extraction.recipe.changes.changes.first { $0.path == "Package.swift" }
        let target = manifest?.after?.split(separator: ".target(name: \"Models\"").last
        #expect(target?.contains(".product(name: \"Boards\", package: \"boards\")") == true)
        #expect(
            extraction.recipe.questions.map(\.text) == [
                "Item.swift:1 imports Atomics. Which package is that from? Shop does not say so, and the "
                    + "new target depends on all packages that it has, one of which brings it."
            ])
    }

    private func texts(
        _ changed: [RelativePath: String], manifest: String = Self.manifest
    ) async throws -> [RelativePath: String] {
        let extraction = try await MemoryCodebase(files(changed, manifest: manifest))
            .extracted("Sources/Shop/Models")
        #expect(extraction.recipe.obstacle == nil)
        return Dictionary(
            uniqueKeysWithValues: extraction.recipe.changes.changes.compactMap { change in
                change.after.map { (change.path, $0) }
            })
    }

    private func files(
        _ changed: [RelativePath: String], manifest: String = Self.manifest
    ) -> [RelativePath: String] {
        var all = Self.files
        all["Package.swift"] = manifest
        return all.merging(changed) { $1 }
    }

    private static let library = manifest.replacing(
        "targets: [",
        with: "products: [.library(name: \"Shop\", targets: [\"Shop\"])],\n    targets: [")

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Net"),
                .target(name: "Kit"),
                .target(name: "Shop", dependencies: ["Net", "Kit"]),
            ]
        )

        """

    private static let files: [RelativePath: String] = [
        "Sources/Net/Client.swift": "public struct Client { public init() {} }\n",
        "Sources/Kit/Kit.swift": "extension Array { package func joinedUp() -> Int { count } }\n",
        "Sources/Shop/Net.swift": "import Kit\nimport Net\n\nlet client = Client()\n",
        "Sources/Shop/Board.swift": "struct Board { let item: Item? = nil }\n",
        "Sources/Shop/Models/Item.swift": "struct Item {}\n",
    ]
}
