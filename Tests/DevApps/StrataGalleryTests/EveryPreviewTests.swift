import TerminalUI
import Testing

@testable import StrataGallery

/// Every preview in every variant: it must not trap, keep to its place, and come to rest.
@MainActor @Suite struct EveryPreviewTests {
    private static let sizes = [(60, 15), (80, 24), (120, 40), (200, 60)]
        .map { Size(width: $0.0, height: $0.1) }
    private static let depths: [ColorDepth] = [.none, .ansi16, .indexed256, .trueColor]

    private let previews = AllPreviews.lists.flatMap { Self.all(of: $0) }

    private static func all<List: PreviewList>(of list: List.Type) -> [Preview] {
        Preview.all(of: list)
    }

    @Test func noTwoPreviewsHaveTheSameName() {
        #expect(Set(previews.map(\.id)).count == previews.count)
    }

    @Test func everyPreviewComesToRestInEverySize() async {
        for preview in previews {
            for size in sizes(of: preview) {
                let stage = PreviewStage(preview, size: size)
                #expect(await stage.settle(quietTurns: 5), "\(preview.id) at \(size)")
                stage.close()
            }
        }
    }

    @Test func everyPreviewComesToRestWithOtherNames() async {
        for preview in previews {
            for names in [SampleNames.wide, .long] {
                let size = preview.partSize ?? Size(width: 80, height: 24)
                let stage = PreviewStage(preview, size: size, names: names)
                #expect(await stage.settle(quietTurns: 5), "\(preview.id), \(names) names")
                stage.close()
            }
        }
    }

    @Test func everyPreviewCanBeShownInEveryNumberOfColours() async {
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
        guard let own = preview.partSize else { return Self.sizes }
        return [own.width / 2, own.width, own.width * 3 / 2]
            .map { Size(width: max(1, $0), height: own.height) }
    }
}
