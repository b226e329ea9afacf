/// A horizontal bar, drawn as a heavy line: calmer than blocks when several lie one below the other.
enum Bar {
    /// Draws a bar from the left edge that covers a fraction of the canvas, to half a cell.
    ///
    /// - Returns: The column after the bar.
    @discardableResult
    static func draw(_ fraction: Double, style: Style, on canvas: Canvas) -> Int {
        let halves = Int((min(1, max(0, fraction)) * Double(canvas.size.width * 2)).rounded())
        let whole = halves / 2
        canvas.fill(Rect(x: 0, y: 0, width: whole, height: 1), with: "━", style: style)
        guard halves % 2 > 0 else { return whole }
        return canvas.write("╸", x: whole, y: 0, style: style)
    }
}
