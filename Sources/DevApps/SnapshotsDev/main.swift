import PreviewKit
import Snapshots

await PreviewGallery.main(SnapshotsPreviews.self)
