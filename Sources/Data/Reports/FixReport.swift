import Codebase
import Editing

/// The JSON of `strata imports --fix`: what changes in manifests, and what is left to a person.
package struct FixReport: Encodable, Sendable {
    let schema = 1
    let applied: Bool
    let edits: [EditRecord]
    let changes: [ChangeRecord]
    let skipped: [SkippedRecord]
    let incomplete: [IncompleteRecord]

    struct EditRecord: Encodable, Sendable {
        let manifest: String
        let text: String
    }

    struct SkippedRecord: Encodable, Sendable {
        let module: String
        let message: String
        let reason: String
    }

    package init(_ fixes: ManifestFixes, isApplied: Bool, incomplete items: [IncompleteItem]) {
        applied = isApplied
        edits = fixes.fixes.map {
            EditRecord(manifest: $0.manifest.string, text: $0.edit.sentence)
        }
        changes = fixes.changes.changes.map(ChangeRecord.init)
        skipped = fixes.skipped.map {
            SkippedRecord(module: $0.module.rawValue, message: $0.message, reason: $0.reason)
        }
        incomplete = items.map(IncompleteRecord.init)
    }

    private enum CodingKeys: CodingKey {
        case schema, applied, edits, changes, skipped, incomplete
    }
}

/// The same for people: the difference, then what is left to do by hand.
package struct FixText: Sendable {
    private let fixes: ManifestFixes
    private let paint: Paint

    package init(_ fixes: ManifestFixes, paint: Paint) {
        self.fixes = fixes
        self.paint = paint
    }

    package var text: String {
        let changes = fixes.changes.isEmpty ? "" : ChangesText(fixes.changes, paint: paint).text
        if fixes.skipped.isEmpty { return changes }
        let lines = fixes.skipped.map { skipped in
            "  " + skipped.message.visible + "\n    " + paint.dim(skipped.reason.visible) + "\n"
        }
        return changes + paint.bold("To change by hand:") + "\n" + lines.joined()
    }
}
