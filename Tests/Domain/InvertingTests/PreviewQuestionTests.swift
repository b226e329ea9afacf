import Architecture
import Codebase
import Editing
import Inverting
import Testing

/// Values that previews need, and that nobody but a person can choose.
@Suite struct PreviewQuestionTests {
    private let codebase = MemoryCodebase([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .executableTarget(name: "Shop", dependencies: ["Cart"]),
                .target(name: "Cart", dependencies: ["Orders"]),
                .target(name: "Orders"),
            ]
        )

        """,
        ".strata.yml": """
        layers:
          - name: App
            modules: [Shop]
          - name: Features
            modules: [Cart, Orders]
            peers: features

        """,
        "Sources/Orders/OrderService.swift": """
        public final class OrderService {
            public init() {}
            public func place(_ name: String) -> Int { name.count }
        }

        """,
        "Sources/Cart/CartView.swift": """
        import Orders
        import SwiftUI

        public struct CartView: View {
            private let orders: OrderService

            public init(orders: OrderService = OrderService()) { self.orders = orders }

            public var body: some View { Text("\\(orders.place("tea"))") }
        }

        #Preview {
            CartView()
        }

        #Preview("empty") {
            CartView(orders: OrderService())
        }

        """,
        "Sources/Shop/main.swift": "import Cart\n\nprint(CartView())\n",
    ])

    private func recipe() async throws -> Recipe {
        let analysis = try await codebase.analysis()
        let violation = try #require(analysis.violations.first { $0.kind == .sideways })
        let inversion = try #require(await codebase.plan.inversion(of: violation, in: analysis))
        return try #require(inversion.best, "\(inversion.recipes.map(\.obstacle))")
    }

    @Test func `a preview without a value gets a placeholder that does not compile`() async throws {
        let recipe = try await recipe()
        let view = recipe.changes.changes.first { $0.path == "Sources/Cart/CartView.swift" }
        let text = try #require(view?.after)
        #expect(text.contains("    CartView(orders: <#any OrderServiceProtocol#>)\n"))
        #expect(!text.contains("OrderService()"), "\(text)")
    }

    @Test func `what a person has to fill in keeps no change from being tried`() async throws {
        let analysis = try await codebase.analysis()
        let violation = try #require(analysis.violations.first { $0.kind == .sideways })
        let inversion = try #require(
            await codebase.invert.inversion(of: violation, in: analysis) { _ in })
        #expect(inversion.best?.proof?.shown == .check, "\(inversion.recipes.map(\.obstacle))")
        #expect(inversion.best?.questions.count == 2)
    }

    @Test func `each placeholder is a question with its file`() async throws {
        let recipe = try await recipe()
        #expect(
            recipe.questions.map(\.text) == [
                "The preview at CartView.swift:13 needs a value of any OrderServiceProtocol. Which one?",
                "The preview at CartView.swift:17 needs a value of any OrderServiceProtocol. Which one?",
            ])
        #expect(recipe.questions.allSatisfy { $0.file == "Sources/Cart/CartView.swift" })
    }
}
