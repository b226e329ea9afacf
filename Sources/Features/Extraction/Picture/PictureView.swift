import Codebase
import Extracting
import FeatureKit
import TerminalUI

/// The module that is taken apart, as tiles as large as its parts.
struct PictureView: View {
    let viewModel: ExtractionViewModel

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        guard let planned = viewModel.planned else { return }
        let legend =
            ExtractionCandidate.Kind.allCases.map { StyledText($0.marked + "  ", $0.color) }
            .reduce("") { $0 + $1 } + StyledText("stays", .muted)
        Panel(StyledText(planned.plan.moduleName + " by lines"), note: legend) {
            TilesView(viewModel: viewModel, planned: planned)
        }
        .draw(on: canvas)
    }
}

private struct TilesView: View {
    let viewModel: ExtractionViewModel
    let planned: PlannedMonolith

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        // Frames share their edges, so that there is one column and row more than areas take.
        let room = canvas.size.shrunk(width: 1, height: 1)
        let tiles = PictureTiles(planned.parts, in: room).tiles
        var lines = FrameLines(size: canvas.size)
        for tile in tiles { fill(tile, on: canvas) }
        for tile in tiles { lines.add(tile.frame) }
        lines.draw(on: canvas, style: Style(.border))
        for tile in tiles where tile.candidate != nil && tile.candidate == selected {
            lines.draw(on: canvas, style: Style(.accent, attributes: .bold), around: tile.frame)
        }
    }

    private var selected: Int? { viewModel.selected?.number }

    private func fill(_ tile: PictureTiles.Tile, on canvas: Canvas) {
        let inside = Rect(
            x: tile.frame.minX + 1, y: tile.frame.minY + 1, width: max(0, tile.frame.width - 1),
            height: max(0, tile.frame.height - 1))
        let part = canvas.region(inside)
        let kind = tile.candidate.map { planned.plan.candidates[$0].kind }
        let isSelected = tile.candidate != nil && tile.candidate == selected
        if let kind {
            part.fill(part.bounds, with: isSelected ? "▓" : "░", style: Style(kind.color))
        }
        let style = Style(kind?.color ?? .text, attributes: isSelected ? .bold : .none)
        let name = StyledText((kind.map { $0.mark + " " } ?? "") + tile.name, style)
        write(name, y: 0, on: part)
        if inside.height > 1, inside.width > 4 {
            write(StyledText(tile.lines.grouped, .muted), y: 1, on: part)
        }
        guard let candidate = tile.candidate else { return }
        canvas.onClick(
            in: tile.frame, { [weak viewModel] _ in viewModel?.selectCandidate(number: candidate) })
    }

    /// Text with the ground cleared behind it.
    private func write(_ text: StyledText, y: Int, on canvas: Canvas) {
        let cells = text.cells(width: canvas.size.width)
        canvas.write(cells: cells, x: 0, y: y)
    }
}

/// Edges of frames that touch, drawn as one net of lines.
private struct FrameLines {
    private let size: Size
    /// For each cell which of its neighbours a line leads to: up 1, down 2, left 4, right 8.
    private var ways: [UInt8]

    private static let glyphs: [Character] = [
        " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
    ]

    init(size: Size) {
        self.size = size
        ways = Array(repeating: 0, count: max(0, size.width * size.height))
    }

    mutating func add(_ frame: Rect) {
        guard !frame.isEmpty else { return }
        for x in frame.minX...frame.maxX {
            for y in [frame.minY, frame.maxY] {
                if x > frame.minX { add(4, x, y) }
                if x < frame.maxX { add(8, x, y) }
            }
        }
        for y in frame.minY...frame.maxY {
            for x in [frame.minX, frame.maxX] {
                if y > frame.minY { add(1, x, y) }
                if y < frame.maxY { add(2, x, y) }
            }
        }
    }

    func draw(on canvas: Canvas, style: Style) {
        for y in 0..<size.height {
            for x in 0..<size.width { draw(x, y, style, on: canvas) }
        }
    }

    /// Draws the lines around one frame again.
    func draw(on canvas: Canvas, style: Style, around frame: Rect) {
        guard !frame.isEmpty else { return }
        for x in frame.minX...frame.maxX {
            draw(x, frame.minY, style, on: canvas)
            draw(x, frame.maxY, style, on: canvas)
        }
        for y in frame.minY...frame.maxY {
            draw(frame.minX, y, style, on: canvas)
            draw(frame.maxX, y, style, on: canvas)
        }
    }

    private mutating func add(_ way: UInt8, _ x: Int, _ y: Int) {
        guard x >= 0, x < size.width, y >= 0, y < size.height else { return }
        ways[y * size.width + x] |= way
    }

    private func draw(_ x: Int, _ y: Int, _ style: Style, on canvas: Canvas) {
        guard x >= 0, x < size.width, y >= 0, y < size.height else { return }
        let way = Int(ways[y * size.width + x])
        if way > 0 { canvas.write(String(Self.glyphs[way]), x: x, y: y, style: style) }
    }
}
