import Foundation
import Testing
import Tiers

/// The page of a small shop, as the command writes it.
@Suite(.real) struct ReportTests {
    private let shop: ScratchFolder

    init() throws {
        shop = try ScratchFolder()
        try shop.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Cart", dependencies: ["Core"]), .target(name: "Core"),
                ])
            """, to: "Package.swift")
        try shop.write("import Core\nlet cart = Item()\n", to: "Sources/Cart/Cart.swift")
        try shop.write("public struct Item {}\n", to: "Sources/Core/Core.swift")
    }

    private func report(_ arguments: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(BuiltProgram.strata, ["report"] + arguments)
    }

    private func text(of file: String) throws -> String {
        try String(contentsOfFile: shop.path + "/" + file, encoding: .utf8)
    }

    @Test func `report writes one page, and replaces only its own`() async throws {
        let file = shop.path + "/report.html"
        let first = try await report(file, shop.path)
        #expect(first.status == 0 && first.output == "Wrote \(file).\n", "\(first.errors)")
        let page = try text(of: "report.html")
        #expect(page.contains("Cart → Core: 1 import"))
        #expect(try await report("-", shop.path).output == page)
        #expect(try await report(file, shop.path).status == 0)

        try shop.write("<html>mine</html>\n", to: "mine.html")
        let refused = try await report(shop.path + "/mine.html", shop.path)
        #expect(refused.status == 2 && refused.errors.contains("strata report did not write it"))
        #expect(try text(of: "mine.html") == "<html>mine</html>\n")
        let forced = try await report(shop.path + "/mine.html", shop.path, "--force")
        #expect(forced.status == 0)
        #expect(try text(of: "mine.html") == page)
    }

    @Test func `report refuses a folder, and says on the page what is missing`() async throws {
        let folder = try await report(shop.path)
        #expect(folder.status == 2 && folder.errors.contains("is a folder"))
        try shop.write("struct Broken {\n", to: "Sources/Cart/Broken.swift")
        let broken = try await report("-", shop.path)
        #expect(broken.status == 2)
        #expect(broken.output.contains("<strong>Incomplete: </strong>"))
        #expect(broken.output.contains("Sources/Cart/Broken.swift"))
    }
}
