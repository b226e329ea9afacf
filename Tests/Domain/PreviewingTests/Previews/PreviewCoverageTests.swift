import DomainStubs
import Testing

@testable import Codebase
@testable import Previewing

@Suite struct PreviewCoverageTests {
    private func coverage(_ module: PreviewedModule?) -> [String] {
        (module?.components ?? []).map { component in
            switch component.coverage {
            case .previewed: "\(component.name) previewed"
            case .inside(let id): "\(component.name) inside \(id.type)"
            case .uncovered: "\(component.name) uncovered"
            }
        }
    }

    @Test func `a component is previewed if a preview names it, wherever that stands`() {
        let home = Gallery()
            .adding("Home", ("Card", .drawing("Card: View")), ("Row", .drawing("Row: View")))
            .adding("Other", ("Row", .drawing("Row: View")))
            .adding(
                "HomePreviews", uses: ["Home"],
                (
                    "P",
                    .drawing(
                        imports: ["SwiftUI", "Home"], previews: [.macro("a", "Card", "VStack")])
                ))
        #expect(coverage(home.surveyed("Home")) == ["Card uncovered", "Row uncovered"])
        let open = Gallery()
            .adding(
                "Home", ("Card", .drawing("public Card: View")), ("Row", .drawing("Row: View"))
            )
            .adding(
                "HomePreviews", uses: ["Home"],
                ("P", .drawing(imports: ["Home"], previews: [.macro("a", "Card", "Row")])))
        #expect(coverage(open.surveyed("Home")) == ["Card previewed", "Row uncovered"])
        #expect(
            open.surveyed("HomePreviews")?.previews.first?.shows == [
                Component.ID(module: "::Home", type: "Card")
            ])
    }

    @Test func `what a previewed component draws is seen inside it, over several steps`() {
        let home = Gallery().adding(
            "Home",
            (
                "Home",
                .drawing(
                    "Page: View", "Card: View", "Badge: View", "Sheet: View",
                    uses: ["Card": [3], "Badge": [15], "Sheet": [35], "Text": [4]],
                    previews: [.macro(nil, "Page")])
            ))
        #expect(
            coverage(home.surveyed("Home")) == [
                "Page previewed", "Card inside Page", "Badge inside Card", "Sheet uncovered",
            ])
        let counts = home.surveyed("Home")?.counts
        #expect(counts == PreviewedModule.Counts(previewed: 1, inside: 2, uncovered: 1))
    }

    @Test func `an extension of a component draws for it`() {
        let home = Gallery().adding(
            "Home",
            ("Page", .drawing("Page: View", previews: [.macro(nil, "Page")])),
            ("More", .drawing("extension Page", "Card: View", uses: ["Card": [4]])))
        #expect(coverage(home.surveyed("Home")) == ["Card inside Page", "Page previewed"])
    }

    @Test func `components that draw each other and that nothing shows stay uncovered`() {
        let home = Gallery().adding(
            "Home", ("A", .drawing("A: View", "B: View", uses: ["A": [15], "B": [5]])))
        #expect(coverage(home.surveyed("Home")) == ["A uncovered", "B uncovered"])
    }

    @Test func `of several types of one name that in the same file is meant`() {
        let home = Gallery().adding(
            "Home",
            ("A", .drawing("private Row: View", previews: [.macro(nil, "Row")])),
            ("B", .drawing("private Header: View", "Row2: View")),
            ("C", .drawing("C: View", previews: [.macro(nil, "C", "Header")])))
        #expect(
            coverage(home.surveyed("Home")) == [
                "Row previewed", "Header uncovered", "Row2 uncovered", "C previewed",
            ])
    }

    @Test func `nested types of one name are told apart by the types around them`() {
        let home = Gallery().adding(
            "Home",
            (
                "A",
                .drawing(
                    "List: View", "List.Row: View", "Grid: View", "Grid.Row: View",
                    previews: [.macro(nil, "Grid", "Row")])
            ))
        #expect(
            coverage(home.surveyed("Home")) == [
                "List uncovered", "List.Row uncovered", "Grid previewed", "Grid.Row previewed",
            ])
    }

    @Test func `private components do not count, as they are parts of others`() {
        let home = Gallery().adding(
            "Home",
            ("A", .drawing("Page: View", "private Row: View", "fileprivate Head: View")))
        #expect(home.surveyed("Home")?.components.map(\.isPrivate) == [false, true, true])
        #expect(home.surveyed("Home")?.counts.all == 1)
    }

    @Test func `previews have the names and states that they were given`() throws {
        let home = try #require(
            Gallery().adding(
                "Home",
                (
                    "A",
                    .drawing(
                        "Card: View",
                        previews: [
                            .macro(nil, "Card", line: 1), .macro("Dark", "Card", line: 2),
                            .type(.provider, "Card_Previews", states: ["a", "b"], "Card", line: 3),
                        ])
                )
            ).surveyed("Home"))
        #expect(home.previews.map(\.title) == [nil, "Dark", "Card"])
        #expect(home.previews.map(\.stateCount) == [1, 1, 2])
        #expect(home.stateCount == 4)
    }

    @Test func `a list is one with the parts that extensions add to it`() throws {
        let cart = try #require(
            Gallery().adding(
                "Cart",
                ("A", .drawing(previews: [.type(.list, "CartPreviews", "Row", line: 5)])),
                (
                    "B",
                    .drawing(
                        "Row: View", "Page: View",
                        previews: [
                            .type(.part, "CartPreviews.Row", states: ["new"], "Row", line: 1),
                            .type(.list, "CartPreviews", states: ["empty", "full"], "Page"),
                        ])
                )
            ).surveyed("Cart"))
        #expect(cart.previews.map(\.title) == ["Cart.Row", "Cart"])
        #expect(cart.previews.last?.shows.map(\.type) == ["Row", "Page"])
        #expect(cart.previews.last?.states.map(\.name) == ["empty", "full"])
        #expect(cart.stateCount == 3)
        #expect(coverage(cart) == ["Row previewed", "Page previewed"])
    }

    @Test func `a file that two targets compile counts once in the whole codebase`() {
        var gallery = Gallery().adding("Phone", ("A", .drawing("Card: View")))
        gallery.modules.append(.stub("Mac", sources: ["Sources/Phone/A.swift"]))
        #expect(gallery.survey.modules.count == 2)
        #expect(gallery.survey.counts.all == 1)
    }

    @Test func `modules without components and previews are left out`() {
        let survey = Gallery().adding("Model", ("A", .drawing("Card: Equatable"))).survey
        #expect(survey.modules.isEmpty)
    }

    @Test func `the dev app of a feature is known`() {
        let gallery = Gallery()
            .adding("CartFeature", ("A", .drawing("Card: View")))
            .adding("HomeFeature", ("A", .drawing("Page: View")))
            .adding(
                "CartDev", role: .devApp, kind: .executable, uses: ["CartFeature"],
                ("main", .importing("CartFeature")))
        #expect(gallery.surveyed("CartFeature")?.devApp == "::CartDev")
        #expect(gallery.surveyed("HomeFeature")?.devApp == nil)
    }
}
