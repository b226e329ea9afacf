import Architecture
import Codebase
import Editing
import Extracting
import Inverting
import SourceFiles
import Testing

/// Groups that are planned declaration by declaration, and what is made of them.
@Suite struct ClosedGroupsTests {
    /// A node and what writes it, which each file names, with a helper in a file of others.
    private static let files: [RelativePath: String] = [
        "Package.swift": """
        // swift-tools-version: 5.10
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "Shop")])

        """,
        "Sources/Shop/Node.swift": lines(
            of: "Node",
            """
            struct Node: Marked {
                var text = ""
                func shown() -> String { Tag(text).text }
            }
            """),
        "Sources/Shop/Tag.swift": lines(
            of: "Tag",
            """
            protocol Marked { func marked() -> String }
            struct Tag {
                let text: String
                init(_ text: String) { self.text = text.trimmed }
            }
            """),
        "Sources/Shop/Extensions.swift": lines(
            of: "Extensions",
            """
            extension String {
                var trimmed: String { self }
                var page: Page { Page() }
            }

            extension Marked { func marked() -> String { "*" } }

            extension Int: Marked {}
            """),
        "Sources/Shop/Page.swift": lines(
            of: "Page",
            """
            struct Page { let node = Node(); let list = [Order(), Order()] }
            """),
        "Sources/Shop/Order.swift": lines(
            of: "Order",
            """
            struct Order { let node = Node(); func page() -> Page { Page() } }
            """),
        "Sources/Shop/Cart.swift": lines(
            of: "Cart",
            """
            struct Cart { let node = Node(); let order = Order(); let page = Page() }
            """),
    ]

    /// A file with a type besides that is long enough for a module.
    private static func lines(of name: String, _ text: String) -> String {
        let members = (0..<100).map { "    static let value\($0) = \($0)" }.joined(separator: "\n")
        return text + "\n\nenum \(name)Values {\n\(members)\n}\n"
    }

    private func planned(
        _ more: [RelativePath: String] = [:]
    ) async throws -> (MemoryCodebase, Analysis, ExtractionPlan) {
        let codebase = MemoryCodebase(Self.files.merging(more) { $1 })
        let analysis = try await codebase.analysis()
        let module = try #require(analysis.codebase.modules.first { $0.name == "Shop" })
        let details = await ParsingSourceDetailsReader()
            .details(of: module.sources, in: analysis.codebase.contents)
        let records = ModuleRecords(history: nil, details: details)
        return (
            codebase, analysis,
            PlanExtraction(module, in: analysis, records: records).plan(steps: 5)
        )
    }

    @Test func `a group takes the members that it needs and leaves the rest`()
        async throws
    {
        let (codebase, analysis, plan) = try await planned()
        let first = try #require(plan.candidates.first)
        #expect(first.name == "Tag")
        #expect(first.isClosed)
        #expect(first.isNext)
        #expect(first.files.map(\.name) == ["Tag.swift"])
        #expect(plan.candidates.reduce(0) { $0 + $1.lines } <= plan.lines)
        #expect(plan.candidates.first { $0.name == "Node" }?.needs == ["Tag"])
        let made = await codebase.extractFiles.extraction(
            for: ExtractionRequest(first, of: plan.module), in: analysis)
        let extraction = try #require(made)
        #expect(extraction.recipe.obstacle == nil)
        let names = extraction.parts.flatMap(\.names)
        #expect(names.contains("String.trimmed"))
        #expect(!names.contains("String.page"))
        // The protocol moves with its answer and with what makes a type from elsewhere conform.
        let texts = extraction.recipe.changes.changes.compactMap(\.after)
        let moved = texts.filter { $0.contains("extension Int: Marked") }
        #expect(moved.count == 1)
        #expect(moved.first?.contains("extension Marked {") == true)
        #expect(moved.first?.contains("page") == false)
    }
}
