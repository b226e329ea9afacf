import ScreenPreviews
import TerminalUI
import Testing

@MainActor @Suite struct KnobsTests {
    private enum Taste: CaseIterable { case sweet, sour }

    @Test func `what nobody changes has its standard value`() {
        let knobs = Knobs()
        #expect(knobs.toggle("ripe", true))
        #expect(knobs.number("price", 3) == 3)
        #expect(knobs.text("name", "Fig") == "Fig")
        #expect(knobs.choice("taste", Taste.sour) == .sour)
        #expect(knobs.all.map(\.name) == ["ripe", "price", "name", "taste"])
        #expect(knobs.all.filter(\.isChanged).map(\.name) == [])
    }

    @Test func `what was chosen before is there`() {
        let knobs = Knobs(["ripe": "true", "price": "12", "taste": "sour"])
        #expect(knobs.toggle("ripe"))
        #expect(knobs.number("price", 3, in: 0...20) == 12)
        #expect(knobs.choice("taste", Taste.sweet) == .sour)
        #expect(knobs.unknown == [])
    }

    @Test func `a value that is not possible is named and not taken`() {
        let knobs = Knobs(["price": "99", "taste": "bitter", "gone": "1"])
        #expect(knobs.number("price", 3, in: 0...20) == 3)
        #expect(knobs.choice("taste", Taste.sweet) == .sweet)
        #expect(knobs.unknown == ["gone", "price", "taste"])
    }

    @Test func `the standard value is as if nothing had been changed`() {
        let knobs = Knobs()
        _ = knobs.number("price", 3)
        knobs.set("price", to: "4")
        #expect(knobs.chosen == ["price": "4"])
        knobs.set("price", to: "3")
        #expect(knobs.chosen.isEmpty)
    }

    @Test func `steps stop at the ends of numbers and go round for choices`() throws {
        let knobs = Knobs(["price": "20", "taste": "sour"])
        _ = knobs.number("price", 3, in: 0...20)
        _ = knobs.choice("taste", Taste.sweet)
        let all = knobs.all
        #expect(all[0].value(after: 1) == "20")
        #expect(all[0].value(after: -1) == "19")
        #expect(all[1].value(after: 1) == "sweet")
        #expect(all[1].value(after: -1) == "sweet")
    }

    @Test(arguments: SampleNames.allCases)
    func `different names stay different`(names: SampleNames) {
        #expect(names.name(for: "Feed") == names.name(for: "Feed"))
        #expect(names.name(for: "Feed") != names.name(for: "Fees"))
    }

    @Test func `wide names take two columns a letter and long ones sixty`() {
        #expect(TextWidth.of(SampleNames.wide.name(for: "Feed")) >= 10)
        #expect(SampleNames.long.name(for: "Feed").count == 60)
        #expect(SampleNames.plain.name(for: "Feed") == "Feed")
    }
}
