import Architecture
import Codebase
import Editing
import Inverting
import Testing

/// What files see only because other files of their module import it.
@Suite struct LeakedImportsTests {
    @Test func `members that a module adds elsewhere are imported with it`() async throws {
        let extraction = try await MemoryCodebase(Self.files).extracted("Sources/Shop/Models")
        #expect(extraction.recipe.obstacle == nil)
        let texts = texts(of: extraction)
        #expect(texts["Sources/Models/Item.swift"]?.hasPrefix("import Kit\nimport Net\n") == true)
        #expect(texts["Sources/Models/Other.swift"]?.contains("import Kit") == false)
        #expect(dependencies(in: texts) == ["Kit", "Net"])
    }

    @Test func `what a file hands on is imported where it is used, and declared`() async throws {
        var files = Self.files
        files["Sources/Shop/Board.swift"] = "@_exported import Kit\n\nlet button = Button()\n"
        files["Sources/Shop/Models/Item.swift"] = "struct Item { let button = Button() }\n"
        let extraction = try await MemoryCodebase(files).extracted("Sources/Shop/Models")
        #expect(extraction.recipe.obstacle == nil)
        let texts = texts(of: extraction)
        #expect(texts["Sources/Models/Item.swift"]?.contains("import Kit\n") == true)
        #expect(texts["Sources/Models/Other.swift"]?.contains("import Kit") == false)
        #expect(dependencies(in: texts) == ["Kit"])
    }

    @Test func `what could not be read before is no reason against a change`() async throws {
        var files = Self.files
        files["Package.swift"] = Self.manifest.replacing(
            "    ]\n)",
            with: "        .testTarget(name: \"ShopTests\", dependencies: [\"Shop\"]),\n    ]\n)")
        let codebase = MemoryCodebase(files)
        #expect(try await !codebase.analysis().incomplete.isEmpty)
        let extraction = try await codebase.extracted("Sources/Shop/Models")
        #expect(extraction.recipe.obstacle == nil)
    }

    @Test func `imports are seen as far as what becomes visible`() async throws {
        let files: [RelativePath: String] = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]
            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Shop", dependencies: ["Kit"], swiftSettings: settings),
                    .target(name: "Kit", swiftSettings: settings),
                ]
            )

            """,
            "Sources/Kit/Button.swift": "package struct Button { package init() {} }\n",
            "Sources/Shop/Models/Item.swift": """
            import Kit

            struct Item { func show(_ button: Button) {} }

            """,
            "Sources/Shop/Models/Hidden.swift": """
            import Kit

            private let button = Button()

            """,
            "Sources/Shop/Board.swift": "import Kit\n\nfunc f() { Item().show(Button()) }\n",
        ]
        let extraction = try await MemoryCodebase(files).extracted("Sources/Shop/Models")
        #expect(extraction.recipe.obstacle == nil)
        let texts = texts(of: extraction)
        #expect(texts["Sources/Models/Item.swift"]?.hasPrefix("package import Kit\n") == true)
        #expect(texts["Sources/Models/Hidden.swift"]?.hasPrefix("import Kit\n") == true)
    }

    private func texts(of extraction: Extraction) -> [RelativePath: String] {
        Dictionary(
            uniqueKeysWithValues: extraction.recipe.changes.changes.compactMap { change in
                change.after.map { (change.path, $0) }
            })
    }

    /// What the new target depends on, by its line of the manifest.
    private func dependencies(in texts: [RelativePath: String]) -> [String] {
        let manifest = texts["Package.swift"] ?? ""
        let target = manifest.split(separator: "name: \"Models\"").last ?? ""
        return ["Kit", "Net"].filter { target.prefix { $0 != ")" }.contains("\"\($0)\"") }
    }

    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Net"),
                .target(name: "Kit"),
                .executableTarget(name: "Shop", dependencies: ["Net", "Kit"]),
            ]
        )

        """

    private static let files: [RelativePath: String] = [
        "Package.swift": manifest,
        "Sources/Net/Client.swift": "public struct Client { public init() {} }\n",
        "Sources/Kit/Button.swift": """
        public struct Button { public init() {} }
        extension Array { public func joinedUp() -> Int { count } }

        """,
        "Sources/Shop/main.swift": "print(Item(), Other(), Board())\n",
        "Sources/Shop/Board.swift": "import Kit\n\nstruct Board { let button = Button() }\n",
        "Sources/Shop/Models/Item.swift": """
        import Net

        struct Item {
            let client = Client()
            func go() -> Int { [1].joinedUp() }
        }

        """,
        "Sources/Shop/Models/Other.swift": "struct Other { let count = [1].count }\n",
    ]
}
