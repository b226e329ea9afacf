import Architecture
import Codebase
import Reports
import Testing

@Suite struct CheckTextTests {
    private let analysis = Analysis.withSidewaysImport()

    private func text(
        _ analysis: Analysis, violations: [Violation]? = nil, all: Bool = false,
        notes: Bool = false, teller: Teller = .syntax(.notAsked)
    ) async -> String {
        let evidence = Dictionary(
            uniqueKeysWithValues: analysis.violations.map {
                (
                    $0.id,
                    evidenceByName(for: $0, in: analysis).map {
                        Evidence(site: $0.site, uses: $0.uses, teller: teller)
                    }
                )
            })
        let check = CheckText(
            CheckResult(
                analysis, violations: violations ?? analysis.violations, evidence: evidence),
            showsAll: all, showsNotes: all || notes, paint: Paint(isOn: false))
        let excerpts = await Excerpts(of: check.quotedLines, in: "/", from: NumberedLines())
        return check.text(excerpts: excerpts)
    }

    @Test func `a violation begins with the place of its import, as compilers do`() async {
        let text = await text(analysis)
        #expect(
            text.hasPrefix("Sources/Home/Home.swift:2:1: error: Home imports Profile. [sideways]"))
    }

    @Test func `a violation without an import or line begins with the manifest`() async {
        let text = await text(.withSidewaysImport(isImported: false))
        #expect(text.hasPrefix("Package.swift: error: Home imports Profile. [sideways]"))
    }

    @Test func `the import's line and the lines that use what it brings are quoted`() async {
        let text = await text(analysis)
        #expect(text.contains("\n     2 │ line 2\n"))
        #expect(text.contains("\n     5 │ line 5  ← ProfileScreen\n"))
    }

    @Test func `the summary says whether the compiler told the uses`() async {
        #expect(await text(analysis, teller: .compiler).contains("Uses are exact"))
        #expect(
            await text(analysis, teller: .syntax(.noStore))
                .contains("Uses are matched by name: no build left an index."))
        #expect(await !text(analysis).contains("Uses are"))
    }

    @Test func `notes are counted, and shown only when all is asked for`() async {
        let noted = Analysis.withSidewaysImport(severity: .info)
        #expect(await !text(noted).contains("note: "))
        #expect(await text(noted).contains("1 note (list with --all)"))
        #expect(await text(noted, all: true).contains("note: Home imports Profile."))
    }

    @Test func `what is not asked for is counted apart, never called no errors`() async {
        let text = await text(analysis, violations: [])
        #expect(!text.contains("[sideways]"))
        #expect(text.contains("0 errors, 0 warnings, 0 notes, 1 violation filtered out"))
        #expect(!text.contains("no errors"))
    }

    @Test func `notes can be shown without all lines of all violations`() async {
        let noted = Analysis.withSidewaysImport(severity: .info)
        #expect(await self.text(noted, notes: true).contains("note: Home imports Profile."))
    }

    @Test func `the last line says why the check does not end with 0`() async {
        #expect(await text(analysis).hasSuffix("\nEnds with 1: 1 error.\n"))
        let warned = Analysis.withSidewaysImport(severity: .warning)
        #expect(await !text(warned).contains("Ends with"))
        let unread = Analysis.withSidewaysImport(severity: .info, unread: "a.swift")
        #expect(await text(unread).hasSuffix("\nEnds with 2: 1 item could not be read.\n"))
    }

    private let accepted: [AcceptedItem] = {
        let acceptance = Acceptance(path: "Kits/**", reason: "Comes from the vendor.", line: 9)
        return ["Kits/A", "Kits/B"].map { path in
            AcceptedItem(
                item: IncompleteItem(path: path, reason: "The link leads nowhere. Remove it."),
                acceptance: acceptance)
        }
    }()

    @Test func `what is accepted is counted, with a line and reason for each`() async {
        let text = await text(.withSidewaysImport(accepted: accepted))
        #expect(
            text.contains(
                ".strata.yml:9: accepted: 2 items at Kits/**: Comes from the vendor.\n"))
        #expect(text.contains(", 2 accepted"))
        #expect(!text.contains("Kits/A:"))
        #expect(!text.contains("incomplete"))
    }

    @Test func `with all shown each accepted item stands below its acceptance`() async {
        let text = await text(.withSidewaysImport(accepted: accepted), all: true)
        #expect(text.contains("Kits/B: accepted: The link leads nowhere. Remove it."))
    }

    @Test func `what is noted of the reading is a remark, counted apart from notes`() async {
        let noted = Analysis.withSidewaysImport(
            notes: [IncompleteItem(path: "App/R.swift", reason: "A script makes it.")])
        #expect(await text(noted).contains("0 notes, 1 remark (list with --all)"))
        #expect(await !text(noted).contains("A script makes it."))
        #expect(await text(noted, all: true).contains("App/R.swift: remark: A script makes it."))
    }

    @Test func `the summary counts as the totals do, and names what files add up of`() async {
        let text = await text(analysis)
        #expect(
            text.contains("1 error, 0 warnings, 0 notes · 2 modules · 2 Swift files · 10 lines"))
    }

    @Test func `a module in two layers is incomplete and no warning`() async {
        let text = await text(
            .withSidewaysImport(
                problems: [.ambiguous(module: "::Home", layers: ["Features", "Core"])]))
        #expect(text.contains("incomplete: ::Home matches several layers: Features, Core."))
        #expect(text.contains("0 warnings, 0 notes, 1 incomplete"))
    }

    @Test func `the summary never says clean of what is incomplete`() async {
        let text = await text(.withSidewaysImport(unread: "Sources/Home/\u{1B}[2J.swift"))
        #expect(text.contains("Sources/Home/␛[2J.swift: incomplete: It is not UTF-8."))
        #expect(text.contains("1 incomplete"))
        #expect(!text.contains("\u{1B}"))
    }
}

/// Files whose lines say their own number.
private struct NumberedLines: SourceTextReader {
    func lines(
        _ lines: ClosedRange<Int>, of file: RelativePath, in root: String
    ) async throws(SourceTextError) -> [HighlightedLine] {
        lines.map { HighlightedLine(number: $0, spans: [.init("line \($0)")]) }
    }
}
