import TerminalUI

/// What a module depends on and what depends on it, in a few lines.
struct NeighbourStrip: View {
    let facts: ModuleFacts

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        let (width, height) = (canvas.size.width, canvas.size.height)
        let needed = importers.lineCount(width: width, most: height)
        let upper = imports.lineCount(width: width, most: max(height - needed, (height + 1) / 2))
        imports.draw(on: canvas.region(Rect(x: 0, y: 0, width: width, height: upper)))
        importers.draw(
            on: canvas.region(Rect(x: 0, y: upper, width: width, height: height - upper)))
    }

    private var imports: NeighbourFlow {
        NeighbourFlow(
            title: facts.importsTitle, signs: ("→", "⇒"), color: .info,
            neighbours: facts.imports,
            note: facts.elsewhere > 0 ? "+ \(facts.elsewhere) external" : "")
    }

    private var importers: NeighbourFlow {
        NeighbourFlow(
            title: facts.importersTitle, signs: ("←", "⇐"), color: .success,
            neighbours: facts.importers, note: "")
    }
}
