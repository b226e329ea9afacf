import Inversion
import PreviewKit

await PreviewGallery.main(InversionPreviews.self)
