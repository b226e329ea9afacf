/// What stands where no screen fits.
struct TooSmall: View {
    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        let least = Application.leastSize
        let lines = [
            "Too small: \(canvas.size.width)x\(canvas.size.height)",
            "needed: \(least.width)x\(least.height)",
            "q quits",
        ]
        let top = max(0, (canvas.size.height - lines.count) / 2)
        for (index, line) in lines.enumerated() {
            let cells = StyledText(line, index == 0 ? .warning : .muted).cells(
                width: canvas.size.width)
            let x = max(0, (canvas.size.width - cells.count) / 2)
            canvas.write(cells: cells, x: x, y: top + index)
        }
    }
}
