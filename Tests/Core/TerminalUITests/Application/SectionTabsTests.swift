import Testing
import TerminalUI

@MainActor @Suite("The tabs of the top-level places") struct SectionTabsTests {
    @Test func `with room for them every place has its title`() {
        let bench = Self.bench(width: 80)
        #expect(bench.lines.first?.hasPrefix(" 1 Sample  2 Modules  3 Violations") == true)
    }

    @Test func `with a little less room the titles stand closer`() {
        let bench = Self.bench(width: 80, status: Self.wide(44))
        #expect(bench.lines.first?.hasPrefix(" 1 Sample 2 Modules 3 Violations") == true)
    }

    @Test func `with less room short titles are shown, if there are some`() {
        let bench = Self.bench(width: 80, status: Self.wide(55), shorts: ["Mod", "Viol"])
        #expect(bench.lines.first?.hasPrefix(" 1 Sample 2 Mod 3 Viol ") == true)
    }

    @Test func `as many names as fit are whole, the cheapest first`() {
        let bench = Self.bench(width: 80, status: Self.wide(50), shorts: ["Mod", "Viol"])
        #expect(bench.lines.first?.hasPrefix(" 1 Sample 2 Modules 3 Viol ") == true)
    }

    @Test func `with less room three letters of each are left`() {
        let bench = Self.bench(width: 80, status: Self.wide(55))
        #expect(bench.lines.first?.hasPrefix(" 1 Sample 2 Mod 3 Vio ") == true)
    }

    @Test func `the state gives way to the names of the places`() {
        let bench = Self.bench(width: 80, status: Self.wide(67))
        #expect(bench.lines.first?.hasPrefix(" 1 Sample  2 Modules  3 Violations") == true)
        #expect(bench.lines.first?.contains("x") == false)
    }

    @Test func `the way to this screen is cut before the names of the others`() {
        let bench = Self.bench(width: 60)
        bench.navigator.push(SampleScreen(Self.wide(25)))
        bench.navigator.push(SampleScreen(Self.wide(22)))
        bench.press(.control("l"))
        let line = " 1 … › \(Self.wide(22))"
        #expect(bench.lines.first?.hasPrefix(line) == true)
        #expect(bench.lines.first?.contains(" 2 Modules 3 Violations") == true)
    }

    @Test func `beside a long title the others keep their digits only`() {
        let bench = Self.bench(width: 60)
        bench.navigator.push(SampleScreen(Self.wide(41)))
        bench.press(.control("l"))
        #expect(bench.lines.first?.hasPrefix(" 1 Sample › \(Self.wide(41))  2 3") == true)
    }

    @Test func `with hardly any room only the way to this screen is left`() {
        let bench = Self.bench(width: 60)
        bench.navigator.push(SampleScreen(Self.wide(56)))
        bench.press(.control("l"))
        #expect(bench.lines.first?.contains("2") == false)
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
