import Architecture
import Codebase
import Editing
import Reports
import Testing

@Suite struct ReadinessReportTests {
    private let readiness = [
        ModuleReadiness(
            module: "::App",
            missing: [
                MissingImport(
                    file: "a.swift", line: 2, module: "::Kit", text: "import Kit",
                    uses: (3...7).map { Evidence.Use(line: $0, name: "price") })
            ],
            access: [
                ImportAccess(
                    site: ImportSite(
                        file: "b.swift", statement: ImportStatement(module: "Kit", line: 1)),
                    module: "::Kit", access: .public, uses: [.init(line: 9, name: "Price")],
                    isCertain: true)
            ]),
        ModuleReadiness(module: "::Kit", missing: [], access: []),
    ]

    @Test func `each change has a line; modules, the sum and unknowns follow`() {
        let text = ReadinessReport(readiness, incomplete: []).text(paint: Paint(isOn: false))
        #expect(
            text.hasPrefix(
                """
                a.swift:2:1: add import Kit  ← price (line 3), price (line 4), price (line 5) and \
                2 more, likely
                b.swift:1:1: write public import Kit  ← Price (line 9)

                ::App: 1 to add, 1 to widen

                Of 2 modules 1 look ready for MemberImportVisibility, 1 for InternalImportsByDefault.
                Based on names alone:
                """), "\(text)")
    }

    @Test func `JSON says which modules are ready, and what each change is and why`() throws {
        let text = try jsonText(of: ReadinessReport(readiness, incomplete: []))
        for part in [
            #""schema" : 1"#, #""memberImportVisibility" : false"#, #""internalImports" : true"#,
            #""feature" : "MemberImportVisibility""#, #""action" : "write""#,
            #""text" : "public import Kit""#, #""certain" : true"#, #""limits" : ["#,
        ] {
            #expect(text.contains(part), "\(part) in \(text)")
        }
    }

    @Test func `fixes of manifests show the difference, and the rest with its reason`() throws {
        var fixes = ManifestFixes()
        fixes.changes = ChangeSet(
            "Declare", changes: [FileChange("P", from: "a\n", to: "b\n")].compactMap(\.self))
        fixes.skipped = [.init(module: "::App", message: "A is.", reason: "It is so. Mend it.")]
        let text = FixText(fixes, paint: Paint(isOn: false)).text
        #expect(text.contains("-a\n+b\nDeclare: 1 file, +1 −1\n"))
        #expect(text.hasSuffix("To change by hand:\n  A is.\n    It is so. Mend it.\n"))
        let json = try jsonText(of: FixReport(fixes, isApplied: false, incomplete: []))
        #expect(json.contains(#""applied" : false"#) && json.contains(#""reason" : "It is so."#))
    }
}
