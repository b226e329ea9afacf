import Architecture
import Codebase
import Extracting
import Foundation
import Reports
import Testing

@Suite struct WhatIfReportTests {
    private let whatIf = WhatIf(
        name: "first",
        moves: [.module("Models", layer: nil), .type("User", from: nil, to: "Models")])

    /// An app of two files, one of which moves.
    private var analysis: Analysis {
        func facts(_ name: String, lines: Int) -> SourceFacts {
            SourceFacts(
                lineCount: lines, imports: [],
                declarations: [
                    Declaration(
                        name: name, kind: .struct, access: .internal, container: nil, line: 1)
                ], uses: NameUses(), problems: [])
        }
        let app = Module(
            id: "::App", name: "App", moduleName: "App", kind: .app, role: .app, origin: .xcode,
            container: .root, manifest: nil, path: "App",
            sources: ["App/Root.swift", "App/User.swift"], dependencies: [])
        return analyze(
            Codebase(root: "/home/ada/App", modules: [app]),
            facts: [
                "App/Root.swift": facts("Root", lines: 10),
                "App/User.swift": facts("User", lines: 1_200),
            ], written: nil)
    }

    private var comparison: WhatIfComparison {
        get throws {
            WhatIfComparison(
                from: analysis, to: try whatIf.applied(to: analysis), monolith: "::App")
        }
    }

    @Test func `the text lists moves, and figures before and after`() throws {
        let text = whatIfText(of: whatIf, try comparison, prices: [], paint: Paint(isOn: false))
        #expect(text.hasPrefix("What if: first\n1. new module Models\n2. type User to Models\n\n"))
        #expect(text.contains("lines of App                  1,210 → 10\n"))
        #expect(text.hasSuffix("Nothing is written.\n"))
    }

    @Test func `JSON has moves, figures, violations, edges and prices`() throws {
        let report = WhatIfReport(whatIf, of: "::App", try comparison, prices: [])
        let json = try JSONSerialization.jsonObject(with: Data(try jsonText(of: report).utf8))
        let record = try #require(json as? [String: Any])
        #expect(record["schema"] as? Int == 1)
        #expect(record["name"] as? String == "first")
        #expect((record["moves"] as? [String])?.count == 2)
        let figures = try #require(record["figures"] as? [[String: Any]])
        #expect(figures.first?["before"] as? Int == 1_210)
        for key in ["ended", "appeared", "newEdges", "goneEdges", "prices"] {
            #expect(record[key] is [Any], "\(key)")
        }
    }
}
