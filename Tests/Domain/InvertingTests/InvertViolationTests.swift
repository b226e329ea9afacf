import Architecture
import Codebase
import Editing
import Inverting
import Synchronization
import Testing
import Tiers

/// What is shown of recipes after they were tried on a changed copy.
@Suite(.long) struct InvertViolationTests {
    /// Cart shows rows of Orders, which draws them with Badges.
    private func shop(layers: String, orders: String) -> MemoryCodebase {
        MemoryCodebase([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Cart", dependencies: ["Orders"]),
                    .target(name: "Orders", dependencies: ["Badges"]),
                    .target(name: "Badges"),
                    .executableTarget(name: "Shop", dependencies: ["Cart"]),
                ])

            """,
            ".strata.yml": layers,
            "Sources/Badges/Badge.swift": """
            public struct Badge: Equatable, Sendable {
                public let text: String
                public init(text: String) { self.text = text }
            }

            """,
            "Sources/Orders/Order.swift": orders,
            "Sources/Cart/Cart.swift": """
            import Orders

            public struct Cart {
                public let last: Order
                public init(last: Order) { self.last = last }
            }

            """,
            "Sources/Shop/main.swift": """
            import Cart
            import Orders

            print(Cart(last: Order(number: 1)).last.number, History().newest())

            """,
        ])
    }

    private let features = """
        layers:
          - name: App
            modules: [Shop]
          - name: Features
            modules: [Cart, Orders]
            peers: features
          - name: Core
            modules: [Badges, "*Models", "*Interface"]

        """
    private let order = """
        import Badges

        public struct Order: Equatable, Sendable {
            public let number: Int
            public var badge: Badge { Badge(text: "No. \\(number)") }
            public init(number: Int) { self.number = number }
        }

        public struct History {
            public init() {}
            public func newest() -> Int { 1 }
        }

        """

    private func inversion(_ shop: MemoryCodebase) async throws -> Inversion {
        let analysis = try await shop.analysis()
        let violation = try #require(
            analysis.violations.first { $0.from == "::Cart" && $0.to == "::Orders" })
        return try #require(await shop.invert.inversion(of: violation, in: analysis))
    }

    @Test func `who reached the far end over the edge declares it after the change`() async throws {
        let shop = shop(layers: features, orders: order)
        let inversion = try await inversion(shop)
        let best = try #require(inversion.best)
        #expect(best.proof == InversionProof(shown: .check))
        let manifest = best.changes.changes.first { $0.path == "Package.swift" }?.after
        let target = #".executableTarget(name: "Shop", dependencies: ["Cart", "Orders"])"#
        #expect(manifest?.contains(target) == true, "\(manifest ?? "")")
        let after = try await shop.applying(best).analysis()
        #expect(after.violations.isEmpty, "\(after.violations.map(\.message))")
    }

    @Test func `a draft has the recipes as they were before they were tried`() async throws {
        let shop = shop(layers: features, orders: order)
        let analysis = try await shop.analysis()
        let violation = try #require(
            analysis.violations.first { $0.from == "::Cart" && $0.to == "::Orders" })
        let drafts = Mutex<[Inversion]>([])
        let inversion = await shop.invert.inversion(of: violation, in: analysis) { draft in
            drafts.withLock { $0.append(draft) }
        }
        let draft = try #require(drafts.withLock { $0 }.first)
        #expect(drafts.withLock { $0.count } == 1)
        #expect(draft.best?.name == inversion?.best?.name)
        #expect(draft.best?.proof == nil && inversion?.best?.proof != nil)
    }

    @Test func `nothing is moved to a module of another language`() async throws {
        let shop = MemoryCodebase([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Cart", dependencies: ["Orders"]),
                    .target(name: "Orders", dependencies: ["CShared"]),
                    .target(name: "CShared"),
                ])

            """,
            ".strata.yml": """
            layers:
              - { name: Features, modules: [Cart, Orders], peers: features }
              - { name: Core, modules: CShared }

            """,
            "Sources/CShared/shared.c": "int shared(void) { return 1; }\n",
            "Sources/CShared/include/shared.h": "int shared(void);\n",
            "Sources/Orders/Order.swift": "public struct Order {\n    public init() {}\n}\n",
            "Sources/Cart/Cart.swift": "import Orders\n\nstruct Cart { let last: Order }\n",
        ])
        let inversion = try await inversion(shop)
        let files = inversion.recipes.flatMap(\.changes.changes).map(\.path)
        #expect(!files.contains { $0.string.hasPrefix("Sources/CShared") })
        let move = try #require(inversion.recipes.first { $0.name == .move })
        #expect(move.obstacle?.hasPrefix("No module stands below both") == true)
    }

    @Test func `a change that check would not pass is refused with what it says`() async throws {
        let layers = """
            layers:
              - name: App
                modules: [Shop]
              - name: Features
                modules: [Cart]
                may_import: [Core]
              - name: Data
                modules: ["Orders*"]
              - name: Core
                modules: [Badges]

            """
        let inversion = try await inversion(shop(layers: layers, orders: order))
        let contract = try #require(inversion.recipes.first { $0.name == .contract })
        #expect(!contract.fits)
        let obstacle = try #require(contract.obstacle)
        #expect(obstacle.contains("Cart in Features imports Orders"), "\(obstacle)")
        #expect(inversion.recipes.allSatisfy { $0.fits == ($0.proof?.holds == true) })
    }
}
