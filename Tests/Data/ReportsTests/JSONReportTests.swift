import Architecture
import Codebase
import Foundation
import Previewing
import Reports
import Testing

@Suite struct JSONReportTests {
    private let analysis = Analysis.withSidewaysImport()

    private func object(_ report: some Encodable) throws -> [String: Any] {
        let text = try jsonText(of: report)
        return try #require(
            JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `modules lists each module with its layer, and null where it has none`() throws {
        let report = try object(ModulesReport(analysis))
        #expect(
            Set(report.keys) == [
                "schema", "root", "modules", "unclaimed", "incomplete", "accepted", "choices",
                "layers", "totals",
            ])
        let home = try #require((report["modules"] as? [[String: Any]])?.first)
        #expect(home["id"] as? String == "::Home")
        #expect(home["layer"] as? String == "Features")
        #expect(home["lines"] as? Int == 7)
        #expect(home["errors"] as? Int == 1)
        #expect(home["warnings"] as? Int == 0)
        #expect(home["sources"] as? [String] == ["Sources/Home/Home.swift"])
        #expect(home["manifest"] as? String == "Package.swift")
    }

    @Test func `graph lists each edge with its verdict and the places of its imports`() throws {
        let report = try object(GraphReport(analysis))
        let edge = try #require((report["edges"] as? [[String: Any]])?.first)
        #expect(edge["declared"] as? String == "direct")
        let place = try #require((edge["imports"] as? [[String: Any]])?.first)
        #expect(place["file"] as? String == "Sources/Home/Home.swift")
        #expect(place["line"] as? Int == 2 && place["column"] as? Int == 1)
    }

    @Test func `check counts the violations asked for by severity`() throws {
        for (severity, key) in [
            (Severity.error, "errors"), (.warning, "warnings"), (.info, "notes"),
        ] {
            let analysis = Analysis.withSidewaysImport(severity: severity)
            let report = try object(
                CheckReport(CheckResult(analysis, violations: analysis.violations, evidence: [:])))
            let summary = try #require(report["summary"] as? [String: Any])
            for name in ["errors", "warnings", "notes"] {
                #expect(summary[name] as? Int == (name == key ? 1 : 0))
            }
        }
        let none = try object(
            CheckReport(CheckResult(analysis, violations: [], evidence: [:])))
        #expect((none["summary"] as? [String: Any])?["errors"] as? Int == 0)
        #expect((none["violations"] as? [Any])?.isEmpty == true)
    }

    @Test(arguments: [Teller.compiler, .syntax(.changed)])
    func `check says of evidence whether it is exact, and if not why`(teller: Teller) throws {
        let violation = try #require(analysis.violations.first)
        let site = try #require(violation.sites.first)
        let evidence = Evidence(site: site, uses: [], teller: teller)
        let report = try object(
            CheckReport(
                CheckResult(
                    analysis, violations: [violation], evidence: [violation.id: [evidence]])))
        let record = try #require((report["violations"] as? [[String: Any]])?.first)
        let first = try #require((record["evidence"] as? [[String: Any]])?.first)
        #expect(first["exact"] as? Bool == teller.isExact)
        #expect(first["inexact"] as? String == (teller.isExact ? nil : "changed"))
        #expect(Set(first.keys) == ["file", "line", "column", "uses", "exact", "inexact"])
    }

    @Test func `every report has the same totals`() throws {
        let survey = surveyPreviews(analysis)
        let reports: [[String: Any]] = [
            try object(
                CheckReport(CheckResult(analysis, violations: analysis.violations, evidence: [:]))),
            try object(ModulesReport(analysis)), try object(GraphReport(analysis)),
            try object(
                DevAppsReport(FindDevApps(isMac: false).survey(analysis), of: analysis, builds: [:])
            ),
            try object(PreviewsReport(survey, of: analysis)),
        ]
        let totals = try reports.map { try #require($0["totals"] as? NSDictionary) }
        #expect(totals[0]["errors"] as? Int == 1)
        #expect((totals[0]["files"] as? [String: Int])?["swift"] == 2)
        for other in totals { #expect(other == totals[0]) }
    }

    @Test func `what keeps the layers from being believed is among what is incomplete`() throws {
        let ambiguous = Analysis.withSidewaysImport(
            problems: [.ambiguous(module: "::Home", layers: ["Features", "Core"])])
        let report = try object(
            CheckReport(CheckResult(ambiguous, violations: [], evidence: [:])))
        #expect((report["incomplete"] as? [Any])?.count == 1)
        #expect((report["totals"] as? [String: Any])?["incomplete"] as? Int == 1)
    }

    @Test func `imports keeps every key of an import, null where nothing is written`() throws {
        let report = try object(ImportsReport(analysis))
        let record = try #require((report["imports"] as? [[String: Any]])?.first)
        let keys = [
            "file", "line", "column", "module", "path", "kind", "attributes", "access",
            "conditions",
        ]
        #expect(Set(record.keys) == Set(keys))
        #expect(record["kind"] is NSNull && record["access"] is NSNull)
    }

    @Test func `imports of one module leave out all others`() throws {
        let report = try object(ImportsReport(analysis, of: "Foundation"))
        #expect((report["imports"] as? [Any])?.isEmpty == true)
    }

    @Test func `the same analysis gives the same bytes twice`() throws {
        #expect(try jsonText(of: ModulesReport(analysis)) == jsonText(of: ModulesReport(analysis)))
        #expect(try jsonText(of: GraphReport(analysis)) == jsonText(of: GraphReport(analysis)))
    }

    @Test func `check lists accepted and incomplete items apart, each with reasons`() throws {
        let item = AcceptedItem(
            item: IncompleteItem(path: "Kits/A", line: 3, reason: "It leads nowhere."),
            acceptance: Acceptance(path: "Kits/**", reason: "Vendor's."))
        let analysis = Analysis.withSidewaysImport(accepted: [item])
        let report = try object(
            CheckReport(CheckResult(analysis, violations: analysis.violations, evidence: [:])))
        let record = try #require((report["accepted"] as? [[String: Any]])?.first)
        #expect(record["path"] as? String == "Kits/A" && record["line"] as? Int == 3)
        #expect(record["reason"] as? String == "It leads nowhere.")
        #expect(record["accepted"] as? String == "Vendor's.")
        #expect((report["incomplete"] as? [Any])?.isEmpty == true)
    }
}
