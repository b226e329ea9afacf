import Health
import PreviewKit

await PreviewGallery.main(HealthPreviews.self)
