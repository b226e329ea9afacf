import Architecture
import Codebase
import Extracting
import SourceFiles
import Testing

@testable import Inverting

/// What the compiler resolved decides where the text leaves open what a name means.
@Suite struct CompiledIndexTests {
    private static let package = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .executableTarget(name: "Shop", dependencies: ["Cart", "Base"]),
                .target(name: "Cart", dependencies: ["Base"]),
                .target(name: "Base"),
            ]
        )
        """
    private static let files: [RelativePath: String] = [
        "Package.swift": package,
        "Sources/Base/Labels.swift": """
        extension String { public var label: String { self } }

        public final class Store {
            public init() {}
            public var total: Int { 0 }
        }
        """,
        "Sources/Cart/Cart.swift": """
        import Base

        struct Row { let label: Int }

        func shown(_ all: [Row]) -> Any { made(all).label }
        """,
        "Sources/Shop/Models/Item.swift": """
        struct Item { let title: Text }

        func read(_ items: [Item]) -> Any { found(items).caption }
        """,
        "Sources/Shop/Texts.swift": "struct Text {}\n",
        "Sources/Shop/main.swift": """
        import Base

        extension String { var caption: String { self } }

        struct Card { let caption: Int }

        func sum(_ all: [Any]) -> Any { some(all).total }
        """,
    ]
    private static let declared: [MemoryIndex.Place] = [
        .declared("Sources/Base/Labels.swift", "var |label", in: "Base"),
        .declared("Sources/Base/Labels.swift", "var |total", in: "Base"),
        .declared("Sources/Shop/main.swift", "var |caption", in: "Shop"),
    ]

    private func codebase(
        _ place: MemoryIndex.Place? = nil, changing changes: [RelativePath: String] = [:]
    ) -> MemoryCodebase {
        let files = Self.files.merging(changes) { $1 }
        var codebase = MemoryCodebase(files)
        codebase.index = place.map { MemoryIndex(of: files, Self.declared + [$0]) }
        return codebase
    }

    /// What Cart uses of Base, and how many members it may use besides.
    private func used(
        _ codebase: MemoryCodebase
    ) async throws -> (names: [String], possible: Int) {
        let analysis = try await codebase.analysis()
        let edge = try #require(
            analysis.graph.edges.first {
                $0.from.targetName == "Cart" && $0.to.targetName == "Base"
            })
        let read = ReadEdge(ParsingSourceDetailsReader(), index: codebase.index)
        let sources = try #require(await read.sources(of: edge.id, in: analysis))
        return (sources.foreignUses.map(\.name), sources.possibleMembers.count)
    }

    private static let cart: RelativePath = "Sources/Cart/Cart.swift"

    @Test func `an inversion counts what the compiler resolved, and nothing else`() async throws {
        let byText = try await used(codebase())
        #expect(byText == (["String.label"], 1))
        let own = MemoryIndex.Place.used(Self.cart, "made(all).|label", of: "Base")
        #expect(try await used(codebase(own)) == (["String.label"], 0))
        let other = MemoryIndex.Place.used(Self.cart, "made(all).|label", of: "Kit")
        #expect(try await used(codebase(other)) == ([], 0))
    }

    @Test func `a file that was changed after the build is told by its text`() async throws {
        let own = MemoryIndex.Place.used(Self.cart, "made(all).|label", of: "Kit")
        var changed = codebase(changing: [Self.cart: Self.files[Self.cart]! + "\n"])
        changed.index = MemoryIndex(of: Self.files, Self.declared + [own])
        #expect(try await used(changed).names == ["String.label"])
    }

    @Test func `what an #if declares is told by the text`() async throws {
        let labels = """
            #if os(macOS)
                extension String { public var label: String { self } }
            #endif
            public struct Store { public var total: Int { 0 } }
            """
        let own = MemoryIndex.Place.used(Self.cart, "made(all).|label", of: "Kit")
        let onMac = codebase(own, changing: ["Sources/Base/Labels.swift": labels])
        #expect(try await used(onMac) == (["String.label"], 1))
    }

    @Test func `a symbol of a file that was not built is told by the text`() async throws {
        let own = MemoryIndex.Place.used(Self.cart, "made(all).|label", of: "Base")
        var onlyCart = codebase()
        onlyCart.index = MemoryIndex(of: Self.files, [own])
        #expect(try await used(onlyCart) == (["String.label"], 1))
    }

    @Test func `an extraction takes along only what the compiler says is used`() async throws {
        let item: RelativePath = "Sources/Shop/Models/Item.swift"
        let byText = try await codebase().extracted("Sources/Shop/Models")
        let own = MemoryIndex.Place.used(item, "found(items).|caption", of: "Shop")
        let used = try await codebase(own).extracted("Sources/Shop/Models")
        let other = MemoryIndex.Place.used(item, "found(items).|caption", of: "Kit")
        let free = try await codebase(other).extracted("Sources/Shop/Models")
        #expect(byText.parts.flatMap(\.names) == ["String.caption"])
        #expect(used.parts.flatMap(\.names) == ["String.caption"])
        #expect(free.recipe.fits && free.parts.isEmpty)
        #expect(free.taken == ["Sources/Shop/Texts.swift"])
    }

    @Test func `seams count members that only the compiler can tell`() async throws {
        let main: RelativePath = "Sources/Shop/main.swift"
        let byText = try await uses(codebase())
        #expect(byText.sites == 0 && byText.unclear == 1)
        let own = MemoryIndex.Place.used(main, "some(all).|total", of: "Base")
        let compiled = try await uses(codebase(own))
        #expect(compiled.sites == 1 && compiled.unclear == 0)
        let other = MemoryIndex.Place.used(main, "some(all).|total", of: "Kit")
        let none = try await uses(codebase(other))
        #expect(none.sites == 0 && none.unclear == 0)
    }

    /// How often members of the class Store are used, and may be used.
    private func uses(
        _ codebase: MemoryCodebase
    ) async throws -> (sites: Int, unclear: Int) {
        let analysis = try await codebase.analysis()
        let base = try #require(analysis.codebase.modules.first { $0.name == "Base" })
        let read = ReadTypeUses(details: ParsingSourceDetailsReader(), index: codebase.index)
        let uses = try #require(await read.uses("Store", of: base, in: analysis))
        let sites = uses.users.flatMap(\.sites.values).reduce(0, +)
        return (sites, uses.unclear.values.reduce(0, +))
    }
}
