import Architecture
import Codebase

/// The files of a module that put the rest together, so that they stay: entry points, with what
/// property lists name, composition roots, and what names more than nearly all others do.
func entryFiles(of graph: FileGraph, names: RuntimeNames) -> Set<Int> {
    let starts = names.starts(in: graph.module.id)
    let most = max(20, graph.files.count / 10)
    return Set(
        graph.files.indices.filter { number in
            let file = graph.files[number]
            return file.name == "main.swift" || file.isNamedEntry
                || graph.facts[number].hasEntryType
                || graph.facts[number].declares(oneOf: starts)
                || graph.outgoing[number].count >= most
        })
}

extension RelativePath {
    fileprivate var isNamedEntry: Bool {
        ["AppDelegate", "SceneDelegate", "CompositionRoot", "DependencyContainer"].contains {
            name.hasPrefix($0)
        }
    }
}
