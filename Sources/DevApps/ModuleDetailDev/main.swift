import ModuleDetail
import PreviewKit

await PreviewGallery.main(ModuleDetailPreviews.self)
