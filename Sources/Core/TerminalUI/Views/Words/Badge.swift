/// A short word or number set off from the text around it.
package struct Badge: CompositeView {
    private let text: String
    private let color: Color

    /// A word in a colour; without colour it stands in reverse.
    package init(_ text: String, _ color: Color = .accent) {
        self.text = text
        self.color = color
    }

    package var body: some View {
        Text(" \(text) ", Style(color, attributes: .reverse)).truncated(.clip)
    }
}
