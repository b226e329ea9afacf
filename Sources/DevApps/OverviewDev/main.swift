import Overview
import PreviewKit

await PreviewGallery.main(OverviewPreviews.self)
