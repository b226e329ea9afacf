import TerminalUI

/// Where the columns of an edge go; the narrower the room the fewer there are.
struct DetailColumns {
    /// The place of a column; its text ends there if it is a number.
    let marks: Int
    let imports: Int
    let declared: Int?
    let layer: Int?
    /// Where the name must end.
    let nameEnd: Int

    static let layerWidth = 14

    init(width: Int) {
        marks = width - 5
        imports = marks - 2
        var end = imports - 8
        declared = width >= 52 ? end - 12 : nil
        end = declared.map { $0 - 2 } ?? end
        layer = width >= 66 ? end - Self.layerWidth : nil
        nameEnd = layer.map { $0 - 2 } ?? end
    }
}

/// The names of the columns of a tab.
struct DetailHeadings: View {
    let tab: DetailTab

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let style = Style(.header)
        let width = canvas.size.width
        switch tab {
        case .files:
            canvas.write("file", x: 3, y: 0, style: style)
            canvas.write("lines", x: width - 17, y: 0, style: style)
            canvas.write("imports", x: width - 8, y: 0, style: style)
        case .surface:
            canvas.write("declaration", x: 13, y: 0, style: style)
            canvas.write("access", x: width - 8, y: 0, style: style)
        case .dependencies, .dependents, .neighbourhood, .comparison:
            let columns = DetailColumns(width: width)
            canvas.write("module", x: 3, y: 0, style: style)
            if let x = columns.layer { canvas.write("layer", x: x, y: 0, style: style) }
            if let x = columns.declared { canvas.write("declared", x: x, y: 0, style: style) }
            canvas.write("imports", x: columns.imports - 7, y: 0, style: style)
        }
    }
}
