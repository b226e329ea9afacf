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

    let graph: FileGraph

    /// - Parameter files: The positions of the files, ascending.
    /// - Returns: The parts, what is no layer of its own first; all files as one part where they stand
    ///   in one layer, or in one folder that is sorted by itself, as a feature is.
    func callAsFunction(_ files: [Int]) -> [Part] {
        let paths = files.map { graph.files[$0].parent.components }
        let common = Self.shared(by: paths)
        let folders = paths.map { path in
            path.dropFirst(common).first.map(String.init).flatMap { folder in
                isLayerBelowScreens(folder: folder) ? folder : nil
            }
        }
        let others = Part(folder: nil, files: zip(files, folders).filter { $1 == nil }.map(\.0))
        let names = Set(folders.compactMap(\.self)).sorted()
        guard !others.files.isEmpty || names.count > 1, common <= sharedByAll else {
            return [Part(folder: nil, files: files)]
        }
        let layers = names.map { name in
            Part(folder: name, files: zip(files, folders).filter { $1 == name }.map(\.0))
        }
        return (others.files.isEmpty ? [] : [others]) + layers
    }

    /// How many folders the paths of all files of the module begin with.
    private var sharedByAll: Int { Self.shared(by: graph.files.map(\.parent.components)) }

    private static func shared(by paths: [[Substring]]) -> Int {
        guard let first = paths.first else { return 0 }
        return paths.dropFirst().reduce(first.count) { count, path in
            min(count, zip(first, path).prefix { $0 == $1 }.count)
        }
    }
}
