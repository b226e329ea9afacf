import ScreenPreviews
import TerminalUI

/// A row of the gallery's list.
enum GalleryRow {
    /// What the states below it are states of.
    case story(String)
    /// A state, and the letters of it that the filter matched.
    case preview(Preview, FilterMatch?)

    /// The preview, if it is the row of one.
    var preview: Preview? {
        if case .preview(let preview, _) = self { preview } else { nil }
    }
}
