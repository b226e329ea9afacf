import Foundation
import Testing
import Tiers

/// What must hold for the figures of every codebase: whoever says a total, they say the same, and
/// it is what git and the files say.
@Suite(.real, .serialized) struct TotalsPropertyTests {
    private static let folders: [String] = {
        let names = [
            "Yams", "swift-argument-parser", "swift-subprocess", "swift-system",
        ]
        return names.compactMap { try? BuiltProgram.checkout($0) }
    }()

    @Test(arguments: folders)
    func `every report says the same totals, and they add up`(folder: String) async throws {
        let modules = try await ModulesJSON.of(folder)
        let totals = modules.totals
        for command in ["check", "graph", "devapps", "previews"] {
            let other = try await ReportJSON.of(folder, by: command).totals
            #expect(other == totals, "\(command) of \(folder)")
        }
        let check = try await ReportJSON.of(folder, by: "check")
        let found = check.violations ?? []
        #expect(totals.errors == found.count { $0.severity == "error" })
        #expect(totals.warnings == found.count { $0.severity == "warning" })
        #expect(totals.notes == found.count { $0.severity == "info" })
        #expect(totals.incomplete == check.incomplete.count)
        #expect(totals.modules == modules.modules.count)
        #expect(totals.errors == modules.modules.reduce(0) { $0 + $1.errors })
        #expect(totals.warnings == modules.modules.reduce(0) { $0 + $1.warnings })
    }

    @Test(arguments: folders)
    func `files are those that git lists, once; the differences are named`(folder: String)
        async throws
    {
        let modules = try await ModulesJSON.of(folder)
        let files = modules.totals.files
        let claims = Dictionary(modules.modules.flatMap(\.sources).map { ($0, 1) }) { $0 + $1 }
        let tracked = try await BuiltProgram.swiftFiles(of: folder)
        let rest = tracked.subtracting(claims.keys).subtracting(modules.unclaimed)
        #expect(files.inModules == claims.count)
        #expect(files.inSeveralModules == claims.values.count { $0 > 1 })
        #expect(files.unclaimed == modules.unclaimed.count)
        #expect(files.manifests + files.vendored == rest.count, "\(rest.sorted())")
        #expect(files.swift == files.inModules + files.manifests + files.unclaimed)
        #expect(files.swift + files.vendored == tracked.count, "\(folder)")
        let lines = try tracked.reduce(0) { try $0 + Self.lines(of: folder + "/" + $1) }
        #expect(modules.totals.lines == lines, "\(folder)")
    }

    @Test(arguments: folders)
    func `Overview, Modules and check show the totals of the reports`(folder: String) async throws {
        let totals = try await ModulesJSON.of(folder).totals
        let terminal = try await TmuxTerminal(columns: 220, rows: 50, in: folder)
        try await terminal.startStrata(section: "1")
        try await terminal.wait(for: "no layers known")
        let end = " \(Self.grouped(totals.lines)) line"
        let overview = try await terminal.wait(for: end)
        try await terminal.press("2")
        let table = try await terminal.wait(for: "Instab")
        try await terminal.press("q")
        let check = try await BuiltProgram.run("check", folder).output
        for text in [overview, table, check] {
            let line = try #require(text.split(separator: "\n").last { $0.contains(end) })
            #expect(Self.numbers(in: line, before: " module") == totals.modules, "\(line)")
            #expect(Self.numbers(in: line, before: " Swift file") == totals.files.swift, "\(line)")
            if !totals.files.hasOneKind {
                #expect(
                    Self.numbers(in: line, before: " in modules") == totals.files.inModules)
            }
            if totals.files.manifests > 0 {
                #expect(Self.numbers(in: line, before: " manifest") == totals.files.manifests)
            }
        }
        let counted = try #require(overview.split(separator: "\n").last { $0.contains(end) })
        #expect((Self.numbers(in: counted, before: " error") ?? 0) == totals.errors)
        #expect((Self.numbers(in: counted, before: " warning") ?? 0) == totals.warnings)
        let verdict = try #require(check.split(separator: "\n").last { $0.contains(end) })
        #expect((Self.numbers(in: verdict, before: " error") ?? 0) == totals.errors)
        #expect(Self.numbers(in: verdict, before: " warning") == totals.warnings)
        #expect(Self.numbers(in: verdict, before: " note") == totals.notes)
    }

    /// The number in front of the first word, with its commas taken out; nil if there is none.
    private static func numbers(in line: Substring, before word: String) -> Int? {
        guard let end = line.range(of: word)?.lowerBound else { return nil }
        let digits = line[..<end].reversed().prefix { $0.isNumber || $0 == "," }
        return Int(String(digits.reversed()).replacing(",", with: ""))
    }

    private static func grouped(_ number: Int) -> String {
        var text = String(number)
        var place = text.count - 3
        while place > 0 {
            text.insert(",", at: text.index(text.startIndex, offsetBy: place))
            place -= 3
        }
        return text
    }

    /// The lines of a file, with a last one that does not end.
    private static func lines(of path: String) throws -> Int {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let ends = data.count { $0 == UInt8(ascii: "\n") }
        return ends + (data.isEmpty || data.last == UInt8(ascii: "\n") ? 0 : 1)
    }
}

extension TotalsJSON.Files {
    /// Whether all files are in one module each, so that nothing needs to be explained.
    fileprivate var hasOneKind: Bool { swift == inModules && inSeveralModules == 0 }
}
