import Architecture
import Codebase

/// The parts of a module, as plans see them: folders, and files that stand in none.
package struct FileGroups: Sendable {
    private let names: [RelativePath: String]

    /// - Parameters:
    ///   - module: The module.
    ///   - analysis: A finished analysis of modules.
    package init(of module: Module, in analysis: Analysis) {
        self.init(of: FileGraph(of: module, in: analysis))
    }

    init(of graph: FileGraph) {
        let outermost = FindSeeds(graph: graph).folders.sorted {
            ($1.files.count, $0.name) < ($0.files.count, $1.name)
        }
        var names: [RelativePath: String] = [:]
        for seed in outermost {
            for file in seed.files where names[graph.files[file]] == nil {
                names[graph.files[file]] = seed.name
            }
        }
        self.names = names
    }

    /// The largest folder that holds a file and at most half of the module; else the file's own
    /// name.
    package func name(of file: RelativePath) -> String { names[file] ?? file.name }
}
