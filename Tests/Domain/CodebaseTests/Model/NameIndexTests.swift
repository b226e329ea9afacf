import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct NameIndexTests {
    private let codebase = Codebase.stub([
        .stub("A", sources: ["a.swift", "x.swift"]), .stub("B", sources: ["b.swift"]),
    ])
    private let facts: [RelativePath: SourceFacts] = [
        "a.swift": .stub(declares: [.stub("OrderList")]), "x.swift": .stub(),
        "b.swift": .stub(declares: [.stub("PriceTable")]),
    ]

    private func index() -> NameIndex {
        let index = NameIndex(codebase: codebase, facts: facts)
        for module in codebase.modules {
            _ = index.names(of: module.id)
            _ = index.distinctNames(of: module.id)
        }
        return index
    }

    private func distinct(_ module: ModuleID, in index: NameIndex) -> [String] {
        index.distinctNames(of: module)
            .distinct(among: ["OrderList", "PriceTable", "BasketView"], least: .public).sorted()
    }

    @Test func `a changed file changes what its module declares, and no other`() {
        var now = facts
        now["a.swift"] = .stub(declares: [.stub("BasketView")])
        let index = NameIndex(
            codebase: codebase, facts: now, after: index(), changed: ["a.swift"])
        #expect(!index.names(of: "::A").declares("OrderList"))
        #expect(index.names(of: "::A").isType("BasketView"))
        #expect(distinct("::A", in: index) == ["BasketView"])
        #expect(distinct("::B", in: index) == ["PriceTable"])
    }

    @Test func `a file that changes its module brings its names along`() {
        let moved = Codebase.stub([
            .stub("A", sources: ["x.swift"]), .stub("B", sources: ["a.swift", "b.swift"]),
        ])
        let index = NameIndex(codebase: moved, facts: facts, after: index(), changed: [])
        #expect(distinct("::A", in: index).isEmpty)
        #expect(distinct("::B", in: index) == ["OrderList", "PriceTable"])
    }

    @Test func `a module that is gone declares nothing`() {
        let rest = Codebase.stub([.stub("B", sources: ["b.swift"])])
        let index = NameIndex(codebase: rest, facts: facts, after: index(), changed: [])
        #expect(distinct("::A", in: index).isEmpty)
        #expect(index.module("::A") == nil)
    }

    @Test func `a name is as visible as its widest declaration`() {
        let facts: [RelativePath: SourceFacts] = [
            "b.swift": .stub(declares: [
                .stub("PriceTable", .struct, .internal), .stub("PriceTable", .struct, .package),
            ])
        ]
        let names = NameIndex(codebase: codebase, facts: facts).distinctNames(of: "::B")
        #expect(names.distinct(among: ["PriceTable"], least: .package) == ["PriceTable"])
        #expect(names.distinct(among: ["PriceTable"], least: .public).isEmpty)
    }
}
