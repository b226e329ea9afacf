import Testing
import TerminalUI

@MainActor @Suite("The tabs of the top-level places") struct SectionTabsTests {
    @Test(arguments: [60, 80, 109]) func `names stand in the same columns on all screens`(
        width: Int
    ) {
        let names = ["Mods", "Viol"]
        let bench = Self.bench(width: width, shorts: names)
        #expect(bench.lines.first?.hasPrefix(" 1 Sample 2 Mods 3 Viol") == true)
        bench.navigator.switchTo(1)
        bench.navigator.push(SampleScreen("Detail"))
        bench.press(.control("l"))
        #expect(bench.lines.first?.hasPrefix(" 1 Sample 2 Mods 3 Viol › Detail") == true)
    }

    @Test func `a wide bar has two columns between names`() {
        let bench = Self.bench(width: 110, shorts: ["Mods", "Viol"])
        #expect(bench.lines.first?.hasPrefix(" 1 Sample  2 Mods  3 Viol") == true)
    }

    @Test func `the state gives way to the names and to the way`() {
        let bench = Self.bench(width: 80, status: Self.wide(60))
        #expect(bench.lines.first?.hasPrefix(" 1 Sample 2 Modules 3 Violations") == true)
        #expect(bench.lines.first?.contains("x") == false)
    }

    @Test func `a long way covers the last names and is cut at its start`() {
        let bench = Self.bench(width: 60)
        bench.navigator.push(SampleScreen(Self.wide(40)))
        bench.press(.control("l"))
        #expect(bench.lines.first?.hasPrefix(" 1 Sample › \(Self.wide(40))") == true)
        #expect(bench.lines.first?.contains("Viol") == false)
        bench.navigator.push(SampleScreen(Self.wide(22)))
        bench.press(.control("l"))
        #expect(bench.lines.first?.hasPrefix(" 1 Sample 2 Modules") == true)
        #expect(bench.lines.first?.contains("… › \(Self.wide(22))") == true)
    }

    @Test func `one place alone needs no digit`() {
        let bench = Bench()
        #expect(bench.lines.first?.trimmed == "Sample")
    }

    @Test func `a click on a digit goes to its place`() {
        let bench = Self.bench(width: 80)
        let column = bench.place(of: "2 Modules")?.column ?? 0
        bench.click(column, 0)
        #expect(bench.navigator.currentSection == 1)
        #expect(bench.navigator.top?.title == "Modules")
    }

    @Test func `a click on a title goes to its place, also from a screen opened in it`() {
        let bench = Self.bench(width: 80)
        bench.navigator.push(SampleScreen("Detail"))
        bench.application.drawIfNeeded()
        bench.application.handle(.redraw)
        bench.application.drawIfNeeded()
        let column = bench.place(of: "Violations")?.column ?? 0
        bench.click(column, 0)
        #expect(bench.navigator.top?.title == "Violations")
    }

    private static func bench(
        width: Int, status: String = "", shorts: [String?] = [nil, nil]
    ) -> Bench {
        var options = ApplicationOptions()
        options.status = { [StyledText(status)] }
        return Bench(
            size: Size(width: width, height: 24),
            sections: zip(["Modules", "Violations"], shorts).map { title, short in
                Section(.init(title.lowercased()), title: title, short: short) {
                    SampleScreen(title)
                }
            }, options: options)
    }

    private static func wide(_ count: Int) -> String { String(repeating: "x", count: count) }
}

extension String {
    fileprivate var trimmed: Substring {
        drop { $0 == " " }
    }
}
