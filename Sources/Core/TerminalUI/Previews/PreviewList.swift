/// The states of a feature that are worth looking at, as an enum with one case for each.
///
/// The same list feeds the dev app, the snapshot tests and the pictures in the documentation.
@MainActor package protocol PreviewList: CaseIterable, RawRepresentable
where RawValue == String, AllCases == [Self] {
    /// What the states are states of, such as `Violations`.
    static var story: String { get }

    /// The screen in this state. What its router is asked is noted, not followed.
    func makeScreen(log: RouteLog) -> any Screen
}

/// One state of one feature.
@MainActor package struct Preview: Identifiable {
    /// What it is a state of.
    package nonisolated let story: String
    /// Which state it is.
    package nonisolated let state: String
    /// The screen in this state.
    package let makeScreen: (RouteLog) -> any Screen

    package nonisolated var id: String { story + "/" + state }

    /// A state; `makeScreen` makes its screen afresh each time.
    package init(story: String, state: String, makeScreen: @escaping (RouteLog) -> any Screen) {
        self.story = story
        self.state = state
        self.makeScreen = makeScreen
    }

    /// The states of a feature, in the order of its list.
    package static func all<List: PreviewList>(of list: List.Type) -> [Preview] {
        List.allCases.map { item in
            Preview(story: List.story, state: item.rawValue) { item.makeScreen(log: $0) }
        }
    }
}
