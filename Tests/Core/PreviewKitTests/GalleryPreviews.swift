import ScreenPreviews
import TerminalUI

@testable import PreviewKit

/// The states of the gallery itself.
enum GalleryPreviews: String, PreviewList {
    case start, inThePreview, larger, zoomed, small, light, sixteenColors, filtered, nothingFound
    case thumbnails, thumbnailsFiltered, variants, knobs, changedKnobs, figures, whole, wideNames

    static var story: String { "Gallery" }

    func makeScreen(in context: PreviewContext) -> any Screen {
        GalleryScreen(title: "FruitsDev", viewModel: .fake(position))
    }

    private var position: GalleryPosition {
        var position = GalleryPosition()
        switch self {
        case .start: break
        case .inThePreview:
            position.preview = "typing"
            position.keyboard = .preview
        case .larger: position.size = .fixed(Size(width: 300, height: 90))
        case .zoomed: position.isZoomed = true
        case .small: position.size = .fixed(Size(width: 60, height: 15))
        case .light: position.appearance = .light
        case .sixteenColors: position.depth = .ansi16
        case .filtered: position.filter = "load"
        case .nothingFound: position.filter = "xyz"
        case .thumbnails: position.isGrid = true
        case .thumbnailsFiltered:
            position.isGrid = true
            position.filter = "pri"
        case .variants:
            position.preview = "loaded"
            position.showsVariants = true
        case .knobs, .changedKnobs:
            position.preview = "any"
            position.keyboard = .knobs
            guard self == .changedKnobs else { break }
            position.knobs = ["Fruits.Price/any": ["ripe": "true", "season": "autumn"]]
        case .figures:
            position.preview = "loaded"
            position.showsFigures = true
        case .whole:
            position.size = .fixed(Size(width: 300, height: 90))
            position.isWhole = true
        case .wideNames:
            position.preview = "plain"
            position.names = .wide
        }
        return position
    }
}

extension GalleryViewModel {
    /// A gallery of fruits and vegetables on a dark terminal that shows all colours.
    static func fake(_ position: GalleryPosition = GalleryPosition()) -> GalleryViewModel {
        GalleryViewModel(
            previews: Preview.all(of: FakePreviews.self) + Preview.all(of: OtherPreviews.self),
            position: position, native: NativeColors(appearance: .dark, depth: .trueColor),
            showsTimes: false)
    }
}
