import Foundation
import Testing
import Tiers

/// The protocols between a class and two features, as the command prints them.
@Suite(.real) struct SeamsTests {
    private let shop: ScratchFolder

    init() throws {
        shop = try ScratchFolder()
        try shop.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")])
            """, to: "Package.swift")
        try shop.write(
            "final class Common {\n    var user = \"\"\n    func pay() {}\n    func find() {}\n}\n",
            to: "Sources/Shop/Common.swift")
        for (feature, member) in [("Cart", "pay"), ("Search", "find")] {
            for part in ["Board", "Line"] {
                try shop.write(
                    "func \(feature)\(part)(common: Common) {\n    common.\(member)()\n"
                        + "    print(common.user)\n}\n",
                    to: "Sources/Shop/\(feature)/\(feature)\(part).swift")
            }
        }
    }

    private func seams(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(BuiltProgram.strata, ["seams"] + arguments)
    }

    @Test func `seams prints who uses what, as text, JSON and Markdown`() async throws {
        let text = try await seams("Common", shop.path)
        #expect(text.status == 0, "\(text.errors)")
        #expect(text.output.contains("CommonUser  Cart, Search"), "\(text.output)")
        #expect(text.output.contains("extension Common: CommonUser {}"))
        let outcome = try await seams("Common", shop.path, "--format", "json")
        let json =
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let protocols = json?["protocols"] as? [[String: Any]]
        #expect(
            protocols?.map { $0["members"] as? [String] } == [["user"], ["pay()"], ["find()"]])
        #expect(
            try await seams("Common", shop.path, "--format", "markdown").output
                .contains("- **CommonUser**: Cart, Search"))
    }

    @Test func `seams of a protocol names the types that conform to it`() async throws {
        try shop.write(
            "protocol Till {}\nfinal class BaseTill: Till {}\n", to: "Sources/Shop/Till.swift")
        let outcome = try await seams("Till", shop.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("Till is a protocol already."))
        #expect(outcome.errors.contains("Run: strata seams BaseTill"))
    }

    @Test func `seams ends with 2 for a type that it does not know`() async throws {
        let outcome = try await seams("Nothing", shop.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("No class, actor, structure or enumeration is called"))
    }
}
