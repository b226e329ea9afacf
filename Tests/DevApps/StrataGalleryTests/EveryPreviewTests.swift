import ScreenPreviews
import TerminalUI
import Testing
import Tiers

@testable import StrataGallery

/// Every preview in every variant: it must not trap, keep to its place, and come to rest.
@MainActor @Suite struct EveryPreviewTests {
    /// The least size that screens are made for; their snapshot tests draw the larger ones.
    private static let least = Size(width: 60, height: 15)
    private static let depths: [ColorDepth] = [.none, .ansi16, .indexed256, .trueColor]

    private let previews = AllPreviews.lists.flatMap { Self.all(of: $0) }

    private static func all<List: PreviewList>(of list: List.Type) -> [Preview] {
        Preview.all(of: list)
    }

    @Test func `no two previews have the same name`() {
        #expect(Set(previews.map(\.id)).count == previews.count)
    }

    @Test(.long) func `every preview comes to rest in sizes that no snapshot has`() async {
        for preview in previews {
            for size in sizes(of: preview) {
                let stage = PreviewStage(preview, size: size)
                #expect(await stage.settle(quietTurns: 5), "\(preview.id) at \(size)")
                stage.close()
            }
        }
    }

    @Test(.long) func `every preview comes to rest with other names`() async {
        for preview in previews {
            for names in [SampleNames.wide, .long] {
                let size = preview.partSize ?? Size(width: 80, height: 24)
                let stage = PreviewStage(preview, size: size, names: names)
                #expect(await stage.settle(quietTurns: 5), "\(preview.id), \(names) names")
                stage.close()
            }
        }
    }

    @Test(.long) func `every preview can be shown in every number of colours`() async {
        for preview in previews {
            let stage = PreviewStage(preview, size: preview.partSize ?? Size(width: 80, height: 24))
            await stage.settle(quietTurns: 5)
            for appearance in [Theme.Appearance.dark, .light] {
                for depth in Self.depths {
                    let theme = Theme.standard(appearance, for: depth)
                    let shown = stage.buffer.resolved(with: theme, for: depth)
                    #expect(shown.size == stage.buffer.size)
                    #expect(shown.text == stage.buffer.text || depth == .none, "\(preview.id)")
                }
            }
            stage.close()
        }
    }

    private func sizes(of preview: Preview) -> [Size] {
        guard let own = preview.partSize else { return [Self.least] }
        return [own.width / 2, own.width * 3 / 2]
            .map { Size(width: max(1, $0), height: own.height) }
    }
}
