/// The numbers before lines of source.
struct Gutter {
    /// Cells for a number.
    let width: Int

    /// A gutter for numbers up to `highest`.
    init(highest: Int) {
        width = max(2, String(max(0, highest)).utf8.count)
    }

    /// Draws a number at the right of its cells; nothing if there is none.
    func draw(_ number: Int?, x: Int, isStrong: Bool = false, on canvas: Canvas) {
        guard let number = number.map(String.init) else { return }
        let style = Style(isStrong ? .text : .faint, attributes: isStrong ? .bold : [])
        canvas.write(number, x: x + width - number.utf8.count, y: 0, style: style)
    }
}
