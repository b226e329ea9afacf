import Gaps
import PreviewKit

await PreviewGallery.main(GapsPreviews.self)
