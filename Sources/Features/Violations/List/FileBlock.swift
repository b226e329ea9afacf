import Architecture
import Codebase

/// What is worth seeing of one file.
nonisolated struct FileBlock {
    let file: RelativePath
    private var places: [Int: EvidenceDocument.Place] = [:]
    private(set) var importCount = 0
    private(set) var useCount = 0

    /// Lines that are shown before and after a place.
    private static let context = 1

    init(_ file: RelativePath) {
        self.file = file
    }

    init(_ site: DeclarationSite) {
        file = site.file
        places[site.line] = EvidenceDocument.Place(
            file: file, line: site.line, reason: .declaring, names: [])
    }

    var lastLine: Int { (places.keys.max() ?? 0) + Self.context }

    mutating func add(_ evidence: Evidence) {
        if case .import(let site) = evidence.site { add(site) }
        for use in evidence.uses { add(use) }
    }

    private mutating func add(_ site: ImportSite) {
        importCount += 1
        let line = site.statement.line
        places[line] = EvidenceDocument.Place(
            file: file, line: line, reason: .importing, names: [site.statement.module])
    }

    private mutating func add(_ use: Evidence.Use) {
        let known = places[use.line]
        if known?.reason == .importing || known?.names.contains(use.name) == true { return }
        if known == nil { useCount += 1 }
        places[use.line] = EvidenceDocument.Place(
            file: file, line: use.line, reason: .using, names: (known?.names ?? []) + [use.name])
    }

    /// The places with some lines around them; a gap where lines are left out.
    func rows(lineCount: Int?) -> [EvidenceDocument.Row] {
        var rows: [EvidenceDocument.Row] = []
        var last = 0
        let lines = places.keys.sorted()
        for (index, line) in lines.enumerated() {
            guard let place = places[line] else { continue }
            let first = max(1, last + 1, line - Self.context)
            if last > 0, first > last + 1 { rows.append(.gap) }
            rows += (first..<max(first, line)).map { .context(file, line: $0) }
            rows.append(.place(place))
            let next = index + 1 < lines.count ? lines[index + 1] : Int.max
            last = max(line, min(line + Self.context, lineCount ?? line, next - 1))
            rows += (line..<last).map { .context(file, line: $0 + 1) }
        }
        return rows
    }
}
