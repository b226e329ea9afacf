import Testing

@testable import Codebase

@Suite struct InternedTextTests {
    private let composed = "Caf\u{E9}"
    private let decomposed = "Cafe\u{301}"

    @Test func `equal texts are equal, other texts are not`() {
        let text = String(repeating: "Sources/App", count: 2)
        #expect(InternedText(text) == InternedText("Sources/App" + "Sources/App"))
        #expect(InternedText("Sources/App") != InternedText("Sources/Apq"))
        #expect(Set(["a", "b", "a", ""].map(InternedText.init)).count == 3)
    }

    @Test func `spellings of one text are equal, and each is kept`() {
        for texts in [[composed, decomposed], ["K2", "\u{212A}2"]] {
            for order in [texts, texts.reversed()] {
                let interned = order.map(InternedText.init)
                #expect(interned[0] == interned[1])
                #expect(Set(interned).count == 1)
                #expect(interned.map { Array($0.text.utf8) } == order.map { Array($0.utf8) })
            }
        }
    }

    @Test func `tasks that intern the same texts get the same`() async {
        let sets = await withTaskGroup(of: Set<InternedText>.self) { group in
            for _ in 0..<8 {
                group.addTask { Set((0..<500).map { InternedText("concurrent \($0)") }) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sets.allSatisfy { $0 == sets[0] && $0.count == 500 })
    }

    @Test func `a path and a module keep the spelling of the disk`() {
        let paths = [RelativePath(composed), RelativePath(decomposed)]
        #expect(paths[0] == paths[1])
        #expect(Array(paths[1].string.utf8) == Array(decomposed.utf8))
        let id = ModuleID(container: paths[1], target: "App")
        #expect(id == ModuleID(container: paths[0], target: "App"))
        #expect(Array(id.rawValue.utf8) == Array("\(decomposed)::App".utf8))
        #expect(!(id < ModuleID(container: paths[0], target: "App")))
    }
}
