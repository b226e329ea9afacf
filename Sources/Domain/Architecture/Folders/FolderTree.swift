import Codebase

/// The folders of one module with the sources in them.
struct FolderTree {
    /// A folder that stands for itself among the folders of its module.
    struct Unit: Equatable {
        /// The folder.
        let path: RelativePath
        /// Its sources: all below it, but for those in other units.
        let files: [RelativePath]
    }

    private let path: RelativePath
    private let files: [RelativePath]
    private let children: [FolderTree]
    private let count: Int

    /// The tree below the innermost folder that holds all files.
    ///
    /// - Parameter files: Some files, in path order.
    init(of files: [RelativePath]) {
        let root = (files.first?.parent ?? .root).widened(toHold: files)
        self.init(path: root, files: files[...])
    }

    private init(path: RelativePath, files: ArraySlice<RelativePath>) {
        let depth = path.isRoot ? 0 : path.string.utf8.count + 1
        var direct: [RelativePath] = []
        var children: [FolderTree] = []
        var rest = files
        while let file = rest.first {
            let name = file.string.utf8.dropFirst(depth).prefix { $0 != UInt8(ascii: "/") }
            guard name.endIndex < file.string.utf8.endIndex else {
                direct.append(rest.removeFirst())
                continue
            }
            let folder = RelativePath(String(file.string[..<name.endIndex]))
            let below = rest.prefix { $0.isInside(folder) }
            children.append(FolderTree(path: folder, files: below))
            rest = rest.dropFirst(below.count)
        }
        self.path = path
        self.files = direct
        self.children = children
        count = files.count
    }

    /// The innermost folder that holds all files.
    var root: RelativePath { path }

    /// The folders that say how the module is made up: those directly below its root; what they
    /// hold in the place of one that holds nearly everything, one that is called after many
    /// features, and one with a presentation, a domain or a data layer of its own.
    ///
    /// Every file is in exactly one.
    var units: [Unit] {
        let own = files.isEmpty ? [] : [Unit(path: path, files: files)]
        return own + children.flatMap { $0.parts(of: count, depth: 1) }
    }

    /// How many folders deep units are looked for; what is deeper belongs to the unit around it.
    /// Chosen by judgement.
    private static let deepest = 6

    private func parts(of total: Int, depth: Int) -> [Unit] {
        guard !children.isEmpty, depth < Self.deepest, isMadeOfParts(of: total) else {
            return [Unit(path: path, files: allFiles)]
        }
        let own = files.isEmpty ? [] : [Unit(path: path, files: files)]
        return own + children.flatMap { $0.parts(of: total, depth: depth + 1) }
    }

    private func isMadeOfParts(of total: Int) -> Bool {
        if count * 10 >= total * 7 { return true }
        if LayerWords.holdsFeatures(folder: path.name) { return children.count > 1 }
        let own = LayerWords.category(ofFolder: path.name, isInside: true)
        guard own == nil || own == .features else { return false }
        return Set(children.compactMap { LayerWords.part(ofFolder: $0.path.name) }).count > 1
    }

    private var allFiles: [RelativePath] { files + children.flatMap(\.allFiles) }
}
