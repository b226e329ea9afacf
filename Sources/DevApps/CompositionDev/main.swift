import Composition
import PreviewKit

await PreviewGallery.main(CompositionPreviews.self)
