import Codebase
import TerminalUI

/// A part of a whole, shown as a tile as large as its lines.
package nonisolated struct TreemapPart: Equatable, Sendable {
    /// What a person calls it.
    package let name: String
    /// Its lines.
    package let lines: Int
    /// What tells it from the others, for who can choose it; nil for what only fills the picture.
    package let number: Int?

    /// A part.
    package init(name: String, lines: Int, number: Int? = nil) {
        self.name = name
        self.lines = lines
        self.number = number
    }
}

/// Parts as tiles: of those without a number, what is too small to be read is one tile.
nonisolated struct TreemapTiles: Equatable {
    /// One tile.
    struct Tile: Equatable {
        let part: TreemapPart
        let frame: Rect
    }

    let tiles: [Tile]

    /// The cells that a tile needs to be read.
    private static let least = 16.0

    init(_ parts: [TreemapPart], in size: Size) {
        let total = Double(max(1, parts.reduce(0) { $0 + $1.lines }))
        let cells = Double(size.width * size.height)
        let smallest = cells > 0 ? total * Self.least / cells : 0
        let isSmall = { (part: TreemapPart) in
            part.number == nil && Double(part.lines) < smallest
        }
        let small = parts.filter(isSmall)
        var shown = parts.filter { !isSmall($0) }
        if !small.isEmpty {
            let name = small.count == 1 ? small[0].name : "\(small.count.grouped) more"
            shown.append(TreemapPart(name: name, lines: small.reduce(0) { $0 + $1.lines }))
        }
        // A part that can be chosen and could not be seen is drawn larger than it is.
        let weighed = shown.map { ($0, max(Double($0.lines), smallest, 1)) }
            .sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }
        let frames = Treemap(weighed.map(\.1), in: size).frames
        tiles = zip(weighed, frames).map { Tile(part: $0.0, frame: $1) }
    }
}
