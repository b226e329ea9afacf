/// What stands where there is nothing to show: why, and what to do about it.
package struct EmptyState: View {
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

    package func request(in space: Size) -> SizeRequest {
        content(.everything).request(in: space)
    }

    package func draw(on canvas: Canvas) {
        let detail = Detail.allCases.first {
            stack($0).request(in: canvas.size.shrunk(width: 4)).size.height <= canvas.size.height
        }
        content(detail ?? .title).draw(on: canvas)
    }

    /// How much of it fits; the title goes last.
    private enum Detail: Int, CaseIterable {
        case everything, words, wordsWithoutGaps, advice, title
    }

    private func content(_ detail: Detail) -> some View {
        stack(detail).fill(alignment: .center).padding(horizontal: 2)
    }

    @ViewBuilder private func stack(_ detail: Detail) -> some View {
        VStack(alignment: .center) {
            if !symbol.isEmpty, detail == .everything {
                Text(symbol)
                Text("")
            }
            Text(title, .header)
            if !explanation.isEmpty, detail.rawValue < Detail.advice.rawValue {
                Text(explanation, .muted).wrapped(to: Self.measure).aligned(.center)
            }
            if !advice.isEmpty, detail != .title {
                if detail.rawValue < Detail.wordsWithoutGaps.rawValue { Text("") }
                Text(advice).wrapped(to: Self.measure).aligned(.center)
            }
        }
    }
}
