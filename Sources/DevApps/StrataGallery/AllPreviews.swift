import Previews
import Composition
import DevAppList
import Extraction
import Gaps
import Graph
import Health
import History
import Inversion
import Layers
import ModuleDetail
import Modules
import Overview
import Ratchet
import ScreenPreviews
import Snapshots
import TerminalUI
import Violations
import Workspaces

/// Everything that has previews. A new feature is one line here, and its import.
enum AllPreviews {
    static let lists: [any PreviewList.Type] = [
        HealthPreviews.self,
        OverviewPreviews.self,
        GraphPreviews.self,
        GapsPreviews.self,
        ModulesPreviews.self,
        ModuleDetailPreviews.self,
        ViolationsPreviews.self,
        RatchetPreviews.self,
        HistoryPreviews.self,
        InversionPreviews.self,
        ExtractionPreviews.self,
        LayersPreviews.self,
        DevAppListPreviews.self,
        PreviewsPreviews.self,
        SnapshotsPreviews.self,
        CompositionPreviews.self,
        WorkspacesPreviews.self,
        WidgetPreviews.self,
    ]
}
