import Architecture

/// The totals of an analysis, in JSON; the same in every report.
package struct TotalsRecord: Encodable, Sendable {
    let modules: Int
    let fixtures: Int
    let files: FilesRecord
    let lines: Int
    let dependencies: Int
    let errors: Int
    let warnings: Int
    let notes: Int
    let layerWarnings: Int
    let incomplete: Int
    let accepted: Int
    let remarks: Int

    struct FilesRecord: Encodable, Sendable {
        let swift: Int
        let inModules: Int
        let inSeveralModules: Int
        let inFixtures: Int
        let manifests: Int
        let unclaimed: Int
        let vendored: Int
        let cFamily: Int
    }

    init(_ totals: CodebaseTotals) {
        modules = totals.modules
        fixtures = totals.fixtures
        files = FilesRecord(totals.files)
        lines = totals.lines
        dependencies = totals.dependencies
        errors = totals.errors
        warnings = totals.warnings
        notes = totals.notes
        layerWarnings = totals.layerWarnings
        incomplete = totals.incomplete
        accepted = totals.accepted
        remarks = totals.remarks
    }
}

extension TotalsRecord.FilesRecord {
    init(_ files: FileTotals) {
        swift = files.swift
        inModules = files.inModules
        inSeveralModules = files.inSeveralModules
        inFixtures = files.inFixtures
        manifests = files.manifests
        unclaimed = files.unclaimed
        vendored = files.vendored
        cFamily = files.others
    }
}
