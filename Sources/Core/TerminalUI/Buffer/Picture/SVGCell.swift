/// How a cell is written in SVG. Cells are 8.4 by 18 units.
enum SVGCell {
    /// In tenths of a unit.
    static let width = 84
    /// In units.
    static let height = 18

    static func value(of color: Palette.Components) -> Int {
        color.red << 16 | color.green << 8 | color.blue
    }

    static func hex(_ value: Int) -> String {
        let digits = String(value, radix: 16)
        return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }

    static func rectangle(
        _ columns: Range<Int>, row: Int, fill: String, opacity: Double = 1
    ) -> String {
        let place = "x=\"\(left(columns.lowerBound))\" y=\"\(row * height)\""
        let size = "width=\"\(left(columns.count))\" height=\"\(height)\""
        let alpha = opacity < 1 ? " fill-opacity=\"\(opacity)\"" : ""
        return "<rect \(place) \(size) fill=\"\(fill)\"\(alpha)/>"
    }

    static func text(_ text: String, _ columns: Range<Int>, row: Int, look: String) -> String {
        let place = "x=\"\(left(columns.lowerBound))\" y=\"\(row * height + 13)\""
        let length = "textLength=\"\(left(columns.count))\" lengthAdjust=\"spacingAndGlyphs\""
        return "<text \(place) \(length) \(look)>\(escaped(text))</text>"
    }

    static func look(_ style: Style, fill: String) -> String {
        var look = "fill=\"\(fill)\""
        if style.attributes.contains(.bold) { look += " font-weight=\"bold\"" }
        if style.attributes.contains(.italic) { look += " font-style=\"italic\"" }
        if style.attributes.contains(.underline) { look += " text-decoration=\"underline\"" }
        if style.attributes.contains(.dim) { look += " opacity=\"0.6\"" }
        return look
    }

    /// A frame or block character as a shape; nothing for other glyphs.
    static func shape(of glyph: Glyph, x: Int, y: Int) -> String? {
        guard let scalar = glyph.scalar else { return nil }
        let origin = "translate(\(left(x)) \(y * height))"
        if let eighths = eighths(of: scalar) {
            let size = "width=\"\(tenths(width * eighths / 8))\" height=\"\(height)\""
            return "<rect transform=\"\(origin)\" \(size)/>"
        }
        guard let path = path(of: scalar) else { return nil }
        let thickness = scalar == "┃" ? 3 : 1
        return """
            <path transform="\(origin)" d="\(path)" fill="none" stroke="currentColor" \
            stroke-width="\(thickness)"/>
            """
    }

    private static func eighths(of scalar: Unicode.Scalar) -> Int? {
        0x2588...0x258F ~= scalar.value ? 8 - Int(scalar.value - 0x2588) : nil
    }

    private static func path(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "─": "M0 9H8.4"
        case "│", "┃": "M4.2 0V18"
        case "╭": "M8.4 9Q4.2 9 4.2 13V18"
        case "╮": "M0 9Q4.2 9 4.2 13V18"
        case "╰": "M8.4 9Q4.2 9 4.2 5V0"
        case "╯": "M0 9Q4.2 9 4.2 5V0"
        default: nil
        }
    }

    private static func left(_ column: Int) -> String {
        tenths(column * width)
    }

    private static func tenths(_ value: Int) -> String {
        value % 10 == 0 ? "\(value / 10)" : "\(value / 10).\(value % 10)"
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, letter in
            switch letter {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(letter)
            }
        }
    }
}
