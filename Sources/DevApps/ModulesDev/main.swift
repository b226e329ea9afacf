import Modules
import PreviewKit

await PreviewGallery.main(ModulesPreviews.self)
