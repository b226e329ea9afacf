import Architecture
import Chronicling
import Codebase
import Foundation
import HostileTexts
import Testing

@testable import Reports

@Suite struct HistoryReportTests {
    private static let day = CalendarDay.seconds

    /// Commits a week apart, with so many violations each.
    private func history(
        _ counts: [Int], subject: String = "change", incomplete: Int = 0,
        unreadable: [Int: String] = [:], limits: [HistoryLimit] = []
    ) -> History {
        let commits = counts.indices.map { index in
            LoggedCommit(
                note: CommitNote(
                    name: String(repeating: "\(index % 10)", count: 40),
                    time: (19_000 + index * 7) * Self.day, author: "Ann", subject: subject),
                tree: "\(index)", parents: index == 0 ? [] : ["\(index - 1)"])
        }
        var readings: [Int: CommitReading] = [:]
        for (index, count) in counts.enumerated() {
            readings[index] =
                unreadable[index].map { .unreadable($0) }
                ?? .state(state(violations: count, modules: index + 1, incomplete: incomplete))
        }
        return History(
            log: CommitLog(commits: commits, limits: limits), wanted: Array(counts.indices),
            readings: readings)
    }

    private func state(violations: Int, modules: Int, incomplete: Int) -> CommitState {
        CommitState(
            modules: (0..<modules).map {
                ModuleState(
                    id: ModuleID(rawValue: "::M\($0)"), role: .core, layer: "Core", files: 1,
                    lines: 100)
            }, edges: [],
            violations: (0..<violations).map {
                ViolationState(
                    id: "upward \($0)", kind: $0 == 0 ? .upward : .sideways, from: "::M0",
                    severity: .error)
            }, files: modules, lines: LineTotals(modules: modules * 100, apps: 300),
            incomplete: incomplete)
    }

    private func object(_ report: some Encodable) throws -> [String: Any] {
        try #require(
            JSONSerialization.jsonObject(with: Data(jsonText(of: report).utf8)) as? [String: Any])
    }

    @Test func `JSON has a record for each commit, and those that cannot be read apart`() throws {
        let report = try object(
            HistoryReport(history([3, 9, 1], unreadable: [1: "gone"], limits: [.shallow])))
        #expect(
            Set(report.keys) == ["schema", "commits", "unreadable", "limits", "forecast"])
        let commits = try #require(report["commits"] as? [[String: Any]])
        #expect(commits.map { $0["violations"] as? Int } == [3, 1])
        #expect(commits[0]["byKind"] as? [String: Int] == ["upward": 1, "sideways": 2])
        #expect((commits[1]["largest"] as? [String: Any])?["lines"] as? Int == 100)
        #expect(commits[1]["appShare"] as? Int == 50)
        #expect((report["unreadable"] as? [[String: Any]])?.first?["reason"] as? String == "gone")
        #expect((report["limits"] as? [String])?.count == 1)
        #expect((report["forecast"] as? [String: Any])?["state"] as? String == "date")
    }

    @Test func `a stopped history says so, and its course is drawn in a line`() {
        let whole = history([0, 4, 8, 16])
        let log = whole.log
        let part = History(
            log: log, wanted: whole.wanted, readings: whole.readings.filter { $0.key != 2 })
        let text = historyText(of: part, most: 9, paint: Paint(isOn: false))
        #expect(text.contains("Stopped: 3 of 4 commits are read. The next run goes on there."))
        #expect(historySpark(of: part, width: 4) == " · violations ▁▂▂█ 16")
        #expect(historySpark(of: History(log: log, wanted: whole.wanted)).isEmpty)
        #expect(!historyText(of: whole, most: 9, paint: Paint(isOn: false)).contains("Stopped"))
    }

    @Test func `before commits are read, descriptions draw modules, marked as such`() {
        let whole = history([0, 4, 8, 16])
        let outlines = [0, 2].map { number in
            let outline = CommitOutline(
                modules: 3 + number, dependencies: 0, files: 0, bytes: LineTotals(),
                largestBytes: 0)
            return (number, outline)
        }
        var part = History(
            log: whole.log, wanted: whole.wanted, readings: whole.readings.filter { $0.key == 3 },
            outlines: Dictionary(uniqueKeysWithValues: outlines))
        #expect(historySpark(of: part, width: 4) == " · modules ≈ ▅▅█▆ 4")
        part = History(log: whole.log, wanted: whole.wanted, outlines: part.outlines)
        #expect(historySpark(of: part, width: 4) == " · modules ≈ ▅▅██ 5")
    }

    @Test func `of what there is none, the text says none`() {
        let text = historyText(of: history([1, 1]), most: 9, paint: Paint(isOn: false))
        #expect(text.contains("Lines that a dev app compiles       none → none  as before\n"))
        #expect(text.contains("Lines of the largest module         100 → 100  as before\n"))
    }

    @Test func `the text says where it began, where it is and when it ends`() {
        let text = historyText(
            of: history([20, 18, 16, 14, 12, 10]), most: 3, paint: Paint(isOn: false))
        #expect(text.hasPrefix("6 commits from 2022-01-08 to 2022-02-12\n"))
        #expect(text.contains("Violations                          20 → 10  −10\n"))
        let rows = text.split(separator: "\n").filter { $0.contains("change") }
        #expect(rows.count == 3)
        #expect(text.contains("the last violation is gone about 2022-03-19"))
    }

    @Test func `what was not read whole is marked, and what cannot be read is named`() {
        let text = historyText(
            of: history(
                [2, 3, 4], incomplete: 1, unreadable: [1: "2 files were never fetched."],
                limits: [.clocks(1)]), most: 20, paint: Paint(isOn: false))
        #expect(text.contains("≥4"))
        #expect(text.contains("2 commits could not be read whole (≥)"))
        #expect(text.contains("11111111 cannot be read: 2 files were never fetched."))
        #expect(text.contains("1 commit is dated before the commit below."))
        let none = historyText(
            of: history([1], unreadable: [0: "gone"]), most: 20, paint: Paint(isOn: false))
        #expect(none.hasPrefix("No commit could be read.\n"))
    }

    @Test func `a spreadsheet has a line a commit, and takes no word for a formula`() {
        let csv = historyCSV(of: history([1, 2], subject: "=HYPERLINK(\"x\"), \n y"))
        let lines = csv.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1].contains("\"'=HYPERLINK(\"\"x\"\"),"))
        let columns = lines[0].split(separator: ",").count
        #expect(lines[2].hasSuffix("\"::M0\",100,0,0,0,0,0") && columns == 25)
    }

    @Test func `a sign with an accent on it is the same to a spreadsheet`() {
        for subject in ["=\u{301}SUM(A1)", "a\"\u{301},1,2\n\"b", "\"\u{20E3}"] {
            let table = Shape.csv(historyCSV(of: history([1, 2], subject: subject)))
            #expect(table.mistakes.isEmpty && table.parts == ["row": 3, "field": 25], "\(subject)")
        }
    }

    @Test func `the picture of a long history has a corner for each commit`() throws {
        let picture = historyPicture(of: history(Array(0..<400)), title: "Shop")
        let polygons = picture.split(separator: "<polygon").dropFirst()
        #expect(polygons.count == 4 && !picture.contains("…"))
        for polygon in polygons {
            let list = polygon.split(separator: "points=\"")[1].prefix { $0 != "\"" }
            let corners = list.split(separator: " ").map { $0.split(separator: ",") }
            #expect(corners.count == 800)
            #expect(corners.allSatisfy { $0.count == 2 && Int($0[0]) != nil && Int($0[1]) != nil })
            #expect(corners.first?[0] == "20" && corners.last?[0] == "20")
            #expect(corners[399][0] == "660" && corners[400][0] == "660")
        }
    }

    @Test func `the picture is one SVG with a band for each rule, in both lights`() {
        let picture = historyPicture(of: history([4, 2, 0]), title: "Shop <&>")
        let shape = Shape.xml(picture)
        #expect(shape.mistakes.isEmpty)
        #expect(shape.parts["<polygon class points>"] == 4)
        #expect(picture.contains("Shop &lt;&amp;&gt;: 4 → 0 violations, 1 → 3 modules, 3 commits"))
        #expect(picture.contains("prefers-color-scheme:dark") && !picture.contains("␊"))
        // Four violations at first, of them three sideways, and none at the end.
        #expect(
            picture.contains(
                "points=\"20,98 340,158 660,188 660,188 340,188 20,188\""), "\(picture)")
        #expect(picture.contains("2022-01-08") && picture.contains("2022-01-22"))
    }

    @Test func `a history of nothing is a picture, too`() {
        let empty = History(log: CommitLog(), wanted: [])
        #expect(Shape.xml(historyPicture(of: empty, title: "x")).mistakes.isEmpty)
    }

    @Test func `nothing of a commit reaches the terminal raw`() {
        var texts = HostileTexts(seed: 34)
        for _ in 0..<60 {
            let text = texts.nextLine()
            let history = history([1, 2], subject: text, unreadable: [0: text])
            let reports = [
                historyText(of: history, most: 20, paint: Paint(isOn: false)),
                historyCSV(of: history), historyPicture(of: history, title: text),
            ]
            for report in reports { #expect(RawText.scalars(in: report).isEmpty, "\(report)") }
            let table = Shape.csv(reports[1])
            #expect(table.mistakes.isEmpty && table.parts == ["row": 2, "field": 25], "\(table)")
            #expect(Shape.xml(reports[2]).mistakes.isEmpty)
        }
    }
}
