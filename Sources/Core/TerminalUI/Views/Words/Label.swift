/// A symbol and a text beside it.
package struct Label: CompositeView {
    private let symbol: StyledText
    private let text: StyledText

    /// A text after a symbol.
    package init(_ symbol: StyledText, _ text: StyledText) {
        self.symbol = symbol
        self.text = text
    }

    /// A text after the symbol of a tone.
    package init(_ tone: Tone, _ text: StyledText) {
        self.init(tone.mark, text)
    }

    package var body: some View {
        Text(symbol + " " + text)
    }
}
