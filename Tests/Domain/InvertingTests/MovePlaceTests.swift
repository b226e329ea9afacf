import Architecture
import Codebase
import Editing
import Testing
import Tiers

@testable import Inverting

/// Declarations that could move to a module which is there for something else.
@Suite(.long) struct MovePlaceTests {
    /// Cart uses what Orders declares; both use the module Below.
    private func shop(
        below: String, orders: String, cart: String, far: String = "Orders", near: String = "Cart"
    ) -> MemoryCodebase {
        MemoryCodebase([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "\(near)", dependencies: ["\(far)", "\(below)"]),
                    .target(name: "\(far)", dependencies: ["\(below)"]),
                    .target(name: "\(below)"),
                ])

            """,
            ".strata.yml": """
            layers:
              - name: Orders
                modules: ["\(far)"]
              - name: Cart
                modules: ["\(near)"]
              - name: Core
                modules: ["\(below)"]

            """,
            RelativePath("Sources/\(below)/Below.swift"):
                "public struct Session { public init() {} }\n",
            RelativePath("Sources/\(far)/Orders.swift"):
                "import \(below)\n\n\(orders)\n\npublic let other = Session()\n",
            RelativePath("Sources/\(near)/Cart.swift"):
                "import \(below)\nimport \(far)\n\n\(cart)\n",
        ])
    }

    private func recipes(_ codebase: MemoryCodebase) async throws -> [Recipe] {
        let analysis = try await codebase.analysis()
        let violation = try #require(analysis.violations.first { $0.kind == .upward })
        return try #require(await codebase.invert.inversion(of: violation, in: analysis)).recipes
    }

    private let order = """
        public struct Order: Equatable, Sendable {
            public let number: Int
            public init(number: Int) { self.number = number }
        }
        """
    private let total = "public func total(_ orders: [Order]) -> Int { orders.count }"

    @Test(arguments: ["BaseFeature", "WalNetwork", "LocalStorage", "Utility"])
    func `nothing moves to a module for being reachable`(_ below: String) async throws {
        let found = try await recipes(shop(below: below, orders: order, cart: total))
        #expect(!found.contains { $0.name == .move && $0.fits })
        let open = try await recipes(shop(below: "Models", orders: order, cart: total))
        #expect(open.contains { $0.name == .move && $0.fits })
    }

    @Test func `a routing protocol stays in its interface module`() async throws {
        let found = try await recipes(
            shop(
                below: "SharedModels", orders: "public protocol CartCoordinator { func leave() }",
                cart:
                    "public func leave(_ coordinator: any CartCoordinator) { coordinator.leave() }",
                far: "CartCoordinatorInterface"))
        #expect(!found.contains { $0.fits && [.move, .contract].contains($0.name) })
    }

    @Test func `a repository protocol moves to a domain and nowhere else`() async throws {
        let orders = "public protocol OrderRepository { func count() -> Int }"
        let cart = "public func count(_ orders: any OrderRepository) -> Int { orders.count() }"
        let shared = try await recipes(shop(below: "SharedKit", orders: orders, cart: cart))
        #expect(!shared.contains { $0.name == .move && $0.fits })
        let domain = try await recipes(
            shop(
                below: "Network", orders: orders, cart: cart, far: "OrderData",
                near: "OrderDomain"))
        let refused = domain.filter { [.move, .contract].contains($0.name) }
        #expect(refused.allSatisfy { !$0.fits })
        #expect(
            refused.contains { $0.obstacle?.contains("Declare it in OrderDomain") == true },
            "\(domain.map { [$0.name.rawValue, $0.title, $0.obstacle ?? "fits"] })")
    }
}
