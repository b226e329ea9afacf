import Graph
import PreviewKit

await PreviewGallery.main(GraphPreviews.self)
