import Extraction
import PreviewKit

await PreviewGallery.main(ExtractionPreviews.self)
