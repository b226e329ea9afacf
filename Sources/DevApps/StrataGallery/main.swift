import PreviewKit

await PreviewGallery.main(AllPreviews.lists)
