import Codebase

/// The files of a module that put the rest together, so that they stay: entry points,
/// composition roots, and what names more than nearly all others do.
func entryFiles(of graph: FileGraph) -> Set<Int> {
    let most = max(20, graph.files.count / 10)
    return Set(
        graph.files.indices.filter { number in
            let file = graph.files[number]
            return file.name == "main.swift" || file.isNamedEntry
                || graph.facts[number].inheritances.contains { clause in
                    clause.names.contains(where: entryTypes.contains)
                }
                || graph.outgoing[number].count >= most
        })
}

private let entryTypes: Set<String> = [
    "App", "SwiftUI.App", "UIApplicationDelegate", "UIWindowSceneDelegate",
    "NSApplicationDelegate", "UIResponder & UIApplicationDelegate", "WKExtensionDelegate",
    "AsyncParsableCommand", "WidgetBundle",
]

extension RelativePath {
    fileprivate var isNamedEntry: Bool {
        ["AppDelegate", "SceneDelegate", "CompositionRoot", "DependencyContainer"].contains {
            name.hasPrefix($0)
        }
    }
}
