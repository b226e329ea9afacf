import TerminalUI

/// One state of a screen, or of a part of one.
@MainActor package struct Preview: Identifiable {
    /// What it is a state of.
    package nonisolated let story: String
    /// Which state it is.
    package nonisolated let state: String
    /// The size of a part of a screen, which is drawn without bars around it; `nil` for a screen.
    package let partSize: Size?
    /// Makes the screen, or a screen around the part, afresh each time.
    package let makeScreen: (PreviewContext) -> any Screen

    package nonisolated var id: String { story + "/" + state }

    /// A state of a whole screen; `makeScreen` makes it afresh each time.
    package init(story: String, state: String, makeScreen: @escaping (RouteLog) -> any Screen) {
        self.init(story: story, state: state, partSize: nil) { makeScreen($0.log) }
    }

    init(
        story: String, state: String, partSize: Size?,
        makeScreen: @escaping (PreviewContext) -> any Screen
    ) {
        self.story = story
        self.state = state
        self.partSize = partSize
        self.makeScreen = makeScreen
    }

    /// The states of a feature in the order of its list, then those of its parts.
    package static func all<List: PreviewList>(of list: List.Type) -> [Preview] {
        screens(of: list) + List.components
    }

    private static func screens<List: PreviewList>(of list: List.Type) -> [Preview] {
        List.allCases.map { item in
            Preview(story: List.story, state: item.rawValue, partSize: nil) {
                item.makeScreen(in: $0)
            }
        }
    }
}
