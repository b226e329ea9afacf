import Architecture
import Codebase

/// Divides files that are called alike where the module is sorted into layers by its outermost
/// folders: the screens of an order and the rows of its table have the name in common, and a module
/// of both would be compiled with either.
struct DivideByLayer {
    /// Files of one layer.
    struct Part {
        /// The name of the folder of data or of the domain that holds them; nil for what else there is.
        let folder: String?
        /// The positions of the files, in the order given.
        let files: [Int]
    }

    private let graph: FileGraph
    /// How many folders are around all files of the module.
    private let depth: Int

    /// - Parameter graph: The files of the module.
    init(_ graph: FileGraph) {
        self.graph = graph
        depth = Self.depth(of: graph.files)
    }

    /// The files by the layers that they stand in.
    ///
    /// - Parameter files: The positions of the files, ascending.
    /// - Returns: The parts, what is no layer of its own first; all files as one part where they stand
    ///   in one layer, or in one folder that is sorted by itself, as a feature is.
    func parts(of files: [Int]) -> [Part] {
        let whole = [Part(folder: nil, files: files)]
        guard Self.depth(of: files.map { graph.files[$0] }) == depth else { return whole }
        let layers = Dictionary(grouping: files, by: layer)
        if layers.count == 1 { return whole }
        return layers.map(Part.init).sorted { ($0.folder ?? "") < ($1.folder ?? "") }
    }

    /// The outermost folder of a file in the module, where that is a layer below the screens.
    private func layer(of file: Int) -> String? {
        graph.files[file].parent.components.dropFirst(depth).first.map(String.init)
            .flatMap { isLayerBelowScreens(folder: $0) ? $0 : nil }
    }

    private static func depth(of files: [RelativePath]) -> Int {
        files.first?.parent.widened(toHold: files).components.count ?? 0
    }
}
