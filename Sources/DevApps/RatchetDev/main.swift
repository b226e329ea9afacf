import PreviewKit
import Ratchet

await PreviewGallery.main(RatchetPreviews.self)
