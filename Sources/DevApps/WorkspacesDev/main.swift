import PreviewKit
import Workspaces

await PreviewGallery.main(WorkspacesPreviews.self)
