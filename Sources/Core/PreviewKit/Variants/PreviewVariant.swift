import ScreenPreviews
import TerminalUI

/// One way to look at a preview. What it says nothing about is as in the gallery.
struct PreviewVariant: Hashable, Sendable {
    /// What is different: `80x24`, `light`, `16 colours`.
    let title: String
    var size: Size?
    var appearance: Theme.Appearance?
    var depth: ColorDepth?
    var names: SampleNames?

    /// Variants that differ in the same thing.
    struct Group: Hashable, Sendable {
        let title: String
        let variants: [PreviewVariant]
    }

    /// All variants of a preview.
    @MainActor static func groups(of preview: Preview) -> [Group] {
        [
            Group(title: "Sizes", variants: sizes(of: preview).map(PreviewVariant.init)),
            Group(
                title: "Background",
                variants: [Theme.Appearance.dark, .light].map { appearance in
                    PreviewVariant(title: appearance.name, appearance: appearance)
                }),
            Group(
                title: "Colours",
                variants: ColorDepth.all.map { PreviewVariant(title: $0.title, depth: $0) }),
            Group(
                title: "Names",
                variants: SampleNames.allCases.map { names in
                    PreviewVariant(title: "\(names.rawValue) names", names: names)
                }),
        ]
    }

    /// Those of them that look different from how the preview is shown usually, by the words that
    /// the command line has for them.
    @MainActor static func words(for preview: Preview) -> [String] {
        sizes(of: preview).map { "\($0)" } + ["light", "none", "16", "256", "wide", "long"]
    }

    private init(_ size: Size) {
        self.init(title: "\(size)", size: size)
    }

    init(
        title: String, size: Size? = nil, appearance: Theme.Appearance? = nil,
        depth: ColorDepth? = nil, names: SampleNames? = nil
    ) {
        self.title = title
        self.size = size
        self.appearance = appearance
        self.depth = depth
        self.names = names
    }

    @MainActor private static func sizes(of preview: Preview) -> [Size] {
        guard let own = preview.partSize else {
            return [Application.leastSize] + PreviewSize.steps.compactMap(\.fixed)
        }
        let widths = [max(1, own.width / 2), own.width, own.width * 3 / 2]
        return widths.map { Size(width: $0, height: own.height) }
    }
}
