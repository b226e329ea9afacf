/// A horizontal bar whose end is as fine as an eighth of a cell.
enum Bar {
    private static let ends = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    /// Draws a bar from the left edge.
    static func draw(eighths: Int, y: Int, style: Style, on canvas: Canvas) {
        let whole = eighths / 8
        canvas.fill(Rect(x: 0, y: y, width: whole, height: 1), with: "█", style: style)
        if eighths % 8 > 0 { canvas.write(ends[eighths % 8 - 1], x: whole, y: y, style: style) }
    }
}
