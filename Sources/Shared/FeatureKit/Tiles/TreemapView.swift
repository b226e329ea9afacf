import Codebase
import TerminalUI

/// Parts of a whole as tiles as large as their lines.
package struct TreemapView: View {
    /// How a part that can be chosen is drawn.
    package struct Look {
        /// What stands in front of its name; empty for nothing.
        let mark: String
        let color: Color

        /// A look.
        package init(mark: String, color: Color) {
            self.mark = mark
            self.color = color
        }
    }

    private let parts: [TreemapPart]
    private let selected: Int?
    private let look: (Int) -> Look
    private let select: (Int) -> Void

    /// A picture of all parts.
    ///
    /// - Parameters:
    ///   - selected: The number of the part that is marked; nil for none.
    ///   - look: How the part of a number is drawn.
    ///   - select: What a click on a part does, with its number.
    package init(
        _ parts: [TreemapPart], selected: Int? = nil,
        look: @escaping (Int) -> Look = { _ in Look(mark: "", color: .text) },
        select: @escaping (Int) -> Void = { _ in }
    ) {
        self.parts = parts
        self.selected = selected
        self.look = look
        self.select = select
    }

    package func request(in space: Size) -> SizeRequest { .everything() }

    package func draw(on canvas: Canvas) {
        // Frames share their edges, so that there is one column and row more than areas take.
        let room = canvas.size.shrunk(width: 1, height: 1)
        let tiles = TreemapTiles(parts, in: room).tiles
        var lines = FrameLines(size: canvas.size)
        for tile in tiles { fill(tile, on: canvas) }
        for tile in tiles { lines.add(tile.frame) }
        lines.draw(on: canvas, style: Style(.border))
        for tile in tiles where isSelected(tile.part) {
            lines.draw(on: canvas, style: Style(.accent, attributes: .bold), around: tile.frame)
        }
    }

    private func isSelected(_ part: TreemapPart) -> Bool {
        part.number != nil && part.number == selected
    }

    private func fill(_ tile: TreemapTiles.Tile, on canvas: Canvas) {
        let inside = Rect(
            x: tile.frame.minX + 1, y: tile.frame.minY + 1, width: max(0, tile.frame.width - 1),
            height: max(0, tile.frame.height - 1))
        let region = canvas.region(inside)
        let look = tile.part.number.map(look)
        let isSelected = isSelected(tile.part)
        if let look {
            region.fill(region.bounds, with: isSelected ? "▓" : "░", style: Style(look.color))
        }
        let style = Style(look?.color ?? .text, attributes: isSelected ? .bold : .none)
        let mark = look.map { $0.mark.isEmpty ? "" : $0.mark + " " } ?? ""
        let name = Self.inner(tile.part.name, fitting: inside.width - TextWidth.of(mark))
        write(StyledText(mark + name, style), y: 0, on: region)
        if inside.height > 1, inside.width > 4 {
            write(StyledText(tile.part.lines.grouped, .muted), y: 1, on: region)
        }
        guard let number = tile.part.number else { return }
        canvas.onClick(in: tile.frame, { [select] _ in select(number) })
    }

    /// A path without its outer folders as far as there is no room for them: the last ones tell parts apart.
    static func inner(_ name: String, fitting width: Int) -> String {
        var rest = name[...]
        while TextWidth.of(rest) > width, let slash = rest.firstIndex(of: "/") {
            rest = rest[rest.index(after: slash)...]
        }
        return String(rest)
    }

    /// Text with the ground cleared behind it.
    private func write(_ text: StyledText, y: Int, on canvas: Canvas) {
        let cells = text.cells(width: canvas.size.width)
        canvas.write(cells: cells, x: 0, y: y)
    }
}
