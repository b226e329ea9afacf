import PreviewKit
import DevAppList

await PreviewGallery.main(DevAppListPreviews.self)
