import Architecture
import Codebase
import Editing
import Inverting
import Testing
import Tiers

/// New code is indented as the code that uses it.
@Suite(.long) struct IndentationTests {
    @Test(arguments: ["\t", "  ", "    "])
    func `a protocol is indented as the file beside it`(unit: String) async throws {
        let shop = MemoryCodebase([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Cart", dependencies: ["Orders"]),
                    .target(name: "Orders"),
                    .executableTarget(name: "Shop", dependencies: ["Cart", "Orders"]),
                ])

            """,
            ".strata.yml": """
            layers:
              - name: App
                modules: [Shop]
              - name: Features
                modules: [Cart, Orders]
                peers: features

            """,
            "Sources/Orders/Orders.swift": """
            public final class OrderService {
                public init() {}
                public func place() -> Int { 1 }
            }

            """,
            "Sources/Cart/Cart.swift": """
            import Orders

            public final class Cart {
            \(unit)private let orders = OrderService()
            \(unit)public init() {}
            \(unit)public func buy() -> Int {
            \(unit)\(unit)orders.place()
            \(unit)}
            }

            """,
            "Sources/Shop/main.swift": "import Cart\n\nprint(Cart().buy())\n",
        ])
        let analysis = try await shop.analysis()
        let violation = try #require(analysis.violations.first { $0.kind == .sideways })
        let best = try #require(await shop.invert.inversion(of: violation, in: analysis)?.best)
        let file: RelativePath = "Sources/Cart/OrderServiceProtocol.swift"
        let text = best.changes.changes.first { $0.path == file }?.after ?? ""
        #expect(text.contains("\n\(unit)func place() -> Int"), "\(text)")
    }
}
