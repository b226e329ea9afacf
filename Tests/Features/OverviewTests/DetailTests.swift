import Architecture
import Codebase
import TerminalUI
import Testing

@testable import Overview

@MainActor @Suite struct DetailTests {
    private let content = OverviewContent(SampleCodebase.tempo.withViolations.analysis())

    private func text(of view: some View, _ width: Int, _ height: Int) -> String {
        ScreenBuffer(drawing: view, size: Size(width: width, height: height)).text
    }

    @Test func `what breaks rules stands first, then the upper layers`() throws {
        let facts = try #require(ModuleFacts("::Library", in: content))

        #expect(
            facts.imports.map(\.name) == ["Player", "PlayerInterface", "Catalog", "DesignSystem"])
    }

    @Test func `a tall detail says in full why the layer was inferred`() throws {
        let facts = try #require(ModuleFacts("::Library", in: content))
        let view = DetailView(facts: facts, praise: "", isTall: true)

        let words = text(of: view, 24, 20).split { $0.isWhitespace }.joined(separator: " ")

        #expect(words.contains("Why here: names and folders of features"))
    }

    @Test func `an unknown module has no facts`() {
        #expect(ModuleFacts("::Nobody", in: content) == nil)
    }

    @Test func `the strip counts what does not fit`() throws {
        let facts = try #require(ModuleFacts("::Tempo", in: content))

        let lines = text(of: NeighbourStrip(facts: facts), 50, 2).split(separator: "\n")

        #expect(lines[0].hasPrefix("depends on 8    → "))
        #expect(lines[0].contains("more"))
        #expect(lines[1].hasPrefix("dependents 0"))
    }

    @Test func `what is left out of a strip is counted in modules`() {
        let neighbours = (1...9).map { number in
            ModuleFacts.Neighbour(
                id: ModuleID(rawValue: "\(number)"), name: "Module\(number)", layerIndex: nil,
                imports: 1, isDeclared: true, kinds: [],
                hasError: false, areUses: false)
        }
        for width in 40...120 {
            let flow = NeighbourFlow(
                title: "depends on 9", signs: ("→", "⇒"), color: .info, neighbours: neighbours,
                note: "+ 3 external")
            let shown = text(of: flow, width, 1)
            let names = shown.split(separator: "→").count - 1

            #expect(
                names == 9 || shown.contains("… \(9 - names) more"), "\(width): \(shown)")
        }
    }

    @Test func `a warning has no double arrow`() throws {
        let links = content.links.imports["::DesignSystem"] ?? []
        let unused = try #require(links.first { $0.kinds == [.unused] })

        #expect(!unused.hasError)
        #expect(content.links.relations(of: "::DesignSystem")[unused.other]?.sign == "→")
        #expect(content.links.relations(of: "::DesignSystem")[unused.other]?.color == .warning)
    }

    @Test func `the strip never writes beyond its width`() throws {
        for width in 40...90 {
            for id in content.chips.keys {
                let facts = try #require(ModuleFacts(id, in: content))
                let flow = NeighbourFlow(
                    title: "imports", signs: ("→", "⇒"), color: .info, neighbours: facts.imports,
                    note: "")
                let shown = text(of: flow, width, 1)

                #expect(!shown.hasSuffix("…"), "\(id) at \(width): \(shown)")
            }
        }
    }

    @Test func `the list says which rules an edge breaks`() throws {
        let facts = try #require(ModuleFacts("::Library", in: content))

        let shown = text(of: NeighbourLists(facts: facts), 60, 20)

        #expect(shown.contains("⇄ sideways ↷ bypass  1 import"))
        #expect(shown.contains("dependents 5"))
    }

    @Test func `a narrow list keeps the signs of the rules`() throws {
        let facts = try #require(ModuleFacts("::Library", in: content))

        let shown = text(of: NeighbourLists(facts: facts), 26, 20)

        #expect(shown.contains("⇄ ↷"))
        #expect(!shown.contains("sideways ↷"))
    }

    @Test func `imports that are only declared say so`() throws {
        let facts = try #require(ModuleFacts("::DesignSystem", in: content))

        #expect(text(of: NeighbourLists(facts: facts), 60, 10).contains("∅ unused  declared only"))
    }

    @Test func `a tall list counts what is below its end`() throws {
        let facts = try #require(ModuleFacts("::Catalog", in: content))

        #expect(text(of: NeighbourLists(facts: facts), 40, 9).contains("more"))
    }

    @Test func `wide details show both lists side by side`() throws {
        let facts = try #require(ModuleFacts("::Library", in: content))

        let lines = text(of: NeighbourLists(facts: facts), 76, 10).split(separator: "\n")

        #expect(lines[0].contains("depends on 4"))
        #expect(lines[0].contains("dependents 5"))
    }
}
