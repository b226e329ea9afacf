import Architecture
import Codebase
import FeatureKit
import Observation
import Samples
import TerminalUI

/// A list of modules on which a test acts as a person would.
@MainActor final class ListStory: SurveyModel {
    let source: ChangingSource
    let content: SurveyedList<Counting>

    init(
        _ state: AnalysisState = .starting(AnalysisProgress(step: .listing)),
        executor: (any TaskExecutor)? = nil
    ) {
        MainQueue.mark()
        source = ChangingSource(state)
        content = SurveyedList(Counting(), of: source, executor: executor)
    }

    var names: [String] { rows.map(\.id) }

    /// Hands out an analysis of modules with these names, and waits until it is shown.
    func show(_ names: String...) async {
        source.yield(.complete(.listing(names)))
        await until { Set($0.table) == Set(names) }
    }

    /// Waits until something is so.
    func until(_ condition: @escaping @MainActor (ListStory) -> Bool) async {
        while !condition(self) {
            await withCheckedContinuation { continuation in
                withObservationTracking {
                    _ = (phase, table, rows, list)
                } onChange: {
                    Task { @MainActor in continuation.resume() }
                }
            }
        }
    }
}

extension Analysis {
    /// An analysis of modules with nothing in them.
    static func listing(_ names: [String]) -> Analysis {
        let modules = names.map { name in
            Module(
                id: ModuleID(rawValue: "::" + name), name: name, moduleName: name, kind: .library,
                role: .core, origin: .swiftpm, container: .root, manifest: "Package.swift",
                path: RelativePath("Sources/" + name), sources: [], dependencies: [])
        }
        return Analysis(
            codebase: Codebase(root: "/codebase", modules: modules),
            graph: ModuleGraph(nodes: [], edges: []),
            configuration: LayerConfiguration(source: .inferred, layers: []),
            assignment: LayerAssignment(layers: [:]), violations: [], facts: [:],
            isComplete: true, incomplete: [], milliseconds: 1)
    }
}
