extension TableColumn {
    /// The heading, with the letter that sorts by it underlined.
    var heading: StyledText {
        let style = Style(.header)
        guard let letter, let place = title.firstIndex(where: { $0.uppercased() == "\(letter)" })
        else { return StyledText(title, style) }
        let rest = title[title.index(after: place)...]
        return StyledText(String(title[..<place]), style)
            + StyledText(String(title[place]), Style(.header, attributes: .underline))
            + StyledText(String(rest), style)
    }
}
