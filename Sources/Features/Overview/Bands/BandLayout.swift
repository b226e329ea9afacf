import Codebase

/// Where every chip goes when the bands are so many columns wide.
///
/// Chips flow over lines like words, but start at multiples of a unit, so that those of a band stand
/// in columns wherever their names allow it.
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
        for (index, band) in bands.enumerated() {
            if isSpaced, index > 0 { lines.append(.blank) }
            let isFolded = folded.contains(band.id)
            if isFolded { addStop(for: band, at: index, width: width) }
            lines.append(.heading(index))
            if isFolded { continue }
            if band.total == 0 { lines.append(.vacant(index)) }
            flow(band, at: index, unit: Self.unit(of: band), width: width - Self.indent)
        }
    }

    private mutating func addStop(for band: Band, at index: Int, width: Int) {
        stops.append(
            Stop(
                focus: .band(band.id), band: index, chip: 0, line: lines.count, x: Self.indent,
                width: width))
    }

    private mutating func flow(_ band: Band, at index: Int, unit: Int, width: Int) {
        var x = 0
        var first = stops.count
        for (chip, item) in band.chips.enumerated() {
            if x > 0, x + item.width > width {
                lines.append(.chips(band: index, stops: first..<stops.count))
                first = stops.count
                x = 0
            }
            stops.append(
                Stop(
                    focus: .module(item.id), band: index, chip: chip, line: lines.count,
                    x: Self.indent + x, width: min(item.width, width)))
            x += (item.width + Self.gap + unit - 1) / unit * unit
        }
        if first < stops.count { lines.append(.chips(band: index, stops: first..<stops.count)) }
    }

    private static let gap = 2

    /// A width that nine of ten chips fit into.
    private static func unit(of band: Band) -> Int {
        let widths = band.chips.map(\.width).sorted()
        guard !widths.isEmpty else { return 12 }
        return min(max(widths[(widths.count - 1) * 9 / 10] + gap, 10), 30)
    }
}

/// What is selected among the bands.
nonisolated enum Focus: Hashable, Sendable {
    case module(ModuleID)
    /// The heading of a band that is folded up.
    case band(Band.ID)
}
