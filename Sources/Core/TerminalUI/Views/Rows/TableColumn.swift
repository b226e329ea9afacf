/// A column of a table whose rows are of type `Row`.
package struct TableColumn<Row> {
    /// How wide it is.
    package enum Width: Hashable, Sendable {
        /// So many cells.
        case fixed(Int)
        /// At least so many cells, and a share of what is left over.
        case flexible(minimum: Int)

        var minimum: Int {
            switch self {
            case .fixed(let width), .flexible(minimum: let width): width
            }
        }
    }

    let title: String
    let letter: Character?
    let width: Width
    let alignment: HorizontalAlignment
    let truncation: Truncation
    let priority: Int
    let text: (Row) -> StyledText

    /// A column.
    ///
    /// - Parameters:
    ///   - title: Its heading.
    ///   - letter: The letter of its heading that sorts by it, which stands out; nil for none.
    ///   - width: How wide it is.
    ///   - alignment: Where the text sits; numbers belong at the end.
    ///   - truncation: Which part of a long text gives way.
    ///   - priority: When room is short the column with the lowest number is left out first.
    ///   - text: What it says for a row.
    package init(
        _ title: String, letter: Character? = nil, width: Width,
        alignment: HorizontalAlignment = .leading,
        truncation: Truncation = .end, priority: Int = 0, text: @escaping (Row) -> StyledText
    ) {
        self.title = title
        self.letter = letter
        self.width = width
        self.alignment = alignment
        self.truncation = truncation
        self.priority = priority
        self.text = text
    }
}
