import Architecture
import Codebase

/// The JSON of `strata imports --readiness`: what has to change in the imports of each module.
package struct ReadinessReport: Encodable, Sendable {
    let schema = 1
    let modules: [ModuleRecord]
    let fixes: [FixRecord]
    let limits: [String]
    let incomplete: [IncompleteRecord]

    struct ModuleRecord: Encodable, Sendable {
        let id: String
        let memberImportVisibility: Bool
        let internalImports: Bool
        let missing: Int
        let access: Int
    }

    struct FixRecord: Encodable, Sendable {
        let feature: String
        let module: String
        let file: String
        let line: Int
        let column: Int
        let action: String
        let text: String
        let imports: String
        let certain: Bool
        let uses: [UseRecord]
    }

    struct UseRecord: Encodable, Sendable {
        let line: Int
        let name: String

        init(_ use: Evidence.Use) {
            line = use.line
            name = use.name
        }
    }

    /// What was found out about the modules of an analysis.
    package init(_ readiness: [ModuleReadiness], incomplete items: [IncompleteItem]) {
        modules = readiness.map { module in
            ModuleRecord(
                id: module.module.rawValue, memberImportVisibility: module.missing.isEmpty,
                internalImports: module.access.isEmpty, missing: module.missing.count,
                access: module.access.count)
        }
        fixes = readiness.flatMap { module in
            module.missing.map { FixRecord($0, in: module.module) }
                + module.access.map { FixRecord($0, in: module.module) }
        }
        limits = readinessLimits
        incomplete = items.map(IncompleteRecord.init)
    }

    /// A line for each change, then a line for each module that is not ready, then a summary.
    package func text(paint: Paint) -> String {
        let lines = fixes.map { fix in
            let place = "\(fix.file.visible):\(fix.line):\(fix.column): "
            return paint.bold(place) + fix.action + " " + paint.cyan(fix.text.visible)
                + paint.dim("  ← " + fix.reason)
        }
        let open = modules.filter { $0.missing + $0.access > 0 }.map { module in
            "\(module.id.visible): \(module.missing) to add, \(module.access) to widen"
        }
        let blocks = [lines, open, [summary] + limits].filter { !$0.isEmpty }
        return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private var summary: String {
        let members = modules.count(where: \.memberImportVisibility)
        let access = modules.count(where: \.internalImports)
        return "Of \(modules.count) modules \(members) look ready for MemberImportVisibility, "
            + "\(access) for InternalImportsByDefault."
    }

    private enum CodingKeys: CodingKey {
        case schema, modules, fixes, limits, incomplete
    }
}

extension ReadinessReport.FixRecord {
    init(_ missing: MissingImport, in module: ModuleID) {
        self.init(
            feature: "MemberImportVisibility", module: module.rawValue, file: missing.file.string,
            line: missing.line, column: 1, action: "add", text: missing.text,
            imports: missing.module.rawValue, certain: false,
            uses: missing.uses.map(ReadinessReport.UseRecord.init))
    }

    init(_ access: ImportAccess, in module: ModuleID) {
        self.init(
            feature: "InternalImportsByDefault", module: module.rawValue,
            file: access.site.file.string, line: access.site.statement.line,
            column: access.site.statement.column, action: "write", text: access.text,
            imports: access.module.rawValue, certain: access.isCertain,
            uses: access.uses.map(ReadinessReport.UseRecord.init))
    }

    /// The first names that the change is for, with their lines.
    fileprivate var reason: String {
        let shown = uses.prefix(3).map { "\($0.name.visible) (line \($0.line))" }
        let rest = uses.count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
            + (certain ? "" : ", likely")
    }
}
