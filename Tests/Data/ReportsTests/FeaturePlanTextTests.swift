import Codebase
import Editing
import Reports
import Testing

@Suite struct FeaturePlanTextTests {
    private let plan = FeaturePlan(
        name: "Search",
        changes: ChangeSet(
            "New feature Search",
            changes: [FileChange("a.swift", from: nil, to: "one\u{1B}\n")].compactMap(\.self)),
        findings: [
            FeaturePattern.Finding("Body", "plain Swift", from: "imports"),
            FeaturePattern.Finding("Modules", "feature Search"),
        ],
        notes: ["Look at b.swift."])

    @Test func `findings stand in columns, then the difference, then what is left`() {
        #expect(
            FeaturePlanText(plan, paint: Paint(isOn: false)).text == """
                Body     plain Swift  ← imports
                Modules  feature Search

                diff --git a/a.swift b/a.swift
                new file mode 100644
                --- /dev/null
                +++ b/a.swift
                @@ -0,0 +1 @@
                +one␛
                New feature Search: 1 file, +1 −0
                note: Look at b.swift.

                """)
    }

    @Test func `JSON says what was found, what changes and whether it was written`() throws {
        let text = try jsonText(of: FeaturePlanReport(plan, applied: true))
        for part in [
            "\"applied\" : true", "\"kind\" : \"created\"", "\"path\" : \"a.swift\"",
            "\"schema\" : 1", "\"source\" : \"imports\"", "\"name\" : \"Search\"",
        ] {
            #expect(text.contains(part))
        }
    }

    @Test func `JSON of an undone change names it`() throws {
        let text = try jsonText(of: UndoReport(plan.changes.reversed, undone: plan.changes.title))
        #expect(text.contains("\"undone\" : \"New feature Search\""))
        #expect(text.contains("\"kind\" : \"deleted\""))
    }
}
