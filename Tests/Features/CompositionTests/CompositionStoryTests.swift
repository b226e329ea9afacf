import Architecture
import Codebase
import Composing
import FeatureKit
import Samples
import ScreenPreviews
import SnapshotKit
import Synchronization
import TerminalUI
import Testing

@testable import Composition

@MainActor @Suite struct CompositionStoryTests {
    @Test func `what is made, asked for and wrong stands above`() async {
        let stage = await Stage()
        #expect(stage.shows("9 objects, asked for in 5 places"))
        #expect(stage.shows("✗") && stage.shows("2 out of reach"))
    }

    @Test func `l opens what an object is made with, and h closes it`() async {
        let stage = await Stage()
        let before = stage.model.board?.rows.count ?? 0
        await stage.press("j", "j", "l")
        #expect(stage.model.selected?.marker == .expanded)
        #expect(stage.model.board?.rows.count == before + 2)
        await stage.press("h")
        #expect(stage.model.board?.rows.count == before)
        await stage.press("h")
        #expect(stage.model.selected?.content == .group(0))
    }

    @Test func `a cycle ends with a sign and not for ever`() async throws {
        let stage = await Stage(.cycle)
        let rows = stage.model.board?.rows ?? []
        let cycle = try #require(rows.first { if case .cycle = $0.content { true } else { false } })
        #expect(cycle.marker == .leaf && stage.shows("↻ UserStore"))
    }

    @Test func `what is missing stands below the object that asks for it`() async throws {
        let stage = await Stage(.missing)
        let row = try #require(stage.model.selected)
        #expect(stage.model.detail?.findings.map(\.kind) == [.unregistered])
        let above = stage.model.board?.rows.prefix(while: { $0.id != row.id }).last
        #expect(above?.number == 6 && row.depth == 2)
        #expect(stage.shows("PlayerAPI is resolved here"))
    }

    @Test func `what no root makes has a group of its own`() async {
        let stage = await Stage()
        #expect(stage.shows("Past the roots") && stage.shows("SQLiteUserStore  leak"))
        #expect(stage.shows("DebugAssembly"))
    }

    @Test func `Enter and e open the line, y copies it, m and E lead on`() async {
        let stage = await Stage(.details)
        stage.model.focus = .tree
        await stage.press(.enter, "e", "y", "m")
        let file = "Sources/App/Composition/CoreAssembly.swift"
        #expect(
            stage.calls == [
                "editLine(\(file):11)", "editLine(\(file):11)", "copy(\(file):11)",
                "openModule(::RadioApp)",
            ])
        await stage.press("n", "E")
        #expect(stage.calls.last == "explain(recursion)")
    }

    @Test func `the details say with whom an object is shared`() async {
        let stage = await Stage(.details)
        for text in ["Made with (2)", "Given to (2)", "Asked for in (2)", "ProfileScreen.swift:22"]
        {
            #expect(stage.shows(text), "\(text)")
        }
    }

    @Test func `Enter in the details goes to the row, e to the line of its own`() async {
        let stage = await Stage(.details)
        await stage.press("e", .enter)
        #expect(stage.calls == ["editLine(Sources/App/Composition/CoreAssembly.swift:8)"])
        #expect(stage.model.focus == .tree && stage.model.selected?.content == .made(0))
    }

    @Test func `Enter in the details opens a group that was closed`() async {
        let stage = await Stage()
        await stage.press(.enter)
        #expect(stage.model.selected?.content == .group(0))
        stage.model.toggle()
        await stage.stage.settle()
        let row = stage.model.board?.rows.firstIndex { $0.content == .made(5) } ?? 0
        stage.model.treeList.select(row)
        await stage.stage.settle()
        await stage.press(.tab, .enter)
        #expect(stage.model.selected?.content == .made(0))
    }

    @Test func `v groups by lifetime, the longest first, with what is outlived`() async {
        let stage = await Stage(.lifetimes)
        let rows = stage.model.board?.rows ?? []
        let lifetimes = rows.compactMap { row -> Lifetime? in
            if case .lifetime(let lifetime, _) = row.content { lifetime } else { nil }
        }
        #expect(lifetimes == [.app, .container, .custom, .weak, .graph, .call])
        let kept = rows.compactMap { row -> Int? in
            if case .kept(let number) = row.content { number } else { nil }
        }
        // The logger outlives the store, and the repository a clock that is made anew.
        #expect(kept == [1, 2])
        await stage.press("v", "v")
        #expect(stage.model.board?.page == .tree)
    }

    @Test func `the other page shows the same object`() async {
        let stage = await Stage(.details)
        stage.model.focus = .tree
        await stage.press("v")
        #expect(stage.model.selected?.number == 1)
        await stage.press("v")
        #expect(stage.model.selected?.content == .node(.made(1), .centre))
        await stage.press("v")
        #expect(stage.model.selected?.content == .made(1))
    }

    @Test func `the graph has users, the object, and what it gets`() async {
        let stage = await Stage(.graph)
        for text in ["Given to (4)", "┃ UserStore", "Gets (2)", "FeedFeature", "HTTPClient"] {
            #expect(stage.shows(text), "\(text)")
        }
        #expect(stage.model.selected?.content == .node(.made(1), .centre))
    }

    @Test func `Enter walks along the graph, and opens what is in the middle`() async {
        let stage = await Stage(.graph)
        await stage.press("l", .enter)
        #expect(stage.model.board?.centre == .made(3))
        #expect(stage.model.selected?.content == .node(.made(3), .centre))
        await stage.press("h", .enter)
        #expect(stage.model.board?.centre == .made(1))
        await stage.press("h", "e", .enter)
        #expect(stage.calls.count == 1)
        await stage.press(.enter)
        #expect(stage.calls.count == 2)
    }

    @Test func `a module in the graph gets what it asks for`() async {
        let stage = await Stage(.graph)
        let row = stage.model.board?.rows.firstIndex {
            $0.content == .node(.module("::FeedFeature"), .users)
        }
        row.map { stage.model.treeList.select($0) }
        await stage.press(.enter)
        #expect(stage.model.board?.centre == .module("::FeedFeature"))
        #expect(stage.shows("Given to: none") && stage.shows("Gets (1)"))
    }

    @Test func `the compiler's page says what is checked and what is not`() async {
        let stage = await Stage(.compiler)
        for text in [
            "Checked by the compiler: the arguments of 4 initialisers",
            "The compiler does not look", "AppComposition.makeFeed", "Optional, and never set",
        ] {
            #expect(stage.shows(text), "\(text)")
        }
        await stage.press("n", "e")
        #expect(stage.calls == ["editLine(Sources/App/Composition/AppComposition.swift:14)"])
    }

    @Test func `app targets say what could go where, and who names it`() async {
        let stage = await Stage(.host)
        for text in ["RadioApp", "into FeedFeature", "FeedFormatter.swift", "entry points"] {
            #expect(stage.shows(text), "\(text)")
        }
        let row = stage.model.board?.rows.firstIndex { $0.content == .hosted(0, 2) } ?? 0
        stage.model.treeList.select(row)
        await stage.stage.settle()
        #expect(stage.shows("Named by (1)") && stage.shows("It uses no other feature than"))
    }

    @Test func `the filter finds types, implementations, lifetimes and roots`() async {
        let stage = await Stage()
        for (text, count) in [("sqliteuser", 1), ("weak", 1), ("playerassembly", 4), ("app", 0)] {
            await stage.press("/")
            await stage.type(text)
            let found = stage.model.board?.rows.count { $0.number != nil && $0.depth == 1 } ?? 0
            #expect(count == 0 ? found > 1 : found == count, "\(text)")
            await stage.press(.escape)
        }
        #expect(stage.model.filter.text.isEmpty)
    }

    @Test func `n goes from finding to finding and round the end`() async {
        let stage = await Stage()
        var seen: [CompositionRow.ID] = []
        for _ in 0..<8 {
            await stage.press("n")
            stage.model.selected.map { seen.append($0.id) }
            #expect(stage.model.detail?.findings.isEmpty == false)
        }
        #expect(Set(seen).count > 4 && seen.count > Set(seen).count)
    }

    @Test(arguments: [
        (CompositionPreviews.nothing, "No container and no composition root found"),
        (.plainSwift, "The compiler checks every argument"),
        (.readingComposition, "reading what objects are made of"),
        (.failed, "Cannot read this codebase"), (.unreadable, "or is not a file. Reload the"),
        (.nothingMatches, "No match"), (.clean, "no finding"), (.outOfReach, "only running tells"),
    ])
    func `what is not known is said in words`(preview: CompositionPreviews, words: String) async {
        #expect(await Stage(preview).shows(words))
    }

    @Test func `where something is out of reach nothing is called clean`() async {
        let stage = await Stage()
        #expect(!stage.shows("no finding") && !stage.shows("✓"))
    }

    @Test func `a new analysis is read again, and the selection stays`() async throws {
        let source = ChangingSource(.complete(SampleMonolith.modules))
        let reads = Reads()
        let model = CompositionViewModel(
            source: source, read: { _ in reads.next() },
            excerpts: .init(
                reader: SampleTexts.all, root: "/home/ada/Radio"),
            router: PreviewRouter(log: RouteLog()))
        #expect(model.board == nil && reads.count == 0)
        model.listen()
        while model.board == nil { await Task.yield() }
        model.treeList.select(2)
        let chosen = try #require(model.selected)
        source.yield(.complete(SampleMonolith.modules))
        while reads.count < 2 { await Task.yield() }
        await model.settle()
        #expect(model.selected == chosen)
        model.stop()
    }
}

/// Counts how often a composition was read.
private final class Reads: Sendable {
    private let made = Mutex(0)

    var count: Int { made.withLock { $0 } }

    func next() -> Composition {
        made.withLock { $0 += 1 }
        return SampleComposition(kind: .clean, names: .plain).composition
    }
}
