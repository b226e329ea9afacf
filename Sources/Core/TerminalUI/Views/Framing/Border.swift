/// A rounded frame along the edges of its canvas.
struct Border {
    let style: Style

    func draw(on canvas: Canvas) {
        let right = canvas.size.width - 1
        let bottom = canvas.size.height - 1
        guard right > 0, bottom > 0 else { return }
        for y in [0, bottom] {
            canvas.fill(Rect(x: 1, y: y, width: right - 1, height: 1), with: "─", style: style)
        }
        for x in [0, right] {
            canvas.fill(Rect(x: x, y: 1, width: 1, height: bottom - 1), with: "│", style: style)
        }
        canvas.write("╭", x: 0, y: 0, style: style)
        canvas.write("╮", x: right, y: 0, style: style)
        canvas.write("╰", x: 0, y: bottom, style: style)
        canvas.write("╯", x: right, y: bottom, style: style)
    }
}
