import Architecture
import Codebase
import Testing

@testable import Inverting

@Suite struct DeclarationIndexTests {
    private func index() async throws -> DeclarationIndex {
        let codebase = MemoryCodebase([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "P", targets: [.target(name: "A"), .target(name: "B"), .target(name: "C")])
            """,
            "Sources/A/A.swift": "public struct Shop { struct Inner {} }\nprotocol Routing {}",
            "Sources/B/B.swift": "public class Shop {}\nextension Shop { func close() {} }",
            "Sources/C/C.swift": "struct Shop {}",
            "Scripts/Loose.swift": "protocol Loose {}",
        ])
        return DeclarationIndex(of: try await codebase.analysis())
    }

    @Test func `declarations of a name come in the order of modules`() async throws {
        let places = try await index().places(of: ["Shop", "close"])
        #expect(places.map(\.module.name) == ["A", "B", "B", "B", "C"])
        #expect(places.map(\.declaration.kind) == [.struct, .class, .extension, .func, .struct])
    }

    @Test func `types that other modules see are told once a module`() async throws {
        let index = try await index()
        #expect(index.visibleTypes(named: "Shop").map(\.module.name) == ["A", "B"])
        #expect(index.visibleTypes(named: "Shop").map(\.kind) == [.struct, .class])
        #expect(index.visibleTypes(named: "Inner").isEmpty)
    }

    @Test func `names are taken wherever a type stands`() async throws {
        let index = try await index()
        #expect(index.isType("Inner") && !index.isTypeAtTop("Inner"))
        #expect(index.isType("Loose") && index.isTypeAtTop("Loose"))
        #expect(!index.isType("close"))
        #expect(Set(index.protocols) == ["Routing", "Loose"])
    }
}
