import TerminalUI

/// Edges of frames that touch, drawn as one net of lines.
struct FrameLines {
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
