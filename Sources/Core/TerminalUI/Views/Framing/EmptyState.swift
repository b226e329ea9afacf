/// What stands where there is nothing to show: why, and what to do about it.
package struct EmptyState: CompositeView {
    private let symbol: StyledText
    private let title: String
    private let explanation: String
    private let advice: StyledText

    /// Longer lines are hard to read.
    private static let measure = 64

    /// A message in the middle of the room.
    ///
    /// - Parameters:
    ///   - title: What is the case, in a few words.
    ///   - symbol: A sign above it.
    ///   - explanation: Why, in a sentence.
    ///   - advice: What to do next, with the key that does it.
    package init(
        _ title: String, symbol: StyledText = "", explanation: String = "",
        advice: StyledText = ""
    ) {
        self.title = title
        self.symbol = symbol
        self.explanation = explanation
        self.advice = advice
    }

    package var body: some View {
        VStack(alignment: .center) {
            if !symbol.isEmpty {
                Text(symbol)
                Text("")
            }
            Text(title, .header)
            if !explanation.isEmpty {
                Text(explanation, .muted).wrapped(to: Self.measure).aligned(.center)
            }
            if !advice.isEmpty {
                Text("")
                Text(advice).wrapped(to: Self.measure).aligned(.center)
            }
        }
        .fill(alignment: .center)
        .padding(horizontal: 2)
    }
}
