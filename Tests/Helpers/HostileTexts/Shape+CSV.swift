extension Shape {
    /// The shape of comma-separated values (RFC 4180): rows, and the fields of each.
    package static func csv(_ text: String) -> Shape {
        var shape = Shape()
        var rows: [[String]] = [[]]
        var rest = Array(text.unicodeScalars)[...]
        while let first = rest.first {
            let field = first == "\"" ? quoted(&rest, &shape) : plain(&rest, &shape)
            rows[rows.count - 1].append(field)
            switch rest.popFirst() {
            case ",": if rest.isEmpty { rows[rows.count - 1].append("") }
            case "\n": if !rest.isEmpty { rows.append([]) }
            default: shape.fail("row \(rows.count) goes on behind a field")
            }
        }
        for row in rows where row.count != rows[0].count {
            shape.fail("\(row) has \(row.count) fields, not \(rows[0].count)")
        }
        // Programs for tables take these for formulas.
        for field in rows.joined() {
            if let first = field.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) {
                shape.fail("\(field) is a formula")
            }
        }
        shape.count("row", rows.count)
        shape.count("field", rows[0].count)
        return shape
    }

    private static func quoted(
        _ rest: inout ArraySlice<Unicode.Scalar>, _ shape: inout Shape
    ) -> String {
        var field = String.UnicodeScalarView()
        rest.removeFirst()
        while let next = rest.popFirst() {
            if next == "\"" {
                guard rest.first == "\"" else { return String(field) }
                rest.removeFirst()
            }
            field.append(next)
        }
        shape.fail("a quotation mark is not closed")
        return String(field)
    }

    private static func plain(
        _ rest: inout ArraySlice<Unicode.Scalar>, _ shape: inout Shape
    ) -> String {
        let field = rest.prefix { $0 != "," && $0 != "\n" }
        rest.removeFirst(field.count)
        if field.contains("\"") || field.contains("\r") { shape.fail("\(field) is not quoted") }
        return String(String.UnicodeScalarView(field))
    }
}
