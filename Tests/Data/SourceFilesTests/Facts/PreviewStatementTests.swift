import Codebase
import SourceFiles
import Testing

@Suite struct PreviewStatementTests {
    @Test
    func `a preview macro is there with its name, its traits and what it names`() async throws {
        let text = """
            struct Card: View { var body: some View { Text("") } }

            #Preview("Two cards", traits: .landscapeLeft, .fixedLayout(width: 1, height: 2)) {
                @Previewable @State var isOn = true
                VStack { Card(isOn: $isOn); Other.Card.sample }
            }
            """
        #expect(
            try await facts(of: text).previews == [
                PreviewStatement(
                    kind: .macro, name: "Two cards",
                    traits: [".landscapeLeft", ".fixedLayout(width: 1, height: 2)"],
                    uses: ["Card", "Other", "Previewable", "State", "VStack"], line: 3)
            ])
    }

    @Test func `a preview macro without arguments has no name`() async throws {
        let found = try await facts(of: "#Preview { Card() }\n#Preview {\n  Row()\n}").previews
        #expect(
            found == [
                PreviewStatement(kind: .macro, name: nil, uses: ["Card"], line: 1),
                PreviewStatement(kind: .macro, name: nil, uses: ["Row"], line: 2),
            ])
    }

    @Test func `a widget's preview has its family as a trait`() async throws {
        let text = "#Preview(as: .systemSmall) { ClockWidget() } timeline: { Entry(date: .now) }"
        #expect(
            try await facts(of: text).previews == [
                PreviewStatement(
                    kind: .macro, name: nil, traits: [".systemSmall"],
                    uses: ["ClockWidget", "Entry"], line: 1)
            ])
    }

    @Test func `the place of a preview is the macro and not the comment before it`() async throws {
        let text = "// Cards\n/* and\n rows */ #Preview(#\"A \"B\"\"#) { Card() }"
        #expect(try await facts(of: text).previews.map(\.line) == [3])
        #expect(try await facts(of: text).previews.map(\.name) == ["A \"B\""])
    }

    @Test
    func `a preview under a condition counts, one in a comment or text does not`() async throws {
        let text = """
            #if DEBUG
            #Preview { Card() }
            #endif
            // #Preview { Row() }
            let text = "#Preview { Row() }"
            let other = #Previewed(1)
            """
        #expect(try await facts(of: text).previews.map(\.uses) == [["Card"]])
    }

    @Test func `a provider has the states that it gives names to`() async throws {
        let text = """
            struct Card_Previews: PreviewProvider {
                static var previews: some View {
                    Group {
                        Card(state: .empty).previewDisplayName("Empty")
                        Card(state: .full)
                            .previewDisplayName("Full")
                        Card(state: .full).previewDisplayName(name)
                    }
                    .previewLayout(.sizeThatFits)
                }
                struct Sample: View { var body: some View { Row() } }
            }
            """
        #expect(
            try await facts(of: text).previews == [
                PreviewStatement(
                    kind: .provider, name: "Card_Previews",
                    states: [.init(name: "Empty", line: 4), .init(name: "Full", line: 6)],
                    uses: ["Card", "Group", "Row", "View"], line: 1)
            ])
    }

    @Test func `an extension or a module's name in front make a provider too`() async throws {
        let text = """
            struct A: SwiftUI.PreviewProvider { static var previews: some View { Card() } }
            extension B: PreviewProvider { static var previews: some View { Row() } }
            protocol C: PreviewProvider {}
            """
        #expect(try await facts(of: text).previews.map(\.name) == ["A", "B"])
    }

    @Test func `a list has its cases as states, and its parts apart from them`() async throws {
        let text = """
            package enum CartPreviews: String, PreviewList {
                case empty, full
                case failed
                private enum Size { case small }
                static var components: [Preview] {
                    part("Row", width: 40, states: [
                        .state("new") { _ in CartRow(.sample) },
                        .state("sold", width: 30) { _ in CartRow(.sold) },
                    ]) + part("Total", width: 40, states: [.state("none") { _ in Total() }])
                }
                func makeScreen(log: RouteLog) -> any Screen { CartScreen(log: log) }
            }
            """
        let found = try await facts(of: text).previews
        #expect(found.map(\.kind) == [.part, .part, .list])
        #expect(found.map(\.name) == ["CartPreviews.Row", "CartPreviews.Total", "CartPreviews"])
        #expect(
            found.map { $0.states.map(\.name) } == [
                ["new", "sold"], ["none"], ["empty", "full", "failed"],
            ])
        #expect(found.map { $0.states.map(\.line) } == [[7, 8], [9], [2, 2, 3]])
        #expect(found[0].uses == ["CartRow"])
        #expect(found[2].uses.contains("CartScreen"))
    }

    @Test
    func `an extension of a list may hold parts, and shows what its helpers name`() async throws {
        let text = """
            extension CartPreviews {
                static var rows: [Preview] { part("Row", width: 40, states: [.state("new") { row($0) }]) }
                static func row(_ preview: PreviewContext) -> CartRow { CartRow(.sample) }
            }
            extension CartPreviews { static let sample = CartRow(.sample) }
            extension Cart { static func a() { part("Row", width: 1, states: []) } }
            """
        let found = try await facts(of: text).previews
        #expect(found.map(\.kind) == [.part, .list])
        #expect(found.map(\.name) == ["CartPreviews.Row", "CartPreviews"])
        #expect(found[1].uses.contains("CartRow"))
        #expect(found[1].states.isEmpty)
    }

    @Test func `calls called like those of previews elsewhere are nothing special`() async throws {
        let text = """
            let a = part("Row", states: [.state("new")])
            struct Card: View { var body: some View { Row().previewDisplayName("A") } }
            """
        #expect(try await facts(of: text).previews.isEmpty)
    }
}
