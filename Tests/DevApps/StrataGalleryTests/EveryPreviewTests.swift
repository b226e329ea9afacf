import TerminalUI
import Testing

@testable import StrataGallery

@MainActor @Suite struct EveryPreviewTests {
    private let previews = AllPreviews.lists.flatMap { Self.all(of: $0) }

    private static func all<List: PreviewList>(of list: List.Type) -> [Preview] {
        Preview.all(of: list)
    }

    @Test func noTwoPreviewsHaveTheSameName() {
        #expect(Set(previews.map(\.id)).count == previews.count)
    }
}
