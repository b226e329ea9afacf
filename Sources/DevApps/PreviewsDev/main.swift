import Previews
import PreviewKit

await PreviewGallery.main(PreviewsPreviews.self)
