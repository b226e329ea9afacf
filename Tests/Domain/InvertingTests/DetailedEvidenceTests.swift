import Architecture
import Codebase
import SourceFiles
import Testing

/// What stands under an import where the compiler says nothing and the file is read in detail.
@Suite struct DetailedEvidenceTests {
    /// The names that count as uses of Core in a file of App.
    private func uses(in text: String) async throws -> [String] {
        let codebase = MemoryCodebase([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "App", dependencies: ["Core"]), .target(name: "Core"),
                ]
            )
            """,
            "Sources/Core/Account.swift": """
            public protocol Payable { var receipt: Int { get } }
            public struct Account: Payable {
                public static let fallback = Account()
                public var client: Int { 1 }
                public var receipt: Int { 2 }
                public var balance: Int { 3 }
            }
            extension Int { public var cents: Int { self } }
            """,
            "Sources/App/App.swift": "import Core\n\n" + text,
        ])
        let analysis = try await codebase.analysis()
        let edge = try #require(analysis.graph.edges.first { $0.from.targetName == "App" })
        let collect = CollectEvidence(index: nil, details: ParsingSourceDetailsReader())
        return await collect.evidence(for: edge.id, in: analysis).flatMap(\.uses).map(\.name)
    }

    @Test func `a private member of the file is not what the import brings`() async throws {
        let text = """
            struct Talk {
                private let client: Talker
                func load(_ account: Account) { client.start(); print(account.client) }
            }
            """
        #expect(try await uses(in: text) == ["Account", "client"])
    }

    @Test func `labels and local names are no uses`() async throws {
        let text = """
            func pay(balance: Int, _ account: Account) -> Int {
                let receipt = balance
                return pay(balance: receipt, account)
            }
            """
        #expect(try await uses(in: text) == ["Account"])
    }

    @Test func `a written receiver that the module knows nothing of decides`() async throws {
        let text = "let mode = Mood.fallback\nlet other = Account.fallback\n"
        #expect(try await uses(in: text) == ["Account", "fallback"])
    }

    @Test func `members of protocols and of extended types are seen`() async throws {
        let text = """
            struct Slip: Payable { var total: Int { receipt } }
            func small(_ value: Int) -> Int { value.cents }
            """
        #expect(try await uses(in: text) == ["Payable", "receipt", "cents"])
    }

    @Test func `a file with mistakes is told by its names`() async throws {
        let text = "struct Talk {\n    private let client: Talker\n    func load( { client }\n"
        #expect(try await uses(in: text).contains("client"))
    }
}
