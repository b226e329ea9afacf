/// Names of screens or sections side by side, of which one is shown.
package struct Tabs: View {
    private let titles: [String]
    private let selection: Int
    private let onSelect: (@MainActor (_ tab: Int) -> Void)?

    /// Names with the digit that leads to each; tabs are counted from 0.
    package init(
        _ titles: [String], selection: Int, onSelect: (@MainActor (_ tab: Int) -> Void)? = nil
    ) {
        self.titles = titles
        self.selection = selection
        self.onSelect = onSelect
    }

    package func request(in space: Size) -> SizeRequest {
        let width = titles.indices.reduce(0) { $0 + TextWidth.of(text(of: $1)) + 1 }
        return SizeRequest(Size(width: max(0, width - 1), height: 1))
    }

    package func draw(on canvas: Canvas) {
        var x = 0
        for tab in titles.indices {
            let text = text(of: tab)
            let width = TextWidth.of(text)
            canvas.write(text, x: x, y: 0, width: canvas.size.width - x)
            if let onSelect {
                let area = Rect(x: x, y: 0, width: width, height: 1)
                canvas.onClick(in: area, { _ in onSelect(tab) })
            }
            x += width + 1
        }
    }

    private func text(of tab: Int) -> StyledText {
        let digit = tab < 9 ? "\(tab + 1) " : ""
        if tab == selection {
            let style = Style(.accent, attributes: [.bold, .underline])
            return StyledText(" \(digit)", .accent) + StyledText(titles[tab], style) + " "
        }
        return StyledText(" \(digit)", .faint) + StyledText(titles[tab] + " ", .muted)
    }
}
