/// Characters of frames and bars, which a picture shows as shapes so that they join without gaps.
struct SVGShape {
    private static let half = SVGCell.width / 2

    /// The lines of the character within its cell, in tenths of a unit across and units down.
    private let path: String
    private let thickness: Int
    /// Whether neighbours of the same kind make one longer shape.
    let isRepeatable: Bool

    /// The shape of a glyph; nothing for one that is text.
    init?(of glyph: Glyph, count: Int = 1) {
        guard let scalar = glyph.scalar else { return nil }
        let end = SVGCell.units(SVGCell.width * count)
        let half = SVGCell.units(Self.half)
        switch scalar {
        case "─", "━": path = "M0 9H\(end)"
        case "╸": path = "M0 9H\(half)"
        case "│", "┃": path = "M\(half) 0V18"
        case "╭": path = "M\(end) 9Q\(half) 9 \(half) 13V18"
        case "╮": path = "M0 9Q\(half) 9 \(half) 13V18"
        case "╰": path = "M\(end) 9Q\(half) 9 \(half) 5V0"
        case "╯": path = "M0 9Q\(half) 9 \(half) 5V0"
        case "▌": path = "M2.1 0V18"
        case "█": path = "M0 9H\(end)"
        default: return nil
        }
        thickness = Self.thickness(of: scalar)
        isRepeatable = scalar == "─" || scalar == "━" || scalar == "█"
    }

    private static func thickness(of scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case "━", "┃", "╸": 3
        case "▌": 4
        case "█": SVGCell.height
        default: 1
        }
    }

    /// The shape at a cell.
    func source(x: Int, y: Int, color: String, look: String) -> String {
        let place = "translate(\(SVGCell.units(x * SVGCell.width)) \(y * SVGCell.height))"
        return """
            <path transform="\(place)" d="\(path)" fill="none" stroke="\(color)" \
            stroke-width="\(thickness)"\(look)/>
            """
    }
}
