import Architecture
import Codebase
import Editing
import Inverting
import Testing
import Tiers

/// One change that removes several violations.
@Suite(.long) struct InvertTogetherTests {
    /// Two features make a third one's model, and one uses what nothing can turn around.
    private let shop = MemoryCodebase([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Cart", dependencies: ["Orders"]),
                .target(name: "Home", dependencies: ["Orders"]),
                .target(name: "Orders"),
                .target(name: "Models"),
            ])

        """,
        ".strata.yml": """
        layers:
          - { name: Features, modules: [Cart, Home, Orders], peers: features }
          - { name: Core, modules: [Models, "*Models"] }

        """,
        "Sources/Models/Money.swift": "public struct Money {\n    public init() {}\n}\n",
        "Sources/Orders/Order.swift": """
        public struct Order: Equatable, Sendable {
            public let number: Int
            public init(number: Int) { self.number = number }
        }

        public struct History {
            public init() {}
            public func newest() -> Int { 1 }
        }

        """,
        "Sources/Cart/Cart.swift": """
        import Orders

        public struct Cart {
            public let last: Order
            public init(last: Order) { self.last = last }
        }

        """,
        "Sources/Home/Home.swift": """
        import Orders

        public struct Home {
            public let newest: Order
            public init(newest: Order) { self.newest = newest }
        }

        """,
    ])

    private func together(_ shop: MemoryCodebase) async throws -> (JointInversion, Analysis) {
        let analysis = try await shop.analysis()
        let found = analysis.violations.filter { $0.kind == .sideways }
        return (await shop.invertTogether.inversion(of: found, in: analysis), analysis)
    }

    @Test func `one change removes all of them, and nothing is newly broken`() async throws {
        let (joint, before) = try await together(shop)
        #expect(before.violations.count { $0.kind == .sideways } == 2)
        #expect(joint.parts.map(\.edge.from) == ["::Cart", "::Home"], "\(joint.left)")
        #expect(joint.left.isEmpty)
        #expect(joint.changes.title == "Turn 2 dependencies around")
        let after = try await shop.applying(joint.changes).analysis()
        #expect(after.violations.isEmpty, "\(after.violations.map(\.message))")
    }

    @Test func `each file has one change, from what stands in it today`() async throws {
        let (joint, _) = try await together(shop)
        let paths = joint.changes.changes.map(\.path)
        #expect(Set(paths).count == paths.count)
        for change in joint.changes.changes {
            #expect(change.before == shop.files[change.path], "\(change.path)")
        }
    }

    @Test func `what nothing turns around is left with its reason`() async throws {
        var files = shop.files
        files["Sources/Orders/Order.swift"] = """
            import Models

            public class Order {
                public init() {}
            }

            """
        files["Sources/Home/Home.swift"] = """
            import Orders

            public class Home: Order {
                public let money = Models.Money()
            }

            """
        let (joint, before) = try await together(MemoryCodebase(files))
        let all = before.violations.count { $0.kind == .sideways }
        #expect(joint.parts.count + joint.left.count == all)
        #expect(joint.left.allSatisfy { !$0.reason.isEmpty })
    }

    @Test func `of violations that code does not make nothing is changed`() async throws {
        let analysis = try await shop.analysis()
        let joint = await shop.invertTogether.inversion(of: [], in: analysis)
        #expect(joint.changes.isEmpty && joint.parts.isEmpty && joint.left.isEmpty)
    }
}
