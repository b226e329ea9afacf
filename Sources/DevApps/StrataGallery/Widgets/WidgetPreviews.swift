import ScreenPreviews
import TerminalUI

/// The views that screens are put together from, each in the states that it has.
enum WidgetPreviews: String, PreviewList {
    case everything

    static var story: String { "Widgets" }

    func makeScreen(in context: PreviewContext) -> any Screen { WidgetScreen() }

    static var components: [Preview] {
        rows + pictures + sources + words + frames + fields
    }
}

/// Many of them together, to compare themes and numbers of colours.
private final class WidgetScreen: Screen {
    var title: String { "Widgets" }

    var body: any View {
        Split.columns(.fraction(0.5)) {
            VStack {
                Panel("Panel", note: "note", footer: "1 of 3", isFocused: true) {
                    WidgetPreviews.tree(isFocused: true)
                }
                .frame(height: 8)
                Panel("Another") { WidgetPreviews.table(isFocused: false) }
            }
        } right: {
            VStack {
                WidgetPreviews.roles
                Divider(title: "Pictures")
                ProgressBar(0.6)
                Sparkline([3, 5, 2, 8, 9, 4, 6, 7, 1, 3])
                BarChart(WidgetPreviews.bars).frame(height: 4)
                Divider(title: "Source")
                Code(WidgetPreviews.code)
            }
        }
    }
}
