import Layers
import PreviewKit

await PreviewGallery.main(LayersPreviews.self)
