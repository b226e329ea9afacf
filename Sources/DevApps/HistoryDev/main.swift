import History
import PreviewKit

await PreviewGallery.main(HistoryPreviews.self)
