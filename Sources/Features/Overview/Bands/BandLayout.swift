import Codebase

/// Where every chip goes when the bands are so many columns wide.
///
/// Chips flow over lines like words, in columns of one width for all bands, which fill the room. Where that
/// left fewer than three columns, a name that is longer than nine of ten others is cut.
nonisolated struct BandLayout: Sendable {
    /// What a line shows.
    enum Line: Equatable, Sendable {
        /// The heading of a band.
        case heading(Int)
        /// Chips of a band: positions in ``stops``.
        case chips(band: Int, stops: Range<Int>)
        /// Nothing: a layer that no module stands in.
        case vacant(Int)
        case blank
    }

    /// Something that can be selected.
    struct Stop: Equatable, Sendable {
        let focus: Focus
        let band: Int
        let chip: Int
        var line: Int
        let x: Int
        let width: Int
    }

    /// Columns before the first chip: the hue of the layer and a space.
    static let indent = 2

    private(set) var lines: [Line] = []
    private(set) var stops: [Stop] = []

    /// The lines of the bands.
    ///
    /// - Parameters:
    ///   - folded: The bands of which only the heading is shown.
    ///   - isSpaced: Whether an empty line stands between two bands.
    init(_ bands: [Band], folded: Set<Band.ID>, width: Int, isSpaced: Bool = false) {
        let unit = Self.unit(of: bands, in: width - Self.indent)
        for (index, band) in bands.enumerated() {
            if isSpaced, index > 0 { lines.append(.blank) }
            let isFolded = folded.contains(band.id)
            if isFolded { addStop(for: band, at: index, width: width) }
            lines.append(.heading(index))
            if isFolded { continue }
            if band.total == 0 { lines.append(.vacant(index)) }
            flow(band, at: index, unit: unit, width: width - Self.indent)
        }
    }

    private mutating func addStop(for band: Band, at index: Int, width: Int) {
        stops.append(
            Stop(
                focus: .band(band.id), band: index, chip: 0, line: lines.count, x: Self.indent,
                width: width))
    }

    private mutating func flow(_ band: Band, at index: Int, unit: Int, width: Int) {
        let columns = max(1, width / unit)
        for start in stride(from: 0, to: band.chips.count, by: columns) {
            let chips = start..<min(start + columns, band.chips.count)
            let first = stops.count
            for chip in chips {
                let item = band.chips[chip]
                stops.append(
                    Stop(
                        focus: .module(item.id), band: index, chip: chip, line: lines.count,
                        x: Self.indent + (chip - start) * unit,
                        width: min(item.width, width, columns == 1 ? width : unit - Self.gap)))
            }
            lines.append(.chips(band: index, stops: first..<stops.count))
        }
    }

    private static let gap = 2
    /// The fewest columns for which no name is cut.
    private static let leastColumns = 3

    /// A width that all chips fit into, or nine of ten, and with which columns fill the room.
    private static func unit(of bands: [Band], in width: Int) -> Int {
        let widths = bands.flatMap { $0.chips.map(\.width) }.sorted()
        guard let widest = widths.last else { return 12 }
        let usual = min(max(widths[(widths.count - 1) * 9 / 10] + gap, 10), 36)
        let isRoomy = width / (widest + gap) >= leastColumns
        let wanted = isRoomy ? max(widest + gap, 10) : usual
        let columns = max(1, width / wanted)
        return max(wanted, width / columns)
    }
}

/// What is selected among the bands.
nonisolated enum Focus: Hashable, Sendable {
    case module(ModuleID)
    /// The heading of a band that is folded up.
    case band(Band.ID)
}
