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
        let names = index.distinctNames(of: module)
        return ["BasketView", "OrderList", "PriceTable"].filter { names.shows($0, least: .public) }
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

    @Test func `a name stays as visible as what is left of it`() {
        let facts: [RelativePath: SourceFacts] = [
            "a.swift": .stub(declares: [.stub("price", .var, .public, in: "OrderList")]),
            "b.swift": .stub(declares: [.stub("price", .var, .internal, in: "PriceTable")]),
            "c.swift": .stub(declares: [.stub("total", .var, .public, in: "PriceTable")]),
        ]
        let before = Codebase.stub([
            .stub("A", sources: ["a.swift", "b.swift"]), .stub("B", sources: ["c.swift"]),
        ])
        let known = NameIndex(codebase: before, facts: facts)
        for module in before.modules { _ = known.names(of: module.id) }
        let after = Codebase.stub([
            .stub("A", sources: ["b.swift", "c.swift"]), .stub("B", sources: ["a.swift"]),
        ])
        let index = NameIndex(codebase: after, facts: facts, after: known, changed: [])
        let names = index.names(of: "::A")
        #expect(names.shows("price", least: .internal, owner: "PriceTable"))
        #expect(!names.shows("price", least: .package, owner: nil))
        #expect(!names.shows("price", least: .internal, owner: "OrderList"))
        #expect(names.shows("total", least: .public, owner: "PriceTable"))
        #expect(!index.names(of: "::B").declares("total"))
        #expect(index.names(of: "::B").shows("price", least: .public, owner: "OrderList"))
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
        #expect(names.shows("PriceTable", least: .package))
        #expect(!names.shows("PriceTable", least: .public))
    }
}
