/// The files of a codebase that are its own: neither ignored nor generated nor vendored.
package struct SourceTree: Sendable {
    /// The absolute path of the codebase's folder.
    package let root: String
    /// Every file, in path order; one that several links reach stands under its own path only.
    package let files: [RelativePath]
    /// The Swift files, manifests included, in path order.
    package let swiftFiles: [RelativePath]
    /// What stands in them.
    package private(set) var contents: any SourceContents
    /// Links to folders inside the codebase, with what they lead to.
    package let links: [RelativePath: RelativePath]
    /// What could not be listed.
    package let incomplete: [IncompleteItem]
    /// What was not listed and hides no source of the codebase.
    package let notes: [IncompleteItem]
    /// The projects and manifests that are there and left out because git is told to, in path order.
    package let ignoredProjects: [IgnoredProject]
    /// How many Swift files git tracks that were left out as copies of others' code.
    package let vendored: Int
    private var leftOut: @Sendable ([RelativePath]) -> Set<RelativePath>
    /// What is known of the places where nothing is read.
    private(set) var unread = UnreadPlaces()

    /// The most Swift files that are read, far more than one codebase has.
    package static let mostSwiftFiles = 80_000

    /// A tree as a lister found it.
    ///
    /// - Parameters:
    ///   - most: How many Swift files are kept, the first in path order; that there are more is told.
    ///   - contents: What stands in the files; by default nothing can be read.
    ///   - leftOut: Tells which of some paths are left out by rule, whether or not anything is there.
    package init(
        root: String,
        files: [RelativePath],
        contents: any SourceContents = NoContents(),
        links: [RelativePath: RelativePath] = [:],
        incomplete: [IncompleteItem] = [],
        notes: [IncompleteItem] = [],
        ignoredProjects: [IgnoredProject] = [],
        vendored: Int = 0,
        most: Int = Self.mostSwiftFiles,
        leftOut: @escaping @Sendable ([RelativePath]) -> Set<RelativePath> = { _ in [] }
    ) {
        let sorted = files.sorted()
        let swift = sorted.filter(\.isSwift)
        let kept = swift.prefix(most)
        let excess = Set(swift.dropFirst(most))
        self.root = root
        self.files = excess.isEmpty ? sorted : sorted.filter { !excess.contains($0) }
        swiftFiles = Array(kept)
        self.contents = contents
        self.links = links
        self.incomplete =
            incomplete + (excess.isEmpty ? [] : [Self.tooMany(swift.count, most)])
        self.notes = notes
        self.ignoredProjects = ignoredProjects.sorted { $0.path < $1.path }
        self.vendored = vendored
        self.leftOut = leftOut
    }

    private static func tooMany(_ count: Int, _ most: Int) -> IncompleteItem {
        IncompleteItem(
            path: .root,
            reason: "The folder holds \(count.grouped) Swift files, of which the first "
                + "\(most.grouped) are read. Choose a folder inside it.")
    }

    /// The same files, looked at through something else.
    ///
    /// - Parameter leftOut: Tells which of some paths are left out, in place of the tree.
    package func seen(
        through contents: any SourceContents,
        leftOut: @escaping @Sendable ([RelativePath]) -> Set<RelativePath>
    ) -> SourceTree {
        var tree = self
        tree.contents = contents
        tree.leftOut = leftOut
        tree.unread = UnreadPlaces()
        return tree
    }

    /// Those of some paths that are left out by rule, such as generated files that git is told to
    /// ignore; whether or not anything is there.
    package func leftOut(among paths: [RelativePath]) -> Set<RelativePath> { leftOut(paths) }

    /// The bytes of a file from its start, wherever an absolute path leads.
    ///
    /// - Parameters:
    ///   - path: An absolute path, in the codebase's folder or not.
    ///   - limit: The most bytes to read; 0 or more.
    /// - Throws: ``ContentError`` if there is no file or it cannot be read.
    package func bytes(at path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        let prefix = root == "/" ? root : root + "/"
        guard path.hasPrefix(prefix),
            let inside = RelativePath.root.resolving(String(path.dropFirst(prefix.count)))
        else { return try contents.bytes(outside: path, upTo: limit) }
        return try contents.bytes(of: inside, upTo: limit)
    }

    /// The files inside a folder, in path order.
    package func files(inside folder: RelativePath) -> ArraySlice<RelativePath> {
        let start = files.partitioningIndex { !($0 < folder) }
        let rest = files[start...]
        let end = rest.partitioningIndex { !$0.isInside(folder) }
        return files[start..<end]
    }
}

extension SourceTree: Equatable {
    package static func == (left: SourceTree, right: SourceTree) -> Bool {
        left.root == right.root && left.files == right.files && left.links == right.links
            && left.incomplete == right.incomplete && left.notes == right.notes
            && left.ignoredProjects == right.ignoredProjects
    }
}

extension RandomAccessCollection {
    /// The first position from which on the predicate holds; the collection must be partitioned by
    /// it.
    package func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
        var start = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(start, offsetBy: half)
            if predicate(self[middle]) {
                count = half
            } else {
                start = index(after: middle)
                count -= half + 1
            }
        }
        return start
    }
}
