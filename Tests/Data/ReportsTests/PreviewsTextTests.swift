import Architecture
import Codebase
import Foundation
import Previewing
import Reports
import Testing

@Suite struct PreviewsTextTests {
    private let analysis = Analysis.withSidewaysImport()
    private let survey: PreviewSurvey

    init() {
        let card = Component.ID(module: "::Home", type: "Card")
        let components = [
            Component(id: card, kind: .view, file: "Home.swift", line: 3, coverage: .previewed),
            Component(
                id: .init(module: "::Home", type: "Card.Row"), kind: .view, file: "Home.swift",
                line: 9, coverage: .inside(card)),
            Component(
                id: .init(module: "::Home", type: "Map"), kind: .wrapper, file: "Map.swift",
                line: 5),
            Component(
                id: .init(module: "::Home", type: "Pin"), kind: .view, file: "Map.swift", line: 20,
                isPrivate: true),
        ]
        let cut = PreviewCut(
            from: "::Home", to: "::Profile",
            saves: BuildClosure(modules: ["::Profile"], files: 1, lines: 3, externals: []),
            importedBy: ["Home.swift"], breaks: .sideways)
        let whole = BuildClosure(
            modules: ["::Home", "::Profile"], files: 2, lines: 10, externals: ["NIO"])
        survey = PreviewSurvey(
            modules: [
                PreviewedModule(
                    id: "::Home", name: "Home", role: .feature, components: components,
                    previews: [
                        ComponentPreview(
                            kind: .provider, title: "Card",
                            states: [
                                .init(name: "empty", line: 31), .init(name: "full", line: 32),
                            ],
                            shows: [card], file: "Home.swift", line: 30)
                    ], weight: PreviewWeight(closure: whole, shared: whole, cuts: [cut]),
                    devApp: "::HomeDev")
            ], whole: whole, names: ["::Home": "Home", "::Profile": "Shop/Profile"])
    }

    @Test func `each module has a row: what it compiles, what an inversion saves`() {
        let text = PreviewsText(survey, of: analysis, paint: Paint(isOn: false)).text()
        #expect(
            text == """
                MODULE  ROLE     PREVIEWED  INSIDE  OPEN  STATES  COMPILES     SAVES  IF INVERTED
                Home    feature          1       1     1       2        10  3 (30 %)  \
                Home → Shop/Profile

                3 components: 2 seen (67 %), 1 with a preview and 1 inside another; 1 without; 2 states.

                """)
    }

    @Test func `components without a preview are listed where an editor finds them`() {
        let text = PreviewsText(survey, of: analysis, paint: Paint(isOn: false))
            .text(listsUncovered: true)
        #expect(text.hasSuffix("Map.swift:5: Map\n"))
        #expect(!text.contains("Pin"))
    }

    @Test func `a codebase that draws nothing says so, and what was not read`() {
        let text = PreviewsText(
            PreviewSurvey(modules: [], whole: survey.whole, names: [:]),
            of: .withSidewaysImport(unread: "Sources/A.swift"), paint: Paint(isOn: false)
        ).text()
        #expect(text.hasPrefix("No views found"))
        #expect(text.contains("incomplete: Sources/A.swift"))
    }

    @Test func `JSON has components, previews, states and inversions by stable names`() throws {
        let data = Data(try jsonText(of: PreviewsReport(survey, of: analysis)).utf8)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(json["schema"] as? Int == 1)
        let module = try #require((json["modules"] as? [[String: Any]])?.first)
        #expect(module["devApp"] as? String == "::HomeDev")
        let components = try #require(module["components"] as? [[String: Any]])
        #expect(
            components.map { $0["coverage"] as? String } == [
                "previewed", "inside", "uncovered", "uncovered",
            ])
        #expect((components[1]["inside"] as? [String: String])?["name"] == "Card")
        #expect(components[0]["inside"] is NSNull)
        #expect(components[3]["isPrivate"] as? Bool == true)
        let preview = try #require((module["previews"] as? [[String: Any]])?.first)
        #expect((preview["states"] as? [[String: Any]])?.count == 2)
        let inversion = try #require((module["inversions"] as? [[String: Any]])?.first)
        #expect(inversion["breaks"] as? String == "sideways")
        #expect((inversion["saves"] as? [String: Any])?["lines"] as? Int == 3)
        let summary = try #require(json["summary"] as? [String: Any])
        #expect(summary["uncovered"] as? Int == 1)
        #expect(summary["states"] as? Int == 2)
    }
}
