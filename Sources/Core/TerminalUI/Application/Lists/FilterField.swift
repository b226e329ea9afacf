/// The line under or over a list that shows its filter; it takes no room while there is none.
package struct FilterField: View {
    private let filter: ListFilter
    private let found: Int
    private let total: Int

    /// - Parameters:
    ///   - filter: What is typed.
    ///   - found: Rows that match.
    ///   - total: Rows there are.
    package init(_ filter: ListFilter, found: Int, of total: Int) {
        self.filter = filter
        self.found = found
        self.total = total
    }

    private var isVisible: Bool { filter.isEditing || filter.isActive }

    package func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: 0, height: isVisible ? 1 : 0), fillsWidth: isVisible)
    }

    package func draw(on canvas: Canvas) {
        guard isVisible else { return }
        HStack(spacing: 1) {
            TextField(
                filter.input, prompt: StyledText("/", .accent, .bold),
                placeholder: "type to filter", isFocused: filter.isEditing)
            Text("\(found.inGroups) of \(total.inGroups)", .muted).priority(1)
        }
        .draw(on: canvas)
    }
}
