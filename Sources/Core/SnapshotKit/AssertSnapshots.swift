import ScreenPreviews
import TerminalUI
import Testing

/// Compares every state of a feature with the text files in `Snapshots` beside the test.
///
/// ```swift
/// @Suite struct ViolationsSnapshotTests {
///     @Test func everyStateLooksAsRecorded() async {
///         await assertSnapshots(of: ViolationsPreviews.self)
///     }
/// }
/// ```
///
/// Each state of the screen is drawn as the program would draw it, with top and bottom bar; each
/// state of a part of it in the part's own size, in a folder for each story. Both are drawn too where
/// there is hardly any room, where they must only keep to their place. Files of states and folders of
/// stories that are no more fail, so there is one call for each list.
/// `RECORD_SNAPSHOTS=1 swift test --filter …` records, and fails.
///
/// - Parameters:
///   - list: The states.
///   - sizes: The terminals on which they are shown.
///   - looks: States to show at 80x24 in exact colours too.
///   - others: Stories that other tests in the same folder compare.
@MainActor package func assertSnapshots<List: PreviewList & Hashable>(
    of list: List.Type, sizes: [Size] = SnapshotSuite.sizes,
    also looks: [SnapshotLook: [List]] = [:], besides others: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let extra = looks.mapValues { $0.map(\.rawValue) }
    let suite = SnapshotSuite(
        story: List.story, previews: Preview.all(of: list), sizes: sizes, looks: extra,
        others: others, place: .of(sourceLocation))
    for problem in await suite.problems() {
        Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
}
