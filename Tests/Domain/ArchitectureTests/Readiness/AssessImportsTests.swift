import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct AssessImportsTests {
    private let app = Module.stub(
        "App", sources: ["App/a.swift", "App/b.swift"], uses: ["Kit", "Hub"])
    private let kit = Module.stub("Kit", in: "Kit", sources: ["Kit/k.swift"])
    private let hub = Module.stub("Hub", in: "Hub", sources: ["Hub/h.swift"])

    private func assess(_ facts: [RelativePath: SourceFacts]) -> ModuleReadiness? {
        let linked = Module.stub(
            "App", sources: app.sources,
            depends: [kit, hub].map { DependencyReference(.module($0.id)) })
        let analysis = Analysis.stub(.stub([linked, kit, hub]), facts: facts)
        return assessImports(analysis).first { $0.module == app.id }
    }

    private func importing(_ names: [String], uses: [String: [Int]] = [:]) -> SourceFacts {
        .stub(
            imports: names.enumerated().map { ImportStatement(module: $1, line: $0 + 1) },
            uses: uses)
    }

    /// A type from elsewhere that Kit extends with a member.
    private let extending = SourceFacts.stub(declares: [
        .stub("formattedPrice", .var, in: "Decimal")
    ])

    @Test func `a member of a module imported only by another file lacks an import`() {
        let found = assess([
            "App/a.swift": importing(["Foundation", "Kit"]),
            "App/b.swift": importing(
                ["Foundation"], uses: ["formattedPrice": [9, 4], "Decimal": [3]]),
            "Kit/k.swift": extending,
        ])
        #expect(
            found?.missing == [
                MissingImport(
                    file: "App/b.swift", line: 2, module: kit.id, text: "import Kit",
                    uses: [4, 9].map { Evidence.Use(line: $0, name: "formattedPrice") })
            ])
    }

    @Test func `a file that imports the module, or one that hands it on, lacks nothing`() {
        let use = ["formattedPrice": [4], "Decimal": [3]]
        let exported = ImportStatement(module: "Kit", attributes: ["@_exported"], line: 1)
        let hubbed = Module.stub(
            "Hub", in: "Hub", sources: ["Hub/h.swift"],
            depends: [DependencyReference(.module(kit.id))])
        let linked = Module.stub(
            "App", sources: app.sources,
            depends: [kit, hubbed].map { DependencyReference(.module($0.id)) })
        let facts: [RelativePath: SourceFacts] = [
            "App/a.swift": importing(["Kit"], uses: use),
            "App/b.swift": importing(["Hub"], uses: use),
            "Hub/h.swift": .stub(imports: [exported]), "Kit/k.swift": extending,
        ]
        let analysis = Analysis.stub(.stub([linked, kit, hubbed]), facts: facts)
        #expect(assessImports(analysis).first { $0.module == app.id }?.missing == [])
    }

    @Test func `what one file hands on all files of its module see`() {
        let found = assess([
            "App/a.swift": .stub(imports: [
                ImportStatement(module: "Kit", attributes: ["@_exported"], line: 1)
            ]),
            "App/b.swift": importing([], uses: ["formattedPrice": [4], "Decimal": [3]]),
            "Kit/k.swift": extending,
        ])
        #expect(found?.missing == [])
    }

    @Test(arguments: [("compactMap", 0), ("formattedPrice", 1)])
    func `a member that the language has too is no reason`(name: String, count: Int) {
        let found = assess([
            "App/a.swift": importing(["Kit"]),
            "App/b.swift": importing([], uses: [name: [4], "Decimal": [3]]),
            "Kit/k.swift": .stub(declares: [.stub(name, .func, in: "Decimal")]),
        ])
        #expect(found?.missing.count == count)
    }

    @Test func `a member that two modules declare, or that is common, is no reason`() {
        let use = ["formattedPrice": [4], "isHidden": [5], "Decimal": [3]]
        let found = assess([
            "App/a.swift": importing(["Kit"]), "App/b.swift": importing([], uses: use),
            "Kit/k.swift": .stub(declares: [
                .stub("formattedPrice", .var, in: "Decimal"),
                .stub("isHidden", .var, in: "Decimal"),
            ]),
            "Hub/h.swift": extending,
        ])
        #expect(found?.missing == [])
    }

    @Test func `a name that the file declares is no member of another module`() {
        let found = assess([
            "App/a.swift": importing(["Kit"]),
            "App/b.swift": .stub(
                uses: ["formattedPrice": [4], "Decimal": [3]], hides: ["formattedPrice"]),
            "Kit/k.swift": extending,
        ])
        #expect(found?.missing == [])
    }

    @Test func `a member that others cannot see is no reason`() {
        let found = assess([
            "App/a.swift": importing(["Kit"]),
            "App/b.swift": importing([], uses: ["formattedPrice": [4], "Decimal": [3]]),
            "Kit/k.swift": .stub(declares: [
                .stub("formattedPrice", .var, .internal, in: "Decimal")
            ]),
        ])
        #expect(found?.missing == [])
    }

    private func access(
        _ statement: ImportStatement, _ level: AccessLevel = .public, names: [String] = ["Price"]
    ) -> [ImportAccess] {
        let exposed = names.map { ExposedName(name: $0, access: level, line: 5) }
        return assess([
            "App/a.swift": .stub(imports: [statement], exposes: exposed),
            "Kit/k.swift": .stub(declares: [.stub("Price")]),
        ])?.access ?? []
    }

    @Test func `an import whose type a public declaration names must be public`() {
        let found = access(ImportStatement(module: "Kit", line: 1))
        #expect(found.map(\.text) == ["public import Kit"])
        #expect(found.map(\.isCertain) == [true])
        #expect(
            access(ImportStatement(module: "Kit", line: 1), .package).map(\.access) == [.package])
    }

    @Test func `attributes and what is imported stay as they are`() {
        let statement = ImportStatement(
            module: "Kit", path: "Kit.Price", kind: .struct, attributes: ["@preconcurrency"],
            line: 1)
        #expect(access(statement).map(\.text) == ["@preconcurrency public import struct Kit.Price"])
    }

    @Test func `nothing has to change where nobody outside sees the type`() {
        #expect(access(ImportStatement(module: "Kit", line: 1), names: []).isEmpty)
        #expect(access(ImportStatement(module: "Kit", line: 1), names: ["Mine"]).isEmpty)
        #expect(access(ImportStatement(module: "Kit", access: .public, line: 1)).isEmpty)
        #expect(
            access(ImportStatement(module: "Kit", attributes: ["@_exported"], line: 1)).isEmpty)
    }

    @Test func `types of the platform are told by their names`() {
        let found = access(ImportStatement(module: "UIKit", line: 1), names: ["UIView"])
        #expect(found.map(\.text) == ["public import UIKit"])
        #expect(access(ImportStatement(module: "UIKit", line: 1), names: ["Mine"]).isEmpty)
    }

    @Test func `beside a conditional import its stand-in counts as well`() {
        let imports = ["FoundationEssentials", "Foundation"].enumerated().map {
            ImportStatement(
                module: $1, conditions: ["canImport(FoundationEssentials)"], line: $0 + 1)
        }
        let exposed = [ExposedName(name: "Data", access: .public, line: 5)]
        let found = assess([
            "App/a.swift": .stub(imports: imports, exposes: exposed), "Kit/k.swift": extending,
        ])
        #expect(
            found?.access.map(\.text)
                == ["public import FoundationEssentials", "public import Foundation"])
    }

    @Test func `of two packages from elsewhere the one is meant that all files have`() {
        let exposed = [ExposedName(name: "EventLoop", access: .public, line: 5)]
        let statements = ["Logging", "NIOCore"].enumerated().map {
            ImportStatement(module: $1, line: $0 + 1)
        }
        let mine = SourceFacts.stub(
            imports: statements, uses: ["EventLoop": [5]], exposes: exposed)
        let found = { (other: String) in
            assess([
                "App/a.swift": mine, "Kit/k.swift": extending,
                "App/b.swift": importing([other], uses: ["EventLoop": [3]]),
            ])?.access.map(\.text)
        }
        #expect(found("NIOCore") == ["public import NIOCore"])
        #expect(found("Logging") == ["public import Logging"])
        #expect(found("Else") == [])
    }

    @Test func `an unaccounted type is likely of the only package from elsewhere`() {
        let found = access(ImportStatement(module: "NIOCore", line: 1), names: ["EventLoop"])
        #expect(found.map(\.isCertain) == [false])
    }
}
