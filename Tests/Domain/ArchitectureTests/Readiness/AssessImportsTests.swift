import Architecture
import Testing

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
        return AssessImports()(analysis).first { $0.module == app.id }
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

    @Test func `a member of a module that only another file imports is a missing import`() {
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
        #expect(AssessImports()(analysis).first { $0.module == app.id }?.missing == [])
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

    @Test func `a name that the file declares for itself is no member of another module`() {
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
            module: "Kit", path: "Kit.Price", kind: "struct", attributes: ["@preconcurrency"],
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

    @Test func `a type that nothing accounts for is likely of the only package from elsewhere`() {
        let found = access(ImportStatement(module: "NIOCore", line: 1), names: ["EventLoop"])
        #expect(found.map(\.isCertain) == [false])
    }
}
