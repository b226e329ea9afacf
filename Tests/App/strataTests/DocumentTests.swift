import Architecture
import Foundation
import TerminalUI
import Testing

@testable import strata

/// The documents that are generated from what the program itself knows.
@MainActor @Suite struct DocumentTests {
    @Test("docs/KEYS.md lists the keys of every screen as they are")
    func keys() async throws {
        let root = await Story().root
        let session = try #require(root.session)
        var reference = KeyReference()
        reference.add("Everywhere", root.application.referenceCommands)
        for screen in [
            root.makeOverview(in: session), root.makeModules(in: session),
            root.makeModuleDetail(of: "::Core", in: session), root.makeViolations(in: session),
            root.makeGaps(in: session), root.makeDevApps(in: session),
            root.makePreviews(in: session), root.makeSnapshots(in: session), root.makeWorkspaces(),
        ] {
            reference.add(screen.title, screen.commands.filter { !$0.keys.isEmpty })
        }
        let text = "# Keys\n\nGenerated from the commands of each screen.\n\n" + reference.markdown
        try expect("KEYS.md", toBe: text)
    }

    @Test("docs/RULES.md explains the rules as strata explain does")
    func rules() throws {
        try expect("RULES.md", toBe: ExplainRule().document())
    }

    /// Compares a document, or writes it and fails where `RECORD_SNAPSHOTS` is set.
    private func expect(_ name: String, toBe text: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/\(name)").standardized
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
            try Data(text.utf8).write(to: file)
            Issue.record("Wrote \(file.path). Run the test again without RECORD_SNAPSHOTS.")
            return
        }
        let written = try? String(contentsOf: file, encoding: .utf8)
        #expect(
            written == text,
            "docs/\(name) is stale. Write it: RECORD_SNAPSHOTS=1 swift test --filter DocumentTests")
    }
}
