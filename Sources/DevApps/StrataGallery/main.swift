import ModuleDetail
import Modules
import Overview
import PreviewKit
import Violations
import Workspaces

await PreviewGallery.main(
    OverviewPreviews.self,
    ModulesPreviews.self,
    ModuleDetailPreviews.self,
    ViolationsPreviews.self,
    WorkspacesPreviews.self
)
