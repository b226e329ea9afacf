import Codebase
import TerminalUI

/// One line of the list.
nonisolated enum GapRow: Hashable, Sendable {
    /// The line over all gaps of a kind, with how many Swift files or things they are.
    case header(Gap.Kind, count: Int)
    /// A gap, and whether the files below it are shown.
    case gap(Gap, isUnfolded: Bool)
    /// A file below a gap.
    case file(RelativePath, of: Gap)
    /// One of several places below a gap.
    case place(Gap.Place, of: Gap)

    var gap: Gap? {
        switch self {
        case .header: nil
        case .gap(let gap, _), .file(_, let gap), .place(_, let gap): gap
        }
    }

    var isHeader: Bool { gap == nil }

    /// Whether this is the line of a gap, and not of a file below one.
    var isGap: Bool { if case .gap = self { true } else { false } }

    /// What an editor opens: the file itself, or the first one of a folder.
    var target: RelativePath? {
        switch self {
        case .header: nil
        case .gap(let gap, _): gap.files.first ?? gap.file
        case .file(let file, _): file
        case .place(_, let gap): gap.file
        }
    }

    /// The line that an editor goes to, from 1; nil if none is known.
    var line: Int? {
        switch self {
        case .header, .file: nil
        case .gap(let gap, _): gap.line
        case .place(let place, _): place.line
        }
    }
}

nonisolated extension [GapRow] {
    /// The rows of gaps, kind by kind.
    ///
    /// - Parameters:
    ///   - matches: Whether a filter lets a text through.
    ///   - isUnfolded: Whether the files of a gap are shown.
    init(
        _ gaps: [Gap], matching matches: (String) -> Bool, isUnfolded: (Gap) -> Bool
    ) {
        self = []
        for kind in Gap.Kind.allCases {
            var rows: [GapRow] = []
            for gap in gaps where gap.kind == kind {
                let isFound =
                    matches(gap.place) || matches(gap.reason)
                    || (gap.acceptance.map(matches) ?? false)
                let files = isFound ? gap.files : gap.files.filter { matches($0.string) }
                let places = isFound ? gap.places : gap.places.filter { matches($0.finding) }
                guard isFound || !files.isEmpty || !places.isEmpty else { continue }
                let shows = isUnfolded(gap) || !isFound
                rows.append(.gap(gap, isUnfolded: shows))
                guard shows else { continue }
                rows += files.map { .file($0, of: gap) } + places.map { .place($0, of: gap) }
            }
            guard !rows.isEmpty else { continue }
            let count = gaps.lazy.filter { $0.kind == kind }.reduce(0) { $0 + $1.count }
            self += [.header(kind, count: count)] + rows
        }
    }
}

nonisolated extension GapRow {
    /// Where it is, in words; nil for a heading.
    var place: String? {
        switch self {
        case .header: nil
        case .gap(let gap, _), .file(_, let gap): gap.place
        case .place(let place, let gap):
            (gap.file?.string ?? "") + (place.line.map { ":\($0)" } ?? "")
        }
    }

    /// What happened there and what to do next; nil for a heading.
    var reason: String? {
        guard case .place(let place, let gap) = self else { return gap?.reason }
        return place.finding + " " + Gap.parts(of: gap.reason).advice
    }
}

/// How many columns places and findings need at most.
nonisolated struct GapWidths: Equatable, Sendable {
    private var place = 0
    private var finding = 0

    init(_ gaps: [Gap]) {
        for gap in gaps {
            place = max(place, TextWidth.of(gap.place) + TextWidth.of(gap.countWords))
            finding = max(finding, TextWidth.of(gap.finding))
        }
    }

    /// The columns for places: what they need, unless the findings need more than is left.
    func place(in width: Int) -> Int {
        min(place, max(24, width * 9 / 20, width - finding))
    }
}

nonisolated extension Gap {
    /// The Swift files or places it is about, or 1 for the one thing that it is.
    var count: Int { max(1, files.count, places.count) }

    /// Whether there is something below it to show.
    var isFolder: Bool { !files.isEmpty || !places.isEmpty }
}

nonisolated extension GapRow: Identifiable {
    /// What the line stands for, unfolded or not.
    var id: GapRow {
        switch self {
        case .header(let kind, _): .header(kind, count: 0)
        case .gap(let gap, _): .gap(gap, isUnfolded: false)
        case .file, .place: self
        }
    }
}
