import Codebase
import Extracting
import TerminalUI

/// The parts of a monolith as tiles of a picture: what is too small to be read is one tile.
nonisolated struct PictureTiles: Equatable {
    /// One tile.
    struct Tile: Equatable {
        let name: String
        /// The position of its candidate in the plan; nil for what stays.
        let candidate: Int?
        let lines: Int
        let frame: Rect
    }

    let tiles: [Tile]

    /// The cells that a tile needs to be read.
    private static let least = 16.0

    init(_ parts: [MonolithPart], in size: Size) {
        let total = Double(max(1, parts.reduce(0) { $0 + $1.lines }))
        let cells = Double(size.width * size.height)
        let smallest = cells > 0 ? total * Self.least / cells : 0
        let large = parts.filter { $0.candidate != nil || Double($0.lines) >= smallest }
        let small = parts.filter { $0.candidate == nil && Double($0.lines) < smallest }
        var shown = large
        if !small.isEmpty {
            let name = small.count == 1 ? small[0].name : "\(small.count.grouped) more"
            shown.append(
                MonolithPart(
                    name: name, candidate: nil, files: small.reduce(0) { $0 + $1.files },
                    lines: small.reduce(0) { $0 + $1.lines }))
        }
        // A candidate that could not be seen is drawn larger than it is.
        let weighed = shown.map { ($0, max(Double($0.lines), smallest, 1)) }
            .sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }
        let frames = Treemap(weighed.map(\.1), in: size).frames
        tiles = zip(weighed, frames).map { weighed, frame in
            Tile(
                name: weighed.0.name, candidate: weighed.0.candidate, lines: weighed.0.lines,
                frame: frame)
        }
    }
}
