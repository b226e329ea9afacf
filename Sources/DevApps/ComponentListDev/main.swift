import ComponentList
import PreviewKit

await PreviewGallery.main(ComponentListPreviews.self)
