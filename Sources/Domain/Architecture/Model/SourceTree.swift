/// The files of a codebase that are its own: neither ignored nor generated nor vendored.
package struct SourceTree: Equatable, Sendable {
    /// The absolute path of the codebase's folder.
    package let root: String
    /// Every file, in path order; one that several links reach stands under its own path only.
    package let files: [RelativePath]
    /// Links to folders inside the codebase, with what they lead to.
    package let links: [RelativePath: RelativePath]
    /// What could not be listed.
    package let incomplete: [IncompleteItem]

    /// A tree as a lister found it.
    package init(
        root: String,
        files: [RelativePath],
        links: [RelativePath: RelativePath] = [:],
        incomplete: [IncompleteItem] = []
    ) {
        self.root = root
        self.files = files.sorted()
        self.links = links
        self.incomplete = incomplete
    }

    /// The Swift files, manifests included, in path order.
    package var swiftFiles: [RelativePath] { files.filter { $0.fileExtension == "swift" } }

    /// The files inside a folder, in path order.
    package func files(inside folder: RelativePath) -> ArraySlice<RelativePath> {
        let start = files.partitioningIndex { !($0 < folder) }
        let rest = files[start...]
        let end = rest.partitioningIndex { !$0.isInside(folder) }
        return files[start..<end]
    }
}

extension RandomAccessCollection {
    /// The first position from which on the predicate holds; the collection must be partitioned by
    /// it.
    func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
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
