import PreviewKit
import Violations

await PreviewGallery.main(ViolationsPreviews.self)
