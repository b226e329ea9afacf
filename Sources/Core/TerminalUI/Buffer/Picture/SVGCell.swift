/// How cells are written in SVG. Each is 8.4 by 18 units.
enum SVGCell {
    /// In tenths of a unit.
    static let width = 84
    /// In units.
    static let height = 18

    /// A number of tenths, written in units.
    static func units(_ tenths: Int) -> String {
        tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    /// A colour as `#rrggbb`.
    static func hex(_ color: Palette.Components) -> String {
        let digits = String(color.red << 16 | color.green << 8 | color.blue, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Cells filled with a colour.
    static func rectangle(
        _ columns: Range<Int>, row: Int, fill: String, opacity: Double = 1
    ) -> String {
        let place = "x=\"\(units(columns.lowerBound * width))\" y=\"\(row * height)\""
        let size = "width=\"\(units(columns.count * width))\" height=\"\(height)\""
        let alpha = opacity < 1 ? " fill-opacity=\"\(opacity)\"" : ""
        return "<rect \(place) \(size) fill=\"\(fill)\"\(alpha)/>"
    }

    /// A word that covers some cells.
    static func text(
        _ text: String, _ columns: Range<Int>, row: Int, color: String, look: String
    ) -> String {
        let place = "x=\"\(units(columns.lowerBound * width))\" y=\"\(row * height + 13)\""
        let length = "textLength=\"\(units(columns.count * width))\""
        return "<text \(place) \(length) fill=\"\(color)\"\(look)>\(escaped(text))</text>"
    }

    /// What attributes add to an element.
    static func look(_ attributes: Attributes) -> String {
        var look = ""
        if attributes.contains(.bold) { look += " font-weight=\"bold\"" }
        if attributes.contains(.italic) { look += " font-style=\"italic\"" }
        if attributes.contains(.underline) { look += " text-decoration=\"underline\"" }
        if attributes.contains(.dim) { look += " opacity=\"0.6\"" }
        return look
    }

    private static func escaped(_ text: String) -> String {
        // An accent on a sign makes one letter of both, which XML reads as two.
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
